### What sentences of all games and screens are made with. LIST(), DATETIME(), WHOSE() and NUMBER() use it; see README.md beside it.

## Lists

# The beginning of a list of three or more.
list-comma = { $before }, { $next }
list-and = { $before } and { $last }
list-or = { $before } or { $last }
list-then = { $before } then { $last }
# A list that stands alone, as it is put into a sentence.
listed = { LIST($items) }
    .or = { LIST($items, type: "or") }
    .then = { LIST($items, type: "then") }

## Names

# Whoever is spoken to, in a list of names.
you = you
# Behind it stands what is theirs: Ada's eagle.
# $first (str): the first letter of the name, in small
# $last (str): its last letter
whose = { $name ->
    [you] your
   *[other] { $last ->
        [s] { $name }'
       *[other] { $name }'s
    }
}
# What is theirs, once it is known whose.
their = { $who ->
    [you] your
   *[other] their
}
# To whom, or to which place: Ada, a3.
# $first (str): the first letter of the name, in small
# $last (str): its last letter
whom = to { $name ->
    [you] you
   *[other] { $name }
}

# The same by itself.
possessive = { WHOSE($name) }

## Numbers

percent = { $number }%

## Days and times

month-short = { $month ->
    [1] Jan
    [2] Feb
    [3] Mar
    [4] Apr
    [5] May
    [6] Jun
    [7] Jul
    [8] Aug
    [9] Sep
    [10] Oct
    [11] Nov
   *[12] Dec
}
month-long = { $month ->
    [1] January
    [2] February
    [3] March
    [4] April
    [5] May
    [6] June
    [7] July
    [8] August
    [9] September
    [10] October
    [11] November
   *[12] December
}
# Of this year: 5 Nov
# $day2 (str): the day in two digits
# $year (int)
# $year2 (str): the year's last two digits
date-short = { $day } { month-short }
# 5 Nov 26
# $day2 (str): the day in two digits
# $year (int)
date-medium = { $day } { month-short } { $year2 }
# 5 November 2026
# $day2 (str): the day in two digits
# $year2 (str): the year's last two digits
date-long = { $day } { month-long } { $year }
time-short = { $hour }:{ $minute }
date-and-time = { $date }, { $time }
