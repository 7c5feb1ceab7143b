### What stars of the Rixe's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [collected] Collect { COUNT($number, "column") }.
    [drew] Draw at most { COUNT($number, "card") }.
    [moved] Move cards { $number ->
        [one] once
       *[other] { $number } times
    }.
    [new] Begin at most { COUNT($number, "column") } with cards from the stock.
   *[out] Go out { $number ->
        [one] once
       *[other] in { $number } rounds
    }.
}
# How many there are so far
stands = { $feat ->
    [collected] { COUNT($now, "column") } collected
    [drew] { COUNT($now, "card") } drawn
    [moved] { COUNT($now, "move") }
    [new] { COUNT($now, "column") } from the stock
   *[out] out in { COUNT($now, "round") }
}
