### Di che cosa trattano i rompicapi del Tribal Duel.

theme = { $kind ->
    [MOVE] spostare colonne
    [STEAL] rubare
    [STEAL_SACRED] rubare
    [SACRED] pile sacre
    [DRAW] pescare
    [TAKE] pescare
    [PLACE] pescare
   *[other] quando fermarsi
}
