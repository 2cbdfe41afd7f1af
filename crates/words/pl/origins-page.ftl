# Origins: Pierwsi Budowniczowie: strona stołu i terminal.

## Elementy

origins-page-die = { origins-name-colour } { $value }
origins-page-speaker = mówca { $value }
origins-page-archon = archont
origins-page-farm = Farma
origins-page-points = punkty
origins-page-tokens = znaczniki przewagi
origins-page-alien = dysk obcych
origins-page-nobody = nad torem
origins-page-temple = { $temple ->
    [forests] Lasy
    [mountains] Góry
   *[seas] Morza
}
origins-page-building = { $building ->
    [obelisk] 1, 2, 4 lub 7 punktów za 1, 2, 3 lub więcej obelisków w mieście.
    [monument] Ruch o 1 w wybranej świątyni.
    [temple-of-mountains] Ruch o 2 w Górach; za 1 złota o 1 w innej świątyni.
    [temple-of-forests] Ruch o 2 w Lasach; za 1 złota o 1 w innej świątyni.
    [temple-of-seas] Ruch o 2 w Morzach; za 1 złota o 1 w innej świątyni.
    [holy-site] 3, 6 lub 10 punktów za 1, 2 lub 3 posiadane karty zodiaku.
    [quarry] 1 kamień i po 1 za każde puste pole obok.
    [mint] 1 złota.
    [harbour] 2 punkty za każdą twoją żółtą budowlę.
    [granary] 1 żywności i po 1 za każdą twoją farmę.
    [marketplace] 4 punkty za każdego twojego żółtego patrycjusza.
    [workshop] 1 dowolny surowiec podstawowy.
    [hippodrome] 2 punkty za każdą twoją czerwoną budowlę i każdego czerwonego patrycjusza.
    [veterans-settlement] Punkty równe wartości nieużytego czerwonego patrycjusza, potem spada on o 1.
    [outpost] Ruch o 1 albo atak.
    [riding-grounds] Ruch o 2, potem 1 kamień lub żywność za każdego gracza za tobą.
    [fortress] Ruch o 1 za każdą twoją czerwoną budowlę.
    [armoury] Ruch o 2 i atak w dowolnej kolejności; jedno można pominąć.
    [forum] Weź mówcę.
    [stone-circle] 0, 1, 3, 6 lub 10 punktów za 1 do 5 kolorów budowli.
    [construction-site] Odłóż budowlę z puli; później nie kosztuje mądrości.
    [estate] Weź za darmo kość obywatela z puli.
    [court] Wymień nieużytego patrycjusza na kość innego koloru.
    [castle] 1 punkt i 3 za każdą twoją zamkniętą dzielnicę.
    [healers-hut] 1 punkt i 1 za każdego twojego patrycjusza.
    [fountain-of-wisdom] 1 mądrości, a dowolny statek ustaw na 1.
    [main-gate] Podnieś nieużytego patrycjusza o najwyżej 2.
    [art-workshop] 3 punkty za każdy kolor wśród twoich patrycjuszy.
    [astronomical-tower] 1 mądrości i po 1 za każdego doradcę.
    [mage-tower] Użyj zdolności sąsiedniej budowli.
    [agora] Działa przy zamknięciu każdej stykającej się z nią dzielnicy, dowolną kością.
   *[palace] Na nim stoją twoje wieże.
}
origins-page-zodiac = { $card ->
    [capricorn] po budowie piętra: kość +2
    [aquarius] ruch o 2 w świątyni: za 1 złota o 1 w innej
    [pisces] każda akcja bonusowa to 1 złota
    [aries] atak: +1 punkt za każdą czerwoną kość
    [taurus] budowle i obywatele −1 mądrości
    [gemini] pas: 1 surowiec za każde pole cofnięcia
    [cancer] pas przy wolnej podstawce: kość z puli
    [leo] kość w siedzibie +2
    [virgo] budowa na farmie, za darmo
    [libra] po zamknięciu: kość za jej mądrość
    [scorpio] zamknięcie lub podniesiona szóstka: 1 mądrości
   *[sagittarius] wzięta kość: +1
}

## Stół

