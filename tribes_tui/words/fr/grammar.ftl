### De quoi sont faites les phrases de tous les jeux et de tous les écrans. LIST(), DATETIME(), WHOSE() et NUMBER() se servent de ce chapitre.

## Lists

list-comma = { $before }, { $next }
list-and = { $before } et { $last }
list-or = { $before } ou { $last }
list-then = { $before }, puis { $last }
listed = { LIST($items) }
    .or = { LIST($items, type: "or") }
    .then = { LIST($items, type: "then") }

## Names

you = toi
# Derrière ce qui est à quelqu'un : le tour d'Ada, le tour de Birch. Pour toi, mieux vaut choisir dans la phrase : ton tour. Vaut aussi
# pour un titre : une partie d'indy, une partie de Tribe.
whose = { $name ->
    [you] de toi
   *[other] { $first ->
        [a] d'{ $name }
        [e] d'{ $name }
        [i] d'{ $name }
        [o] d'{ $name }
        [u] d'{ $name }
       *[other] { $last ->
            [never] de { $name }
           *[other] de { $name }
        }
    }
}
their = { $who ->
    [you] ton
   *[other] son
}
whom = à { $name ->
    [you] toi
   *[other] { $name }
}

possessive = { WHOSE($name) }

## Numbers

percent = { $number } %

## Days and times

month-short = { $month ->
    [1] janv.
    [2] févr.
    [3] mars
    [4] avr.
    [5] mai
    [6] juin
    [7] juil.
    [8] août
    [9] sept.
    [10] oct.
    [11] nov.
   *[12] déc.
}
month-long = { $month ->
    [1] janvier
    [2] février
    [3] mars
    [4] avril
    [5] mai
    [6] juin
    [7] juillet
    [8] août
    [9] septembre
    [10] octobre
    [11] novembre
   *[12] décembre
}
# $day2 (str)
# $year (int)
# $year2 (str)
date-short = { $day ->
    [1] 1er
   *[other] { $day }
} { month-short }
# $day2 (str)
# $year (int)
date-medium = { $day ->
    [1] 1er
   *[other] { $day }
} { month-short } { $year2 }
# $day2 (str)
# $year2 (str)
date-long = { $day ->
    [1] 1er
   *[other] { $day }
} { month-long } { $year }
time-short = { $hour }:{ $minute }
date-and-time = { $date }, { $time }
