# Origins: Pierwsi Budowniczowie: zdarzenia, odmowy, polecenia, opcje.

origins-name = Origins: Pierwsi Budowniczowie

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
