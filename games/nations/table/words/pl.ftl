# Narody: zdarzenia, odmowy, polecenia, opcje. Karty, wydarzenia i płytki przychodzą z nazwy.

nations-name = Wojna Narodów
nations-about = Od gliny do stali w czterech epokach, z kartą na każdego wodza i każdą wojnę.
nations-time = 90–150 min

## Miejsca przy stole

nations-seat-1 = Egipt
nations-seat-2 = Rzym
nations-seat-3 = Grecja
nations-seat-4 = Persja
nations-seat-5 = Chiny

## Słowa

nations-gold = złoto
nations-stone = kamień
nations-food = żywność
nations-books = księgi
nations-vp = PZ
nations-strength = siła militarna
nations-stability = stabilizacja
nations-workers = robotnicy
nations-idle = wolni
nations-architects = architekci
nations-famine = głód
nations-war = wojna
nations-advisor = doradca
nations-battle = bitwa
nations-building = budynek
nations-colony = kolonia
nations-golden-age = złoty wiek
nations-military = jednostka militarna
nations-wonder = cud
nations-construction = w budowie
nations-raid = wartość ataku

## Zdarzenia

nations-event-ordered = { $seat }: miejsce { $place } na torze kolejności.
nations-event-order-stays = Kolejność graczy się nie zmienia.
nations-event-board-drawn = Do wyboru jest plansza: { $people }.
nations-event-board-taken = { $seat } bierze planszę: { $people }, strona { $side ->
    [a] A
   *[b] B
}.
nations-event-covered = { $seat } zakrywa pole w sekcji { $section ->
    [food] żywności
   *[stability] stabilizacji
} i ma o jednego robotnika więcej.
nations-event-round = Zaczyna się runda { $round }: { $age ->
    [1] starożytność
    [2] średniowiecze
    [3] renesans
   *[4] rewolucja przemysłowa
}.
nations-event-swept = Z planszy postępu { $removed ->
    [one] znika 1 karta
    [few] znikają { $removed } karty
   *[many] znika { $removed } kart
}, do rzędu 1 { $moved ->
    [one] przechodzi 1 karta
    [few] przechodzą { $moved } karty
   *[many] przechodzi { $moved } kart
}.
nations-event-offered = Na pole { $cell } trafia karta „{ $card }”.
nations-event-worker-taken = { $seat } bierze robotnika { $section ->
    [food] z sekcji żywności
    [stability] z sekcji stabilizacji
   *[above] znad toru populacji
}.
nations-event-worker-returned = { $seat } zwraca robotnika { $section ->
    [food] do sekcji żywności
    [stability] do sekcji stabilizacji
   *[above] nad tor populacji
}{ $from ->
    [idle] { "" }
   *[other] { " " }z karty „{ $from }”
}.
nations-event-revealed = Wydarzenia tej rundy: „{ $event }”, potem „{ $second }”.
nations-event-tile = Płytka wydarzeń: { $tile }.
nations-event-kept = { $seat } wybiera „{ $event }”; „{ $rejected }” odpada.
nations-event-architects = { $count ->
    [0] Nie ma publicznych architektów.
    [one] Jest 1 publiczny architekt.
    [few] Jest { $count } publicznych architektów.
   *[many] Jest { $count } publicznych architektów.
}
nations-event-turn = { $seat } rozpoczyna turę.
nations-event-skipped = { $seat } traci pierwszą turę.
nations-event-bought = { $seat } kupuje kartę „{ $card }” za { $price } złota.
nations-event-placed = { $seat } zagrywa { $kind ->
    [wonder] cud
    [advisor] doradcę
    [colony] kolonię
    [building] budynek
   *[military] jednostkę militarną
}: „{ $card }”.
nations-event-removed = Karta „{ $card }” ({ $seat }) wypada z gry{ $why ->
    [replaced] : zastąpiona inną
    [covered] : zakryta innym cudem
    [condition] : spełnił się jej warunek
    [defeat] : przegrana wojna
    [given] : oddana
    [fought] : koniec wojny
   *[other] { "" }
}.
nations-event-war-bought = { $seat } wywołuje wojnę „{ $card }” o sile { $strength }.
nations-event-war-opponent = Wirtualny przeciwnik wywołuje wojnę „{ $card }” o sile { $strength }.
nations-event-deployed = { $seat } wysyła robotnika na kartę „{ $card }”{ $from ->
    [idle] { "" }
   *[other] { " " }z karty „{ $from }”
}{ $cost ->
    [0] , za darmo
   *[other] , koszt w kamieniu: { $cost }
}.
nations-event-undeployed = { $seat } zwalnia robotnika z karty „{ $card }”.
nations-event-hired = { $seat } buduje etap { $stage } z { $stages } cudu „{ $card }”{ $cost ->
    [0] , za darmo
   *[other] , koszt w kamieniu: { $cost }
}.
nations-event-architect-lost = { $seat } traci architekta z cudu „{ $card }”.
nations-event-completed = { $seat } kończy budowę cudu „{ $card }”.
nations-event-used = { $seat } używa karty „{ $card }”.
nations-event-exchanged = { $seat } zamienia miejscami karty „{ $card }” i „{ $other }”.
nations-event-passed = { $seat } pasuje, w kolejności: { $place }.
nations-event-gained = { $seat } zyskuje { $count } { $what ->
    [gold] złota
    [stone] kamienia
    [food] żywności
    [books] { $count ->
        [one] księgę
        [few] księgi
       *[many] ksiąg
    }
   *[vp] PZ
}{ $why ->
    [growth] { " " }dzięki rozwojowi
    [card] { " " }(„{ $source }”)
    [board] { " " }z planszy
    [event] { " " }(„{ $source }”)
    [production] { " " }w produkcji
    [books] { " " }za księgi
    [stability] { " " }za stabilizację
   *[other] { "" }
}.
nations-event-paid = { $seat } płaci { $count } { $what ->
    [gold] złota
    [stone] kamienia
    [food] żywności
   *[books] { $count ->
        [one] księgę
        [few] księgi
       *[many] ksiąg
    }
}.
nations-event-lost = { $seat } traci { $count } { $what ->
    [gold] złota
    [stone] kamienia
    [food] żywności
    [books] { $count ->
        [one] księgę
        [few] księgi
       *[many] ksiąg
    }
   *[vp] PZ
}{ $why ->
    [card] { " " }(„{ $source }”)
    [event] { " " }(„{ $source }”)
    [production] { " " }w produkcji
    [shortage] { " " }z powodu braków
    [famine] { " " }przez głód
    [war] { " " }w wojnie
    [revolt] { " " }w rewolcie
    [stability] { " " }za stabilizację
   *[other] { "" }
}.
nations-event-defeated = { $seat } ponosi klęskę w wojnie „{ $card }”.
nations-event-withstood = Wojna „{ $card }” nie szkodzi: { $seat }.
nations-event-no-war = Wojny nie ma.
nations-event-event = Następuje wydarzenie „{ $event }”.
nations-event-chose = { $seat } wybiera: { $choice ->
    [gold] złoto
    [stone] kamień
    [food] żywność
    [books] księgi
    [vp] PZ
    [go-last] ostatnie miejsce w kolejności
    [advisors] utratę doradców
    [architect] utratę architekta
    [strength] mniejszą siłę
   *[others] straty pozostałych
}.
nations-event-answered = { $seat } { $answer ->
    [accept] korzysta z propozycji
   *[decline] rezygnuje
}.
nations-event-disgraced = { $seat } do końca rundy liczy się jako najmniej stabilny naród („{ $card }”).
nations-event-moved = { $seat } przechodzi na { $to ->
    [first] pierwsze
   *[last] ostatnie
} miejsce w kolejności.
nations-event-age-ended = { $age ->
    [1] Kończy się starożytność.
    [2] Kończy się średniowiecze.
    [3] Kończy się renesans.
   *[4] Kończy się rewolucja przemysłowa.
}
nations-event-rolled = Na kości wypada { $number }.
nations-event-column = Kolumna { $column } pustoszeje: { $count ->
    [0] nie było w niej kart.
    [one] znika 1 karta.
    [few] znikają { $count } karty.
   *[many] znika { $count } kart.
}
nations-event-opponent = Wirtualny przeciwnik: siła { $strength }, stabilizacja { $stability }, księgi { $books }.
nations-event-ended = Koniec gry.
nations-event-scored = { $seat } zdobywa { $score } PZ.

