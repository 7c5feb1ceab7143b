### What stars of Rise of Tribes's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [conflicts] Fight in { $number ->
        [one] a conflict
       *[other] { $number } conflicts
    }.
    [goals] Complete { COUNT($number, "goal") }.
    [grown] Grow by { COUNT($number, "member") }.
    [lost] { $number ->
        [0] Lose no members outside conflicts.
       *[other] Lose at most { COUNT($number, "member") } outside conflicts.
    }
    [suns] Take { $number ->
        [one] an action
       *[other] { $number } actions
    } with two suns.
    [taken] Take at most { COUNT($number, "turn") }.
   *[villages] Build { COUNT($number, "village") }.
}
# How many there are so far
stands = { $feat ->
    [conflicts] { COUNT($now, "conflict") }
    [goals] { COUNT($now, "goal") } completed
    [grown] { COUNT($now, "member") } grown
    [lost] { $now } lost outside conflicts
    [suns] { COUNT($now, "action") } with two suns
    [taken] { COUNT($now, "turn") }
   *[villages] { COUNT($now, "village") } built
}