origins-page-places = Miejsca spotkań
origins-page-places-key = ile płaci każdy twój pracownik
origins-page-both = obie akcje
origins-page-bonus = żeton bonusu
origins-page-place = Miejsce { $place }: statek { $ship }, potem { $next }
origins-page-lower = { $place ->
    [1] Ruch, atak
    [2] Kup budowlę
    [3] Świątynia i znak
    [4] Weź obywatela
   *[5] Szkolenie
}
origins-page-fare = Miejsce { $place }, { $what }: { $wisdom ->
    [0] za darmo
   *[other] mądrość { $wisdom }
}{ $both ->
    [yes] , obie akcje
   *[no] { "" }
}{ $bonus ->
    [yes] , także akcja bonusowa
   *[no] { "" }
}
origins-page-free = gratis
origins-page-city = Twoje miasto
origins-page-city-of = Miasto: { $seat }
origins-page-city-note = budowle: { $tiles } · punkty: { $points }, gdyby gra się skończyła: { $total }
origins-page-cells = Pola, na których można położyć budowlę
origins-page-opens = { $count ->
    [one] domyka kwadrat dzielnicy
    [few] domyka { $count } dzielnice
   *[many] domyka { $count } dzielnic
}
origins-page-seats = Wolne siedziby
origins-page-seats-note = karta od razu, kość × wieża na koniec
origins-page-no-seats = Cztery budowle w kwadracie tworzą dzielnicę z siedzibą.
origins-page-no-card = żadna karta nie pasuje
origins-page-closing = { $what }: na koniec { $points }; działa: { $uses ->
    [none] nic
   *[other] { $uses }
}
origins-page-population = Populacja
origins-page-advisors = Doradcy
origins-page-buildings = Pula budowli
origins-page-farm-free = lub za darmo jako farma
origins-page-offer = { $what }: mądrość { $wisdom }, kamień { $stone }
origins-page-short = brakuje { $count }
origins-page-citizens = Obywatele
origins-page-speakers = Mówcy
origins-page-next = Następne w stosach
origins-page-stack-empty = stos pusty
origins-page-ways = Jak położyć
origins-page-way-build = Zbuduj
origins-page-way-farm = Jako farma
origins-page-way-over = Na farmie
origins-page-districts = Dzielnice
origins-page-pattern = w dowolnym obrocie i odbiciu
origins-page-card = { $card }: róg { $corner ->
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [yellow] żółty
   *[orange] pomarańczowy
}, obok { $one ->
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [yellow] żółty
   *[orange] pomarańczowy
} i { $two ->
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [yellow] żółty
   *[orange] pomarańczowy
}
origins-page-again = znów { $count }
origins-page-no-gold = bez złota
origins-page-tower-pool = Pula wież
origins-page-towers = Wieże
origins-page-temples = Świątynie
origins-page-two-lowest = twoje dwie najniższe: { $points } pkt
origins-page-military = Tor militarny
origins-page-border = granica
origins-page-start = start
origins-page-attack-now = Atak teraz
origins-page-attack-then = po jednym ruchu
origins-page-others = Inne miasta
origins-page-idle = nieużyci pracownicy
origins-page-seats-end = Siedziby na koniec
origins-page-first = pierwszy gracz
origins-page-passed = pas
origins-page-if-ended = na koniec: { $points }

## Koniec gry

origins-page-ends = Gra kończy się po rundzie, gdy
origins-page-end = { $why ->
    [towers] w puli wież zostaną 3 kolory
    [gold] na dzielnicach nie będzie złota
    [dice] zabraknie kości jednego koloru
   *[temples] ktoś dojdzie na trzy szczyty
}
origins-page-left-towers = { $count ->
    [one] 1 dysk
    [few] { $count } dyski
   *[many] { $count } dysków
}
origins-page-left-gold = złoto: { $count }
origins-page-left-dice = { origins-name-colour } { $count }
origins-page-left-temples = { $count ->
    [one] 1 krok
    [few] { $count } kroki
   *[many] { $count } kroków
}
origins-page-occurred = ostatnia runda
origins-page-last-round = ostatnia runda
origins-page-rounds-left = Rundy po tej: { $count }
origins-page-ends-solo = Trening
origins-page-solo = Runda { $round } z { $rounds }; wygrywa { $target } punktów.
origins-page-solo-won = Wygrana: { $points } z { $target } punktów.
origins-page-solo-lost = { $points } z { $target } punktów: tym razem za mało.
origins-page-over = Koniec gry; przy remisie wygrywa większe miasto.

## Nasze liczby

origins-page-figures = Które liczby są nasze
origins-page-ours = Nieznane, dobrane przez nas:
origins-page-deduced = Wywnioskowane z instrukcji:
origins-page-data = Dane { $name }. Właściciel pudełka może poprawić plik i uruchomić program z --origins-data.
origins-page-part = { $part ->
    [places] które akcje dzielą miejsce
    [bonus-colours] kolory żetonów bonusu
    [building-pool] mądrość za budowle
    [citizen-pool] mądrość za obywateli
    [population] żywność za podstawki
    [advisors] punkty toru doradców
    [temples] długość i punkty świątyń
    [military] długość i granice toru militarnego
    [military-bonuses] rozmieszczenie premii na torze militarnym
    [agora] działanie agory
    [building-colours] kolory części budowli
    [stone] koszty budowli w kamieniu
    [copies] liczba kopii każdej budowli
    [cards] wszystkie karty dzielnic
   *[solo] kości w treningu
}

