# Eufrat i Tygrys: zdarzenia, odmowy, polecenia, opcje.

tigris-name = Eufrat i Tygrys
tigris-about = Zakładaj królestwa, walcz o nie i utrzymaj równowagę czterech kolorów.
tigris-time = 60–90 min
tigris-end-counts = liczy się najsłabszy kolor; małe liczby to skarby
tigris-end-score = najsłabszy kolor, wiersz po wierszu

## Miejsca przy stole

tigris-seat-1 = Lew
tigris-seat-2 = Byk
tigris-seat-3 = Łucznik
tigris-seat-4 = Dzban

## Słowa

tigris-settlement = osada
tigris-temple = świątynia
tigris-farm = farma
tigris-market = targowisko
tigris-king = król
tigris-priest = kapłan
tigris-farmer = rolnik
tigris-trader = kupiec
tigris-black = czarny
tigris-red = czerwony
tigris-blue = niebieski
tigris-green = zielony
tigris-treasures = skarby
tigris-catastrophes = katastrofy
tigris-bag = woreczek
tigris-hand = ręka
tigris-points = punkty

## Zdarzenia

tigris-event-turn = { $seat } rozpoczyna turę.
tigris-event-drew = { $seat } dobiera { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}{ $settlement ->
    [0] { "" }
    [one] { " · " }1 osada
    [few] { " · " }{ $settlement } osady
   *[many] { " · " }{ $settlement } osad
}{ $temple ->
    [0] { "" }
    [one] { " · " }1 świątynia
    [few] { " · " }{ $temple } świątynie
   *[many] { " · " }{ $temple } świątyń
}{ $farm ->
    [0] { "" }
    [one] { " · " }1 farma
    [few] { " · " }{ $farm } farmy
   *[many] { " · " }{ $farm } farm
}{ $market ->
    [0] { "" }
    [one] { " · " }1 targowisko
    [few] { " · " }{ $market } targowiska
   *[many] { " · " }{ $market } targowisk
}
tigris-event-drew-hidden = { $seat } dobiera { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
tigris-event-leader = { $seat } stawia { $piece ->
    [king] króla
    [priest] kapłana
    [farmer] rolnika
   *[trader] kupca
} na { $cell }.
tigris-event-leader-moved = { $seat } przenosi { $piece ->
    [king] króla
    [priest] kapłana
    [farmer] rolnika
   *[trader] kupca
} na { $cell }.
tigris-event-withdrew = { $seat } wycofuje { $piece ->
    [king] króla
    [priest] kapłana
    [farmer] rolnika
   *[trader] kupca
} z { $cell }.
tigris-event-stranded = { $piece ->
    [king] Król
    [priest] Kapłan
    [farmer] Rolnik
   *[trader] Kupiec
} na { $cell } ({ $seat }) nie ma już świątyni obok i wraca do domu.
tigris-event-tile = { $seat } kładzie { $piece ->
    [settlement] osadę
    [temple] świątynię
    [farm] farmę
   *[market] targowisko
} na { $cell }.
tigris-event-catastrophe = { $seat } zagrywa katastrofę na { $cell }{ $covered ->
    [settlement] , niszcząc osadę.
    [temple] , niszcząc świątynię.
    [farm] , niszcząc farmę.
    [market] , niszcząc targowisko.
   *[none] .
}
tigris-event-swapped = { $seat } wymienia { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}{ $settlement ->
    [0] { "" }
    [one] { " · " }1 osada
    [few] { " · " }{ $settlement } osady
   *[many] { " · " }{ $settlement } osad
}{ $temple ->
    [0] { "" }
    [one] { " · " }1 świątynia
    [few] { " · " }{ $temple } świątynie
   *[many] { " · " }{ $temple } świątyń
}{ $farm ->
    [0] { "" }
    [one] { " · " }1 farma
    [few] { " · " }{ $farm } farmy
   *[many] { " · " }{ $farm } farm
}{ $market ->
    [0] { "" }
    [one] { " · " }1 targowisko
    [few] { " · " }{ $market } targowiska
   *[many] { " · " }{ $market } targowisk
}
tigris-event-swapped-hidden = { $seat } wymienia { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
tigris-event-passed = { $seat } pasuje.
tigris-event-points = { $seat } zdobywa { $count ->
    [one] 1 { $colour ->
        [black] czarny
        [red] czerwony
        [blue] niebieski
       *[green] zielony
    } punkt
    [few] { $count } { $colour ->
        [black] czarne
        [red] czerwone
        [blue] niebieskie
       *[green] zielone
    } punkty
   *[many] { $count } { $colour ->
        [black] czarnych
        [red] czerwonych
        [blue] niebieskich
       *[green] zielonych
    } punktów
}{ $why ->
    [tile] .
    [king] { " " }dzięki królowi.
    [revolt] { " " }za konflikt wewnętrzny.
    [war] { " " }za konflikt zewnętrzny.
   *[monument] { " " }z monumentów.
}
tigris-event-united = Żeton na { $cell } łączy dwa królestwa{ $peace ->
    [yes] { " " }w pokoju.
   *[no] : będzie wojna.
}
tigris-event-revolt = Konflikt wewnętrzny ({ $leader ->
    [king] królowie
    [priest] kapłani
    [farmer] rolnicy
   *[trader] kupcy
}). Atakuje { $attacker }, broni się { $defender }: { $strength } do { $against }.
tigris-event-war = Konflikt zewnętrzny ({ $leader ->
    [king] królowie
    [priest] kapłani
    [farmer] rolnicy
   *[trader] kupcy
}). Atakuje { $attacker }, broni się { $defender }: { $strength } do { $against }.
tigris-event-supported = { $seat } { $count ->
    [0] nic nie dokłada.
    [one] dokłada 1 { $tile ->
        [settlement] osadę
        [temple] świątynię
        [farm] farmę
       *[market] targowisko
    }.
    [few] dokłada { $count } { $tile ->
        [settlement] osady
        [temple] świątynie
        [farm] farmy
       *[market] targowiska
    }.
   *[many] dokłada { $count } { $tile ->
        [settlement] osad
        [temple] świątyń
        [farm] farm
       *[market] targowisk
    }.
}
tigris-event-won = { $winner } wygrywa { $strength } do { $against }; { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
} (gracz { $loser }) schodzi z { $cell }.
tigris-event-removed = { $count ->
    [one] Z planszy znika 1 { $tile ->
        [settlement] osada
        [temple] świątynia
        [farm] farma
       *[market] targowisko
    }
    [few] Z planszy znikają { $count } { $tile ->
        [settlement] osady
        [temple] świątynie
        [farm] farmy
       *[market] targowiska
    }
   *[many] Z planszy znika { $count } { $tile ->
        [settlement] osad
        [temple] świątyń
        [farm] farm
       *[market] targowisk
    }
}: { $cells }.
tigris-event-built = { $seat } buduje { $monument ->
    [black-red] czarno-czerwony
    [black-blue] czarno-niebieski
    [black-green] czarno-zielony
    [red-blue] czerwono-niebieski
    [red-green] czerwono-zielony
   *[blue-green] niebiesko-zielony
} monument na { $cell }.
tigris-event-declined = { $seat } nie buduje monumentu.
tigris-event-treasure = { $seat } zabiera skarb z { $cell }.
tigris-event-ended = Koniec gry: { $why ->
    [treasures] na planszy zostały najwyżej dwa skarby.
    [bag] zabrakło żetonów do uzupełnienia ręki.
   *[swap] zabrakło żetonów do wymiany.
}

## Odmowy

tigris-refusal-over = Gra jest skończona.
tigris-refusal-turn = Teraz gra { $seat }.
tigris-refusal-your-support = O wsparcie pytany jest teraz kto inny: { $seat }.
tigris-refusal-your-war = Kolejny konflikt wybiera tylko gracz aktywny: { $seat }.
tigris-refusal-your-monument = Monument może zbudować tylko gracz, który położył żeton: { $seat }.
tigris-refusal-your-treasure = Skarby zabiera tu tylko właściciel kupca: { $seat }.
tigris-refusal-pending = Najpierw trzeba rozstrzygnąć coś innego.
tigris-refusal-not-asked = O to nikt teraz nie pyta; wybierz akcję.
tigris-refusal-same-cell = Ten przywódca już stoi na { $cell }.
tigris-refusal-leader-occupied = Przywódca potrzebuje pustego pola, a { $cell } jest zajęte.
tigris-refusal-leader-river = { $cell } to rzeka; przywódcy stoją na lądzie.
tigris-refusal-no-temple = Obok { $cell } nie ma świątyni; przywódca jej potrzebuje.
tigris-refusal-leader-joins = Na { $cell } przywódca połączyłby dwa królestwa; wolno to tylko żetonom.
tigris-refusal-not-on-board = Twój { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
} nie stoi na planszy.
tigris-refusal-not-in-hand = Nie masz na ręce żetonu: { $tile ->
    [settlement] osada
    [temple] świątynia
    [farm] farma
   *[market] targowisko
}.
tigris-refusal-occupied = { $cell } jest zajęte; żeton potrzebuje pustego pola.
tigris-refusal-ruined = Na { $cell } leży katastrofa; nic już tam nie stanie.
tigris-refusal-farm-on-land = { $cell } to ląd; farmy leżą na rzece.
tigris-refusal-tile-on-river = { $cell } to rzeka, a na niej leżą tylko farmy; { $tile ->
    [settlement] osada
    [temple] świątynia
    [farm] farma
   *[market] targowisko
} potrzebuje lądu.
tigris-refusal-joins-three = Żeton na { $cell } połączyłby co najmniej trzy królestwa.
tigris-refusal-no-catastrophe = Nie masz już katastrof.
tigris-refusal-protected = Katastrofy nie można położyć na { $cell }: { $by ->
    [treasure] leży tam skarb.
    [monument] stoi tam monument.
    [leader] stoi tam przywódca.
   *[catastrophe] leży tam inna katastrofa.
}
tigris-refusal-swap-nothing = Wybierz co najmniej jeden żeton do wymiany.
tigris-refusal-swap-not-held = Nie masz na ręce wszystkich tych żetonów.
tigris-refusal-swap-bag = { $bag ->
    [0] Woreczek jest pusty: wymiana jest niemożliwa.
    [one] W woreczku został tylko 1 żeton.
    [few] W woreczku zostały tylko { $bag } żetony.
   *[many] W woreczku zostało tylko { $bag } żetonów.
}
tigris-refusal-no-war = { $leader ->
    [king] Królowie
    [priest] Kapłani
    [farmer] Rolnicy
   *[trader] Kupcy
} nie są tu w konflikcie.
tigris-refusal-support = Pasujących żetonów ({ $tile ->
    [settlement] osady
    [temple] świątynie
    [farm] farmy
   *[market] targowiska
}) masz na ręce: { $held }.
tigris-refusal-attack-weak = Wariant angielski: nie dokładaj nic albo co najmniej { $need }, by przewyższyć obrońcę.
tigris-refusal-defence-exact = Wariant angielski: nie dokładaj nic albo dokładnie { $need }, by wyrównać.
tigris-refusal-defence-level = Wariant angielski: masz remis albo przewagę, więc nie możesz nic dołożyć.
tigris-refusal-square-without = Kwadrat przy { $cell } nie zawiera właśnie położonego żetonu.
tigris-refusal-no-square = Przy { $cell } nie ma kwadratu z czterech odkrytych żetonów jednego koloru.
tigris-refusal-wrong-monument = Monument { $monument } nie ma części w kolorze: { $colour ->
    [black] czarny
    [red] czerwony
    [blue] niebieski
   *[green] zielony
}.
tigris-refusal-monument-gone = Monument { $monument } nie jest już dostępny.
tigris-refusal-corner-first = Najpierw zabiera się skarby z narożnych świątyń; { $cell } musi poczekać.
tigris-refusal-no-treasure = Na { $cell } nie ma skarbu do zabrania.

## Polecenia

tigris-prompt-first = Trwa losowanie pierwszego gracza.
tigris-prompt-draw = { $seat } dobiera { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
tigris-prompt-action = { $seat }: wybierz akcję, { $actions ->
    [one] została 1.
    [few] zostały { $actions }.
   *[many] zostało { $actions }.
}
tigris-prompt-war = { $seat }: wybierz, który konflikt rozstrzygnąć najpierw.
tigris-prompt-support = { $seat }: ile { $tile ->
    [settlement] osad
    [temple] świątyń
    [farm] farm
   *[market] targowisk
} dokładasz? { $kind ->
    [revolt] Konflikt wewnętrzny
   *[war] Konflikt zewnętrzny
} ({ $leader ->
    [king] królowie
    [priest] kapłani
    [farmer] rolnicy
   *[trader] kupcy
}): { $attacker } { $strength }, { $defender } { $against }.
tigris-prompt-monument = { $seat }: budujesz monument?
tigris-prompt-treasure = { $seat }: wybierz skarb do zabrania.
tigris-prompt-over = Gra jest skończona.

## Opcje

tigris-option-english = Wariant angielski
tigris-option-english-about = Dokładać można tylko to, co może wygrać: atakujący musi przewyższyć obrońcę, obrońca dokładnie wyrównać.
tigris-option-first = Pierwszy gracz
tigris-option-first-about = Kto zaczyna: los albo miejsce o tym numerze.
tigris-option-open-scores = Jawne punkty
tigris-option-open-scores-about = Wszyscy widzą wszystkie punkty; inaczej leżą one za parawanami.
tigris-option-swap-ends = Wymiana może zakończyć grę
tigris-option-swap-ends-about = Można wymienić więcej żetonów, niż jest w woreczku; gra kończy się wtedy od razu.

# Eufrat i Tygrys: strona stołu.

## Polecenie

tigris-page-choose = Wybierz żeton, przywódcę albo akcję.
tigris-page-place-tile = Połóż { $tile ->
    [settlement] osadę
    [temple] świątynię
    [farm] farmę
   *[market] targowisko
} na podświetlonym polu.
tigris-page-place-leader = Postaw { $leader ->
    [king] króla
    [priest] kapłana
    [farmer] rolnika
   *[trader] kupca
} na podświetlonym polu.
tigris-page-move-leader = Przenieś { $leader ->
    [king] króla
    [priest] kapłana
    [farmer] rolnika
   *[trader] kupca
} albo zdejmij go z planszy.
tigris-page-place-catastrophe = Zagraj katastrofę na podświetlonym polu.
tigris-page-choose-swap = Wybierz żetony do wymiany.
tigris-page-choose-war = Wybierz, który konflikt rozstrzygnąć teraz.
tigris-page-support = { $kind ->
    [revolt] Konflikt wewnętrzny
   *[war] Konflikt zewnętrzny
} { $leader ->
    [king] królów
    [priest] kapłanów
    [farmer] rolników
   *[trader] kupców
}: dokładasz { $tile ->
    [settlement] osady
    [temple] świątynie
    [farm] farmy
   *[market] targowiska
}?
tigris-page-build = Czy zbudować monument?
tigris-page-take = Wybierz skarb do zabrania.
tigris-page-doing = { $what ->
    [action] wybiera akcję
    [war] wybiera kolejny konflikt
    [support] może dołożyć żetony do konfliktu
    [monument] może zbudować monument
    [treasure] zabiera skarby
   *[draw] dobiera żetony
}
tigris-page-over = Gra skończona; liczy się najsłabszy kolor.
tigris-page-action = Akcja { $number } z { $all }
tigris-page-you-attack = atakujesz, przy remisie wygrywa obrońca
tigris-page-you-defend = bronisz się i wygrywasz przy remisie
tigris-page-would-win = tak wygrasz { $strength } do { $against }
tigris-page-would-lose = tak przegrasz { $strength } do { $against }
tigris-page-wars-at = { $count ->
    [few] { $count } konflikty wokół { $cell }
   *[many] { $count } konfliktów wokół { $cell }
}
tigris-page-build-note = cztery żetony pod nim zostają zakryte na stałe

## Co przyniesie ruch

tigris-page-for-you = { $count ->
    [one] 1 { $colour ->
        [black] czarny
        [red] czerwony
        [blue] niebieski
       *[green] zielony
    } punkt
    [few] { $count } { $colour ->
        [black] czarne
        [red] czerwone
        [blue] niebieskie
       *[green] zielone
    } punkty
   *[many] { $count } { $colour ->
        [black] czarnych
        [red] czerwonych
        [blue] niebieskich
       *[green] zielonych
    } punktów
} dla ciebie
tigris-page-for-seat = { $count ->
    [one] 1 { $colour ->
        [black] czarny
        [red] czerwony
        [blue] niebieski
       *[green] zielony
    } punkt
    [few] { $count } { $colour ->
        [black] czarne
        [red] czerwone
        [blue] niebieskie
       *[green] zielone
    } punkty
   *[many] { $count } { $colour ->
        [black] czarnych
        [red] czerwonych
        [blue] niebieskich
       *[green] zielonych
    } punktów
} dla gracza { $seat }
tigris-page-income = potem { $count ->
    [one] 1 { $colour ->
        [black] czarny
        [red] czerwony
        [blue] niebieski
       *[green] zielony
    } punkt
    [few] { $count } { $colour ->
        [black] czarne
        [red] czerwone
        [blue] niebieskie
       *[green] zielone
    } punkty
   *[many] { $count } { $colour ->
        [black] czarnych
        [red] czerwonych
        [blue] niebieskich
       *[green] zielonych
    } punktów
} z monumentów
tigris-page-union = łączy dwa królestwa w pokoju
tigris-page-wars = łączy dwa królestwa: { $count ->
    [one] konflikt
    [few] { $count } konflikty
   *[many] { $count } konfliktów
}
tigris-page-strengths = { $attacker } { $strength }, { $defender } { $against }
tigris-page-revolt = konflikt wewnętrzny, { $attacker } { $strength }, { $defender } { $against }
tigris-page-nothing = bez punktów
tigris-page-calm = bez konfliktu
tigris-page-blocks = zamyka to pole
tigris-page-gem = ten skarb dla ciebie
tigris-page-destroys = niszczy { $tile ->
    [settlement] osadę
    [temple] świątynię
    [farm] farmę
   *[market] targowisko
}
tigris-page-goes-home = { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
} gracza { $seat } wraca do domu

## Czyny

tigris-page-do-place = Połóż na { $cell }
tigris-page-do-move = Przenieś na { $cell }
tigris-page-do-catastrophe = Katastrofa na { $cell }
tigris-page-do-take = Zabierz z { $cell }
tigris-page-do-build = Zbuduj na { $cell }
tigris-page-do-withdraw = Zdejmij z planszy
tigris-page-do-swap = Wymień { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}
tigris-page-do-pass = Pomiń akcję
tigris-page-do-end = Zakończ turę
tigris-page-do-war = Konflikt { $leader ->
    [king] królów
    [priest] kapłanów
    [farmer] rolników
   *[trader] kupców
}
tigris-page-do-send = { $count ->
    [0] Nic nie dokładaj
    [one] Dołóż 1 { $tile ->
        [settlement] osadę
        [temple] świątynię
        [farm] farmę
       *[market] targowisko
    }
    [few] Dołóż { $count } { $tile ->
        [settlement] osady
        [temple] świątynie
        [farm] farmy
       *[market] targowiska
    }
   *[many] Dołóż { $count } { $tile ->
        [settlement] osad
        [temple] świątyń
        [farm] farm
       *[market] targowisk
    }
}
tigris-page-do-decline = Nie buduj

## Twoje elementy

tigris-page-pieces = Twoje elementy
tigris-page-tiles = Twoje żetony
tigris-page-leaders = Twoi przywódcy
tigris-page-catastrophes = Twoje katastrofy
tigris-page-tile = { $count } × { $tile ->
    [settlement] osada
    [temple] świątynia
    [farm] farma
   *[market] targowisko
}
tigris-page-leader = { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
}{ $cell ->
    [none] , poza planszą
   *[other] , na { $cell }
}
tigris-page-catastrophe = katastrofa, zostało: { $count }
tigris-page-swap = Wymień żetony
tigris-page-swap-note = Dobierasz nowe żetony: potem nie ma cofania.
tigris-page-cancel = Anuluj

## Konflikty i monumenty

tigris-page-fight = { $kind ->
    [revolt] Konflikt wewnętrzny
   *[war] Konflikt zewnętrzny
} { $leader ->
    [king] królów
    [priest] kapłanów
    [farmer] rolników
   *[trader] kupców
}
tigris-page-rivals = { $leader ->
    [king] Królowie
    [priest] Kapłani
    [farmer] Rolnicy
   *[trader] Kupcy
}
tigris-page-wars-left = { $count ->
    [few] jeszcze { $count } konflikty
   *[many] jeszcze { $count } konfliktów
}
tigris-page-attacks = atakuje
tigris-page-defends = broni się
tigris-page-sum = { $board } na planszy + { $added }
tigris-page-add = Dołóż z ręki
tigris-page-choose-number = Wybierz liczbę
tigris-page-if-win = Jeśli wygrasz:
tigris-page-if-lose = Jeśli przegrasz:
tigris-page-theirs-leave = z planszy: { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
} przeciwnika{ $count ->
    [0] .
   *[other] , { $cells }.
}
tigris-page-yours-leave = z planszy: twój { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
}{ $count ->
    [0] .
   *[other] , { $cells }.
}
tigris-page-monument = { $monument ->
    [black-red] czarno-czerwony
    [black-blue] czarno-niebieski
    [black-green] czarno-zielony
    [red-blue] czerwono-niebieski
    [red-green] czerwono-zielony
   *[blue-green] niebiesko-zielony
}

## Plansza

tigris-page-board = Plansza
tigris-page-map = Plansza: 16 kolumn od A do P, 11 rzędów
tigris-page-lit = Pola do wyboru
tigris-page-key-free = wolne
tigris-page-key-own = punkt dla ciebie
tigris-page-key-other = punkt dla tej dynastii
tigris-page-key-fight = wywoła konflikt
tigris-page-key-union = łączy królestwa w pokoju
tigris-page-key-ruin = niszczy ten żeton
tigris-page-key-gem = skarb do zabrania
tigris-page-key-since = od twojej ostatniej tury
tigris-page-key-kingdom = królestwo

## Gracze i punkty

tigris-page-on-board = przywódcy na planszy:
tigris-page-points = Twoje punkty
tigris-page-secret = widzisz je tylko ty
tigris-page-weakest = najsłabszy
tigris-page-counts = Liczy się najsłabszy kolor: teraz { $now }{ $treasures ->
    [0] .
    [one] , ze skarbem { $with }.
    [few] , ze skarbami { $with }.
   *[many] , ze skarbami { $with }.
}
tigris-page-stock = Co zostało
tigris-page-bag = w woreczku
tigris-page-gems = na planszy, koniec przy 2
tigris-page-towers = { $count ->
    [one] został 1 monument
    [few] zostały { $count } monumenty
   *[many] zostało { $count } monumentów
}

## Stół słowami

tigris-page-tell = Stół słowami
tigris-page-tell-kingdoms = Królestwa
tigris-page-tell-regions = Obszary bez przywódcy
tigris-page-tell-treasures = Skarby
tigris-page-tell-monuments = Monumenty
tigris-page-tell-catastrophes = Katastrofy
tigris-page-tell-leader = { $leader ->
    [king] król
    [priest] kapłan
    [farmer] rolnik
   *[trader] kupiec
} ({ $seat }) na { $cell }
tigris-page-tell-tiles = { $count ->
    [one] 1 { $tile ->
        [settlement] osada
        [temple] świątynia
        [farm] farma
       *[market] targowisko
    }
    [few] { $count } { $tile ->
        [settlement] osady
        [temple] świątynie
        [farm] farmy
       *[market] targowiska
    }
   *[many] { $count } { $tile ->
        [settlement] osad
        [temple] świątyń
        [farm] farm
       *[market] targowisk
    }
} ({ $cells })
tigris-page-tell-treasure = { $cell }{ $corner ->
    [yes] , narożny: do zabrania najpierw
   *[no] { "" }
}
tigris-page-tell-monument = { $cell ->
    [none] nie zbudowany
   *[other] stoi na { $cell }
}
tigris-page-tell-player = { $seat }: na ręce { $tiles ->
    [one] 1 żeton
    [few] { $tiles } żetony
   *[many] { $tiles } żetonów
}, na planszy { $leaders ->
    [one] 1 przywódca
    [few] { $leaders } przywódców
   *[many] { $leaders } przywódców
}, do zagrania { $catastrophes ->
    [one] 1 katastrofa
    [few] { $catastrophes } katastrofy
   *[many] { $catastrophes } katastrof
}.
tigris-page-tell-points = Punkty: czarne { $black }, czerwone { $red }, niebieskie { $blue }, zielone { $green }; skarby { $treasures }.

## What a bot looks at in a position, as short noun phrases

feature-tigris-points-1 = punkty w najsłabszym kolorze
feature-tigris-points-2 = punkty w drugim najsłabszym kolorze
feature-tigris-points-3 = punkty w drugim co do siły kolorze
feature-tigris-points-4 = punkty w najmocniejszym kolorze
feature-tigris-leader-1 = przywódca najsłabszego koloru na planszy
feature-tigris-leader-2 = przywódca drugiego najsłabszego koloru na planszy
feature-tigris-leader-3 = przywódca drugiego co do siły koloru na planszy
feature-tigris-leader-4 = przywódca najmocniejszego koloru na planszy
feature-tigris-tiles-1 = żetony najsłabszego koloru w królestwie jego przywódcy
feature-tigris-tiles-2 = żetony drugiego najsłabszego koloru w królestwie jego przywódcy
feature-tigris-tiles-3 = żetony drugiego co do siły koloru w królestwie jego przywódcy
feature-tigris-tiles-4 = żetony najmocniejszego koloru w królestwie jego przywódcy
feature-tigris-monument-1 = monumenty, które płacą w najsłabszym kolorze
feature-tigris-monument-2 = monumenty, które płacą w drugim najsłabszym kolorze
feature-tigris-monument-3 = monumenty, które płacą w drugim co do siły kolorze
feature-tigris-monument-4 = monumenty, które płacą w najmocniejszym kolorze
feature-tigris-ahead = wojny do wygrania
feature-tigris-behind = wojny, których trzeba się bać
feature-tigris-shelter = świątynie chroniące przywódców
feature-tigris-exposed = przywódcy narażeni na konflikt wewnętrzny
feature-tigris-unclaimed = kolory, których punkty bierze król
feature-tigris-treasures = skarby w królestwie kupca
feature-tigris-reach = skarby w zasięgu kupca
feature-tigris-hand-temples = świątynie na ręce
feature-tigris-hand-weakest = żetony najsłabszego koloru na ręce
feature-tigris-hand-support = żetony na ręce dla przywódców na planszy
feature-tigris-hand-kinds = rodzaje żetonów na ręce
feature-tigris-catastrophes = pozostałe katastrofy
feature-tigris-actions = pozostałe akcje
