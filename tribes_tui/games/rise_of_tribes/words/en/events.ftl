### The active events: their counters, what ends them, what they do.

# Whoever it is, within a sentence.
named = { $name }
price = { $number } { $kind }
# What is counted on a tile. $kind: of what its price is paid in; $goods: what lies on it; $name: whose bid is the highest;
# $hex: where it is. `.short`: in fewer words; `.alone`: where there is a row for all, with what it is good for.
counter = { $tile ->
    [altar] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }, −1 each double
    }
    [walls] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }, −1 each double
    }
    [dugout-canoe] { $number ->
        [1] costs { price }, last chance
       *[other] costs { price }, −1 each double
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
       *[other] { $number } in { $hex }, no gathering
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
        [plentiful-food] { $number } left
        [plentiful-wood] { $number } left
        [plentiful-stone] { $number } left
        [discovery] { $number } resources left
        [invaders] { $hex ->
            [nowhere] { "" }
           *[other] { $number } in { $hex }
        }
       *[other] { counter }
    }
    .alone = { $tile ->
        [altar] { $number ->
            [1] last chance, { price }
           *[other] costs { price }
        }
        [walls] { $number ->
            [1] last chance, { price }
           *[other] costs { price }
        }
        [dugout-canoe] { $number ->
            [1] last chance, { price }
           *[other] costs { price }
        }
       *[other] { "" }
    }
# In a row, what it does. `.brief`: in a sentence; `.help`: spelt out.
line = { $tile ->
    [plentiful-food] Lakes: 2 extra food.
    [plentiful-wood] Forests: 2 extra wood.
    [plentiful-stone] Mountains: 2 extra stone.
    [altar] Its owner earns points.
    [walls] Attackers lose one first.
    [dugout-canoe] Steps into lakes are free.
    [discovery] MOVE in on others: take 1.
    [shared-knowledge] Share a hex, pay 1: a goal.
    [mild-winter] GROW gives 2 more members.
    [drought] Each hex holds at most 4.
    [chieftain] Highest bid: 1 or 2 points.
    [volcano] May take members beside it.
    [abandoned-village] Build one for 1 of each.
    [sabertooth-tiger] A die hunts it: 1 point.
    [mammoth] 4 members hunt or tame it.
    [invaders] Beat the last one: 2 points.
   *[glacier] { "" }
}
    .brief = { $tile ->
        [plentiful-food] Each lake you gather food from gives 2 extra, while it lasts.
        [plentiful-wood] Each forest you gather wood from gives 2 extra, while it lasts.
        [plentiful-stone] Each mountain you gather stone from gives 2 extra, while it lasts.
        [altar] Once a turn its owner may give a member and 4 of a kind, or 1 of each, for 1 point.
        [walls] Whoever attacks a hex with a village of their owner loses a member first.
        [dugout-canoe] In a MOVE, its owner's steps into lakes are free.
        [discovery] MOVE in where only others are: take 1 of these resources.
        [shared-knowledge] If you share a hex at the end of your turn: pay 1 resource, draw a goal.
        [mild-winter] GROW gives 2 more members.
        [drought] Each hex has room for at most 4, until the next double.
        [chieftain] The highest bid wins 1 point, or 2 if it is 5 or more; the bid goes to the others.
        [volcano] Each tribe beside it may lose members, and gains a stone.
        [abandoned-village] Where you are alone: build a village for 1 of each kind.
        [sabertooth-tiger] Spend a die and a member there to hunt it: 1 point.
        [mammoth] 4 members there, a die: hunt, 1 point; for 3 food, tame, 3 points.
        [invaders] Nobody gathers or builds there. Beat the last one: 2 points.
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
