### What others did since one's turn, in a row: behind their names, in ever fewer words.

at-length = { $who } { LIST($things) }
grown = grew by { LIST($places) }
# With which a tribe begins.
gift = began with { LIST($goods) }
drew = drew { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}
# $who (str): whoever did it, who is named before
moved = moved to { LIST($hexes) }
    .heard = moved to { LIST($hexes) }
# To a hex in which the reader has members.
came = { $who } moved into { LIST($hexes) }, where you are
# What a double brought.
rolled = rolled a double ({ LIST($tiles) })
# What others did in the reader's own turn, as it came to that.
own-double = your double ({ LIST($tiles) }): { $did }
altar = gave the Altar a member and { LIST($goods) } for { COUNT($points, "point") }
bought = bought the { LIST($items) }
completed = completed { LIST($goals) }
# How many resources.
bid = bid { $resources } in the auction
# $points: for being chieftain
auction-won = won the auction with { $resources } for { COUNT($points, "point") }
# To the reader.
gave = gave you { LIST($goods) }
# The reader had too little.
outbid = you couldn't bid higher
scored = scored { $points }
    .mixed = scored { $points }, { $villages } of them from villages
# `.to-volcano`, `.to-tiger`: who took them; `.hunting`: what they were lost for
lost = lost { LIST($places) }
    .to-volcano = lost { LIST($places) } to the volcano
    .to-tiger = lost { LIST($places) } to the tiger
    .hunting = lost { LIST($places) } hunting the tiger
somewhere = { $did } in { LIST($hexes) }
# $number: of villages
briefly = { $kind ->
    [event-drawn] rolled a double
    [altar] used the Altar
    [settled] settled
    [gift] took resources
    [entered] returned
    [goal-drawn] drew goals
    [grown] grew
    [moved] moved
    [gathered] gathered
    [bought] bought
    [goal-completed] completed a goal
    [village-built] built { $number ->
        [one] a village
       *[other] { $number } villages
    }
    [village-lost] lost { $number ->
        [one] a village
       *[other] { $number } villages
    }
    [village-left] moved out of { $number ->
        [one] a village
       *[other] { $number } villages
    }
    [hunted] hunted the tiger
    [member-lost] lost members
    [lost-to-volcano] lost members to the volcano
    [lost-to-tiger] lost members to the tiger
    [fought] fought
    [bid] bid
    [auction-won] won the auction
    [gave] gave you resources
   *[points] scored
}
