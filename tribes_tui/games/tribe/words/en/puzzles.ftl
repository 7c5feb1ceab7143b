### What puzzles of Tribe are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [PLACE_TRIBU] chains
    [PLACE_DIORAMA] chains
    [USE_DIORAMA] chains
    [ACTIVATE] hidden cards
    [SWAP] hidden cards
    [ATTACK] attack and protection
    [PROTECT] attack and protection
    [DECLINE] attack and protection
    [PLAY_BLOCK] action cards
    [PLAY_DRAW3] action cards
    [DISCARD] discarding
    [DRAW3_DISCARD] discarding
    [CHOOSE_LEADER] leaders
   *[other] drawing
}
