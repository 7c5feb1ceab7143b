### Where a move can end, and what that certainly brings.

points = { $number ->
    [one] { $number } point
   *[other] { $number } points
}{ $buys ->
    [sacred] { " " }si tu achètes un djinn
    [small-market] { " " }si tu achètes une carte
    [large-market] { " " }si tu achètes 2 cartes
   *[nothing] { "" }
}
lost = { $several ->
    [no] { $who } perd { $number }
   *[yes] les autres perdent { $number }
}
kill-within = { $number ->
    [one] tue à { $number } tuile au plus
   *[other] tue à { $number } tuiles au plus
}
with-fakirs = { $brings } avec { $fakirs }
# Of the $points so many are gold, that builders earn, as "25 points (12 in gold)".
in-gold = { $points } ({ $gold } en or{ $is-helped ->
    [yes] { " " }avec { $fakirs }
   *[no] { "" }
})
no-move = plus aucun déplacement (dernière manche)
last-camel = dernier chameau
yours = { $is-last ->
    [yes] { last-camel } (dernière manche)
   *[no] tuile à toi{ with-it }
}
if-killed = { yours } si tu { if-killed.whom }
    .whom = { $number ->
        [one] tues qui est là
       *[other] les tues tous
    }
with-it = { $kind ->
    [village] { " " }avec un palais
    [oasis] { " " }avec un palmier
   *[other] { "" }
}
tile = { $kind ->
    [village] un palais { tile.whose }
    [sacred] tu peux acheter un djinn
    [oasis] un palmier { tile.whose }
    [small-market] tu peux acheter une carte
   *[large-market] tu peux acheter 2 cartes
}
    .whose = { $holder ->
        [you] pour toi
        [nobody] pour qui prendra la tuile
       *[other] pour { $who }
    }
    .does = { $kind ->
        [village] ⌂ palais
        [sacred] djinn
        [oasis] † palmier
        [small-market] 1 carte
       *[large-market] 2 cartes
    }

## On a tile

either = ou
gain = pour

## What choosing a tile does

then-choose = va sur { $tile } pour { LIST($tribes, type: "or") } : puis choisis lesquels
    .tribe = va sur { $tile } : puis choisis la tribu que tu ramasses
drop-then = déposes-en un sur { $tile } : puis choisis lequel
end-here = finis sur { $tile } : { $end }
way = va sur { $tile }, en déposant { $drops } : { $end }
    .short = va sur { $tile } : { $end }
drop-on = { $tribe } { $tile }
start = { $taken } et fais { $number } pas
    .best = prends { $number } meeples de { $start }, par exemple jusqu'à { $tile } : { $end }
kill-one = tues-en un sur { $tile } : { LIST($meeples, type: "or") }
kill-before = { $who ->
    [you] tue un de tes vizirs ou de tes sages : puis choisis lequel
   *[other] tue un vizir ou un sage { WHOSE($who) } : puis choisis lequel
}
lay-out = mets en vente { THE($good) } : rien n'est encore vendu
use = utilise { $power }
    .in-vain = utilise { $djinn } : { $djinn ->
        [Enki] aucune oasis à toi pour le palmier
       *[other] aucun village à toi pour le palais
    }, et tu paies { $points ->
        [0] un fakir
        [one] { $points } point
       *[other] { $points } points
    }
buy = { buy.at } : { $points ->
    [one] { $points } point
   *[other] { $points } points
}, moins { buy.less } que tu paies
    .at = { $is-fixed ->
        [yes] achète { $djinn } pour { $price }
       *[no] achète { $djinn }
    }
    .less = { $differs ->
        [yes] { $least } à { $most }
       *[no] { $most }
    }

## Why a tile can't be chosen in a move

is-empty = il n'y a personne sur { $tile }
leads-nowhere = aucun déplacement parti de { $tile } ne peut finir
too-far = en { $left } pas, tu n'atteins pas { $tile }, à { $away } pas d'ici
wrong-distance = { $away ->
    [0] en { $left } pas, tu ne peux pas finir sur { $tile }, où tu te trouves
   *[other] en { $left } pas, tu ne peux pas finir sur { $tile }, à { $away } pas d'ici
}
no-match = personne sur { $tile } n'est d'une tribu avec laquelle tu pourrais finir
