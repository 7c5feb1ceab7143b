### De quoi parlent les problèmes de la Tribal Rixe.

theme = { $kind ->
    [PLAY] cartes de la main
    [MOVE] déplacements
    [COLLECT] ramasser
    [NEW_COLUMN] nouvelles colonnes
    [DRAW] piocher
   *[other] quand s'arrêter
}
