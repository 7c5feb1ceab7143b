### What each place on the screen is, and what an action would lead to.

points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}

## A hex

hex = { $hex } ; { $notes }
    .put = { $hex }. { $put }
beside-volcano = à côté du volcan
moved-already = { $members ->
    [one] { $members } membre a déjà bougé
   *[other] { $members } membres ont déjà bougé
}
outer = un hexagone du bord
put-help = { $asked ->
    [lay-glacier] Le Glacier : { $help } ; chaque action avec deux soleils y pose une pierre ; la cinquième le fait fondre, et qui y récolte en premier les prend toutes les cinq
    [put-tiger] Le tigre : { $help }
    [put-mammoth] Le mammouth : { $help }
    [put-invaders] Envahisseurs : { $help }
   *[other] { "" }
}

## Dice and actions

your-die = ton dé { $die } pour { $action }
offer = ton dé { $die } sur { $action } fait sortir { A($last) } ; { LIST($dice) } décident (deux soleils : fort ; deux lunes : faible)
action = { $action } : { $queue }. Deux lunes : { $moons } ; deux soleils : { $suns } ; sinon { $normal }
    .reach = { action }. { $act ->
        [grow] { $number ->
            [one] Tu n'as plus que { $number } membre à faire venir
           *[other] Tu n'as plus que { $number } membres à faire venir
        }
        [move] { $number ->
            [one] Tu n'as que { $number } membre à déplacer sur la carte
           *[other] Tu n'as que { $number } membres à déplacer sur la carte
        }
        [gather] { $number ->
            [one] Tu ne pourrais récolter que dans { $number } hexagone maintenant
           *[other] Tu ne pourrais récolter que dans { $number } hexagones maintenant
        }
       *[lead] { $number ->
            [one] Il ne reste que { $number } objectif à piocher
           *[other] Il ne reste que { $number } objectifs à piocher
        }
    }

## Goals, tribes, villages

power = { $power } : { $help }
owner = { $who ->
    [you] toi
   *[other] { $who }
}
owner-has = { $who ->
    [you] tu as { $held }
   *[other] { $who } a { $held }
}
village = { $missing ->
    [none] un village de la tribu { $tribe } coûte { $cost } et rapporte 1 point par tour ; { owner-has }, assez pour un
   *[other] un village de la tribu { $tribe } coûte { $cost } et rapporte 1 point par tour ; { owner-has }, il manque { $missing }
}

## The volcano

volcano = le volcan : { LIST($hexes) } peuvent donner de la pierre ; à son éruption, les tribus qui y sont peuvent perdre des membres, et gagnent une pierre
site = { $number ->
    [0] un site pour le volcan, à côté d'aucun hexagone ; { $help }
   *[other] un site pour le volcan, à côté de { LIST($hexes) } ; { $help }
}

## Buttons

bids = des mises de { $least } à { $most } ressources
bid = une mise de { $number }
give = donne 2 { PLURAL($kind) }
get = contre 1 { $kind }
light = paie 1 { $kind } : une lune devient un soleil
button = { $name ->
    [bottom] mets celui-ci sous la pioche
    [done] finis ceci et continue
    [roll] lance les dés
    [drop] renonce à l'enchère
    [wayfare] Nomades : pour 1 bois, d'un hexagone du bord à un autre, autant que tu veux
    [shift] mène le mammouth dans un autre de tes hexagones
    [exogamy] Exogamie : paie 2 ressources à un autre joueur, et un de ses membres devient le tien
    [cunning] Ruse : pour 1 ressource, un conflit dans un hexagone que tu partages
    [intimidate] Intimidation : pour 1 ressource, chasse le membre d'un adversaire dans un hexagone voisin
    [ambush] Embuscade : un membre de ton plateau rejoint un conflit
    [learn] Savoir partagé : paie 1 ressource, pioche un objectif
    [altar] donne à ton Autel un membre et des ressources pour 1 point
    [altar-each] 1 nourriture, 1 bois et 1 pierre
    [trade] Négociant : 2 ressources pareilles contre 1 d'une autre sorte
    [loan] le prêt de l'ancien : donne 1 ressource à un joueur pour te servir une fois d'un de ses développements
    [elder] ton ancien vient au nouveau village : une fois par tour, donne 1 ressource à un joueur pour te servir d'un de ses développements
    [alone] un village sans ton ancien
    [dream] Temps du rêve : regarde les deux prochains événements, mets-en un dessous
    [board] Embuscade : un membre ajouté sur ton plateau peut rejoindre plus tard un conflit
    [hide] ton second village, sur ton propre plateau
    [far] un qui n'a pas bougé ce tour-ci
    [far-moved] un qui a déjà bougé
    [invaders] un des envahisseurs
   *[other] { "" }
}

