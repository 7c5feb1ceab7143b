### What special lands and elders do, as facts.

melted = The melted Glacier
    .does = whoever gathers there first takes all its stones
volcano = The volcano
    .does = { LIST($hexes) } may give stone instead; when it erupts, tribes there may lose members, and gain a stone
elders = Elders
    .do = once a turn, a tribe whose elder is on the map may give a player 1 resource to use one of their developments; if the village of another tribe's elder falls on your turn, you get 1 point
glacier = { $help }; each action with two suns lays a stone on it; the fifth melts it, and whoever gathers there first takes all five
leader = { CAPITAL(WHOSE($who)) } leader, { $power }
# What the usual lands give, and what too many in a hex come to.
land = The land
    .gives = lakes give food, forests wood, mountains stone
crowd = More than { $limit } in a hex
    .fights = after the two actions they fight: all lose one, again and again, until one side is left
# The same in a legend, and what a village brings.
usual = Lakes give food, forests wood, mountains stone.
    .crowd = Over { $limit } in a hex, members are lost.
