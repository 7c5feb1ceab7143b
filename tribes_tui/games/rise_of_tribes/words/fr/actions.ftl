### What may be chosen, as an order: `move a member from A to B`. $place: a hex with its land.

named = { $name ->
    [you] toi
    [no-player] personne
   *[other] { $name }
}
place = { $hex } ({ $land })
    .giving = { $hex } ({ $land } : { $kind })
    .spoken = { $hex }, { $land }

## Done with something

finish = { $asked ->
    [grow] cesse de croître
    [move] cesse de voyager
    [wayfare] n'envoie plus personne
    [gather] cesse de récolter
    [lead] pioche les objectifs
    [build] termine le tour
    [after-roll] continue
    [conflicts] passe à la construction
    [abandoned-village] ne construis pas
   *[evade] ne sauve plus personne
}

## Dice

roll = lance les dés
light = paie 1 { $kind } pour changer une lune en soleil
dream = regarde les deux prochains événements
bottom = { $tile ->
    [unseen] mets cette tuile sous la pioche
   *[other] mets { $tile } sous la pioche
}
place-die = { $level ->
    [suns] mets { THE($die) } sur { $action } : { $worth } (fort)
    [moons] mets { THE($die) } sur { $action } : { $worth } (faible)
    [spent] dépense { THE($die) } pour { $action }
   *[normal] mets { THE($die) } sur { $action } : { $worth }
}
    .spoken = { $level ->
        [spent] dépense { THE($die) } pour { $heard }
       *[other] mets { THE($die) } sur { $heard } : { $gain }
    }
gain = { $act ->
    [grow] { $number ->
        [one] { $number } nouveau membre
       *[other] { $number } nouveaux membres
    }
    [move] { $number ->
        [one] { $number } membre à déplacer
       *[other] { $number } membres à déplacer
    }
    [gather] { $number ->
        [0] aucun hexagone
        [one] { $number } hexagone, { $each } de là
       *[other] { $number } hexagones, { $each } de chacun
    }
   *[lead] { $number ->
        [0] aucun objectif
        [one] { $number } objectif
       *[other] { $number } objectifs
    }
}
    .worth = { $act ->
        [grow] ajoute { $number }
        [move] déplace { $number }
        [gather] { $number ->
            [one] récolte { $each } dans { $number } hexagone
           *[other] récolte { $each } dans { $number } hexagones
        }
       *[lead] { $number ->
            [0] aucun objectif
            [one] pioche { $number } objectif
           *[other] pioche { $number } objectifs
        }
    }
    .brief = { $act ->
        [grow] { $number ->
            [one] { $number } membre
           *[other] { $number } membres
        }
        [move] { $number ->
            [one] { $number } membre
           *[other] { $number } membres
        }
        [gather] { $number ->
            [one] { $number } hexagone
           *[other] { $number } hexagones
        }
       *[lead] { $number ->
            [0] aucun objectif
            [one] { $number } objectif
           *[other] { $number } objectifs
        }
    }
    .tiny = { $act ->
        [grow] ajoute { $number }
        [move] bouge { $number }
        [gather] { $number } hex.
       *[lead] { $number } obj.
    }
between = { $act ->
    [grow] { $least }-{ $most } nouveaux membres
    [move] { $least }-{ $most } membres à déplacer
    [gather] { $least }-{ $most } hexagones
   *[lead] { $least }-{ $most } objectifs
}
    .brief = { $act ->
        [grow] { $least }-{ $most } membres
        [move] { $least }-{ $most } membres
        [gather] { $least }-{ $most } hex.
       *[lead] { $least }-{ $most } obj.
    }
unit = { $act ->
    [grow] nouveaux membres
    [move] membres à déplacer
    [gather] hexagones, { $each } de chacun
   *[lead] objectifs à piocher
}
    .short = { $act ->
        [grow] membres
        [move] membres
        [gather] hex., { $each } chacun
       *[lead] objectifs
    }
    .tiny = hex.
    .room = { $number ->
        [0] pas de place
       *[other] place pour { $number }
    }
    .room-first = { unit.room } avant de VOYAGER
    .capped = { $act ->
        [move] tu en as { $number }
        [gather] { $number } hex. max
       *[other] il reste { $number }
    }

## Members

grow = ajoute un membre en { $place }
    .hidden = ajoute un membre en embuscade sur ton plateau
    .several = ajoute { LIST($places) }
    .first = { $number ->
        [one] { $number } membre en { $hex }
       *[other] { $number } membres en { $hex }
    }
    .next = { $number } en { $hex }