## What an action leads to

# With what an action leads to.
brief = { $action } : { $outcome }
beast = { $action ->
    [hunt-tiger] tu perds un membre en { $hex } pour 1 point
    [hunt-mammoth] 3 nourritures et 1 point
   *[tame-mammoth] 3 points pour 3 nourritures tant que tu restes
}
gain-with = avec { LIST($helpers) }
pushes-out = cela fait sortir { A($last) }
conflict = conflit en { $hex } ({ $verdict })
too-many = { $over ->
    [1] 1 sur { $number } est perdu, à moins qu'un s'en aille
   *[other] { $over } sur { $number } sont perdus, à moins qu'ils s'en aillent
}
village-falls = ton village en { $hex } tombe
alone-there = seul là, il est perdu
    .left = le dernier en { $hex } est perdu
harvest = { $stones ->
    [0] { $more ->
        [0] { $goods }
       *[other] { $goods }, { $more } de l'événement
    }
   *[other] { $more ->
        [0] { $goods }, dont { $stones } du Glacier
       *[other] { $goods }, dont { $stones } du Glacier et { $more } de l'événement
    }
}
harvest-counted = { $goods }, dont { $counted } pour Récolte 6
any-kinds = { $number } au choix
completing = { $cost ->
    [none] accomplis { $goal }
   *[other] accomplis { $goal } ({ $cost }) : { $help }
}
gain = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
}
    .goods = +{ $goods }
elder-borrows = { $outcome } ; un ancien peut emprunter les développements des autres
brings = { $asked ->
    [lay-glacier] place pour 3, pas de village, donne 1 pierre au plus, fond plus tard
    [put-mammoth] là, 4 membres le chassent (1 point) ou le domptent (3)
    [put-invaders] pas de récolte là ; battre le dernier : 2 points
   *[other] { "" }
}
loses-member = { $number ->
    [0] personne n'est là
    [one] { $who ->
        [you] tu perds un membre
       *[other] { $who } perd un membre
    }
   *[other] { LIST($names) } : un membre de moins chacun
}
wins-bid = { points } si personne ne mise plus
then = puis { $verdict }
last-one = le dernier qui y est
    .village = le dernier qui y est, et ton village tombe
no-losses = personne ne perd de membre
gains-stone = { $number ->
    [one] { $who ->
        [you] tu gagnes une pierre
       *[other] { $who } gagne une pierre
    }
   *[other] une pierre chacun pour { LIST($names) }
}
losses = { LIST($losses) }
losing = { $members ->
    [one] { $who ->
        [you] tu perds { $members } membre
       *[other] { $who } perd { $members } membre
    }
   *[other] { $who ->
        [you] tu perds { $members } membres
       *[other] { $who } perd { $members } membres
    }
}
    .next = { owner } { $members }
left = tu pourrais encore accomplir { LIST($goals, type: "or") }
    .counted = tu pourrais encore accomplir { $number ->
        [one] { $number } objectif
       *[other] { $number } objectifs
    }
unused = { $asked ->
    [grow] { $number ->
        [one] { $number } membre de plus pourrait venir
       *[other] { $number } membres de plus pourraient venir
    }
    [move] { $number ->
        [one] { $number } déplacement inutilisé
       *[other] { $number } déplacements inutilisés
    }
   *[gather] { $number ->
        [one] { $number } hexagone de plus pourrait donner quelque chose
       *[other] { $number } hexagones de plus pourraient donner quelque chose
    }
}
bought = { $item ->
    [altar] une fois par tour, un membre et 4 pareilles ou 1 de chaque valent 1 point
    [walls] qui attaque un hexagone avec un village à toi perd d'abord un membre
   *[canoe] tes membres qui voyagent entrent dans les lacs gratuitement
}
