### De quoi parlent les problèmes de Tribe.

theme = { $kind ->
    [PLACE_TRIBU] chaînes
    [PLACE_DIORAMA] chaînes
    [USE_DIORAMA] chaînes
    [ACTIVATE] cartes cachées
    [SWAP] cartes cachées
    [ATTACK] attaque et protection
    [PROTECT] attaque et protection
    [DECLINE] attaque et protection
    [PLAY_BLOCK] cartes action
    [PLAY_DRAW3] cartes action
    [DISCARD] défausser
    [DRAW3_DISCARD] défausser
    [CHOOSE_LEADER] chefs
   *[other] piocher
}
