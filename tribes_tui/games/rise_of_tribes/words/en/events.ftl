### The active events: their counters, what ends them, what they do.

# Whoever it is, within a sentence.
named = { $name }
price = { $number } { $kind }
# What is counted on a tile. $kind: of what its price is paid in; $goods: what lies on it; $name: whose bid is the highest;
# $hex: where it is. `.short`: where the row of its name has no room.
counter = { $tile ->
    [altar] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }
    }
    [walls] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }
    }
    [dugout-canoe] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }
    }
    [plentiful-food] { $number } food left
    [plentiful-wood] { $number } wood left
    [plentiful-stone] { $number } stone left
    [mild-winter] for { COUNT($number, "more GROW", "more GROWs") }
    [discovery] { $goods }
    [shared-knowledge] { $number } of 3 paid
    [chieftain] { $name ->
        [no-player] { "" }
       *[other] { $number } bid by { named }
    }
    [invaders] { $hex ->
        [nowhere] { "" }
       *[other] { $number } in { $hex }
    }
   *[other] { $hex ->
        [nowhere] { "" }
       *[other] in { $hex }
    }
}
    .short = { $tile ->
        [altar] costs { price }
        [walls] costs { price }
        [dugout-canoe] costs { price }
        [discovery] { $number } resources left
       *[other] { counter }
    }
line = { $tile ->
    [plentiful-food] Each lake you gather from gives 2 extra food.
    [plentiful-wood] Each forest you gather from gives 2 extra wood.
    [plentiful-stone] Each mountain you gather from gives 2 extra stone.
    [altar] Its owner may give it a member and resources for 1 point.
    [walls] Whoever attacks their owner's villages loses a member first.
    [dugout-canoe] In a MOVE, its owner's steps into lakes are free.
    [discovery] If you move in where only others are, take 1 resource.
    [shared-knowledge] If you end your turn sharing a hex, you may pay 1 resource for a goal.
    [mild-winter] GROW gives 2 more members.
    [drought] Each hex has room for at most 4, until the next double.
    [chieftain] The highest bid wins 1 point, or 2 if it is 5 or more.
    [volcano] Each tribe beside it may lose members, and gains a stone.
    [abandoned-village] In a hex you control you may build a village for 1 of each resource.
    [sabertooth-tiger] Spend a die and a member there to hunt it for 1 point.
    [mammoth] With 4 members there, spend a die to hunt it (3 food, 1 point) or, for 3 food, to tame it (3 points).
    [invaders] Nobody gathers or builds there. Beating the last one brings 2 points.
   *[glacier] { "" }
}
    .help = { $tile ->
        [plentiful-food] whoever gathers food from a lake takes 2 extra from here, until none are left
        [plentiful-wood] whoever gathers wood from a forest takes 2 extra from here, until none are left
        [plentiful-stone] whoever gathers stone from a mountain takes 2 extra from here, until none are left
        [discovery] whenever you MOVE into a hex where only others are, take 1 of the resources here; the tile leaves when it is empty
        [shared-knowledge] at the end of your turn, if you share a hex with an opponent, you may pay any one resource to draw a goal; the third payment ends it
        [chieftain] an auction: bid more or drop out; the winner gets 1 point, or 2 for a bid of 5 or more, and hands the bid out to the others
        [abandoned-village] in turn order, everybody may build one village in a hex where they are alone, for 1 of each resource
        [volcano] it erupts according to the double just rolled: each tribe beside it loses nobody (suns), one member (blanks) or two (moons), and gains a stone
        [drought] from the next conflict phase on, every hex holds at most 4; the next double ends it
        [altar] once a turn its owner may give a member and 4 of a kind, or 1 of each, for 1 point; each double lowers its price by 1, the third takes it off sale
        [walls] when their owner defends a village, one attacker falls first; each double lowers their price by 1, the third takes them off sale
        [dugout-canoe] in a MOVE, its owner's steps into lakes are free; each double lowers its price by 1, the third takes it off sale
        [sabertooth-tiger] spend a die to hunt it where you have a member: lose that member, get 1 point; any double moves it, and every tribe there loses a member
        [mammoth] with 4 members there, spend a die to hunt it (3 food, 1 point) or, for 3 food, to tame it (3 points, lost if it ever stands without a member of yours)
        [invaders] nobody gathers or builds there; any double brings one more, up to 5; whoever beats the last one gets 2 points
        [mild-winter] each GROW gives 2 more members and takes 1 food off the tile, which leaves when it is empty
       *[glacier] { "" }
    }
empty = an empty space: the next double brings an event
told = { $event }: { $help }
    .counted = { $event } ({ $counter }): { $help }
