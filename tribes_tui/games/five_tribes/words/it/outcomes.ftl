### What a decision would bring, before anybody commits to it: words and points.

## Where a move ends

ending = { $tile }: { ending.tribe } (+{ $tribe }){ $way ->
    [0] { "" }
   *[other] , Marid (+{ $way })
}{ $has-control ->
    [yes] , controllo (+{ $control })
    [last] , controllo con l'ultimo cammello (+{ $control })
   *[no] { "" }
}, { $action }{ $tile-points ->
    [0] { "" }
   *[other] { " " }(+{ $tile-points })
}
    .tribe = { $fakirs ->
        [0] { $meeples }
        [one] { $meeples }, { $fakirs } fachiro
       *[other] { $meeples }, { $fakirs } fachiri
    }
plan = { $number } { $way-to }
    .tribe = { ending.tribe } +{ $tribe }
    .part = +{ $points }
    .tile = { $action }{ $tile-points ->
        [0] { "" }
       *[other] { " " }+{ $tile-points }
    }
    .total = = +{ $total }
    .others = altri { $change }
    .other = { $who ->
        [you] tu
       *[other] { $who }
    } { $change }
    .leaves = { $who ->
        [you] tu { $left }
        [nobody] fino a { $left }
       *[other] { $who } { $left }
    }
heads = mossa
    .tribe = meeple
    .way = Marid
    .control = cammello
    .tile = la tessera
    .total = subito
    .others = altri
    .leaves = il turno dopo
action = { $kind ->
    [village] { $is-nobodys ->
        [yes] palazzo di nessuno
       *[no] palazzo
    }
    [sacred] genio
    [oasis] { $is-nobodys ->
        [yes] palma di nessuno
       *[no] palma
    }
    [no-village] nessun palazzo
    [no-pay] non puoi pagare
    [no-sacred] nessun genio
    [no-oasis] nessuna palma
    [no-small-market] nessuna carta
    [no-large-market] nessuna carta
    [small-market] carta
   *[large-market] carte
}
from-to = da { $start } { WHOM($tile) }: { $brings }

## The bid

order = giochi { $plays } su { $turns } turni{ $where ->
    [open] { "" }
    [between] { $who ->
        [you] , fra i tuoi turni
       *[other] , fra i turni di { $who }
    }
    [before] { $is-open ->
        [yes] , per ora prima di { LIST($names) }
       *[no] , prima di { LIST($names) }
    }
   *[after] , dopo { LIST($names) }
}{ $is-free ->
    [yes] ; tieni il tuo oro
   *[no] { "" }
}
plays = { $later ->
    [0] { plays.first }
    [1] { plays.first } o { plays.last }
   *[other] { plays.first }-{ plays.last }
}
    .brief = { $later ->
        [0] { plays.first }
       *[other] { plays.first }-{ plays.last }
    }
    .first = { $low ->
        [0] 1º
        [1] 2º
        [2] 3º
       *[other] 4º
    }
    .last = { $high ->
        [1] 2º
        [2] 3º
       *[other] 4º
    }

## The market and the sale

held = { $held ->
    [0] è la tua prima
    [one] ne hai già una
   *[other] hai già { $held } di queste carte
}
card = { $which ->
    [second] la seconda di due; { held }
    [first] due costano { $price } oro; { held }
   *[only] costa { $price } oro; { held }
}
no-second = nessun posto a portata ha due meeple: ne muore uno solo

none-pays = { $which ->
    [first] nessuna coppia di carte vale per te { $price } oro
   *[only] nessuna carta vale per te { $price } oro
}
suit = una serie di { $goods } rende { $gold } oro
all-goods = tutte le tue merci valgono { $gold } oro{ $suits ->
    [1] { "" }
   *[other] , { $parts }
}

## Kills, djinns, builders

tile-yours = { $is-last ->
    [yes] il tuo ultimo cammello, quindi l'ultimo round
   *[no] la tessera è tua
}, { $points } punti
captured = { $colour ->
    [Y] il visir viene a te
    [W] l'anziano viene a te
    [G] peschi una carta
   *[B] ricevi { $gold } oro
}
income = { $who }{ $number ->
    [1] { "" }
   *[other] , { $each } oro ciascuno
} = { $gold } oro

## The score sheets

change = { $change } { $line }
changes-net = { $changes }: { $net } netti
others-change = { $who ->
    [you] tu
   *[other] { $who }
} { $changes }

## What speaks for it

best-end = { $begin ->
    [start] Nel migliore dei casi finisce su { $ending }.
    [drop] Da lì, nel migliore dei casi, finisce su { $ending }.
   *[whole] Finisce su { $ending }.
} { $points ->
    [0] Non porta subito punti
    [one] Porta subito { $points } punto
   *[other] Porta subito { $points } punti
}{ $lost ->
    [0] { "" }
   *[other] { " " }e ne costa { $lost } agli altri
}{ $given ->
    [0] { "" }
   *[other] { " " }e ne porta { $given } agli altri
}.{ $left ->
    [0] { "" }
    [one] { " " }Il turno seguente può poi portare subito al massimo { $left } punto.
   *[other] { " " }Il turno seguente può poi portare subito al massimo { $left } punti.
}
more-at-once = { $is-begun ->
    [yes] Finire su { $tile }
   *[no] Andare da { $start } { WHOM($tile) }
} rende di più subito, { $points ->
    [one] { $points } punto
   *[other] { $points } punti
}{ $left ->
    [0] . Il bot guarda anche ai turni dopo questo.
   *[other] , ma lascia { $left } al turno dopo.
}
early = Se muovi prima degli altri, la mossa migliore porta subito { $most } punti, la seconda { $next }.
nobodys = Nessuno controlla ancora { $tile }: chi la prende ne ricava { $points } punti.
kill-leaves = Su { $tile } restano { $meeples }.
kills = Per questo { LIST($kills) }.
at-best = nel migliore dei casi { $ending }
suits-pay = Una serie di 1, 2, 3, 4, 5 o 6 merci diverse rende 1, 3, 7, 13, 21 o 30 oro: una carta può portare più tardi più di adesso.
keep-gold = Hai { $gold } oro. Ogni moneta è un punto alla fine.
sold-now = Vendendo ora, { $worth }. Più tipi in una serie rendono di più.
no-goods = Non hai merci da vendere.
keep-djinn = { $djinn }.
