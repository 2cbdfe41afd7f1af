# Babilonia: zdarzenia, odmowy, polecenia, opcje.

babylonia-name = Babilonia
babylonia-about = Dwie rzeki, dziewiętnaście miast: połącz swoich arystokratów i domknij krąg jako pierwszy.
babylonia-time = 30–45 min

## Miejsca przy stole

babylonia-seat-1 = Lew
babylonia-seat-2 = Byk
babylonia-seat-3 = Łucznik
babylonia-seat-4 = Dzban

## Słowa

babylonia-merchant = kupiec
babylonia-priest = kapłan
babylonia-servant = urzędnik
babylonia-farmer = rolnik
babylonia-city = miasto
babylonia-field = pole uprawne
babylonia-ziggurat = zigurat
babylonia-river = rzeka
babylonia-cities = miasta
babylonia-cards = karty ziguratów
babylonia-hand = ręka
babylonia-pool = zasób
babylonia-points = punkty
babylonia-card-1 = Dziesięć punktów
babylonia-card-1-about = Jednorazowo: zdobywasz od razu 10 punktów.
babylonia-card-2 = Dodatkowa tura
babylonia-card-2-about = Jednorazowo: po jednej ze swoich tur rozgrywasz dodatkową.
babylonia-card-3 = Siedem na ręce
babylonia-card-3-about = Masz na ręce siedem żetonów zamiast pięciu.
babylonia-card-4 = Trójka arystokratów
babylonia-card-4-about = Możesz zagrać kupca, kapłana i urzędnika, wszystkich na lądzie.
babylonia-card-5 = Arystokrata z rolnikami
babylonia-card-5-about = Do trzech lub więcej rolników możesz dołożyć jednego arystokratę, wszystkich na lądzie.
babylonia-card-6 = Arystokraci na polach
babylonia-card-6-about = Możesz kłaść arystokratów na polach uprawnych, nawet bez własnego żetonu obok.
babylonia-card-7 = Premia za miasta
babylonia-card-7-about = Przy każdym zdobyciu miasta: dodatkowy punkt za każde dwa twoje miasta.
babylonia-card-8 = Łączący ląd
babylonia-card-8-about = Puste lądowe pola między rzekami łączą twoje żetony.
babylonia-card-9 = Łącząca rzeka
babylonia-card-9-about = Puste pola rzek łączą twoje żetony.

## Zdarzenia

