# Narody: zdarzenia, odmowy, polecenia, opcje. Karty, wydarzenia i płytki przychodzą z nazwy.

nations-name = Wojna Narodów

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
