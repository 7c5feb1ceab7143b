### What stars of Five Tribes's stages on the journey are given for.

# What is asked. $feat (str): which feat; $number: how many of it; $rounds (int): before which round, 0 for the whole game
asked = { $feat ->
    [camels] Place { COUNT($number, "camel") }.
    [djinns] End with { COUNT($number, "djinn") }.
    [kills] Have your assassins kill { $number ->
        [one] once
       *[other] { $number } times
    }.
    [paid] { $number ->
        [0] Never pay for turn order.
       *[other] Pay at most { COUNT($number, "coin") } for turn order.
    }
    [palaces] Place { COUNT($number, "palace") }.
   *[palms] Place { COUNT($number, "palm tree") }.
}
# How many there are so far
stands = { $feat ->
    [camels] { COUNT($now, "camel") } placed
    [djinns] { COUNT($now, "djinn") }
    [kills] { COUNT($now, "victim") }
    [paid] { COUNT($now, "coin") } paid
    [palaces] { COUNT($now, "palace") } placed
   *[palms] { COUNT($now, "palm tree") } placed
}
