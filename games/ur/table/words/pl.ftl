# Królewska Gra z Ur: wydarzenia, odmowy, pytania, opcje, strona, na co patrzą boty.

ur-name = Królewska Gra z Ur
ur-about = Doprowadź swoje pionki do domu na najstarszej planszy, na której wciąż umiemy grać.
ur-time = 5–15 min

ur-seat-1 = Lew
ur-seat-2 = Byk

ur-option-pieces = Pionki
ur-option-pieces-about = Ile pionków przeprowadza każdy gracz; im mniej, tym krótsza gra.
ur-option-pieces-3 = trzy
ur-option-pieces-5 = pięć
ur-option-pieces-7 = siedem

ur-event-first = { $seat }: zaczyna.
ur-event-rolled = { $seat }: wypada { $roll }.
ur-event-passed = { $seat }: bez ruchu.
ur-event-entered = { $seat }: wejście na pole { $to }.
ur-event-moved = { $seat }: ruch z pola { $from } na { $to }.
ur-event-captured = { $seat }: pionek z pola { $square } zbity.
ur-event-again = { $seat }: jeszcze jeden rzut.
ur-event-borne-off = { $seat }: pionek schodzi z pola { $from }.
ur-event-won = { $seat }: wszystkie pionki zdjęte i wygrana.

ur-refusal-over = Gra jest skończona.
ur-refusal-turn = Teraz kolej: { $seat }.
ur-refusal-pending = Najpierw trzeba rzucić kośćmi.
ur-refusal-none-waiting = Żaden z twoich pionków nie czeka.
ur-refusal-no-piece = Na polu { $square } nie ma twojego pionka.
ur-refusal-own-piece = Na polu { $square } stoi twój pionek.
ur-refusal-too-far = Żeby ten pionek zszedł z planszy, { $roll } to za dużo.
ur-refusal-safe = Pionek na polu { $square } jest na rozecie bezpieczny.

ur-prompt-first = Los rozstrzyga, kto zaczyna.
ur-prompt-roll = { $seat }: rzut kośćmi.
ur-prompt-move = { $seat }: ruch pionkiem o { $roll } { $roll ->
    [one] pole
    [few] pola
   *[many] pól
  }.
ur-prompt-over = Gra jest skończona.

ur-page-board = Plansza
ur-page-lit = Pionki, które mogą się ruszyć
ur-page-roll = Wypadło { $roll }
ur-page-move = Rusz pionek o { $roll } { $roll ->
    [one] pole
    [few] pola
   *[many] pól
  }.
ur-page-touch = Dotknij pionka w ramce; kropka pokazuje, dokąd pójdzie.
ur-page-moving = rusza pionek
ur-page-over = Wszystkie pionki są w domu.
ur-page-waiting = czeka
ur-page-off = zdjęte
ur-page-do-enter = Wejdź na pole { $to }
ur-page-do-move = Rusz z pola { $from } na { $to }
ur-page-do-bear-off = Zdejmij pionek z pola { $from }
ur-page-do-capture = bicie: { $seat }
ur-page-do-again = jeszcze jeden rzut
ur-page-tell = { $seat }: czeka { $waiting }, { $squares ->
    [none] żadnego na ścieżce
   *[other] na polach { $squares }
  }, zdjęte { $off }.

feature-ur-off = zdjęte pionki
feature-ur-steps = kroki na ścieżce
feature-ur-waiting = czekające pionki
feature-ur-entered = pionki na pierwszych polach
feature-ur-nearly = pionki tuż przed zdjęciem
feature-ur-safe = wspólna rozeta
feature-ur-danger = groźba zbicia
feature-ur-chance = szanse na zbicie
feature-ur-rosette = szanse na jeszcze jeden rzut
feature-ur-stuck = rzuty, które by przepadły
feature-ur-short = mało pionków w grze
feature-ur-turn = prawo do rzutu
