### Where a move can end, and what that certainly brings.

points = { $number ->
    [one] { $number } punto
   *[other] { $number } punti
}{ $buys ->
    [sacred] { " " }se compri un genio
    [small-market] { " " }se compri una carta
    [large-market] { " " }se compri 2 carte
   *[nothing] { "" }
}
lost = { $several ->
    [no] { $who } perde { $number }
   *[yes] gli altri perdono { $number }
}
kill-within = { $number ->
    [one] si uccide entro { $number } tessera
   *[other] si uccide entro { $number } tessere
}
last-camel = ultimo cammello
yours = { $is-last ->
    [yes] { last-camel } (ultimo round)
   *[no] tessera tua{ with-it }
}
if-killed = { yours } se uccidi { if-killed.whom }
    .whom = { $number ->
        [one] chi è lì
       *[other] tutti lì
    }
with-it = { $kind ->
    [village] { " " }con un palazzo
    [oasis] { " " }con una palma
   *[other] { "" }
}
with-fakirs = { $brings } con { $fakirs }
# Of the $points so many are gold, that builders earn, as "25 points (12 in gold)".
in-gold = { $points } ({ $gold } in oro{ $is-helped ->
    [yes] { " " }con { $fakirs }
   *[no] { "" }
})
no-move = poi nessuna mossa (ultimo round)
tile = { $kind ->
    [village] un palazzo { tile.whose }
    [sacred] puoi comprare un genio
    [oasis] una palma { tile.whose }
    [small-market] puoi comprare una carta
   *[large-market] puoi comprare 2 carte
}
    .whose = { $holder ->
        [you] per te
        [nobody] per chi prenderà la tessera
       *[other] per { $who }
    }
    .does = { $kind ->
        [village] ⌂ palazzo
        [sacred] genio
        [oasis] † palma
        [small-market] 1 carta
       *[large-market] 2 carte
    }

## On a tile

either = o
gain = per

## What choosing a tile does

then-choose = vai su { $tile } per { LIST($tribes, type: "or") }: poi scegli quale
    .tribe = vai su { $tile }: poi scegli la tribù che raccogli
drop-then = lasciane uno su { $tile }: poi scegli quale
end-here = finisci su { $tile }: { $end }
way = vai su { $tile }, lasciando { $drops }: { $end }
    .short = vai su { $tile }: { $end }
drop-on = { $tribe } { $tile }
start = { $number ->
    [one] { $taken } e fai { $number } passo
   *[other] { $taken } e fai { $number } passi
}
    .best = prendi { $number } meeple da { $start }, per esempio fino a { $tile }: { $end }
kill-one = uccidi uno su { $tile }: { LIST($meeples, type: "or") }
kill-before = { $who ->
    [you] uccidi uno dei tuoi visir o anziani: poi scegli quale
   *[other] uccidi un visir o un anziano di { $who }: poi scegli quale
}
lay-out = metti in vendita { $good }: non è ancora venduta
use = usa { $power }
    .in-vain = usa { $djinn }: { $djinn ->
        [Enki] non hai ancora un'oasi per la palma
       *[other] non hai ancora un villaggio per il palazzo
    }, e paghi { $points ->
        [0] un fachiro
        [one] { $points } punto
       *[other] { $points } punti
    }
buy = { buy.at }: { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}, meno { buy.less } che paghi
    .at = { $is-fixed ->
        [yes] compra { $djinn } per { $price }
       *[no] compra { $djinn }
    }
    .less = { $differs ->
        [yes] da { $least } a { $most }
       *[no] { $most }
    }

## Why a tile can't be chosen in a move

is-empty = su { $tile } non c'è nessuno
leads-nowhere = nessuna mossa che parte da { $tile } può finire
too-far = { $left ->
    [one] con { $left } passo non arrivi { WHOM($tile) }, che dista { $away }
   *[other] con { $left } passi non arrivi { WHOM($tile) }, che dista { $away }
}
wrong-distance = { $away ->
    [0] { $left ->
        [one] con { $left } passo non puoi finire su { $tile }, dove ti trovi
       *[other] con { $left } passi non puoi finire su { $tile }, dove ti trovi
    }
   *[other] { $left ->
        [one] con { $left } passo non puoi finire su { $tile }, che dista { $away }
       *[other] con { $left } passi non puoi finire su { $tile }, che dista { $away }
    }
}
no-match = su { $tile } non c'è nessuno di una tribù con cui potresti finire
