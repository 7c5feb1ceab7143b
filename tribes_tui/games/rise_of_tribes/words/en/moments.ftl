### A conflict and an eruption on a page of their own.

# Whoever it is, within a sentence.
named = { $name ->
    [you] you
    [the-invaders] the invaders
   *[other] { $name }
}
onward = go on

## A conflict

out = out
invaders-plate = Invaders
# Who lost everybody, then who keeps how many.
conflict = Conflict in { $hex }: { $parts }.
driven-out = { $number ->
    [one] { $who ->
        [you] you lost everybody there
        [the-invaders] the invaders lost everybody there
       *[other] { $who } lost everybody there
    }
   *[other] { LIST($names) } lost everybody there
}
# Its owner has nobody left in the hex.
village-falls = { WHOSE($who) } village is lost
turn = turn { $turn }
times = { $times ->
    [1] once
    [2] twice
   *[other] { $times } times
}
heading-before = { $land }, before: { $number }
# $fallen: how many fell to the Bow or to Walls before
heading-rounds = each loses up to { $times }{ $fallen ->
    [0] { "" }
   *[other] , { $fallen } before
}
heading-after = after: { $number }
rounds = Each side still there loses one, { times }: { $sides }.
    .side = { named } { $before } → { $after }
holds = { $who ->
    [you] You hold the hex: the fight ends when one side is left.
    [the-invaders] The invaders hold the hex: the fight ends when one side is left.
    [no-player] Nobody is left, and the fight is over.
   *[other] { CAPITAL($who) } holds the hex: the fight ends when one side is left.
}

## An eruption

who-is-struck = Who is beside it
nobody-there = nothing happens to them
rule = { $face ->
    [sun] Two suns: nobody is lost.
    [blank] Two blanks: each loses one member.
   *[moon] Two moons: each loses two members.
}
    .otherwise = { $face ->
        [sun] Two blanks would take one member, two moons two.
        [blank] Two suns would take nobody, two moons two.
       *[moon] Two suns would take nobody, two blanks one.
    }
stone = Each tribe beside it gains a stone.
heading = Event: Volcano
roll = { WHOSE($who) } roll
# Nothing where there is nothing of it.
struck = { $members ->
    [0] { "" }
    *[other] −{ COUNT($members, "member") }, in { LIST($hexes) }
}
loss = −{ COUNT($members, "member") }
    .short = −{ $members }
to-lose = { $number ->
    [0] { "" }
   *[other] { $number } more to lose
}
had = had { $places }
kept = { $number ->
    [0] kept nobody there
   *[other] kept { $places }
}
    .short = { $number ->
        [0] kept none
       *[other] kept { $number }
    }
lost-here = { $who }: { $number } lost
gained = { $stones ->
    [0] { "" }
   *[other] +{ $stones } stone
}
# What a tribe bore, read in a line.
bore = { $who }: { $lost } { $gained }

## The win

at-first = before this turn
# What a point came from, read in a line; $points: with their sign
gain = { $what }: { $points }, { $total } in all
