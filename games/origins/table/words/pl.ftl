# Origins: Pierwsi Budowniczowie: zdarzenia, odmowy, polecenia, opcje.

origins-name = Origins: Pierwsi Budowniczowie
origins-about = Wznoś wieże, przyjmuj obywateli i buduj miasto wokół swoich kości.
origins-time = 60–90 min

## Miejsca

origins-seat-1 = Lew
origins-seat-2 = Byk
origins-seat-3 = Łucznik
origins-seat-4 = Dzban

# Nazwy używane w innych komunikatach

origins-name-building = { $building ->
    [obelisk] Obelisk
    [monument] Pomnik
    [temple-of-mountains] Świątynia Gór
    [temple-of-forests] Świątynia Lasów
    [temple-of-seas] Świątynia Mórz
    [holy-site] Święte miejsce
    [quarry] Kamieniołom
    [mint] Mennica
    [harbour] Przystań
    [granary] Spichlerz
    [marketplace] Targowisko
    [workshop] Warsztat
    [hippodrome] Hipodrom
    [veterans-settlement] Osada weteranów
    [outpost] Posterunek
    [riding-grounds] Tereny jeździeckie
    [fortress] Twierdza
    [armoury] Zbrojownia
    [forum] Forum
    [stone-circle] Kamienny krąg
    [construction-site] Miejsce budowy
    [estate] Posiadłość
    [court] Sąd
    [castle] Zamek
    [healers-hut] Chata uzdrowicieli
    [fountain-of-wisdom] Fontanna mądrości
    [main-gate] Główna brama
    [art-workshop] Warsztat artystyczny
    [astronomical-tower] Wieża astronomiczna
    [mage-tower] Wieża maga
    [agora] agora
   *[palace] pałac
}
origins-name-zodiac = { $card ->
    [capricorn] Koziorożec
    [aquarius] Wodnik
    [pisces] Ryby
    [aries] Baran
    [taurus] Byk
    [gemini] Bliźnięta
    [cancer] Rak
    [leo] Lew
    [virgo] Panna
    [libra] Waga
    [scorpio] Skorpion
   *[sagittarius] Strzelec
}
origins-name-colour = { $colour ->
    [red] czerwona
    [purple] fioletowa
    [blue] niebieska
    [yellow] żółta
   *[orange] pomarańczowa
}
origins-name-temple = { $temple ->
    [forests] Świątynia Lasów
    [mountains] Świątynia Gór
   *[seas] Świątynia Mórz
}
origins-name-worker = { $worker ->
    [patrician] { $colour ->
        [red] czerwony patrycjusz ({ $value })
        [purple] fioletowy patrycjusz ({ $value })
        [blue] niebieski patrycjusz ({ $value })
        [yellow] żółty patrycjusz ({ $value })
       *[orange] pomarańczowy patrycjusz ({ $value })
    }
    [speaker] mówca ({ $value })
   *[archon] archont
}
origins-name-resource = { $resource ->
    [stone] kamień
    [food] żywność
    [wisdom] mądrość
   *[gold] złoto
}

# Zdarzenia

