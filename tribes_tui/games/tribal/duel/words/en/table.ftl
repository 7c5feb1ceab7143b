### What stands on the table of a Duel besides cards, and on the page about the opponent's turn. Of several forms the longest that fits is shown.

## What both share

stock = stock (d)
    .empty = empty
discard = discard
    .empty = empty
to-place = to place
what-happened = What happened
not-seen = Not seen yet
needed = Next on the sacred piles
# $cards: on sacred piles, with which one wins
goal = { $cards ->
    [36] To win: clear your columns with all four piles begun, or complete all four.
   *[other] To win: put { $cards } cards on piles, or clear your columns with all four begun.
}
# $turned: how many cards each has turned up; $tied: who begins, where both have as many
cleaning = { $tied ->
    [nobody] Whoever turns up fewer cards begins
   *[other] If it stays level, { DO($tied, "begin", "begins") }
}: { LIST($turned) }.
column-rule = Orange on blue on orange, one lower; a 9 in a free column.
first-colours = Orange (djembe, mask) goes on blue (lizard, turtle), and blue on orange.
first-values = Each card is one lower than the one it lies on; a free column takes a 9.
# $piled: how many cards each has on piles; $comes: who wins then, and by what
idle = After { COUNT($left, "more turn") } without progress, most cards on piles wins: { $piled }.
    .brief = In { COUNT($left, "turn") } without progress { $comes }.
    .briefer = In { COUNT($left, "turn") } without progress piles decide.
end-turn = end turn
end-cleaning = end cleaning
pass-on = pass until the end
    .rest = pass till something helps
# The same key where turns don't go by; $why: "lesson", "others", "clean", else "on".
cannot-pass = { $why ->
    [lesson] In a game { $key } passes while nothing helps you; in a lesson it doesn't.
    [others] On your own turn { $key } passes while nothing helps you.
    [clean] { $key } passes while nothing helps you. First clean up your zone.
   *[on] { $key } passes while nothing helps you. Now something can.
}
to-pile = to pile

## A player

sacred-piles = Sacred piles →
first-one = begin
    .below = at 1
free = free
to-clear = { $number ->
    [0] no cards left
   *[other] { COUNT($number, "card") } to clear
}
    .brief = { $number } to clear
down = { $number ->
    [0] none
   *[other] { $number }
} face down

## The line above

in-cleaning = cleaning
in-turn = turn { $turn }
unseen = { COUNT($number, "card") } unseen
step = { $step ->
    [clean] clean up your zone
    [once] move; draw, take or steal once
    [move] move freely
   *[place] place the card
}
    .brief = { $step ->
        [clean] clean
        [once] move; draw, take or steal once
        [move] move
       *[place] place
    }

## Marks of cards

# What stands for cards face down where a row each has no room.
folded = ▒{ $number } is { COUNT($number, "card") } face down
can-go = can go
new = new
banned = banned this turn
next-on = next for { $who }
    .brief = for { $who }
    .both = both
ban-steal = × { $card }: stolen last turn, can't be stolen back now
# $cards: a card or two, or how many there are, in so many $columns
ban-give = × Can't be given back this turn: { $cards } (given as { $columns ->
    [one] a whole column
   *[other] whole columns
})
ban-both = × Not straight back: { $card } (stolen), { $cards } (whole column)

## What somebody did

# $which: in cleaning, in their last turn, or in the one that is going on
their-turn = { $who ->
    [you] Your
   *[other] { WHOSE(CAPITAL($who)) }
} { $which ->
    [cleaning] cleaning
    [last] last turn
   *[now] turn
}

## The page about the opponent's turn

onward = go on with your turn
# $did: a list of what follows
turn-came-to = { WHOSE(CAPITAL($who)) } turn { $turn }: { LIST($did) }.
complete = { $who ->
    [you] Your
   *[other] { WHOSE(CAPITAL($who)) }
} { $number ->
    [one] { LIST($piles) } pile is complete, 1 to 9.
   *[other] { LIST($piles) } piles are complete, 1 to 9.
}
# Cards of whoever reads that their piles take next, under others now.
buried = Covered now, though your piles need { $number ->
    [one] it
   *[other] them
} next: { LIST($cards) }.
# Somebody has more cards on piles than the other one, as they had not before.
leads-now = { CAPITAL(DO($who, "lead")) } { $mine } to { $theirs } on sacred piles, which decides if the game gets stuck.
# What brings whoever reads nearer to winning: their fourth pile was begun. $left: cards in their columns
all-begun = All four piles are begun: clear your { COUNT($left, "card") }, and you win.
# Behind what is banned now: the rule, and what may be done all the same.
why-banned = { $kind ->
    [steal] A card stolen for a column can't be stolen straight back (rules 3.4).
    [give] Cards given as a whole column can't be given straight back: move them in your zone, or put them on a pile (rules 3.4).
   *[both] Cards stolen for a column, or given as a whole column, can't go straight back (rules 3.4).
}
# $is-other: than before
now = { $is-other ->
    [yes] { $before } → { $left } to clear
   *[no] { $left } to clear
}, { $more-up ->
    [yes] { $covered } → { $down } face down
   *[no] { $down } face down
}
piles = Sacred piles
    .are = Sacred piles:
pile = { $symbol } { $has-grown ->
    [yes] { $before } → { $height }
   *[no] { $height }
}
# Of a turn of which not all has room: which of its deeds are shown; a key that goes on.
deeds-shown = { $first } to { $last } of { $number }: ↑↓ for the others
    .below = ↓ shows the whole turn, { COUNT($number, "step") }
# Of a long turn: what of it was done to the cards of whoever reads.
touched = What was done to your cards{ $is-cut ->
    [yes] { " " }({ $shown } of { $number })
   *[no] { "" }
}
how-it-stands = How it stands
more-of-turn = more of the turn
