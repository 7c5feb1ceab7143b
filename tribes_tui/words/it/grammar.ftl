### Di che cosa sono fatte le frasi di tutti i giochi e di tutti gli schermi. LIST(), DATETIME(), WHOSE() e NUMBER() usano questo capitolo.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } e { $last }
list-or = { $before } o { $last }
list-then = { $before }, poi { $last }
listed = { LIST($items) }
    .or = { LIST($items, type: "or") }
    .then = { LIST($items, type: "then") }

## Names

you = tu
# Sta dietro a ciò che è suo: il turno di Ada, il turno tuo. Meglio scegliere nella frase: { $who -> [you] il tuo turno *[other] il turno di { $who } }.
whose = { $name ->
    [you] tuo
   *[other] { $last ->
        [s] di { $name }
       *[other] di { $name }
    }
}
their = { $who ->
    [you] tuo
   *[other] suo
}
# A chi, o in quale posto: ad Ash, a Bo, ad a3, a te. $last (str)
whom = { $name ->
    [you] a te
   *[other] { $first ->
        [a] ad { $name }
       *[other] a { $name }
    }
}

possessive = { WHOSE($name) }

## Numbers

percent = { $number }%

## Days and times

month-short = { $month ->
    [1] gen
    [2] feb
    [3] mar
    [4] apr
    [5] mag
    [6] giu
    [7] lug
    [8] ago
    [9] set
    [10] ott
    [11] nov
   *[12] dic
}
month-long = { $month ->
    [1] gennaio
    [2] febbraio
    [3] marzo
    [4] aprile
    [5] maggio
    [6] giugno
    [7] luglio
    [8] agosto
    [9] settembre
    [10] ottobre
    [11] novembre
   *[12] dicembre
}
# $day2 (str)
# $year (int)
# $year2 (str)
date-short = { $day } { month-short }
# $day2 (str)
# $year (int)
date-medium = { $day } { month-short } { $year2 }
# $day2 (str)
# $year2 (str)
date-long = { $day } { month-long } { $year }
time-short = { $hour }:{ $minute }
date-and-time = { $date }, { $time }