origins-event-first = Zaczyna { $seat }.
origins-event-drafted = { $seat } bierze kość: { origins-name-colour } { $value }.
origins-event-discarded = Odłożona kość: { origins-name-colour } { $value }.
origins-event-round = Runda { $round }.
origins-event-turn = Kolej gracza: { $seat }.
origins-event-visited = { $seat }: { origins-name-worker } idzie na miejsce { $place }{ $wisdom ->
    [0] { $gold ->
        [0] .
       *[other] , dopłata: złoto { $gold }.
    }
   *[other] { $gold ->
        [0] , dopłata: mądrość { $wisdom }.
       *[other] , dopłata: mądrość { $wisdom }, złoto { $gold }.
    }
}
origins-event-ship = Statek na miejscu { $place } wskazuje { $value }.
origins-event-gained = { $seat } zyskuje: { origins-name-resource } { $count }.
origins-event-paid = { $seat } płaci: { $gold ->
    [0] { origins-name-resource } { $count }.
   *[other] { $resource ->
        [gold] złoto { $gold }.
       *[other] { origins-name-resource } { $count }, złoto { $gold }.
    }
}
origins-event-points = { $seat } zdobywa { $count ->
    [one] { $count } punkt
    [few] { $count } punkty
   *[many] { $count } punktów
} { $why ->
    [attack] za atak.
    [last-space] za dojście do ostatniego pola toru militarnego.
    [zodiac] dzięki karcie zodiaku.
    [action] dzięki akcji.
    [card] za kartę dzielnicy.
    [advisor] za doradcę.
    [population] za ostatnią podstawkę.
    [gold] za złoto.
    [advisors] za tor doradców.
    [temples] za świątynie.
    [seats] za siedziby władz.
   *[other] dzięki budowli.
}
origins-event-marched = { $seat } przesuwa się na torze militarnym o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
}, na pole { $space }.
origins-event-token = { $seat } bierze znacznik przewagi.
origins-event-attacked = { $seat } atakuje z pola { $space }.
origins-event-temple = { $seat } przesuwa się o { $steps ->
    [one] { $steps } pole
    [few] { $steps } pola
   *[many] { $steps } pól
} ({ origins-name-temple }), na pole { $space }.
origins-event-zodiac = { $seat } bierze kartę: { origins-name-zodiac }.
origins-event-zodiac-from = { $seat } bierze kartę: { origins-name-zodiac } (miał ją gracz { $from }).
origins-event-built = { $seat } buduje na { $cell }: { origins-name-building }.
origins-event-farmed = { $seat } kładzie farmę na { $cell } (awers: { origins-name-building }).
origins-event-covered = { $seat } buduje na farmie { $cell }: { origins-name-building }.
origins-event-reserved = { $seat } odkłada na później: { origins-name-building }.
origins-event-pooled = Do puli budowli trafia: { origins-name-building }.
origins-event-turned = Odkryto następną budowlę stosu: { origins-name-building }.
origins-event-citizen = { $seat } bierze z puli obywateli kość: { origins-name-colour } { $value }.
origins-event-rolled = Do puli obywateli trafia kość: { origins-name-colour } { $value }.
origins-event-refill-failed = W rezerwie brakuje kości do puli obywateli: { origins-name-colour }.
origins-event-speaker = { $seat } bierze mówcę ({ $value }).
origins-event-raised = { $seat }: { origins-name-worker } rośnie do { $to }.
origins-event-lowered = { $seat }: { origins-name-worker } spada do { $to }.
origins-event-recoloured = { $seat } wymienia kość: { origins-name-worker }, nowy kolor: { $other ->
    [red] czerwony
    [purple] fioletowy
    [blue] niebieski
    [yellow] żółty
   *[orange] pomarańczowy
}.
origins-event-advisor = { $seat } zyskuje doradcę na polu { $place } (kość { origins-name-colour }).
origins-event-dismissed = { $seat }: szóstka ({ origins-name-colour }) wraca do rezerwy.
origins-event-used = { $seat } używa budowli na { $cell }: { origins-name-building }.
origins-event-copied = { $seat } kopiuje budowlę na { $cell }: { origins-name-building }.
origins-event-closed = { $seat } zamyka dzielnicę { $cell }: { origins-name-worker }.
origins-event-card = { $seat } punktuje kartę dzielnicy { $card }{ $first ->
    [yes] { " " }po raz pierwszy
   *[no] { " " }po raz kolejny
}{ $gold ->
    [0] .
   *[other] , złoto: { $gold }.
}
origins-event-tower = { $seat }: wieża ({ origins-name-colour }) ma teraz wysokość { $height }.
origins-event-base = { $seat } bierze podstawkę z toru populacji.
origins-event-advantage = { $seat } wydaje znacznik przewagi.
origins-event-passed = { $seat } pasuje.
origins-event-back = { $seat }: wraca { origins-name-worker }.
origins-event-speaker-back = Mówca wraca do puli z wartością { $value }.
origins-event-rerolled = Ponowny rzut kością mówcy: { $value }.
origins-event-leads = Znacznik pierwszego gracza bierze { $seat }.
origins-event-fell-back = { $seat } cofa się na pole { $space } toru militarnego.
origins-event-alien = Dysk obcych staje na polu { $space } toru militarnego.
origins-event-kept = { $seat } zachowuje kartę: { origins-name-zodiac }; pozostałe wracają nad tory.
origins-event-ending = To ostatnia runda: { $why ->
    [temples] trzy dyski zodiaku są na szczycie.
    [gold] nad kartami dzielnic nie ma już złota.
    [towers] w puli wież zostały najwyżej trzy kolory.
   *[dice] w puli obywateli brakuje kości.
}
origins-event-ended = Koniec gry: { $why ->
    [temples] trzy dyski zodiaku są na szczycie.
    [gold] nad kartami dzielnic nie ma już złota.
    [towers] w puli wież zostały najwyżej trzy kolory.
    [dice] w puli obywateli zabrakło kości.
    [rounds] rozegrano ostatnią rundę treningu.
   *[stopped] rozegrano umówioną liczbę rund.
}

