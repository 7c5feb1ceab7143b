### What is asked in a Duel, its actions as orders, and what comes of them.

# Whose zone it is.
owners = { WHOSE($owner) }

## What is asked

over = The game is over: { $outcome }.
    .brief = { CAPITAL($outcome) }.
# A card that was drawn or taken; $where: on a blue 9
where-does = Where does { THE($card) } go? { CAPITAL($where) }.
# $is-open: whether cards may go on piles meanwhile, by an option
cleaning = { $may-end ->
    [no] Turn cards up or free columns. { $is-open ->
        [yes] Piles are open.
       *[no] Sacred piles open after cleaning.
    }
   *[yes] No move turns a card up or empties a column: end your cleaning.
}
nothing-to-do = Nothing is left to do: end your turn.
turn-over = Your turn ends: nothing is left to do.
# The same as the next turn begins; of a card that was drawn and discarded.
was-over = Your turn ended: you drew { $card }, which fitted nowhere.
# What $who surely does in their next turn. $end: how they win; $is-hindered: something can be done against it
danger = If you end now, { $who } can { wins } and win: stop it.
    .brief = End now, and { $who } can win: { $is-hindered ->
        [yes] stop it.
       *[no] nothing sure stops it.
    }
# What $who does in their next turn with $cards of the $of cards that they may draw or turn up.
danger-card = If you end now, { $who } wins with { $cards } of { COUNT($of, "unseen card") }{ $is-hindered ->
    [yes] : stop it.
   *[no] .
}
    .brief = End now, and { $who } wins with { $cards } of { COUNT($of, "card") }.
# Once what was told of as a danger in this turn is hindered.
danger-over = That stops { $who } for now: they have no sure win next turn.
    .wins-now = That stops { $who }, and you can win this turn.
wins = { $end ->
    [piles] complete all piles
    [sacred_cards] put enough cards on piles
   *[empty] clear all columns
}
way = { $way ->
    [move] move cards
    [move_theirs] move { WHOSE($who) } cards
    [move_any] move cards in either zone
    [give] give
    [pile] put on a pile
    [draw] draw
    [take] take
    [steal] steal
   *[end] end
}
stuck = Nobody can get any further: { LIST($ways, type: "or") }.
# Where nothing that the reader may do brings them on. $left: "gives": nothing but giving, which turns nothing up; "uncovers": a give turns a
# card up
rest-pass = { $left ->
    [gives] Only giving is left, which turns nothing up.
    [uncovers] Only giving would turn up a card of yours.
   *[no] No card of yours can go on a pile or be turned up now.
}
# $idle: turns in a row in which nobody got further; $most: so many end the game
idle = No progress for { $idle } turns; { $most } end the game: { LIST($ways, type: "or") }.
# The same where a key passes until then. $stands: who wins then, and by what
stuck-pass = Nobody can get further: { $stands }; { $key } passes until the end.
idle-pass = { $idle } of { $most } turns without progress, then { $stands }: { $key } passes.
# Of cards that may be stolen or taken for the reader's piles: only one a turn
which-once = For your piles, one of these this turn: { LIST($cards, type: "or") }.
# What brings the reader on: $laid: cards that fit on their piles, of one which it is ($cards: it, or those of which one may be stolen or taken);
# $ups: moves that turn up a card of theirs
choices = { $ups ->
    [0] { choices.fit }.
   *[other] { $laid ->
        [0] { choices.turn-up }.
       *[other] { choices.fit } and { choices.turn-up }.
    }
}
    .fit = { $laid ->
        [one] { CAPITAL(LIST($cards, type: "or")) } fits on your pile
       *[other] { $laid } cards fit on your piles
    }
    .turn-up = { $ups ->
        [one] 1 move turns up a card of yours
       *[other] { $ups } moves turn up a card of yours
    }
ways = { CAPITAL(LIST($ways, type: "or")) }.

## Orders. $cards: a group, or a card with its column; $verb: move, give, steal, place

# Of two equal cards, which one, by the column in which it lies: of one that stays in the zone of who moves it, of any other one.
of-column = { $cards } of column { $number }
    .whose = { $cards } from { $column }
# To a free column of somebody's, from 1, or onto a card in $column. $card (_Noun): the card, of a group the first
to = { $verb ->
    [move] move
    [give] give
    [steal] steal
   *[place] place
} { $cards } { $is-free ->
    [yes] { $verb ->
        [place] in
       *[other] to
    } { owners } free column { $number }
   *[no] { $verb ->
        [give] to
       *[other] onto
    } { $onto } in { $column }
}
# The same in fewer words, without the column.
to-brief = { $verb ->
    [move] move
    [give] give
   *[steal] steal
} { $cards } { $is-free ->
    [yes] to { $verb ->
        [give] { $owner }
       *[other] { owners } free column
    }
   *[no] { $verb ->
        [give] to
       *[other] onto
    } { owners } { $onto }
}
# Where nobody knows where they lie.
move-anywhere = move { $card } onto { $is-free ->
    [yes] a free column
   *[no] { $onto }
}
steal-anywhere = steal { $card }
place-anywhere = place { $card }
    .card = place the card
