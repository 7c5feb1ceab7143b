### De quoi parlent les problèmes du Tribal Duel.

theme = { $kind ->
    [MOVE] déplacements
    [STEAL] voler
    [STEAL_SACRED] voler
    [SACRED] piles sacrées
    [DRAW] piocher
    [TAKE] piocher
    [PLACE] piocher
   *[other] quand s'arrêter
}