# Odmowy

origins-refusal-over = Gra jest skończona.
origins-refusal-turn = Teraz ruch ma { $seat }.
origins-refusal-chance = Najpierw rozstrzyga los.
origins-refusal-not-asked = Teraz nie ma takiej decyzji.
origins-refusal-pending = Najpierw trzeba rozstrzygnąć coś innego.
origins-refusal-not-in-draft = Nie ma tu kości: { origins-name-colour } { $value }.
origins-refusal-not-highest = Odkłada się tylko najwyższe kości, a nie tę: { origins-name-colour } { $value }.
origins-refusal-no-worker = Nie ma u ciebie takiego pracownika: { origins-name-worker }.
origins-refusal-away = { $worker ->
    [archon] Archont jest już na miejscu spotkania.
    [speaker] Ten mówca jest już na miejscu spotkania.
   *[patrician] Ta kość jest już na miejscu spotkania: { origins-name-colour } { $value }.
}
origins-refusal-surcharge = Statek wymaga dopłaty: mądrość { $need }; masz { $have } razem ze złotem.
origins-refusal-die-away = Kość { origins-name-colour } { $value } jest na miejscu spotkania; dzielnice zamykają tylko nieużyci patrycjusze.
origins-refusal-no-die = Nie masz takiej kości: { origins-name-colour } { $value }.
origins-refusal-no-district = Wokół siedziby { $cell } nie ma czterech płytek.
origins-refusal-seat-taken = Dzielnica { $cell } jest już zamknięta.
origins-refusal-no-disc = W puli wież nie ma dysku tego koloru (wieża { origins-name-colour }).
origins-refusal-tower-gold = Następne piętro (wieża { origins-name-colour }) kosztuje złoto: { $need }.
origins-refusal-no-base = Na torze populacji nie ma już podstawek.
origins-refusal-base-food = Następna podstawka kosztuje żywność: { $need }.
origins-refusal-main-done = Tej akcji głównej nie można już wykonać w tej wizycie.
origins-refusal-main-first = Najpierw wykonaj akcję główną.
origins-refusal-main-impossible = Tej akcji nie da się teraz wykonać.
origins-refusal-bonus-done = Akcja bonusowa została już wykonana.
origins-refusal-bonus-colour = Do tej akcji bonusowej potrzebna jest kość { origins-name-colour }.
origins-refusal-archon-colour = Archont potrzebuje do tej akcji bonusowej doradcy (kość { origins-name-colour }).
origins-refusal-bonus-impossible = Tej akcji bonusowej nie da się teraz wykonać.
origins-refusal-no-card = Nie masz potrzebnej karty zodiaku.
origins-refusal-last-space = Z ostatniego pola toru militarnego już się nie rusza.
origins-refusal-part-done = Ta część jest wykonana albo niemożliwa.
origins-refusal-part-first = Rusz się lub zaatakuj choć raz.
origins-refusal-train-first = Trenuj choć raz.
origins-refusal-train-food = Każdy trening kosztuje 1 żywność.
origins-refusal-temple-top = Twój dysk jest już na szczycie: { origins-name-temple }.
origins-refusal-temple-same = Wybierz inną świątynię niż ta: { origins-name-temple }.
origins-refusal-temple-steps = Możesz przesunąć dysk najwyżej o { $most ->
    [one] { $most } pole
    [few] { $most } pola
   *[many] { $most } pól
}, a co najmniej o jedno.
origins-refusal-no-tile = Na miejscu { $place } puli nie ma płytki.
origins-refusal-not-reserved = Nie masz odłożonej budowli: { origins-name-building }.
origins-refusal-cell-taken = Na { $cell } leży już płytka.
origins-refusal-cell-apart = { $cell } nie styka się bokiem z twoim miastem.
origins-refusal-not-farm = Na { $cell } nie ma farmy.
origins-refusal-price = Ta budowla kosztuje: mądrość { $wisdom }, kamień { $stone }.
origins-refusal-not-in-pool = W puli obywateli nie ma kości: { origins-name-colour } { $value }.
origins-refusal-no-free-base = Nie masz wolnej podstawki.
origins-refusal-citizen-wisdom = Ta kość kosztuje mądrość: { $need }.
origins-refusal-no-speaker = W puli nie ma mówcy o wartości { $value }.
origins-refusal-capped = Tej kości nie można tak podnieść: { origins-name-colour } { $value }.
origins-refusal-raise-steps = Kość może wzrosnąć najwyżej o { $most } i nie dalej niż do doradcy.
origins-refusal-wrong-die = Tej kości nie można tu wybrać: { origins-name-colour } { $value }.
origins-refusal-same-colour = Ta kość jest już { origins-name-colour }.
origins-refusal-none-in-reserve = W rezerwie nie ma kości: { origins-name-colour }.
origins-refusal-cannot-copy = Płytki na { $cell } nie można teraz skopiować.
origins-refusal-not-basic = Wybierz kamień, żywność lub mądrość, nie złoto.
origins-refusal-not-this-one = Tego zasobu nie można tu wybrać: { origins-name-resource }.
origins-refusal-not-held = Tym zasobem nie możesz tu zapłacić: { origins-name-resource }.
origins-refusal-binding = Co się zaczęło, trzeba dokończyć.
origins-refusal-no-ability = Płytka na { $cell } nie jest teraz używana.
origins-refusal-useless = Płytka na { $cell } nic by teraz nie dała.
origins-refusal-no-match = Dzielnica nie pasuje do karty { $place }.
origins-refusal-must-score = Trzeba punktować jedną z pasujących kart.
origins-refusal-not-neighbour = Miejsce { $place } nie sąsiaduje z odwiedzanym.
origins-refusal-neighbour-six = Statek na miejscu { $place } wskazuje 6.
origins-refusal-no-six = Nie masz takiej szóstki do zabrania: { origins-name-colour }.

