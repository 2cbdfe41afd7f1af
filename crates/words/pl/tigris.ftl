# Eufrat i Tygrys: zdarzenia, odmowy, polecenia, opcje.

tigris-name = Eufrat i Tygrys

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
