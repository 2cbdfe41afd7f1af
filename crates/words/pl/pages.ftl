# Strony wokół stołu: początek, nowy stół, zaproszenia, koniec gry, przewodnik, ustawienia, kłopoty.

## Rama

page-uruk = Uruk
page-home-link = Uruk, na stronę główną
page-skip = Do treści
page-settings = Ustawienia
page-sound-on = Dźwięk włączony
page-sound-off = Dźwięk wyłączony
page-bell-on = Dam znać, gdy przyjdzie twoja kolej
page-bell-off = Daj mi znać, gdy przyjdzie moja kolej
page-theme-to-dark = Ciemny
page-theme-to-light = Jasny
page-rules = Zasady
page-new = Nowy stół
page-name = imię
page-copy = Kopiuj link
page-copied = Skopiowano
page-name-empty = Tu trzeba wpisać imię.
page-name-long = Imię może mieć najwyżej { $max } znaków.

## Czas

page-ago-now = przed chwilą
page-ago-minutes = { $count ->
    [one] minutę temu
    [few] { $count } minuty temu
   *[many] { $count } minut temu
}
page-ago-hours = { $count ->
    [one] godzinę temu
    [few] { $count } godziny temu
   *[many] { $count } godzin temu
}
page-ago-days = { $count ->
    [one] wczoraj
    [few] { $count } dni temu
   *[many] { $count } dni temu
}

## Ludzie i miejsca

page-seal-1 = Lew
page-seal-2 = Byk
page-seal-3 = Łucznik
page-seal-4 = Dzban
page-seal-5 = Orzeł
page-who-you = ty
page-who-guest = gość
page-who-nobody = czeka na kogoś
page-who-bot = bot, { $level }
page-who-short-me = Ja
page-who-short-here = Obok
page-who-short-link = Link
page-who-short-bot = Bot
page-who-short-empty = Nikt
page-who-about-me = twoje miejsce, na tym urządzeniu
page-who-about-here = ktoś obok ciebie, przy tym samym ekranie; kurtyna zasłania wasze ręce
page-who-about-link = ktoś na innym urządzeniu; dostaniesz link i kod QR do wysłania
page-who-about-bot = gra komputer na wybranym poziomie
page-who-about-empty = nikt tu nie siada

## Gry

page-game-players = Graczy:
page-game-time = Czas:

## Strona główna

page-home-title = Usiądź do gry w Uruk.
page-home-about = Wielkie gry o pierwszych cywilizacjach: ze znajomymi, przy jednym ekranie albo przeciw botom.
page-home-play = Zagraj teraz z botami
page-home-skip = Do twoich stołów
page-home-tables = Twoje stoły
page-home-facts = { $game } · { $lines ->
    [one] 1 wiersz
    [few] { $lines } wiersze
   *[many] { $lines } wierszy
} · { $ago }
page-home-mine = Twoja kolej
page-home-others = Teraz: { $name }
page-home-open = { $count ->
    [one] 1 wolne miejsce
    [few] { $count } wolne miejsca
   *[many] { $count } wolnych miejsc
}
page-home-place = { $place ->
    [1] Koniec: wygrana
   *[other] Koniec: miejsce { $place }.
}
page-home-over = Koniec
page-home-games = Gry
page-home-join = Dołącz przez link
page-home-join-about = Wklej zaproszenie; nie trzeba konta, wystarczy imię.
page-home-join-link = Link z zaproszenia
page-home-join-go = Dołącz
page-home-promise = Każde losowanie można sprawdzić
page-home-promise-about = Na początku gry widać skrót tajnego ziarna, na końcu samo ziarno: każdy może odtworzyć wszystkie losowania. Gry zostają zapisane w wierszach, które da się czytać.

## Nowy stół