to-pile = put { $cards } on your sacred pile
    .the-card = put the card on your sacred pile
steal-for-pile = steal { $cards } for your sacred pile
draw = draw a card
take = take { $card } from the discard
    .for-pile = take { $card } from the discard for your sacred pile
# A card and where it lies, where one is asked for first.
card-in = { THE($card) } in { $column }
where-to = Where does { THE($card) } in { $column } go?

## Step by step. $more: cards that lie on it; $where: on a blue 9.

lifted = { $more ->
    [0] { where-does }
   *[other] Where do { THE($card) } and { $more } more go? { CAPITAL($where) }.
}
    .brief = { $more ->
        [0] { CAPITAL($card) } goes { $where }.
       *[other] { CAPITAL($card) } and { $more } more go { $where }.
    }
# A card on which another one fits.
wanted = { $colour ->
    [orange] an orange { $value }
   *[blue] a blue { $value }
}
goes = { $kinds ->
    [column] on { wanted }
    [pile] on its sacred pile
    [free] to a free column
    [column_pile] on { wanted } or its sacred pile
    [column_free] on { wanted } or a free column
    [pile_free] on its sacred pile or a free column
   *[column_pile_free] on { wanted }, its sacred pile or a free column
}
lift = lift { $cards }{ $is-stolen ->
    [yes] { " " }to steal it
   *[no] { "" }
}: { $many ->
    [yes] they go
   *[no] it goes
} { $goes }
# Of a card that was drawn or taken and laid without a question; $onto: what it lies on now.
only-place = { CAPITAL(THE($card)) } fits only on { THE($onto) }, so it went there.
    .pile = { CAPITAL(THE($card)) } fits only on your sacred pile, so it went there.
    .free = { CAPITAL(THE($card)) } fits only in a free column, so it went there.
# $card (_Noun): what is put there
put-on-pile = { $is-stolen ->
    [yes] steal it for
   *[no] put it on
} your sacred pile of { $symbols }
# $is-free: into a free column; else $onto is the card on which it comes to lie
# $card (_Noun): what is put there
put = { $verb ->
    [steal] steal
    [give] give
   *[put] put
} { $many ->
    [yes] them
   *[no] it
} { $is-free ->
    [yes] { $verb ->
        [give] to
       *[other] into
    } { owners } free column { $number }
   *[no] { $verb ->
        [give] to
       *[other] onto
    } { owners } { $onto }, column { $number }
}

## What comes of it: what becomes of the place that is left

turns-up = turns a card up
# $column: your column 3
frees = frees { $column }
# Of a give of a whole column: so many cards that the reader need not clear any more.
clears = clears { COUNT($number, "card") }
# $gain: what a move brings all the same, as above; $price: one of what follows
good-but = { $gain }, { $price }
# Of a card that is stolen for a column: cards of the reader's that can go on it.
takes = your { LIST($cards, type: "or") } can go on it
lays-free = uncovers { $card }
    .other = uncovers the other { $card }
# Of the end of a turn.
nothing-left = no other card of yours can go on a pile or be turned up
# The same of a card in $who's columns that their pile takes next.
lays-free-needed = uncovers { $card } for { $who }
# Of what brings $who cards that their piles take at once.
hands-over = but { $who } needs { $number ->
    [one] { $cards }
   *[other] { $number } of them
}
# The same of cards that the reader's own piles take next.
parts-with = but you need { $number ->
    [one] { $cards }
   *[other] { $number } of them
}
# Of such a choice: that it buries a card
buries = buries { $card }, which { $who } needs
# Of what hinders $who, who would win: by itself, as the first of two steps, or as what is given or stolen can't go straight back.
hinders = { $way ->
    [given] so { $who } can't give { $many ->
        [yes] them
       *[no] it
    } back and win
    [stolen] so { $who } can't steal it back and win
    [first] a first step towards stopping { $who }
   *[whole] stops { $who }
}
# Of the end of a turn after which $who surely wins.
then-wins = then { $who } can { wins } and win
# Of an action after which $who surely wins, were the turn to end then: it would not be so without it.
lets-win = lets { $who } { wins } and win
# Of each place of a card, where all of them do.
wins-anyway = wherever it goes, { $who } can { wins } next turn
# Of drawing: with which unseen cards one wins at once; how many go on one's piles. $number of $of
draw-wins = a sure win with { LIST($cards, type: "or") }: { $number } of { $of } unseen
    .brief = a sure win with { $number } of { $of } unseen
draw-brings = { $number } of { $of } unseen { $number ->
    [one] goes
   *[other] go
} on your piles
# Of the end of a turn: what can still be done
can-draw = you can still draw
still-useful = a card can still go on a pile or be turned up
# Of drawing: cards that fit nowhere now, and would be discarded, and that $who needs next.
draw-risk = { LIST($cards, type: "or") } would help { $who }
    .brief = { $number } would help { $who }
# The same: what can still be given; $turns-up: of what is given, that it turns a card up
can-give = { $turns-up ->
    [yes] giving { $cards } would turn up a card of yours
   *[no] you can still give { $cards }
}
# Of a card that is taken from the discard; $where: on a blue 9
taken-goes = it goes { $where }
