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
