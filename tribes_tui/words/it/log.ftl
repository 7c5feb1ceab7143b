### Che cosa dice la cronaca intera di una partita.

title = cronaca
everybody = tutti
nothing = Ancora niente.
scroll = scorri
by-seat = di chi
back = indietro
whose = solo ciò che riguarda { $name ->
    [you] te
   *[other] { $name }
}
