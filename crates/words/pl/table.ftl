# Strona stołu, wokół części samej gry.

table-skip = Do twojego ruchu
table-title = { $game }
table-title-mine = ● Twoja kolej – { $game }
table-more = Ruchy słowami, linki, zasady
table-undo = Cofnij
table-undo-turn = Cofnij wszystko
table-moves = Wszystkie ruchy, słowo po słowie
table-moves-back = Od nowa
table-final = nie można cofnąć
table-typed = Ruch słowami
table-send = Zagraj
table-stale = Stół tymczasem się zmienił. Tak wygląda teraz.
table-nothing-to-undo = Nie ma czego cofnąć: cofać można do ostatniego losowania albo ruchu innego gracza.
table-not-now = Teraz nikt nie może wykonać ruchu.
table-offline = Serwer nie odpowiada. Ruch nie został wysłany; spróbuj ponownie.
table-line-of = Wiersz { $line } z { $lines }
table-back-to-now = Wróć do teraz
table-history = Historia
table-since = Od twojej ostatniej tury
table-play-it = odtwórz
table-replay = Powtórka
table-first = Na początek
table-back = Wiersz wstecz
table-play = Odtwarzaj stąd
table-on = Wiersz dalej
table-line = Wiersz
table-log-all = Cała historia
table-description = Plansza w słowach
table-invite = Linki do tego stołu
table-invite-free = Zaproś na wolne miejsce
table-record = Zapis gry
table-rules = Zasady
table-players = Gracze
table-you = ty
table-thinking = { $seat } myśli
table-waiting = Teraz gra { $seat }
table-once = tego nie da się cofnąć
table-won = Wygrywa { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}.
table-shared = Wspólne zwycięstwo: { $seats }, po { $points ->
    [one] 1 punkcie
    [few] { $points } punkty
   *[many] { $points } punktów
}.
table-hint = Podpowiedź
table-hint-best = Najlepsze ruchy i twoja szansa na wygraną
table-hint-best-alone = Najlepsze ruchy i punkty, na które możesz liczyć
table-hint-off = Przy tym stole gra się bez podpowiedzi.
table-hint-not-now = Podpowiedzi są dla tego, kto ma teraz wykonać ruch.
table-percent = { $count } %
table-about = ≈ { $count }
table-seats = Kto gra
table-let-bot = Niech gra bot
table-take-back = Wracam do gry
table-give-back = Oddaj miejsce
table-level-for = Poziom bota: { $name }
