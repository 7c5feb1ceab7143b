### Di che cosa trattano i rompicapi di Tribe.

theme = { $kind ->
    [PLACE_TRIBU] catene
    [PLACE_DIORAMA] catene
    [USE_DIORAMA] catene
    [ACTIVATE] carte coperte
    [SWAP] carte coperte
    [ATTACK] attacco e protezione
    [PROTECT] attacco e protezione
    [DECLINE] attacco e protezione
    [PLAY_BLOCK] carte azione
    [PLAY_DRAW3] carte azione
    [DISCARD] scartare
    [DRAW3_DISCARD] scartare
    [CHOOSE_LEADER] capi
   *[other] pescare
}
