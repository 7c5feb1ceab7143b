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

# $more, $less: what one has at the end of the turn after the best move, and after another one; $fewer: how many things there are less of
leaves = Joué jusqu'à la fin de ton tour, il te laisse { LIST($more) }{ $fewer ->
    [0] .
   *[other] , mais seulement { LIST($less) }.
}
left = { $kind ->
    [points] { $number ->
        [one] 1 point au lieu de { $instead }
       *[other] { $number } points au lieu de { $instead }
    }
    [villages] { $number ->
        [one] 1 village au lieu de { $instead }
       *[other] { $number } villages au lieu de { $instead }
    }
    [members] { $number ->
        [one] 1 membre sur la carte au lieu de { $instead }
       *[other] { $number } membres sur la carte au lieu de { $instead }
    }
    [hexes] { $number ->
        [one] 1 hexagone occupé au lieu de { $instead }
       *[other] { $number } hexagones occupés au lieu de { $instead }
    }
    [goals] { $number ->
        [one] 1 objectif pioché au lieu de { $instead }
       *[other] { $number } objectifs piochés au lieu de { $instead }
    }
   *[resources] { $number ->
        [one] 1 ressource au lieu de { $instead }
       *[other] { $number } ressources au lieu de { $instead }
    }
}
