### Che cosa dice la cronaca intera di una partita.

everybody = tutti
nothing = Ancora niente.
by-seat = per giocatore
by-number = numero
events = { $number ->
    [one] { $number } evento
   *[other] { $number } eventi
}
newest = l'ultimo è in fondo

# What a key does, in a few words more, in the list of everything by name.
scroll-told = più indietro, o avanti verso adesso
by-seat-told = solo le righe di un giocatore; 0 le mostra tutte
by-number-told = alla scelta con quel numero
