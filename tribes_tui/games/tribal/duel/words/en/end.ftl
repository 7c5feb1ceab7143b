### How a Duel ended.

# $most: turns, in a row without progress or in all
why = { $end ->
    [piles] all four sacred piles are complete
    [sacred_cards] enough cards lie on sacred piles
    [empty] no cards left in columns, all four sacred piles begun
    [emptied_by_opponent] the other player took the last card of the winner's columns
    [no_progress] { $most } turns without progress
   *[turn_limit] all { $most } turns have been played
}
# What won where nobody finished. $mine: how much of what decided the winner has, $theirs: the other one; $most: turns
won-by = { $what ->
    [piled] { $mine } sacred { $mine ->
        [one] card
       *[other] cards
    } to { $theirs }
    [held] sacred cards level, { $mine } left to { $theirs },
   *[down] { $mine } face down to { $theirs }, all else level,
} { $end ->
    [no_progress] when the game got stuck
   *[turn_limit] after all { $most } turns
}
outcome = { DO($who, "win") }; { $why }
    .draw = a draw; { $why }
# Where nobody gets any further; also behind: In 18 turns without progress
stands-so = { DO($who, "win") }{ $what ->
    [piled] { " " }on piles, { $mine } to { $theirs }
    [held] , { COUNT($mine, "card") } left to { $theirs }
   *[down] , { $mine } face down to { $theirs }
}
    .draw = it is a draw
# $outcome: who won, and why
over = { CAPITAL($outcome) }, after { COUNT($turns, "turn") }.
# How a player stands. $total: cards on sacred piles, which are $piles; $held: in columns, $hidden of them face down
stands = { CAPITAL($who) }: { COUNT($total, "card") } on sacred piles ({ $piles }), { $held } in columns, { $hidden } of them face down.
# A pile and its height.
pile = { $symbol } { $height }
# What a player did in all.
did = { $who }: { COUNT($sacred, "sacred card") }, { COUNT($gives, "give") }, { COUNT($steals, "steal") }

## In figures

# Above the cards on piles.
sacred = { $has-decided ->
    [yes] Sacred cards decided it
   *[no] Sacred cards didn't decide it
}
cleared = cards gone of the { $dealt } dealt
cleared-columns = columns cleared of { $columns }
turned-up = cards turned up of { $down }
left = cards left in columns
steals = steals

## What decided it

won-in-turn = { $end ->
    [piles] Turn { $turn }: { DO($who, "complete") } the fourth sacred pile.
    [sacred_cards] Turn { $turn }: { DO($who, "have", "has") } enough cards on sacred piles.
    [empty] Turn { $turn }: { DO($who, "have", "has") } no column left, and a card on each sacred pile.
   *[emptied_by_opponent] Turn { $turn }: { WHOSE($who) } last column is taken, and so { DO($who, "win") }.
}
# $left: cards that the other one has in columns
difference = { CAPITAL($other) } still { VERB($other, "have", "has") } { COUNT($left, "card") } in columns.
all-equal = { CAPITAL($why) }, and everything is tied.
# $what: what puts somebody ahead where nobody finished; $each: how much of it everybody has
ahead = { CAPITAL($why) }{ $what ->
    [piled] : then most sacred cards win
    [held] , and sacred cards level: then fewest cards in columns win
   *[down] , and all else level: then fewest cards face down win
}, { LIST($each) }.
best-turn = Turn { $turn }: { DO($who, "put") } { COUNT($number, "card") } on sacred piles, the most in one turn.
