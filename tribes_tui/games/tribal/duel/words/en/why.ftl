### What speaks for an action of a Duel, and what one would want to know to play it well.

# Who has it.
has = { CAPITAL(DO($who, "have", "has")) }
# So many cards.
so-many = { COUNT($number, "card") }

# $is-mine: it lies in one's own zone; else it would have to be stolen
lays-free = It uncovers { THE($card) }, which your sacred pile needs next{ $is-mine ->
    [yes] { "" }
   *[no] : you can steal it
}.
covers = It covers { THE($card) }, which { WHOSE($who) } sacred pile needs next.
feeds = But { WHOSE($who) } sacred pile needs { THE($card) } next.
# Of a card that is stolen for a column: that $who would have put it on a pile; cards of the reader's that it takes; that the reader's whole
# columns ($columns, by their numbers) can go where it lay
keeps-from = Then { $who } can't put { $card } on a pile.
then-fit = Then your { LIST($cards, type: "or") } can go on { $card }.
then-frees = It frees { $column }: you can give your { $number ->
    [one] column { LIST($columns) }
   *[other] column { LIST($columns, type: "or") }
} there.
to-clear = { has } { so-many } to clear.
    .would-be = { has } { so-many } to clear; then { $then }.
nothing-left = Nothing you can still do turns a card up, empties a column or puts a card on a sacred pile.

## Facts: what each is about, and what is so

idle = Without progress
    .is = { $idle } of { $most } turns, then most cards on piles wins
# How far each is from winning. $sacred: cards that are missing on piles; $left: cards in columns; $unbegun: piles without a card
race = { $who ->
    [you] To win you need
   *[other] { CAPITAL($who) } needs
} { COUNT($sacred, "more card") } on piles, or to clear { COUNT($left, "card") }{ $unbegun ->
    [0] { "" }
    [4] { " " }and begin all four piles
    [one] { " " }and begin 1 more pile
   *[other] { " " }and begin { $unbegun } more piles
}.
# The same in one line, both ways of each, the nearer first. $mine, $theirs: what is left on them
to-win = To win: { $mine }; { $other }: { $theirs }.
    .mine = To win: { $mine }.
# $first (str): the nearer way, "clear" or "piles"
ways-left = { $first ->
    [piles] put { $sacred } more on piles or clear { $left }
   *[clear] clear { $left } or put { $sacred } more on piles
}
    .begun = { $first ->
        [piles] put { $sacred } more on piles, or { clearing }
       *[clear] { clearing }, or put { $sacred } more on piles
    }
    .brief = { $first ->
        [piles] { $sacred } on piles or clear { $left }
       *[clear] clear { $left } or { $sacred } on piles
    }
# To clear the columns. $columns: where whole ones can be given away, else 0; $unbegun: piles without a card
clearing = clear { COUNT($left, "card") }{ $columns ->
    [0] { "" }
    [one] { " " }in 1 column
   *[other] { " " }in { $columns } columns
}{ $unbegun ->
    [0] { "" }
    [one] { " " }and begin 1 pile
   *[other] { " " }and begin { $unbegun } piles
}
needs = { $who ->
    [you] You need { $card }
   *[other] { CAPITAL($who) } needs { $card }
}
# In a row of the table: ▼1 unseen, ◊3 in Ash's column 4, §2 in your column 6 under 3 cards. $more: cards on it; $later: it would have
# to be stolen or taken, which can't be done in this turn any more
waits = Your piles need { LIST($cards) }.
    .brief = Nearest for your piles: { LIST($cards) }.
waits-there = { $sign }{ $value } { place }{ $later ->
    [yes] , not this turn
   *[no] { "" }
}
# Of a pile that is complete.
waits-no-more = { $sign } complete
# Heads such lines, which name the nearer of both copies.
needs-next = { CAPITAL(DO($who, "need", "needs")) } next (nearer copy)
# Where both copies of a card are.
both = both { $place }
# $first, $second: such places.
each = one is { $first }, one { $second }
place = { $place ->
    [unseen] unseen
    [discard] in the discard
    [drawn] to be placed
    [pile] on a pile
   *[column] in { WHOSE($who) } column { $number }{ $more ->
        [0] { "" }
        [one] { " " }under 1 card
       *[other] { " " }under { $more } cards
    }
}
