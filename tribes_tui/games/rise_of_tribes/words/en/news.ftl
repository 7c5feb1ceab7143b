### What others did since one's turn, in a row: behind their names, in ever fewer words.

at-length = { $who } { LIST($things) }
brief = { $who } { $things }
all = all
grown = grew by { LIST($places) }
drew = drew { $goals ->
    [one] { $goals } goal
   *[other] { $goals } goals
}
# $who (str): whoever did it, who is named before
moved = moved to { LIST($hexes) }
    .heard = moved to { LIST($hexes) }
# What a double brought.
rolled = rolled a double: { LIST($tiles) }
altar = gave the Altar a member and { LIST($goods) } for { COUNT($points, "point") }
bought = bought the { LIST($items) }
completed = completed { LIST($goals) }
# How many resources.
bid = bid { $resources }
scored = scored { $points }
lost = lost { LIST($places) }
lost-place = { $number } in { $hex }
somewhere = { $did } in { LIST($hexes) }
briefly = { $kind ->
    [event-drawn] rolled a double
    [altar] used the Altar
    [settled] settled
    [entered] returned
    [goal-drawn] drew goals
    [grown] grew
    [moved] moved
    [gathered] gathered
    [bought] bought
    [goal-completed] completed a goal
    [village-built] built a village
    [village-lost] lost a village
    [member-lost] lost members
    [fought] fought
    [bid] bid
   *[points] scored
}