move = déplace un membre de { $a } à { $place }
    .several = déplace { LIST($ways) }
    .first = { $number ->
        [one] { $number } membre de { $a } à { $b }
       *[other] { $number } membres de { $a } à { $b }
    }
    .from = déplace un membre de { $a }
wayfare = paie 1 bois pour les Nomades de { $a } à { $place }
    .from = envoie les Nomades de { $a }
far = envoies-en un autre qui n'a pas encore bougé
far-moved = envoies-en un autre qui a déjà bougé
shift = mène le mammouth en { $hex }
put = { $asked ->
    [lay-glacier] pose le Glacier en { $place }
    [put-tiger] mets le tigre en { $place }
    [put-mammoth] mets le mammouth en { $place }
    [put-invaders] mets les envahisseurs en { $place }
   *[other] installe-toi en { $place }
}
lose = { $altar ->
    [yes] donne à l'Autel un membre en { $place } : 1 point
   *[no] perds un membre en { $place }
}

## Resources and goals

gather = récolte en { $place }
    .stone = récolte de la pierre du volcan en { $hex }
    .either = récolte en { $hex } : ce qu'il donne, ou la pierre du volcan
put-back = remets { $goal }
take = prends 1 { $kind }
pay = paie 1 { $kind }
save = économise 1 { $kind }
buy = achète { THE($item) }
trade = échange 2 { PLURAL($give) } contre 1 { $get }
    .give = échange 2 { PLURAL($give) }
loan = donne 1 { $kind } à { named } et emprunte { $development }
    .each = emprunte { $development }
learn = paie 1 { $kind } pour le Savoir partagé et pioche un objectif
altar = { $kind ->
    [each] donne à l'Autel un membre et 1 de chaque : 1 point
   *[other] donne à l'Autel un membre et 4 { PLURAL($kind) } : 1 point
}
complete = { $cost ->
    [none] accomplis { $goal }
   *[other] accomplis { $goal } pour { $cost }
}
    .points = { $points ->
        [one] { complete } : { $points } point
       *[other] { complete } : { $points } points
    }
    .points-spoken = { $points ->
        [one] { complete }, { $points } point
       *[other] { complete }, { $points } points
    }
build = construis un village en { $place }
    .any = construis un village
    .elder = construis un village avec ton ancien en { $place }
    .either = construis un village en { $hex }, avec ton ancien ou sans lui
    .hidden = construis ton village caché
power = choisis { $power }

## Conflicts

victim = { $name ->
    [you] choisis un de tes membres
    [no-player] ne choisis personne
   *[other] choisis un membre { WHOSE($name) }
}
fight = résous le conflit en { $place } : { $forecast }
    .spoken = résous le conflit en { $place }
nothing-there = rien là
down-to = plus que { $limit }
nobody-left = il ne reste personne
keeps = { $who ->
    [you] tu en gardes { $number }
    [the-invaders] les envahisseurs en gardent { $number }
   *[other] { $who } en garde { $number }
}
bow = { $name ->
    [you] touche un de tes membres
    [no-player] ne touche personne
   *[other] touche un membre { WHOSE($name) }
}
    .invader = touche un envahisseur
cunning = paie 1 ressource pour un conflit en { $place }
intimidate = paie 1 ressource pour chasser un membre de { $a } à { $b }
    .from = chasse un membre de { $a }
ambush = sors un membre d'embuscade en { $hex }
evade = laisse un membre vaincu filer en { $hex }
exogamy = paie 2 ressources à un autre joueur et gagne un membre en { $place }

## Events

site = { $number ->
    [0] pose le volcan sur le site { $site }, à côté d'aucun hexagone
   *[other] pose le volcan sur le site { $site }, à côté de { LIST($hexes) }
}
    .brief = volcan sur le site { $site }
drop = renonce
bid = { $resources ->
    [one] mise { $resources } ressource
   *[other] mise { $resources } ressources
}
    .any = mise
give = donne 1 { $kind } à { named }
    .any = donne 1 { $kind }

## Those who listen are asked in two steps

ask-from = De { $a } : vers où ?
ask-die = Dé { $die } : sur quelle action ?
ask-trade = 2 { PLURAL($give) } : contre quoi ?
ask-give = { $kind } : à qui ?
ask-loan = Pour { $development } : que donnes-tu, et à qui ?
ask-bid = Combien mises-tu ?
ask-build = Où construis-tu ?
group-die = mets { THE($die) }

## What it brings

a-turn = 1 point par tour, pour { $cost }