## Odmowy

nations-refusal-over = Gra jest skończona.
nations-refusal-turn = Teraz gra { $seat }.
nations-refusal-choice = Najpierw wybiera { $seat }.
nations-refusal-pending = Najpierw trzeba rozstrzygnąć coś innego.
nations-refusal-not-asked = To nie jest akcja tury.
nations-refusal-growth = Rozwój: weź jednego robotnika albo zasoby jednego rodzaju.
nations-refusal-not-drawn = Tej planszy nie ma do wyboru: { $people }.
nations-refusal-no-cover = Zakryć można tylko pole w sekcji żywności albo stabilizacji.
nations-refusal-above-first = Najpierw bierze się robotników znad toru populacji.
nations-refusal-nobody-there = Nie ma robotnika { $section ->
    [food] w sekcji żywności.
    [stability] w sekcji stabilizacji.
   *[above] nad torem populacji.
}
nations-refusal-not-revealed = To nie jest jedna z dwóch odkrytych kart.
nations-refusal-acted = Akcja w tej turze już była: zwolnij robotników albo zakończ turę.
nations-refusal-not-acted = Tury nie można opuścić: wykonaj akcję albo spasuj.
nations-refusal-not-offered = Karty „{ $card }” nie ma na planszy postępu.
nations-refusal-too-dear = Karta „{ $card }” kosztuje { $price } złota, a masz { $gold }.
nations-refusal-second-war = „{ $card }”: w tej rundzie jest już wojna.
nations-refusal-forbidden = „{ $card }”: zabrania tego jedna z twoich kart.
nations-refusal-no-army = „{ $card }”: żaden twój robotnik nie stoi na jednostce militarnej.
nations-refusal-too-weak = „{ $card }” wymaga siły { $need }, a masz { $strength }.
nations-refusal-not-free = Karty „{ $card }” nie można wziąć za darmo.
nations-refusal-not-yours = „{ $card }” nie jest twoją kartą, na którą można teraz wysłać robotnika.
nations-refusal-not-worked = Na karcie „{ $card }” nie mogą stać robotnicy.
nations-refusal-nobody-idle = Nie masz wolnego robotnika.
nations-refusal-nobody-on = Na karcie „{ $card }” nie ma robotnika do zabrania.
nations-refusal-same-card = Ten robotnik już stoi na karcie „{ $card }”.
nations-refusal-no-stone = To kosztuje kamienie: { $cost }, a masz { $stone }.
nations-refusal-no-construction = Nie masz cudu w budowie.
nations-refusal-no-architect = Nie ma już publicznych architektów.
nations-refusal-no-private = Nie ma tam już prywatnego architekta.
nations-refusal-no-action = Karta „{ $card }” nie daje ci akcji.
nations-refusal-used = Karta „{ $card }” była już użyta w tej rundzie.
nations-refusal-condition = „{ $card }”: warunek nie jest spełniony.
nations-refusal-cannot-pay = „{ $card }”: nie stać cię na to.
nations-refusal-cannot-do = „{ $card }”: teraz nic by nie dała.
nations-refusal-which-resource = „{ $card }”: podaj jeden z jej zasobów.
nations-refusal-no-space = Nie ma takiego miejsca na { $kind ->
    [advisor] doradcę.
    [colony] kolonię.
    [wonder] cud.
    [military] jednostkę militarną.
   *[building] budynek.
}
nations-refusal-wrong-resource = Tego zasobu nie można tu wybrać.
nations-refusal-wrong-price = { $price ->
    [0] Punkt zwycięstwa nic nie kosztuje.
    [one] Punkt zwycięstwa kosztuje dokładnie 1 zasób.
    [few] Punkt zwycięstwa kosztuje dokładnie { $price } zasoby.
   *[many] Punkt zwycięstwa kosztuje dokładnie { $price } zasobów.
}
nations-refusal-not-held = Nie masz tyle.
nations-refusal-wrong-sum = Oddaj dokładnie { $count ->
    [one] 1 zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
}: złoto, kamień lub żywność, które masz.
nations-refusal-wrong-split = Strać dokładnie { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} z tego, co kosztuje klęska.
nations-refusal-idle-first = Masz wolnego robotnika: zwróć właśnie jego.
nations-refusal-section-full = W sekcji { $section ->
    [food] żywności
   *[stability] stabilizacji
} nie ma wolnego pola.
nations-refusal-not-above = Na torze jest jeszcze wolne pole.
nations-refusal-no-colony = „{ $card }” nie jest twoją kolonią.
nations-refusal-no-choice = Tego nie ma do wyboru.
nations-refusal-cannot-choose = Nie możesz tego wykonać w całości, więc musisz wybrać co innego.
nations-refusal-must-do = Zaczętą akcję trzeba dokończyć.
nations-refusal-empty-space = Na polu { $cell } nie ma karty.