# Polecenia

origins-prompt-setup = Trwa przygotowanie gry.
origins-prompt-chance = Rozstrzyga los.
origins-prompt-draft = Weź kość.
origins-prompt-discard = Odłóż jedną z najwyższych kości.
origins-prompt-action = { $extra ->
    [yes] Wybierz dodatkową akcję.
   *[no] Wybierz akcję.
}
origins-prompt-advantage = Wydać znacznik na kolejną akcję?
origins-prompt-quiet = Wydać znacznik, by statki nie wzrosły?
origins-prompt-neighbour = Wybierz sąsiedni statek, który wzrośnie.
origins-prompt-visit = Wybierz akcję na miejscu { $place }.
origins-prompt-abilities = Użyj zdolności albo zakończ.
origins-prompt-card = Wybierz kartę dzielnicy do punktowania.
origins-prompt-collect = Wybierz szóstkę, która wraca pierwsza.
origins-prompt-over = Gra jest skończona.
origins-prompt-take = { $count ->
    [0] Wybierz surowiec.
    [1] Wybierz surowiec.
   *[other] Wybierz surowiec (zostało { $count }).
}
origins-prompt-pay = { $optional ->
    [yes] Wybierz zapłatę albo zrezygnuj.
   *[no] Wybierz zapłatę.
}
origins-prompt-temple = { $optional ->
    [yes] Zapłacić 1 złoto za krok w świątyni?
   *[no] Wybierz świątynię.
}
origins-prompt-buy = Wybierz płytkę i pole w mieście.
origins-prompt-reserve = Wybierz płytkę do odłożenia.
origins-prompt-citizen = { $optional ->
    [yes] Weź kość obywatela albo zrezygnuj.
   *[no] Weź kość obywatela.
}
origins-prompt-speaker = Weź mówcę.
origins-prompt-raise = { $optional ->
    [yes] Podnieś kość albo zrezygnuj.
   *[no] Wybierz kość do podniesienia.
}
origins-prompt-pick = Wybierz kość.
origins-prompt-recolour = Wybierz kość i jej nowy kolor.
origins-prompt-ship = Wybierz statek.
origins-prompt-copy = Wybierz sąsiednią budowlę do skopiowania.
origins-prompt-part = { $count ->
    [0] Rusz się albo zaatakuj.
   *[other] Rusz się, zaatakuj albo zakończ.
}
origins-prompt-train = { $count ->
    [0] Trenuj patrycjusza albo rusz się.
   *[other] Trenuj dalej albo zakończ.
}
origins-prompt-effect = { $optional ->
    [yes] Skorzystaj albo zrezygnuj.
   *[no] Zdecyduj.
}

