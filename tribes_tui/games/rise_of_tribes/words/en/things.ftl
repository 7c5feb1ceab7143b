### What the things of the game are called. What is chosen by is the name that the rules have for it, in small letters.

kind = { $kind ->
    [food] food
    [wood] wood
   *[stone] stone
}
# Above a column, in few letters.
column-kind = { $kind ->
    [food] food
    [wood] wood
   *[stone] stone
}
# So many of a resource; any: of whatever kind.
goods = { $kind ->
    [food] { $number } food
    [wood] { $number } wood
    [stone] { $number } stone
   *[any] { $number } any
}
    .long = { $kind ->
        [food] { $number } food
        [wood] { $number } wood
        [stone] { $number } stone
       *[any] { $number } of any kind
    }
face = { $face ->
    [sun] sun
    [moon] moon
   *[blank] blank
}
    .a = a { face }
# `.brief`: in six letters.
act = { $act ->
    [grow] GROW
    [move] MOVE
    [gather] GATHER
    [lead] LEAD
    [hunt-tiger] hunt the tiger
    [hunt-mammoth] hunt the mammoth
   *[tame-mammoth] tame the mammoth
}
    .spoken = { $act ->
        [grow] grow
        [move] move
        [gather] gather
        [lead] lead
       *[other] { act }
    }
    .brief = { $act ->
        [grow] GROW
        [move] MOVE
        [gather] GATHER
       *[lead] LEAD
    }
    .title = { $act ->
        [grow] Grow
        [move] Move
        [gather] Gather
       *[lead] Lead
    }
item = { $item ->
    [altar] Altar
    [walls] Walls
   *[canoe] Canoe
}
    .the = the { item }
goal = { $goal ->
    [oxen] Oxen
    [cart] Cart
    [horse] Horse
    [pottery] Pottery
    [bow] Bow
    [mysticism] Mysticism
    [baskets] Baskets
    [control-all-terrain-types] Control all terrains
    [majority-in-5-connected] Connected majorities
    [majority-in-mountains] Majority in mountains
    [majority-in-forests] Majority in forests
    [occupy-any-8-hexes] Occupy 8 hexes
    [majority-in-lakes] Majority in lakes
    [gather-6-resources] Gather 6 resources
   *[complete-the-tribe] Complete the tribe
}
    .short = { goal }
    .help = { $goal ->
        [oxen] GATHER from one more hex
        [cart] MOVE two more members
        [horse] members move up to two hexes
        [pottery] GROW two more members
        [bow] when you attack, one opposing member falls first
        [mysticism] LEAD draws one more goal
        [baskets] GATHER one more from each hex
        [control-all-terrain-types] alone in a lake, a forest and a mountain
        [majority-in-5-connected] a majority in five connected hexes
        [majority-in-mountains] a majority in three mountains
        [majority-in-forests] a majority in three forests
        [occupy-any-8-hexes] a member in eight hexes
        [majority-in-lakes] a majority in three lakes
        [gather-6-resources] six resources gathered this turn, not counting events
       *[complete-the-tribe] all twenty members on the map
    }
    .brings = { $goal ->
        [oxen] GATHER from 1 more hex
        [cart] MOVE 2 more members
        [horse] members move 2 hexes
        [pottery] GROW 2 more members
        [bow] attacks kill 1 first
        [mysticism] LEAD draws 1 more goal
        [baskets] GATHER 1 more a hex
        [control-all-terrain-types] alone in one hex of each
        [gather-6-resources] in one turn, not by events
        [occupy-any-8-hexes] one member in each will do
        [complete-the-tribe] all 20 members on the map
       *[other] more than all others there
    }
    .unit = { $goal ->
        [control-all-terrain-types] terrains
        [gather-6-resources] this turn
        [complete-the-tribe] members
       *[other] hexes
    }
