# Wspólne dla wszystkich gier: stół w terminalu.

uruk-promise = Losowanie potwierdza skrót { $hash }
uruk-proof = Ziarno losowania: { $seed }; `uruk replay` sprawdzi każde losowanie.
uruk-help = Wpisz ruch albo jego początek: Tab uzupełnia. Poza tym: moves (ruchy) · undo (cofnij) · undo turn (cofnij turę) · board (plansza) · log (dziennik) · hint (podpowiedź) · help (pomoc) · quit (koniec)
uruk-moves = { $count ->
    [one] 1 dozwolony ruch
    [few] { $count } dozwolone ruchy
   *[many] { $count } dozwolonych ruchów
}
uruk-rule = reguła { $rule }
uruk-nothing-to-undo = Nie ma czego cofnąć: cofać można do ostatniego losowania albo ruchu innego gracza.
uruk-undone = Cofnięto.
uruk-unreadable = Nie rozumiem tu „{ $found }”; oczekiwane: { $expected }.
uruk-too-much = Ruch kończy się przed „{ $found }”.
uruk-incomplete = Czegoś brakuje; oczekiwane: { $expected }.
uruk-curtain = Teraz gra { $seat }, a ręka jest ukryta. Naciśnij Enter, gdy nikt inny nie patrzy.
uruk-place = { $rank }. { $seat }: { $score }
uruk-result = Wynik
uruk-bye = Gra nie jest skończona. Jej zapis jest w { $file }; pokaże go `uruk show`.
uruk-bye-lost = Gra nie jest skończona i nie została zapisana; zapisuje ją --record PLIK.
uruk-you = Ty
uruk-bot = Bot, { $level }