## Polecenia

nations-prompt-order = Losowana jest kolejność graczy.
nations-prompt-fill = Zapełniana jest plansza postępu.
nations-prompt-boards = Losowane są plansze graczy.
nations-prompt-draft = { $seat }: wybierz planszę i jej stronę.
nations-prompt-cover = { $seat }: wybierz pole do zakrycia.
nations-prompt-growth = { $seat }: weź robotnika albo zasoby ({ $count }).
nations-prompt-reveal = Odkrywane jest wydarzenie.
nations-prompt-keep = { $seat }: wybierz, które wydarzenie nastąpi.
nations-prompt-done = { $seat }: zwolnij robotników albo zakończ turę.
nations-prompt-turn = { $seat }: { $actions ->
    [one] wykonaj akcję albo spasuj.
   *[other] wykonaj akcję albo spasuj (akcji: { $actions }).
}
nations-prompt-roll = Rzut kością za wirtualnego przeciwnika.
nations-prompt-over = Gra jest skończona.
nations-prompt-place = { $seat }: wybierz miejsce na kartę „{ $card }”.
nations-prompt-battle = { $seat }: wybierz łup z bitwy „{ $card }” ({ $count }).
nations-prompt-golden = { $seat }: weź zasoby albo kup PZ („{ $card }”).
nations-prompt-free-deploy = { $seat }: wyślij robotnika za darmo.
nations-prompt-free-hire = { $seat }: zbudować etap cudu za darmo?
nations-prompt-take = { $seat }: wybierz, skąd wziąć robotnika.
nations-prompt-return = { $seat }: wybierz robotnika do zwrotu.
nations-prompt-undeploy = { $seat }: wybierz robotników do zwolnienia.
nations-prompt-remove-colony = { $seat }: wybierz kolonię do usunięcia.
nations-prompt-choice = { $seat }: wybierz jeden ze skutków.
nations-prompt-offer = { $seat }: skorzystaj albo zrezygnuj.
nations-prompt-mix = { $seat }: oddaj { $count ->
    [one] 1 zasób
    [few] { $count } zasoby
   *[many] { $count } zasobów
} za brakujące księgi.
nations-prompt-split = { $seat }: strać { $count ->
    [one] 1 jednostkę
    [few] { $count } jednostki
   *[many] { $count } jednostek
} za klęskę.
nations-prompt-swap = { $seat }: wybierz dwie karty do zamiany miejscami.
nations-prompt-free-buy = { $seat }: wybierz kartę za darmo.
nations-prompt-yield = { $seat }: wybierz zysk w produkcji.

