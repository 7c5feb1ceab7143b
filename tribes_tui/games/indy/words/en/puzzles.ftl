### What puzzles of indy are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [EXCHANGE] exchange
    [SWAP] swap
    [PLAY_EAGLE] eagles
    [EVOKE] evocation
    [KEEP] evocation
    [RETURN] evocation
    [CHOOSE_SHAMAN] shamans
   *[other] passing
}
