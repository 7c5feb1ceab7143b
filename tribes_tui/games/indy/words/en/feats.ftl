### What stars of indy's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [eagles] Play { COUNT($number, "eagle") }.
    [kept] In the dark, keep all your cards { $number ->
        [one] once
       *[other] in { $number } rounds
    }.
    [lost] { $rounds ->
        [0] { $number ->
            [0] Lose no feather.
           *[other] Lose at most { COUNT($number, "feather") }.
        }
       *[other] Lose no feather before round { $rounds }.
    }
   *[swaps] { $number ->
        [0] Swap no card.
        [one] Swap a card at most once.
       *[other] Swap a card at most { $number } times.
    }
}
# How many there are so far
stands = { $feat ->
    [eagles] { COUNT($now, "eagle") } played
    [kept] all cards kept in the dark: { COUNT($now, "round") }
    [lost] { COUNT($now, "feather") } lost
   *[swaps] { COUNT($now, "swap") }
}
