### What stars of the Duel's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [bare] Win by clearing all your columns.
    [drawn] Draw at most { COUNT($number, "card") } from the stock.
    [sacred] Lay { COUNT($number, "card") } from your columns on your sacred piles.
    [stolen] Steal { COUNT($number, "card") }.
   *[turns] Take at most { COUNT($number, "turn") } of your own.
}
# How many there are so far
stands = { $feat ->
    [bare] { $now ->
        [0] not yet
       *[other] cleared
    }
    [drawn] { COUNT($now, "card") } drawn
    [sacred] { COUNT($now, "card") } laid
    [stolen] { COUNT($now, "card") } stolen
   *[turns] { COUNT($now, "turn") } of yours
}
