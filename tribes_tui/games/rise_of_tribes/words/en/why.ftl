### What speaks for an action besides what it brings at once.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
   *[other] { $name }
}
members = { $members ->
    [one] 1 member
   *[other] { $members } members
}
power = { $power }: { $help }.
die = { $action } gives { $gain } with the { $die }, and { $other-gain } with the { $other }.
    .alone = { $action } gives { $gain } with the { $die }.
crowd = { $hex } would hold { members }; its limit is { $limit }.
    .others = { $hex } would hold { members }, { $others } of them other players'; its limit is { $limit }.
around = On { $hex } and beside it lie { LIST($lands) }.
    .land = { $land ->
        [lake] { $number ->
            [one] 1 lake
           *[other] { $number } lakes
        }
        [forest] { $number ->
            [one] 1 forest
           *[other] { $number } forests
        }
       *[mountain] { $number ->
            [one] 1 mountain
           *[other] { $number } mountains
        }
    }
keep = In { $hex } you keep { members }.
village-cost = You have { $held } now; a village costs you { $cost }.
under-limit = No hex is over its limit.
goal = { $goal }.
worth = { $points ->
    [one] It is worth 1 point: you would have { $then }.
   *[other] It is worth { $points } points: you would have { $then }.
}
bid-stands = { $resources ->
    [one] The bid of { named } is { $bid }, and you own 1 resource.
   *[other] The bid of { named } is { $bid }, and you own { $resources } resources.
}
    .none = { $resources ->
        [one] Nobody has bid yet, and you own 1 resource.
       *[other] Nobody has bid yet, and you own { $resources } resources.
    }
bid-wins = { $low ->
    [one] It wins 1 point, or { $high } for a bid of { $high-bid } or more.
   *[other] It wins { $low } points, or { $high } for a bid of { $high-bid } or more.
}
loan = { $goal }: { $help }.
their-points = { $who ->
    [you] Your points: { $points }.
   *[other] { CAPITAL(WHOSE($who)) } points: { $points }.
}
nearer = { $goal }: { $done } of { $wanted } { $unit } instead of { $before }.
