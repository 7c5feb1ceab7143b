### What stars of Tribe's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [attacks] Attack { $number ->
        [one] once
       *[other] { $number } times
    }.
    [closed] Close { $number ->
        [one] a challenge
       *[other] { $number } challenges
    } yourself.
    [complete] Complete { COUNT($number, "chain") }.
    [felled] Attack until { $number ->
        [one] another player's chain leaves
       *[other] { $number } of the others' chains leave
    }.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Lose no chain.
           *[other] Lose at most { COUNT($number, "chain") }.
        }
       *[other] Lose no chain before challenge { $rounds }.
    }
   *[took] Take { COUNT($number, "discard") }.
}
# How many there are so far
stands = { $feat ->
    [attacks] { COUNT($now, "attack") }
    [closed] { COUNT($now, "challenge") } closed
    [complete] { COUNT($now, "chain") } complete
    [felled] { COUNT($now, "chain") } made to leave
    [lost] { COUNT($now, "chain") } lost
   *[took] { COUNT($now, "discard") } taken
}