## Opcje

nations-option-level = Karty
nations-option-level-about = Podstawowe, podstawowe z zaawansowanymi, wszystkie albo wyrównane talie turniejowe; pięcioro graczy potrzebuje zaawansowanych albo wszystkich.
nations-option-ages = Epoki
nations-option-ages-about = Ile epok trwa gra, zawsze od starożytności.
nations-option-sides = Plansze
nations-option-sides-about = A: wszystkie plansze jednakowe. B: plansze z mocami losuje się i wybiera.
nations-option-easier = Łatwiejsza gra
nations-option-easier-about = Każdy zaczyna z jednym robotnikiem więcej.
nations-option-events = Wydarzenia
nations-option-events-about = Wszystkie albo tylko do poziomu kart (według naszego domysłu).
nations-option-difficulty = Trudność
nations-option-difficulty-about = Zasoby w rozwoju: wódz 4, książę 3, król 2, cesarz 1.

## Wartości opcji

nations-option-level-basic = podstawowe
nations-option-level-advanced = podstawowe i zaawansowane
nations-option-level-expert = wszystkie
nations-option-level-balanced = talie zrównoważone
nations-option-ages-4 = cztery: cała gra
nations-option-ages-3 = trzy
nations-option-ages-2 = dwie
nations-option-sides-a = A: wszystkie jednakowe
nations-option-sides-b = B: z mocami
nations-option-events-all = wszystkie
nations-option-events-level = do poziomu kart
nations-option-difficulty-chieftain = wódz: 4
nations-option-difficulty-prince = książę: 3
nations-option-difficulty-king = król: 2
nations-option-difficulty-emperor = cesarz: 1

# Wojna Narodów na stronie i to, co robią karty.

## Polecenie

nations-page-thinking = { $seat } się zastanawia
nations-page-waiting = Czekamy na ruch: { $seat }
nations-page-because = { $source }
nations-page-once = Tego nie da się cofnąć
nations-page-won = Wygrywa { $seat }, PZ: { $points }.
nations-page-fame = Twoje miejsce w historii: { $name }.
nations-page-round = Runda { $round }

## Części stołu