# Opcje

origins-option-first = Pierwszy gracz
origins-option-first-about = Kto zaczyna: wybrane miejsce albo los.
origins-option-round-limit = Limit rund
origins-option-round-limit-about = Kończy i punktuje grę po tylu rundach.
origins-option-round-limit-none = bez limitu
origins-option-data = Liczby
origins-option-data-about = Plik z kosztami, torami i kartami; właściciel może podać poprawiony.

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

## What a bot looks at in a position, as short noun phrases

feature-origins-points = punkty
feature-origins-final-seats = końcowe punkty za siedziby władz
feature-origins-final-advisors = końcowe punkty za doradców
feature-origins-gold = złoto
feature-origins-temple-low = najniższa świątynia
feature-origins-temple-middle = środkowa świątynia
feature-origins-temple-high = najwyższa świątynia
feature-origins-temple-steps = kroki w świątyniach
feature-origins-stone = kamień
feature-origins-food = żywność
feature-origins-wisdom = mądrość
feature-origins-stone-plenty = nadmiar kamienia
feature-origins-food-plenty = nadmiar żywności
feature-origins-wisdom-plenty = nadmiar mądrości
feature-origins-tiles = budowle w mieście
feature-origins-farms = farmy
feature-origins-open-districts = dzielnice do zamknięcia
feature-origins-card-points = punkty z pasujących kart
feature-origins-card-gold = złoto na pasujących kartach
feature-origins-nearly-districts = dzielnice, którym brakuje jednej budowli
feature-origins-towers = wysokość wież
feature-origins-bases = wolne podstawki
feature-origins-patricians = patrycjusze
feature-origins-values = wartości kości
feature-origins-values-towers = wartości kości przy wysokich wieżach
feature-origins-sixes = kości, które zaraz zostaną doradcami
feature-origins-leaving = kości w drodze do doradców
feature-origins-speakers = mówcy
feature-origins-idle = kości i mówcy jeszcze do użycia
feature-origins-strength = siła militarna
feature-origins-borders = przekroczone granice
feature-origins-tokens = znaczniki przewagi
feature-origins-zodiac = karty zodiaku
feature-origins-pending = to, co zostało do zrobienia w tej turze
feature-origins-population = populacja
feature-origins-passed = spasowanie
feature-origins-last-round-ahead = prowadzenie w ostatniej rundzie
feature-origins-first = prawo ruchu
feature-origins-seats-to-come = punkty, które mogą jeszcze przynieść siedziby władz
feature-origins-temples-to-come = punkty, które mogą jeszcze przynieść świątynie
feature-origins-card-promise = zaczęte układy z kart dzielnic
