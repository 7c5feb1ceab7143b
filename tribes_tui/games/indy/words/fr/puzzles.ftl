### De quoi parlent les problèmes d'indy.

theme = { $kind ->
    [EXCHANGE] échange
    [SWAP] troc
    [PLAY_EAGLE] aigles
    [EVOKE] évocation
    [KEEP] évocation
    [RETURN] évocation
    [CHOOSE_SHAMAN] chamans
   *[other] passer
}