nations-page-parts = Części stołu
nations-page-tab-cards = Karty
nations-page-tab-board = Plansza
nations-page-tab-threats = Zagrożenia
nations-page-tab-standing = Pozycje
nations-page-tab-nations = Narody
nations-page-progress = Plansza postępu
nations-page-open = możesz kupić { $count } z { $all } kart
nations-page-each = każda za { $count } złota
nations-page-costs = kosztuje { $count } złota
nations-page-yours = twój naród
nations-page-idle = wolni: { $idle } · { $count ->
    [one] 1 robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
nations-page-workers = { $count ->
    [one] 1 robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
nations-page-no-advisor = brak doradcy
nations-page-empty = wolne
nations-page-construction = W budowie
nations-page-wonders = Cuda
nations-page-colonies = Kolonie
nations-page-worked = Budynki i wojsko
nations-page-stock = Zasoby, siła, stabilizacja
nations-page-score = Wynik
nations-page-of = { $count } z { $all }
nations-page-population = Populacja
nations-page-track = { $section ->
    [food] Sekcja żywności
   *[stability] Sekcja stabilizacji
}: robotnicy { $count }, puste pola { $empty }
nations-page-above = Nad torem: { $count ->
    [one] 1 robotnik
    [few] { $count } robotników
   *[many] { $count } robotników
}
nations-page-others = Pozostałe narody
nations-page-others-note = PZ · wynik
nations-page-opponent = Przeciwnik
nations-page-tile = Płytka { $tile }: wynik 5 zmienia siłę przeciwnika o { $strength }, wynik 6 jego stabilizację o { $stability }.
nations-page-tile-read = Odczytana ze zdjęcia drukowanych płytek.
nations-page-tile-own = Płytka naszego pomysłu: drukowana nie jest znana.
nations-page-solo = Po każdej twojej akcji, oprócz darmowych, rzuca się kością: 1–4 opróżnia kolumnę, 5 i 6 zmieniają przeciwnika.
nations-page-standing = Pozycje
nations-page-order = Kolejność graczy
nations-page-passed = pas nr { $count }
nations-page-war-at = wojna: { $count }
nations-page-place = { $count }.
nations-page-scored = wynik { $count }
nations-page-stock-label = Co masz i co przynosi każda runda
nations-page-age-1 = starożytność
nations-page-age-2 = średniowiecze
nations-page-age-3 = renesans
nations-page-age-4 = rewolucja przemysłowa

## Gdyby runda skończyła się teraz

nations-page-if-ended = Gdyby runda skończyła się teraz
nations-page-you = Ty
nations-page-in-all = razem z produkcją
nations-page-production = Produkcja
nations-page-no-war = Na razie nie ma wojny
nations-page-war = Wojna: „{ $card }”
nations-page-named = { $name }
nations-page-famine = Głód
nations-page-each-pays = każdy płaci
nations-page-end-of = Koniec epoki: { $age }
nations-page-books-rule = 1 PZ za każdy naród, który ma mniej ksiąg
nations-page-solo-stability = potem stabilizacja: +1 PZ, jeśli masz większą niż przeciwnik, inaczej −1 PZ
nations-page-books-solo = 3 PZ, jeśli masz więcej ksiąg niż przeciwnik
nations-page-architects = { $count ->
    [0] nie ma już publicznych architektów
    [one] został 1 publiczny architekt
    [few] zostało { $count } publicznych architektów
   *[many] zostało { $count } publicznych architektów
}
nations-page-you-choose = Tu czeka cię wybór; pokazujemy pierwszą możliwość.
nations-page-safe-with = Ocali cię

## Akcje

nations-page-actions = Akcje
nations-page-choices = Możliwości
nations-page-act-buy = Kup kartę
nations-page-act-open = do wyboru: { $count }
nations-page-act-send = Wyślij robotnika
nations-page-act-hire = Architekt
nations-page-act-left = zostało: { $count }
nations-page-act-lift = Zwolnij robotników
nations-page-act-free = za darmo
nations-page-act-pass = Spasuj
nations-page-act-done = Zakończ turę
nations-page-swap = Wybierz dwie karty z planszy postępu: zamienią się miejscami.
nations-page-nothing = nic
nations-page-nothing-lost = niczego nie tracisz
nations-page-freed = { $count ->
    [one] 1 robotnik będzie wolny
    [few] { $count } robotników będzie wolnych
   *[many] { $count } robotników będzie wolnych
}
nations-page-do-board = { $people }, strona { $side }
nations-page-do-cover = Zakryj pole w sekcji { $section ->
    [food] żywności
   *[stability] stabilizacji
}
nations-page-do-grow = Robotnik { $section ->
    [food] z sekcji żywności
    [stability] z sekcji stabilizacji
   *[above] znad toru
}
nations-page-do-take = Weź robotnika { $section ->
    [food] z sekcji żywności
    [stability] z sekcji stabilizacji
   *[above] znad toru
}
nations-page-do-return = Zwróć { $from ->
    [idle] wolnego robotnika
   *[other] robotnika z karty „{ $from }”
} { $section ->
    [food] do sekcji żywności
    [stability] do sekcji stabilizacji
   *[above] nad tor
}
nations-page-do-gain = Weź { $what ->
    [gold] złoto
    [stone] kamień
    [food] żywność
   *[books] księgi
}
nations-page-do-keep = { $event }
nations-page-do-buy = Kup: „{ $card }”
nations-page-do-deploy = Wyślij { $from ->
    [idle] wolnego robotnika
   *[other] robotnika z karty „{ $from }”
} na kartę „{ $card }”
nations-page-do-send = Wyślij robotnika na kartę „{ $card }”
nations-page-do-lift = Zwolnij robotnika z karty „{ $card }”
nations-page-do-hire = Zatrudnij publicznego architekta
nations-page-do-hire-board = Zatrudnij architekta z planszy
nations-page-do-hire-card = Zatrudnij architekta z karty „{ $card }”
nations-page-do-use = Użyj
nations-page-do-use-card = Użyj karty „{ $card }”{ $what ->
    [none] { "" }
    [gold] : złoto
    [stone] : kamień
    [food] : żywność
   *[books] : księgi
}
nations-page-do-done = Gotowe
nations-page-do-replace = Zastąp: „{ $card }”
nations-page-do-place = Połóż na wolnym polu
nations-page-do-pay = 1 PZ ({ $what })
nations-page-do-lose = Strać { $what }
nations-page-do-remove = Usuń: „{ $card }”
nations-page-do-decline = Nie, dziękuję
nations-page-do-swap = Zamień { $one } i { $two }

## Otwarta karta

nations-page-close = Zamknij
nations-page-own-name = nazwa w naszym przekładzie
nations-page-destroys = Stracisz „{ $card }”:
nations-page-full = Wszystkie miejsca są zajęte. Nowa karta zastąpi jedną z tych:

## Co robią karty

nations-page-good = { $sign }{ $count } { $what ->
    [gold] złota
    [stone] kamienia
    [food] żywności
    [books] { $count ->
        [one] księga
        [few] księgi
       *[many] ksiąg
    }
    [strength] siły
    [stability] stabilizacji
   *[victory] PZ
}
nations-page-or = albo
nations-page-may = można:
nations-page-else = a jeśli się nie da,
nations-page-then = potem
nations-page-pay = zapłać { $list }
nations-page-give-colony = oddaj kolonię
nations-page-tell-worker = Każdy robotnik tutaj: { $list }. Zasoby przychodzą w każdej produkcji, siła i stabilizacja od razu.
nations-page-tell-deploy = Wysłanie jednego kosztuje { $cost } kamienia.
nations-page-tell-raid = Wartość ataku w bitwach: { $raid }.
nations-page-tell-slots = Na koniec pierwsi robotnicy dają kolejno PZ: { $list }.
nations-page-tell-golden =
    Weź { $gain } albo zapłać { $price ->
        [one] 1 dowolny zasób
        [few] { $price } dowolne zasoby
       *[many] { $price } dowolnych zasobów
    } za 1 PZ.
nations-page-tell-battle = Wymaga robotnika na karcie militarnej. Weź kamień, żywność albo księgi, tyle, ile wynosi twoja najwyższa wartość ataku.
nations-page-tell-war = Wojna dostaje twoją obecną siłę. Na koniec rundy każdy słabszy naród traci 1 PZ oraz { $list }; każdy punkt stabilizacji ratuje jeden z tych zasobów. W rundzie może być tylko jedna wojna.
nations-page-tell-income = W każdej produkcji: { $list }.
nations-page-tell-static = Dopóki jest twoja: { $list }.
nations-page-tell-stages = Każdy etap wymaga architekta i kamienia, kolejno: { $list }.
nations-page-tell-need = Przy zakupie musisz mieć siłę { $need }; nie płaci się jej.
nations-page-tell-vp = Na koniec: { $count } PZ.
nations-page-tell-board = Na start: { $list }, robotnicy: { $workers }; miejsca na kolonie: { $colonies }, na cuda: { $wonders }. Nadrukowane: { $cards }.
nations-page-tell-nation = { $seat } ({ $people }): { $vp } PZ, po podliczeniu { $score }; złoto { $gold }, kamień { $stone }, żywność { $food }, księgi { $books }, siła { $strength }, stabilizacja { $stability }, wolni robotnicy { $idle }. Karty: { $cards }.

nations-page-buy-advisor = doradcę
nations-page-buy-battle = bitwę
nations-page-buy-building = budynek
nations-page-buy-colony = kolonię
nations-page-buy-golden-age = złoty wiek
nations-page-buy-military = jednostkę militarną
nations-page-buy-war = wojnę
nations-page-buy-wonder = cud

nations-page-when-production = W produkcji
nations-page-when-buy = Gdy kupujesz { $kinds }
nations-page-when-others-buy = Gdy inny naród kupuje { $kinds }, dostaje
nations-page-when-price = Gdy płacisz za kartę dokładnie { $price } złota
nations-page-when-ready = Po ukończeniu
nations-page-when-wonder-ready = Gdy kończysz budowę cudu
nations-page-when-other-wonder = Gdy kończysz budowę innego cudu
nations-page-when-hire = Gdy zatrudniasz architekta
nations-page-when-pass = Gdy pasujesz jako pierwszy naród
nations-page-when-replace = Gdy zastępujesz budynek budynkiem z późniejszej epoki
nations-page-when-spend-last-gold = Gdy wydajesz ostatnie złoto
nations-page-when-end-of-age = Na koniec każdej epoki
nations-page-when-defeated = Gdy przegrywasz wojnę
nations-page-when-always = Natychmiast
nations-page-when-action = Akcja
nations-page-when-action-once = Akcja, raz na rundę
nations-page-when-reveal-event = Gdy odkrywa się wydarzenie
nations-page-when-final-scoring = W końcowej punktacji

nations-page-whom-others = każdy inny naród
nations-page-whom-all = każdy naród
nations-page-whom-most-strength = najsilniejszy naród
nations-page-whom-least-strength = najsłabsze narody
nations-page-whom-most-stability = najstabilniejszy naród
nations-page-whom-least-stability = najmniej stabilne narody
nations-page-whom-most-food = naród z największą ilością żywności
nations-page-whom-least-food = narody z najmniejszą ilością żywności
nations-page-whom-passed-first = kto spasował pierwszy
nations-page-whom-passed-last = kto spasował ostatni
nations-page-whom-all-except-most-strength = wszyscy oprócz najsilniejszego
nations-page-whom-all-except-most-stability = wszyscy oprócz najstabilniejszego
nations-page-whom-all-except-least-stability = wszyscy oprócz najmniej stabilnych
nations-page-whom-all-except-most-strength-or-most-stability = kto nie jest ani najsilniejszy, ani najstabilniejszy
nations-page-whom-has-advisor-of-age = kto ma doradcę z epoki
nations-page-whom-has-colony-of-age = kto ma kolonię z epoki
nations-page-whom-most-golden-ages-bought-this-round = kto kupił w tej rundzie najwięcej złotych wieków
nations-page-whom-most-workers-on-buildings-age4 = kto ma najwięcej robotników na budynkach rewolucji przemysłowej

nations-page-if-most-strength = jeśli masz największą siłę
nations-page-if-least-strength = jeśli należysz do najsłabszych
nations-page-if-most-stability = jeśli masz największą stabilizację
nations-page-if-least-stability = jeśli należysz do najmniej stabilnych
nations-page-if-most-workers = jeśli masz najwięcej robotników
nations-page-if-passed-first = jeśli twój naród spasował pierwszy
nations-page-if-bought-colony-this-round = jeśli twój naród kupił w tej rundzie kolonię
nations-page-if-strength-gt-war = jeśli twoja siła przewyższa siłę wojny
nations-page-if-has-military-worker = jeśli masz robotnika na karcie militarnej
nations-page-if-war-bought-by-other = jeśli wojnę kupił kto inny

nations-page-per-colony-age2 = za każdą kolonię średniowieczną
nations-page-per-colony-age3 = za każdą kolonię renesansową
nations-page-per-colony-age4 = za każdą kolonię z rewolucji przemysłowej
nations-page-per-advisor = za każdego twojego doradcę
nations-page-per-worker-on-building-age4 = za każdego robotnika na budynkach rewolucji przemysłowej
nations-page-per-building-or-military-card-of-current-age = za każdy budynek i każdą kartę militarną obecnej epoki
nations-page-per-war-or-battle-bought-this-round = za każdą wojnę i bitwę kupioną w tej rundzie
nations-page-per-colony-bought-this-round = za każdą kolonię kupioną w tej rundzie

nations-page-do-return-worker = { $count ->
    [one] zwróć 1 robotnika
   *[other] zwróć { $count } robotników
}
nations-page-do-take-worker = { $count ->
    [one] weź 1 robotnika
   *[other] weź { $count } robotników
}
nations-page-do-undeploy-any = zwolnij dowolną liczbę robotników z { $kind ->
    [military] kart militarnych
   *[building] budynków
}, każdy daje { $list }
nations-page-do-deploy-free = wyślij { $count ->
    [one] 1 robotnika
   *[other] do { $count } robotników
}{ $kind ->
    [military] { " " }na karty militarne
    [building] { " " }na budynki
   *[any] { "" }
} za darmo
nations-page-do-deploy-bought = możesz wysłać na nią za darmo { $count ->
    [one] 1 robotnika
   *[other] { $count } robotników
}
nations-page-do-hire-free = zbuduj za darmo { $count ->
    [one] 1 etap
   *[other] do { $count } etapów
}
nations-page-do-remove-architect = strać { $count ->
    [one] 1 architekta
   *[other] { $count } architektów
} z cudu w budowie
nations-page-do-remove-colony = usuń kolonię
nations-page-do-remove-all-advisors = usuń wszystkich swoich doradców
nations-page-do-go-first = przejdź na początek kolejności
nations-page-do-go-last = przejdź na koniec kolejności
nations-page-do-skip-player-order-step = kolejność graczy nie zmienia się w tej rundzie
nations-page-do-keep-at-most = zachowaj najwyżej { $count } { $what ->
    [gold] złota
    [stone] kamienia
    [food] żywności
   *[books] ksiąg
}
nations-page-do-regain-all = odzyskaj to, co zabrała wojna
nations-page-do-regain-vp = odzyskaj PZ, które zabrała wojna
nations-page-do-strength-second = w drugim wydarzeniu licz siłę mniejszą o { $count }
nations-page-do-draw-two-keep-one = dobierz dwie karty i wybierz, która zadziała
nations-page-do-swap-two-progress-cards = zamień miejscami dwie karty postępu
nations-page-do-buy-free = weź za darmo z planszy postępu { $kinds }
nations-page-do-remove-self = ta karta wypada z gry
nations-page-do-least-stable-until-end-of-round = do końca rundy liczysz się jako najmniej stabilny naród

nations-page-is-private = co rundę { $count ->
    [one] 1 własny architekt
    [few] { $count } własnych architektów
   *[many] { $count } własnych architektów
}
nations-page-is-golden = złote wieki dają o { $count } więcej, a ich PZ kosztuje o { $count } mniej
nations-page-is-raid = twoja wartość ataku jest o { $count } wyższa
nations-page-is-price = { $kind ->
    [battle] bitwy
   *[other] takie karty
} kosztują o { $count } złota więcej
nations-page-is-war-strength = przy rozstrzyganiu wojny masz o { $count } siły więcej
nations-page-is-colony = kolonie wymagają o { $count } siły więcej
nations-page-is-defeat = klęska kosztuje dodatkowo { $list }
nations-page-is-no-military-upkeep = twoje wojsko nie wymaga utrzymania
nations-page-is-no-shortage-vp-loss = braki nie kosztują cię PZ
nations-page-is-no-war-vp-loss = klęska nie kosztuje cię PZ
nations-page-is-discount = wysyłanie robotników na { $kind ->
    [military] karty militarne
   *[building] budynki
} kosztuje o { $count } kamienia mniej, ale co najmniej { $min }
nations-page-is-forbidden = nie możesz kupić: { $kinds }
nations-page-is-first-actions = twoja pierwsza tura rundy ma akcje: { $count }
nations-page-is-first-turn-skip = tracisz pierwszą turę każdej rundy
nations-page-is-extra-advisor-space = może tu stanąć drugi doradca

## What a bot looks at in a position, as short noun phrases

feature-nations-points = punkty wraz z tym, co przyniesie runda
feature-nations-colonies = punkty za kolonie
feature-nations-wonders = punkty za cuda
feature-nations-buildings = punkty za budynki i wojsko
feature-nations-gold = złoto w zapasie
feature-nations-stone = kamień w zapasie
feature-nations-food = żywność w zapasie
feature-nations-books = księgi w zapasie
feature-nations-gold-plenty = nadmiar złota
feature-nations-stone-plenty = nadmiar kamienia
feature-nations-food-plenty = nadmiar żywności
feature-nations-books-plenty = nadmiar ksiąg
feature-nations-gold-income = przychód złota w rundzie
feature-nations-stone-income = przychód kamienia w rundzie
feature-nations-food-income = przychód żywności w rundzie
feature-nations-books-income = przychód ksiąg w rundzie
feature-nations-strength = siła militarna
feature-nations-stability = stabilność
feature-nations-strongest = pierwsze miejsce w sile
feature-nations-behind = strata do najsilniejszego
feature-nations-revolt = groźba buntu
feature-nations-idle = wolni robotnicy
feature-nations-worker = pożytek z kolejnego robotnika
feature-nations-worker-gap = robotnicy, którzy gdzie indziej daliby więcej
feature-nations-construction = cud w budowie
feature-nations-construction-done = postęp budowy cudu
feature-nations-powers = zdolności kart
feature-nations-raid = szanse na najazdy
feature-nations-architects = własni architekci
feature-nations-passed = spasowanie
feature-nations-first = pierwsze miejsce w kolejności
feature-nations-books-first = najwięcej ksiąg
feature-nations-books-behind = brakujące księgi do pierwszego
feature-nations-military = robotnicy w wojsku
