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