page-new-skip = Do miejsc
page-new-game = Gra
page-new-seats = Miejsca
page-new-rules = Zasady
page-new-go = Otwórz stół
page-new-who = Kto gdzie siada
page-new-bots = Boty
page-new-level = poziom
page-new-seat = Miejsce { $seat }: { $name }
page-new-of-seat = { $what }: { $name }
page-new-link-about = dostanie własny link
page-new-empty-about = nikt
page-new-hints = Podpowiedzi
page-new-hints-about = Kto ma wykonać ruch, może zapytać o trzy najlepsze. Zwykle tylko tam, gdzie jedna osoba gra z botami.
page-hints-alone = dla jednej osoby
page-hints-on = zawsze
page-hints-off = nigdy
page-new-first-random = los
page-new-wrong = Stół nie jest jeszcze otwarty: coś się nie zgadza. Zaznaczono to poniżej.
page-new-no-game = Wybierz jedną z gier, w które można już zagrać.
page-new-players = Liczba graczy: od { $min } do { $max }; { $given ->
    [0] nikt jeszcze nie siedzi.
    [one] zajęte jest 1 miejsce.
    [few] zajęte są { $given } miejsca.
   *[many] zajętych jest { $given } miejsc.
}
page-new-twice = Już siedzisz przy tym stole; dla kogoś obok ciebie wybierz „Obok”.
page-new-no-level = Wybierz poziom tego bota.
page-new-first-empty = Miejsce { $seat } jest puste, więc nikt tam nie zacznie.
page-new-value = Takiej wartości nie może tu być.

## Zaproszenia

page-invite = Zaproszenie
page-invite-title = Zaproś znajomych
page-invite-waiting = { $count ->
    [0] Wszystkie miejsca są zajęte.
    [one] Jedno miejsce czeka na gracza. Pozostali mogą grać, aż przyjdzie jego kolej.
    [few] { $count } miejsca czekają na graczy. Pozostali mogą grać, aż przyjdzie ich kolej.
   *[many] { $count } miejsc czeka na graczy. Pozostali mogą grać, aż przyjdzie ich kolej.
}
page-invite-go = Do stołu
page-invite-qr = Kod QR z linkiem zaproszenia
page-invite-first = Miejsce zajmuje ten, kto pierwszy otworzy ten link. Wyślij go tylko jednej osobie.
page-invite-watch = Dla widzów
page-invite-watch-about = Ten link może dostać każdy: pokazuje to, co leży jawnie na stole, bez rąk graczy.
page-join = Zaproszenie
page-join-title = Zajmij miejsce: { $name }
page-join-yours = to miejsce jest twoje
page-join-rules = Jak grać
page-join-name = Twoje imię przy stole
page-join-go = Zajmij miejsce
page-join-watch = Chcę tylko patrzeć
page-join-taken = To miejsce jest już zajęte
page-join-taken-about = Ktoś otworzył ten link wcześniej. Poproś o inny osobę, która cię zaprosiła.

## Kurtyna

page-curtain = Teraz { $name }: przekaż urządzenie
page-curtain-about = Wszystkie ręce są zasłonięte. Podnieś kurtynę, gdy nikt inny nie patrzy.
page-curtain-lift = Gra { $name }, podnieś kurtynę

## Koniec gry

page-end-finished = koniec gry
page-end-wins = Wygrywa { $name }, wynik { $score }.
page-end-you = Wygrywasz z wynikiem { $score }.
page-end-shared = Wspólne zwycięstwo: { $names }, wynik { $score }.
page-end-missed = Wynik { $score }: tym razem za mało.
page-end-rematch = Rewanż
page-end-board = Zobacz planszę
page-end-result = Wynik
page-end-place = Miejsce
page-end-player = Gracz
page-end-score = wynik
page-end-this-counts = (liczy się)
page-end-story = Przebieg gry
page-end-chart = Wynik każdego gracza w ciągu gry, wierszy: { $lines }. Na końcu: { $scores }.
page-end-part = { $name }: punkty w ciągu gry
page-end-most = najwięcej: { $name } { $value }
page-end-figures = To samo w liczbach
page-end-line = wiersz
page-end-lines = { $count ->
    [one] 1 wiersz
    [few] { $count } wiersze
   *[many] { $count } wierszy
}
page-end-replay = Powtórka
page-end-from-start = Odtwórz od początku
page-end-record = Zapis gry
page-end-proof-checked = Losowania sprawdzone.
page-end-proof-open = Sprawdź losowania.
page-end-proof-about = Skrót było widać na początku; jest to skrót tego ziarna, a z ziarna wynika każde losowanie.
page-end-hash = skrót
page-end-seed = ziarno
page-end-verify = Do samodzielnego sprawdzenia z zapisem gry:
page-end-file = PLIK

