### What speaks for an action of a Duel, and what one would want to know to play it well.

# Who has it.
has = { CAPITAL(DO($who, "have", "has")) }
# So many cards.
so-many = { COUNT($number, "card") }

feeds = But { WHOSE($who) } sacred pile takes { THE($card) } next.
pile-would-have = Your sacred pile of { $symbols } would have { $height } of { $most } cards.
to-clear = { has } { so-many } to clear.
    .would-be = { has } { so-many } to clear; it would be { $then }.
unseen = { $number ->
    [one] Nobody has seen 1 card, which { $wanted ->
        [0] would not go on your sacred piles now.
       *[other] would go on your sacred piles at once.
    }
   *[other] Nobody has seen { $number } cards, { $stock } of them in the stock. { $wanted ->
        [0] None of the { $number } would go on your sacred piles at once.
       *[other] { $wanted } of the { $number } would go on your sacred piles at once.
    }
}
nothing-left = Nothing that is left would turn a card up, empty a column, or go on a sacred pile.

## Facts: what each is about, and what is so

idle = Without progress
    .is = { $idle } of { $most } turns, then most cards on piles wins
needs = { CAPITAL(DO($who, "need")) } { $card }
# Where both copies of a card are.
both = both { $place }
place = { $place ->
    [unseen] unseen
    [discard] in the discard
    [drawn] to be placed
   *[pile] on a pile
}
place-end = end of { $column }
place-under = { $column } under { so-many }
