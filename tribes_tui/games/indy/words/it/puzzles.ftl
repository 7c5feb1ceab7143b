### Di che cosa trattano i rompicapi di indy.

theme = { $kind ->
    [EXCHANGE] cambio
    [SWAP] scambio
    [PLAY_EAGLE] aquile
    [EVOKE] evocazione
    [KEEP] evocazione
    [RETURN] evocazione
    [CHOOSE_SHAMAN] sciamani
   *[other] passare
}