## Co zrobić

origins-page-pieces = Co możesz zrobić
origins-page-answers = Do wyboru
origins-page-choose-cell = Wybierz pole w swoim mieście.
origins-page-workers = Pracownicy
origins-page-base-free = wolna
origins-page-stock = Zasoby
origins-page-visit = Wizyta
origins-page-workers-count = { $count ->
    [one] 1 pracownik
    [few] { $count } pracowników
   *[many] { $count } pracowników
}
origins-page-close = Zamknij dzielnicę
origins-page-seats-count = { $count ->
    [one] 1 siedziba
    [few] { $count } siedziby
   *[many] { $count } siedzib
}
origins-page-tower = Wieża
origins-page-populate = Populacja
origins-page-pass = Pas
origins-page-do-take = Weź: { $what }
origins-page-do-discard = Odłóż: { $what }
origins-page-do-visit = Miejsce { $place }: { $what }
origins-page-do-close = Zamknij { $letter }: { $what }
origins-page-do-tower = Wieża { $what }
origins-page-do-populate = Weź podstawkę
origins-page-do-advantage = Wydaj znacznik: jeszcze jedna akcja
origins-page-do-quiet = Wydaj znacznik: statki stoją
origins-page-do-not-quiet = Niech statki rosną
origins-page-do-pass = Pas
origins-page-do-upper = Górna akcja
origins-page-do-lower = Dolna akcja
origins-page-do-bonus = Akcja bonusowa
origins-page-do-gold = Zamiast niej 1 złota
origins-page-do-march = Ruch
origins-page-do-attack = Atak
origins-page-do-temple = { $steps ->
    [0] { $what }: weź kartę
   *[other] { $what } +{ $steps }
}
origins-page-do-build = Zbuduj na { $cell }: { $what }
origins-page-do-farm = Farma na { $cell } ({ $what })
origins-page-do-over = Zbuduj na farmie { $cell }: { $what }
origins-page-do-reserve = Odłóż: { $what }
origins-page-do-raise = { $what } +{ $steps }{ $place ->
    [0] { "" }
   *[other] { " " }(miejsce { $place })
}
origins-page-do-recolour = { $what } na kolor: { $colour ->
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [yellow] żółty
   *[orange] pomarańczowy
}
origins-page-do-ship = Statek na miejscu { $place }
origins-page-do-use = Użyj: { $what }
origins-page-do-copy = Kopiuj: { $what }
origins-page-do-pay = Zapłać: { $what }
origins-page-do-card = Punktuj D{ $card }
origins-page-do-collect = Najpierw { $what } szóstka
origins-page-do-accept = Skorzystaj
origins-page-do-decline = Nie, dziękuję
origins-page-do-done = Gotowe
origins-page-doing = { $what ->
    [draft] bierze kość
    [discard] odkłada kość
    [action] wybiera akcję
    [advantage] myśli o znaczniku
    [visit] wybiera akcję miejsca
    [buy] wybiera budowlę
    [temple] wybiera świątynię
    [abilities] używa budowli
    [card] wybiera kartę dzielnicy
    [over] skończone
   *[other] decyduje
}

## Części stołu

origins-page-tabs = Części stołu
origins-page-tab-places = Miejsca
origins-page-tab-pools = Pule
origins-page-tab-city = Miasto
origins-page-tab-districts = Dzielnice
origins-page-tab-tracks = Tory
origins-page-tab-others = Inni

## Słowami

origins-page-tell = Stół słowami
origins-page-tell-place = Miejsce { $place }: statek { $ship }, kość bonusu: { origins-name-colour }
origins-page-tell-card = punkty { $first }, znów { $again }; złoto { $gold }
origins-page-tell-player = { $seat }: punkty { $points }, na koniec { $total }; pole militarne { $strength }; { $stock }; pracownicy: { $workers }; wolne podstawki: { $bases }; wieże: { $towers }; miasto: { $city }.

## Wyniki

origins-page-score = Wynik
origins-page-score-scored = zdobyte w grze
origins-page-score-temples = świątynie
origins-page-score-seats = siedziby i wieże
origins-page-score-rest = złoto i doradcy

## Terminal

origins-text-pool = budowle
origins-text-citizens = obywatele
origins-text-speakers = mówcy
origins-text-cards = karty dzielnic
origins-text-towers = pula wież
origins-text-military = tor militarny
origins-text-draft = do wzięcia
origins-text-standing = punkty { $points } (na koniec { $total }), znaczniki: { $tokens }
