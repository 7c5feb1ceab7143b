### What speaks for an action besides what it brings at once.

resources = { COUNT($resources, "resource") }
members = { COUNT($members, "member") }
# $which: which of the dice in hand brings more
die = { $which ->
    [alone] { $action } with the { $die }: { $gain }.
    [both] { $action } with any of your dice: { $gain }. You keep the { $other } for another action.
   *[better] { $action } with the { $die }: { $gain }; with the { $other }: { $other-gain }.
}
crowd = { $others ->
    [0] { $hex } would hold { members }; its limit is { $limit }.
   *[other] { $hex } would hold { members }, { $others } of them not yours; its limit is { $limit }.
}
around = On { $hex } and beside it lie { LIST($lands) }.
    .land = { $land ->
        [lake] { COUNT($number, "lake") }
        [forest] { COUNT($number, "forest") }
       *[mountain] { COUNT($number, "mountain") }
    }
keep = In { $hex } you keep { members }.
village-cost = You have { $held } now; a village costs you { $cost }.
under-limit = No hex is over its limit.
worth = It is worth { COUNT($points, "point") }: you would have { $then }.
bid-stands = { $name ->
    [no-player] Nobody has bid yet; you own { resources }. The winner gets 1 point, or 2 for a bid of 5 or more.
   *[other] { CAPITAL($name) } bid { $bid }; you own { resources }. The winner gets 1 point, or 2 for a bid of 5 or more.
}
loan = { $goal }: { $help }.
their-points = { CAPITAL(WHOSE($who)) } points: { $points }.
nearer = { $goal }: { $done } of { $wanted } { $unit } instead of { $before }.
