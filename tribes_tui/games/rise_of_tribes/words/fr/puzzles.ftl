### What puzzles of Rise of Tribes are about.

# $kind (str): the kind of action that solves it
theme = { $kind ->
    [GROW] croître
    [GROW_BOARD] croître
    [MOVE] voyager
    [WAYFARE] voyager
    [SHIFT] voyager
    [FAR] voyager
    [FAR_MOVED] voyager
    [GATHER] récolter
    [GATHER_STONE] récolter
    [TAKE] récolter
    [LEAD] objectifs
    [COMPLETE] objectifs
    [LEARN] objectifs
    [BUILD] construire
    [BUILD_ELDER] construire
    [BUILD_HIDDEN] construire
    [FIGHT] conflit
    [LOSE] conflit
    [INTIMIDATE] conflit
    [CUNNING] conflit
    [AMBUSH] conflit
    [EVADE] conflit
    [DONE] quand s'arrêter
   *[other] choix spéciaux
}