babylonia-event-laid = Plansza jest rozłożona; miasta: { $cities }, pola uprawne: { $fields }.
babylonia-event-offered = Dostępne karty ziguratów: { $cards }.
babylonia-event-turn = { $seat } rozpoczyna turę.
babylonia-event-drew = { $seat } dobiera { $count ->
    [one] 1 żeton
    [few] { $count } żetony
   *[many] { $count } żetonów
}{ $merchant ->
    [0] { "" }
    [one] { " · " }1 kupiec
    [few] { " · " }{ $merchant } kupcy
   *[many] { " · " }{ $merchant } kupców
}{ $priest ->
    [0] { "" }
    [one] { " · " }1 kapłan
    [few] { " · " }{ $priest } kapłani
   *[many] { " · " }{ $priest } kapłanów
}{ $servant ->
    [0] { "" }
    [one] { " · " }1 urzędnik
    [few] { " · " }{ $servant } urzędnicy
   *[many] { " · " }{ $servant } urzędników
}{ $farmer ->
    [0] { "" }
    [one] { " · " }1 rolnik
    [few] { " · " }{ $farmer } rolnicy
   *[many] { " · " }{ $farmer } rolników
}
babylonia-event-drew-hidden = { $seat } dobiera { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
babylonia-event-placed = { $seat } kładzie { $kind ->
    [merchant] kupca
    [priest] kapłana
    [servant] urzędnika
   *[farmer] rolnika
} na { $hex }.
babylonia-event-placed-river = { $seat } kładzie zakrytego { $kind ->
    [merchant] kupca
    [priest] kapłana
    [servant] urzędnika
   *[farmer] rolnika
} w rzece, na { $hex }.
babylonia-event-placed-hidden = { $seat } kładzie zakryty żeton w rzece, na { $hex }.
babylonia-event-ziggurats = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za ziguraty, na { $hex }.
babylonia-event-field = { $seat } zajmuje pole uprawne { $field ->
    [cities] z miastem
   *[number] z liczbą
} na { $hex }: { $points ->
    [one] 1 punkt.
    [few] { $points } punkty.
   *[many] { $points } punktów.
}
babylonia-event-finished = { $seat } kończy zagrywanie: { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
babylonia-event-surrounded = Otoczone jest miasto { $city ->
    [merchant] kupców
    [priest] kapłanów
    [servant] urzędników
    [merchant-priest] kupców i kapłanów
    [merchant-servant] kupców i urzędników
    [priest-servant] kapłanów i urzędników
   *[merchant-priest-servant] kupców, kapłanów i urzędników
} na { $hex }.
babylonia-event-nobles = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $count ->
    [one] 1 arystokratę
    [few] { $count } arystokratów
   *[many] { $count } arystokratów
} przy mieście na { $hex }.
babylonia-event-captured = { $seat } zdobywa miasto { $city ->
    [merchant] kupców
    [priest] kapłanów
    [servant] urzędników
    [merchant-priest] kupców i kapłanów
    [merchant-servant] kupców i urzędników
    [priest-servant] kapłanów i urzędników
   *[merchant-priest-servant] kupców, kapłanów i urzędników
} na { $hex }, { $count } do { $against }.
babylonia-event-city-tied = Remis wokół { $hex }, najwięcej żetonów po { $count }: miasto { $city ->
    [merchant] kupców
    [priest] kapłanów
    [servant] urzędników
    [merchant-priest] kupców i kapłanów
    [merchant-servant] kupców i urzędników
    [priest-servant] kapłanów i urzędników
   *[merchant-priest-servant] kupców, kapłanów i urzędników
} zostaje odrzucone.
babylonia-event-cities = { $seat } zdobywa { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
} za { $count ->
    [one] 1 miasto.
    [few] { $count } miasta.
   *[many] { $count } miast.
}
babylonia-event-ziggurat-won = { $seat } wygrywa zigurat na { $hex }, { $count } do { $against }.
babylonia-event-ziggurat-tied = Remis wokół ziguratu na { $hex }, najwięcej żetonów po { $count }: nikt nie bierze karty.
babylonia-event-card = { $seat } bierze kartę { $card }: { $card ->
    [1] dziesięć punktów.
    [2] dodatkowa tura.
    [3] siedem na ręce.
    [4] trójka arystokratów.
    [5] arystokrata z rolnikami.
    [6] arystokraci na polach.
    [7] premia za miasta.
    [8] łączący ląd.
   *[9] łącząca rzeka.
}
babylonia-event-ten-points = { $seat } zdobywa { $points } punktów za kartę 1.
babylonia-event-extra-turn = { $seat } używa karty 2 i rozgrywa dodatkową turę.
babylonia-event-no-extra-turn = { $seat } zostawia kartę 2 na później.
babylonia-event-ended-hand = Koniec gry: { $seat } nie ma już żetonów.
babylonia-event-ended-cities = Koniec gry: na planszy zostało najwyżej jedno miasto.

## Odmowy

babylonia-refusal-over = Gra jest skończona.
babylonia-refusal-turn = Teraz gra { $seat }.
babylonia-refusal-your-order = Kolejność punktowania wybiera tylko gracz aktywny: { $seat }.
babylonia-refusal-your-card = Kartę wybiera teraz tylko zwycięzca ziguratu: { $seat }.
babylonia-refusal-your-extra = O dodatkowej turze decyduje tylko gracz aktywny: { $seat }.
babylonia-refusal-pending = Najpierw rozstrzyga los.
babylonia-refusal-scoring-later = Punktowanie następuje po zagrywaniu; najpierw połóż żetony.
babylonia-refusal-placing-over = W tej turze nie kładzie się już żetonów.
babylonia-refusal-no-card-now = Nikt teraz nie wybiera karty.
babylonia-refusal-card-first = Najpierw trzeba wybrać kartę ziguratu.
babylonia-refusal-no-extra-now = O dodatkowej turze teraz się nie decyduje.
babylonia-refusal-extra-first = Najpierw zdecyduj o dodatkowej turze.
babylonia-refusal-not-in-hand = Nie masz na ręce żetonu: { $kind ->
    [merchant] kupiec
    [priest] kapłan
    [servant] urzędnik
   *[farmer] rolnik
}.
babylonia-refusal-not-in-play = { $hex } leży w obszarze, który nie bierze udziału w grze.
babylonia-refusal-occupied = Żeton potrzebuje pustego pola, a na { $hex } { $by ->
    [token] leży już żeton.
    [city] leży miasto.
   *[ziggurat] stoi zigurat.
}
babylonia-refusal-noble-on-field = Na polach uprawnych, takich jak { $hex }, kładzie się tylko rolników; arystokraci potrzebują karty 6.
babylonia-refusal-field-alone = Rolnika można położyć na polu uprawnym { $hex } tylko wtedy, gdy obok leży twój żeton.
babylonia-refusal-field-face-down = Obok pola uprawnego { $hex } masz tylko zakryte żetony; jeden musi być odkryty.
babylonia-refusal-river-farmers = { $hex } to rzeka; trzech lub więcej rolników kładzie się tylko na lądzie.
babylonia-refusal-river-noble = { $hex } to rzeka; rolników i arystokratę z karty 5 kładzie się tylko na lądzie.
babylonia-refusal-river-nobles = { $hex } to rzeka; trójkę arystokratów z karty 4 kładzie się tylko na lądzie.
babylonia-refusal-noble-with-farmers = Więcej niż dwa żetony to tylko sami rolnicy.
babylonia-refusal-second-noble = Karta 5 pozwala dołożyć do rolników tylko jednego arystokratę.
babylonia-refusal-noble-early = Przed arystokratą z karty 5 połóż co najmniej trzech rolników.
babylonia-refusal-three-nobles = Karta 4 wymaga po jednym: kupca, kapłana i urzędnika.
babylonia-refusal-lacks-farmer = Do tego zagrania brakuje ci na ręce jeszcze jednego rolnika.
babylonia-refusal-no-room = To zagranie wymaga jeszcze jednego rolnika, a nie byłoby dla niego lądu.
babylonia-refusal-too-few = Najpierw połóż kolejny żeton.
babylonia-refusal-owes-farmer = Arystokrata i dwóch rolników to za mało; połóż jeszcze jednego rolnika.
babylonia-refusal-nothing-to-score = Na { $hex } nie ma czego punktować.
babylonia-refusal-not-surrounded = { $hex } nie jest jeszcze otoczone.
babylonia-refusal-card-taken = Karta { $card } jest już zabrana.
babylonia-refusal-card-not-in-game = Karta { $card } nie jest dostępna w tej grze.

## Polecenia

babylonia-prompt-laying = Trwa rozkładanie planszy.
babylonia-prompt-first = Trwa losowanie pierwszego gracza.
babylonia-prompt-draw = { $seat } dobiera { $count ->
    [one] 1 żeton.
    [few] { $count } żetony.
   *[many] { $count } żetonów.
}
babylonia-prompt-place = { $seat }: połóż { $placed ->
    [0] pierwszy żeton.
   *[other] drugi żeton.
}
babylonia-prompt-place-one = { $seat }: połóż jeden żeton.
babylonia-prompt-place-farmer = { $seat }: połóż na lądzie jeszcze jednego rolnika.
babylonia-prompt-place-or-end = { $seat }: dołóż żeton albo zakończ (położone: { $placed }).
babylonia-prompt-score = { $seat }: wybierz, co teraz punktuje.
babylonia-prompt-card = { $seat }: wybierz kartę ziguratu.
babylonia-prompt-extra-turn = { $seat }: rozgrywasz teraz dodatkową turę?
babylonia-prompt-over = Gra jest skończona.

## Opcje

babylonia-option-auto-order = Automatyczna kolejność punktowania
babylonia-option-auto-order-about = To, co otoczono jednocześnie, punktuje w stałej kolejności; inaczej wybiera gracz aktywny.
babylonia-option-card5-noble-any-order = Karta 5: arystokrata w dowolnym momencie
babylonia-option-card5-noble-any-order-about = Arystokratę można położyć przed rolnikami, między nimi lub po nich; inaczej tylko na końcu.
babylonia-option-chain-needs-match = Łańcuchy tylko z pasujących arystokratów
babylonia-option-chain-needs-match-about = Łączą tylko arystokraci widoczni na mieście i żetony w rzece; inaczej wszystkie własne żetony.
babylonia-option-field-needs-face-up = Pola uprawne wymagają odkrytego żetonu
babylonia-option-field-needs-face-up-about = Zakryty żeton w rzece nie otwiera pola uprawnego dla twoich rolników.
babylonia-option-first = Pierwszy gracz
babylonia-option-first-about = Kto zaczyna: los albo miejsce o tym numerze.
babylonia-option-first-round-limits = Ograniczenia w pierwszej rundzie
babylonia-option-first-round-limits-about = W swojej pierwszej turze pierwszy gracz kładzie jeden żeton, drugi dwa.
babylonia-option-random-cards = Wariant: losowe karty
babylonia-option-random-cards-about = Losuje się siedem z dziewięciu kart ziguratów; inaczej używa się kart od 1 do 7.

# Babilonia: strona stołu.

## Polecenie

babylonia-page-choose = Wybierz żeton do położenia.
babylonia-page-more = Dołóż kolejny żeton albo zakończ turę.
babylonia-page-farmer = Połóż na lądzie jeszcze jednego rolnika.
babylonia-page-place = Połóż { $kind ->
    [merchant] kupca
    [priest] kapłana
    [servant] urzędnika
   *[farmer] rolnika
} na podświetlonym polu.
babylonia-page-choose-score = Wybierz, co teraz punktuje.
babylonia-page-choose-card = Wybierz kartę ziguratu.
babylonia-page-choose-extra = Czy rozegrać teraz dodatkową turę?
babylonia-page-doing = { $what ->
    [place] kładzie żetony
    [score] wybiera, co teraz punktuje
    [card] wybiera kartę ziguratu
    [extra] może rozegrać dodatkową turę
   *[draw] dobiera żetony
}
babylonia-page-token = { $all ->
    [0] żeton { $number }, nieobowiązkowy
   *[other] żeton { $number } z { $all }
}
babylonia-page-card-note = zostaje u ciebie do końca gry
babylonia-page-extra-note = zużywa to kartę 2; możesz ją też zachować na później
babylonia-page-over = Gra skończona; przy równej liczbie punktów decydują zdobyte miasta.

## Co przyniesie ruch

babylonia-page-points = { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}
babylonia-page-face-down = zakryty w rzece
babylonia-page-closes = zamyka { $what }
babylonia-page-closes-ziggurat = zamyka zigurat na { $hex }
babylonia-page-nothing = na razie bez punktów
babylonia-page-city = miasto { $city ->
    [merchant] kupców
    [priest] kapłanów
    [servant] urzędników
    [merchant-priest] kupców i kapłanów
    [merchant-servant] kupców i urzędników
    [priest-servant] kapłanów i urzędników
   *[merchant-priest-servant] kupców, kapłanów i urzędników
}
babylonia-page-if-here = Jeśli położysz na { $hex }
babylonia-page-surrounded = Otoczone teraz
babylonia-page-at-once = od razu
babylonia-page-nobles = arystokraci
babylonia-page-gain = razem
babylonia-page-takes = { $hex }: { $seat } { $what ->
    [city] zdobywa miasto
   *[ziggurat] wybiera kartę
}, { $count } do { $against }.
babylonia-page-tie = { $hex }: remis, po { $count }; { $what ->
    [city] nikt nie zdobywa miasta.
   *[ziggurat] nikt nie wybiera karty.
}

## Czyny

babylonia-page-do-place = Połóż na { $hex }
babylonia-page-do-score = Punktuj { $hex }
babylonia-page-do-card = Weź kartę { $card }
babylonia-page-do-end = Zakończ turę
babylonia-page-do-extra = Rozegraj dodatkową turę
babylonia-page-do-keep = Zachowaj kartę na później

## Twoje żetony

babylonia-page-tokens = Twoje żetony
babylonia-page-held = { $kind ->
    [merchant] kupiec
    [priest] kapłan
    [servant] urzędnik
   *[farmer] rolnik
}{ $count ->
    [1] { "" }
   *[other] , { $count }
}
babylonia-page-draws = Na koniec tury dobierasz żetony: potem nie ma cofania.

## Plansza i karty

babylonia-page-board = Plansza
babylonia-page-map = Plansza: 175 pól między Tygrysem a Eufratem, kolumny od A do Q, rzędy od 1 do 23 co pół pola
babylonia-page-lit = Pola do wyboru
babylonia-page-key-free = wolne
babylonia-page-key-points = punkty od razu
babylonia-page-key-city = zamyka miasto
babylonia-page-key-ziggurat = zamyka zigurat
babylonia-page-key-score = do punktowania
babylonia-page-key-since = od twojej ostatniej tury
babylonia-page-key-siege = kto trzyma ten bok
babylonia-page-ends = { $count ->
    [one] Na planszy zostało 1 miasto.
    [few] Na planszy zostały { $count } miasta.
   *[many] Na planszy zostało { $count } miast.
} Gra kończy się przy jednym albo gdy komuś zabraknie żetonów.
babylonia-page-spent = (zużyta)
babylonia-page-scored = zigurat, już punktowany

## Stół słowami

babylonia-page-tell = Stół słowami
babylonia-page-tell-cities = Miasta
babylonia-page-tell-ziggurats = Ziguraty
babylonia-page-tell-fields = Pola uprawne
babylonia-page-tell-tokens = Żetony na planszy
babylonia-page-tell-cards = Dostępne karty ziguratów
babylonia-page-tell-missing = { $count ->
    [0] otoczone
   *[other] wolne: { $hexes }
}
babylonia-page-tell-player = { $seat }: { $points ->
    [one] 1 punkt
    [few] { $points } punkty
   *[many] { $points } punktów
}, { $cities ->
    [one] 1 miasto
    [few] { $cities } miasta
   *[many] { $cities } miast
}, na ręce { $hand ->
    [one] 1 żeton
    [few] { $hand } żetony
   *[many] { $hand } żetonów
}, w zasobie { $pool }.

## What a bot looks at in a position, as short noun phrases

feature-babylonia-points = punkty
feature-babylonia-cities = zdobyte miasta
feature-babylonia-siege-nobles = punkty arystokratów przy miastach
feature-babylonia-siege-won = miasta blisko zdobycia
feature-babylonia-siege-shared = miasta z remisem
feature-babylonia-siege-tokens = żetony przy miastach
feature-babylonia-siege-cities = wypłata za następne miasto
feature-babylonia-ziggurat-won = zigguraty blisko zdobycia
feature-babylonia-ziggurat-tokens = żetony przy zigguratach
feature-babylonia-ziggurats = zigguraty w sąsiedztwie
feature-babylonia-fields = pola uprawne w zasięgu
feature-babylonia-hand-kinds = rodzaje żetonów na ręce
feature-babylonia-hand-farmers = rolnicy na ręce
feature-babylonia-hand = żetony na ręce
feature-babylonia-tokens = żetony do dobrania
feature-babylonia-turn = prawo ruchu
feature-babylonia-cards = karty o trwałym działaniu
feature-babylonia-card-2 = karta „{ babylonia-card-2 }”
feature-babylonia-card-3 = karta „{ babylonia-card-3 }”
feature-babylonia-card-4 = karta „{ babylonia-card-4 }”
feature-babylonia-card-5 = karta „{ babylonia-card-5 }”
feature-babylonia-card-6 = karta „{ babylonia-card-6 }”
feature-babylonia-card-7 = karta „{ babylonia-card-7 }”
