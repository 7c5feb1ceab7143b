### Di che cosa trattano i rompicapi della Tribal Rixe.

theme = { $kind ->
    [PLAY] carte della mano
    [MOVE] spostare colonne
    [COLLECT] raccogliere
    [NEW_COLUMN] nuove colonne
    [DRAW] pescare
   *[other] quando fermarsi
}