## Przewodnik

page-guide = Jak grać: { $game }
page-guide-contents = Spis treści
page-guide-play = Zagraj teraz z botami

## Ustawienia

page-settings-save = Zapisz
page-settings-saved = Zapisano.
page-set-name = Imię
page-set-name-about = przy następnych stołach
page-set-lang = Język
page-set-lang-about = wszystkiego, co czytasz; inni zachowują swój
page-set-theme = Kolory
page-set-theme-about = jasne, ciemne albo tak jak na urządzeniu
page-set-sound = Dźwięk
page-set-sound-about = gdy przychodzi twoja kolej
page-set-motion = Ruch elementów
page-set-motion-about = wyłączony: elementy przeskakują, a znaki mówią, co się stało
page-set-confirm = Pytaj przed ruchem ostatecznym
page-set-confirm-about = tylko przy ruchach, których nie można cofnąć
page-set-pace = Tempo botów
page-set-pace-about = jak długo czekają przed ruchem
page-theme-auto = Urządzenie
page-theme-light = Jasne
page-theme-dark = Ciemne
page-switch-on = Tak
page-switch-off = Nie
page-pace-slow = Wolne
page-pace-normal = Ludzkie
page-pace-fast = Szybkie

## Kłopoty

page-error-back = Wróć do stołu
page-error-home = Strona główna
page-error-rule = Reguła
page-error-status = Kod
page-error-400 = Nie udało się tego odczytać
page-error-400-what = Żądanie było zniekształcone albo niepełne. Nic się nie zmieniło.
page-error-400-do = Wróć i spróbuj jeszcze raz; jeśli adres był wpisany ręcznie, sprawdź go.
page-error-403 = To nie jest twoje miejsce
page-error-403-what = Za dane miejsce może grać tylko ten, kto je zajmuje. Może zajęto je w innej przeglądarce albo ten link należy do kogoś innego.
page-error-403-do = Otwórz stół własnym linkiem z zaproszenia albo oglądaj grę jako widz.
page-error-404 = Tu nic nie ma
page-error-404-what = Pod tym adresem nie ma strony ani stołu. Stoły nie są usuwane, więc link jest pewnie niepełny.
page-error-404-do = Sprawdź link albo zacznij od strony głównej.
page-error-405 = Tak się nie da
page-error-405-what = Ten adres istnieje, ale oczekuje innego rodzaju żądania. Nic się nie zmieniło.
page-error-405-do = Wróć i użyj przycisków na stronie.
page-error-409 = Na stole coś się zmieniło
page-error-409-what = W międzyczasie ktoś wykonał albo cofnął ruch. Twój ruch nie został wykonany i nic nie przepadło.
page-error-409-do = Zobacz, jak stół wygląda teraz, i wybierz ponownie.
page-error-413 = To za dużo naraz
page-error-413-what = Żądanie było większe, niż potrzebuje stół. Nic się nie zmieniło.
page-error-413-do = Wyślij mniej.
page-error-422 = Ten ruch jest niedozwolony
page-error-422-what = Zasady na to tutaj nie pozwalają. Stół jest taki jak przedtem.
page-error-422-do = Wróć do stołu: pola, których możesz dotknąć, są podświetlone.
page-error-429 = Trochę wolniej, proszę
page-error-429-what = W krótkim czasie przyszło od ciebie zbyt wiele żądań albo masz zbyt wiele otwartych stołów.
page-error-429-do = Odczekaj kilka sekund albo dokończ któryś stół i spróbuj ponownie.
page-error-500 = Coś się u nas zepsuło
page-error-500-what = To nasza wina, nie twoja. Każdy potwierdzony ruch jest bezpieczny.
page-error-500-do = Spróbuj za chwilę. Jeśli to się powtórzy, opisz nam, co się działo.
page-error-503 = Stoły są chwilowo niedostępne
page-error-503-what = Baza danych nie odpowiada. Każdy potwierdzony ruch jest bezpieczny; nie wiadomo tylko, czy zapisał się ruch wykonany przed chwilą.
page-error-503-do = Spróbuj za chwilę i zanim powtórzysz ruch, spójrz na stół.
