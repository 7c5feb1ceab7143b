### What a decision would bring, before anybody commits to it: words and points.

## Where a move ends

ending = { $tile } : { ending.tribe } (+{ $tribe }){ $way ->
    [0] { "" }
   *[other] , Marid (+{ $way })
}{ $has-control ->
    [yes] , contrôle (+{ $control })
    [last] , contrôle avec ton dernier chameau (+{ $control })
   *[no] { "" }
}, { $action }{ $tile-points ->
    [0] { "" }
   *[other] { " " }(+{ $tile-points })
}
    .tribe = { $fakirs ->
        [0] { $meeples }
        [one] { $meeples }, { $fakirs } fakir
       *[other] { $meeples }, { $fakirs } fakirs
    }
plan = { $number } { $way-to }
    .tribe = { ending.tribe } +{ $tribe }
    .part = +{ $points }
    .tile = { $action }{ $tile-points ->
        [0] { "" }
       *[other] { " " }+{ $tile-points }
    }
    .total = = +{ $total }
    .others = autres { $change }
    .other = { $who ->
        [you] toi
       *[other] { $who }
    } { $change }
    .leaves = { $who ->
        [you] toi { $left }
        [nobody] au plus { $left }
       *[other] { $who } { $left }
    }
heads = coup
    .tribe = meeples
    .way = Marid
    .control = chameau
    .tile = la tuile
    .total = aussitôt
    .others = autres
    .leaves = tour suivant
action = { $kind ->
    [village] { $is-nobodys ->
        [yes] palais neutre
       *[no] palais
    }
    [sacred] djinn
    [oasis] { $is-nobodys ->
        [yes] palmier neutre
       *[no] palmier
    }
    [no-village] aucun palais
    [no-pay] trop cher
    [no-sacred] aucun djinn
    [no-oasis] aucun palmier
    [no-small-market] aucune carte
    [no-large-market] aucune carte
    [small-market] carte
   *[large-market] cartes
}
from-to = { $start } à { $tile } : { $brings }

## The bid

order = tu joues en { $plays } sur { $turns }{ $where ->
    [open] { "" }
    [between] { $who ->
        [you] , entre tes tours
       *[other] , entre les tours { WHOSE($who) }
    }
    [before] { $is-open ->
        [yes] , pour l'instant avant { LIST($names) }
       *[no] , avant { LIST($names) }
    }
   *[after] , après { LIST($names) }
}{ $is-free ->
    [yes] { " " }; or gardé
   *[no] { "" }
}
plays = { $later ->
    [0] { plays.first }
    [1] { plays.first } ou { plays.last }
   *[other] { plays.first } à { plays.last }
}
    .brief = { $later ->
        [0] { plays.first }
       *[other] { plays.first }-{ plays.last }
    }
    .first = { $low ->
        [0] 1er
        [1] 2e
        [2] 3e
       *[other] 4e
    }
    .last = { $high ->
        [1] 2e
        [2] 3e
       *[other] 4e
    }

## The market and the sale

held = { $held ->
    [0] c'est ta première
    [one] tu en as déjà une
   *[other] tu as déjà { $held } de ces cartes
}
card = { $which ->
    [second] seconde des deux ; { held }
    [first] deux pour { $price } or ; { held }
   *[only] pour { $price } or ; { held }
}
no-second = aucun lieu à portée n'a deux meeples : un seul mourrait

none-pays = { $which ->
    [first] aucune paire de cartes ne vaut { $price } or pour toi
   *[only] aucune carte ne vaut { $price } or pour toi
}
suit = une série de { $goods } rapporte { $gold } or
all-goods = toutes tes marchandises valent { $gold } or{ $suits ->
    [1] { "" }
   *[other] , { $parts }
}

## Kills, djinns, builders

tile-yours = { $is-last ->
    [yes] ton dernier chameau, donc la dernière manche
   *[no] la tuile est à toi
}, { $points } points
captured = { $colour ->
    [Y] le vizir te revient
    [W] l'ancien te revient
    [G] tu pioches une carte
   *[B] tu reçois { $gold } or
}
income = { $who }{ $number ->
    [1] { "" }
   *[other] , { $each } or chacun
} = { $gold } or

## The score sheets

change = { $change } { $line }
changes-net = { $changes } : { $net } net
others-change = { $who ->
    [you] toi
   *[other] { $who }
} { $changes }

## What speaks for it

best-end = { $begin ->
    [start] Au mieux, cela finit sur { $ending }.
    [drop] De là, au mieux, cela finit sur { $ending }.
   *[whole] Cela finit sur { $ending }.
} { $points ->
    [0] Cela ne rapporte aucun point aussitôt
    [one] Cela rapporte { $points } point aussitôt
   *[other] Cela rapporte { $points } points aussitôt
}{ $lost ->
    [0] { "" }
   *[other] { " " }et en coûte { $lost } aux autres
}{ $given ->
    [0] { "" }
   *[other] { " " }et en rapporte { $given } aux autres
}.{ $left ->
    [0] { "" }
    [one] { " " }Le tour suivant peut alors rapporter aussitôt { $left } point au plus.
   *[other] { " " }Le tour suivant peut alors rapporter aussitôt { $left } points au plus.
}
more-at-once = { $is-begun ->
    [yes] Finir sur { $tile }
   *[no] Aller de { $start } à { $tile }
} rapporte plus aussitôt, { $points ->
    [one] { $points } point
   *[other] { $points } points
}{ $left ->
    [0] . Le bot regarde aussi les tours après celui-ci.
   *[other] , mais laisse { $left } au tour suivant.
}
early = Si tu joues d'abord, le meilleur coup rapporte aussitôt { $most } points, le suivant { $next }.
nobodys = Personne ne contrôle encore { $tile } : qui la prendra en tirera { $points } points.
kill-leaves = Sur { $tile }, il reste { $meeples }.
kills = Pour cela, { LIST($kills) }.
at-best = au mieux { $ending }
suits-pay = Une série de 1, 2, 3, 4, 5 ou 6 marchandises différentes rapporte 1, 3, 7, 13, 21 ou 30 or : une carte peut rapporter plus tard plus que maintenant.
keep-gold = Tu as { $gold } or. Chaque pièce est un point à la fin.
sold-now = En vendant maintenant, { $worth }. Plus de sortes dans une série rapportent plus.
no-goods = Tu n'as aucune marchandise à vendre.
keep-djinn = { $djinn }.