event = { $event ->
    [discovery] Discovery
    [shared-knowledge] Shared Knowledge
    [drought] Drought
    [altar] Altar
    [walls] Walls
    [dugout-canoe] Canoe
    [volcano] Volcano
    [sabertooth-tiger] Sabertooth Tiger
    [chieftain] Chieftain
    [abandoned-village] Abandoned Village
    [mammoth] Mammoth
    [invaders] Invaders
    [mild-winter] Mild Winter
    [plentiful-food] Plentiful Food
    [plentiful-wood] Plentiful Wood
    [plentiful-stone] Plentiful Stone
   *[glacier] Glacier
}
# `.short`: in the smallest hexes; `.brief`: below a small map, nothing where a sign on the map says it.
land = { $land ->
    [lake] lake
    [forest] forest
    [mountain] mountain
    [great-lake] Great Lake
    [great-forest] Great Forest
    [great-mountain] Great Mountain
    [wild-land] Wild Land
    [tar-pit] Tar Pit
    [jungle] Jungle
    [desert-oasis] Desert Oasis
   *[glacier] Glacier
}
    .short = { $land ->
        [great-lake] lake
        [great-forest] forest
        [great-mountain] mountain
        [desert-oasis] Oasis
        [wild-land] Wild
       *[other] { land }
    }
    .spoken = { $land ->
        [great-lake] great lake
        [great-forest] great forest
        [great-mountain] great mountain
        [wild-land] wild land
        [tar-pit] tar pit
        [jungle] jungle
        [desert-oasis] desert oasis
       *[other] { land }
    }
    .help = { $land ->
        [lake] { "" }
        [forest] { "" }
        [mountain] { "" }
        [wild-land] counts as lake, forest and mountain; gives any mix of the three
        [tar-pit] each turn it takes a tribe's lone member there
        [jungle] gives only to 3 or more members
        [desert-oasis] gives only to 3 or more members
        [glacier] room for 3, no village, 1 stone at most
       *[great] gives 1 more when you gather
    }
    .brief = { $land ->
        [wild-land] all three terrains
        [jungle] gather with 3+
        [desert-oasis] gather with 3+
        [tar-pit] takes a lone member
        [glacier] holds 3, gives 1
       *[other] { "" }
    }
# `.brief`: what the leader does, in two or three words behind the name of the tribe.
power = { $power ->
    [trader] Trader
    [crafty-builders] Crafty Builders
    [cunning] Cunning
    [agriculture] Agriculture
    [farming] Farming
    [exogamy] Exogamy
    [wayfarers] Wayfarers
    [focused-effort] Focused Effort
    [ambush] Ambush
    [dreamtime] Dreamtime
    [pathfinder] Pathfinder
    [evasion] Evasion
    [shared-bounty] Shared Bounty
    [intimidate] Intimidate
    [hidden-village] Hidden Village
   *[light-in-the-dark] Light in the Dark
}
    .help = { $power ->
        [trader] at any time, 2 resources of a kind for 1 of another
        [crafty-builders] villages cost 1 resource less, of your choice
        [cunning] once a turn, 1 resource starts a conflict in a hex you share
        [agriculture] your villages on the map give 1 food each when you GATHER
        [farming] GROW may add 1 more in each hex with your village
        [exogamy] once a turn, 2 resources win over a member in a hex you share
        [wayfarers] in a MOVE, for 1 wood, any number from an outer hex to another
        [focused-effort] 1 more from each hex where you have 4 or more members
        [ambush] members you grow in hiding can join conflicts you start
        [dreamtime] before you roll, see two events and put one at the bottom
        [pathfinder] connected hexes of one terrain count as one when you MOVE
        [evasion] on others' turns losers may slip to an adjacent hex you control
        [shared-bounty] take 1 when somebody sharing a hex with you GATHERs
        [intimidate] once a turn, 1 resource drives one out of a hex you share
        [hidden-village] your second village may stand safe on your board
       *[light-in-the-dark] for 1 resource, a moon that you rolled becomes a sun
    }
    .brief = { $power ->
        [trader] { VERB($who, "trade") } 2 for 1
        [crafty-builders] cheap villages
        [cunning] { VERB($who, "start") } fights
        [agriculture] villages feed
        [farming] { VERB($who, "grow") } more
        [exogamy] { VERB($who, "win") } members
        [wayfarers] { VERB($who, "travel") } far
        [focused-effort] { VERB($who, "gather") } more
        [ambush] { VERB($who, "ambush", "ambushes") }
        [dreamtime] { VERB($who, "see") } events
        [pathfinder] { VERB($who, "move") } farther
        [evasion] { VERB($who, "slip") } away
        [shared-bounty] { VERB($who, "gather") } along
        [intimidate] { VERB($who, "drive") } off
        [hidden-village] hidden village
       *[light-in-the-dark] moons to suns
    }
