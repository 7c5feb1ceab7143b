### What stars of Rise of Tribes's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [conflicts] Fight { $number ->
        [one] a conflict
       *[other] { $number } conflicts
    }.
    [goals] Complete { COUNT($number, "goal") }.
    [grown] Grow by { COUNT($number, "member") }.
    [lost] { $number ->
        [0] Lose no member outside of conflicts.
       *[other] Lose at most { COUNT($number, "member") } outside of conflicts.
    }
    [suns] Act by suns { $number ->
        [one] once
       *[other] { $number } times
    }.
    [taken] Take at most { COUNT($number, "turn") } of your own.
   *[villages] Build { COUNT($number, "village") }.
}
# How many there are so far
stands = { $feat ->
    [conflicts] { COUNT($now, "conflict") }
    [goals] { COUNT($now, "goal") } completed
    [grown] { COUNT($now, "member") } grown
    [lost] { $now } lost outside of conflicts
    [suns] { COUNT($now, "action") } by suns
    [taken] { COUNT($now, "turn") }
   *[villages] { COUNT($now, "village") } built
}
