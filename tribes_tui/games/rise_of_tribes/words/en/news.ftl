### What others did since one's turn, in a row: behind their names, in ever fewer words.

at-length = { $who } { LIST($things) }
brief = { $who } { $things }
all = all
moved = moved to { LIST($hexes) }
bought = bought the { LIST($items) }
completed = completed { LIST($goals) }
# How many resources.
bid = bid { $resources }
scored = scored { $points }
lost = lost { LIST($places) }
lost-place = { $number } in { $hex }
somewhere = { $did } in { LIST($hexes) }
briefly = { $kind ->
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
