### What a Rixe answers to those who listen.

column = { CAPITAL($column) }: { $cards }.
    .complete = { CAPITAL($column) }: { $cards }, complete.
out-of-cards = went out { $often }
played = { COUNT($number, "card") } played in cleaning
free-places = { $number ->
    [one] Free place: { LIST($numbers) }.
   *[other] Free places: { LIST($numbers) }.
}
# $kinds: cards that are not in a hand
lacks = { $who ->
    [you] Your
   *[other] { WHOSE(CAPITAL($who)) }
} hand: { COUNT($number, "card") }, none of which is { LIST($kinds) }.
    .nothing = { $who ->
        [you] Your
       *[other] { WHOSE(CAPITAL($who)) }
    } hand: { COUNT($number, "more card") }, about which nothing is known.
no-cards = There are no cards in any hand.
holds = You hold { COUNT($number, "card") }: { LIST($cards) }.
hand-empty = Your hand is empty.
stock = The stock has { COUNT($number, "card") }.
turned-up = Turned up: { THE($card) }.
collected = { CAPITAL($name) }: { LIST($cards) }.
nobody-collected = Nobody has collected a column this round.
# $points: what each has
leads = Points: { $points }.
round = Round { $number }: { LIST($points) }. Out of cards: { $outs ->
    [0] nobody
   *[other] { LIST($names) }
}.
goal = An empty hand ends the round and is worth { $points } points. A column from 9 to 1 is worth 1 point.
may-pass = Or say pass: your turns go by until a card fits.
now = Round { $round } of { $rounds }, { $phase }.
# $begins: whether the stock has a card to begin it with
dry = Turns in a row without a card played: { $dry }; after { $players } { $begins ->
    [yes] a new column begins
   *[no] the round ends
}.
moves = Moves this turn: { $number } of { $most }.
    .cleaning = Moves in this cleaning: { $number } of { $most }.
done = { $what ->
    [both] A card has been played and drawn this turn.
    [played] A card has been played this turn.
   *[drawn] A card has been drawn this turn.
}

## What may be asked for

about-hand = your cards
    .typed = hand, h
about-table = all zones
    .typed = table, t
about-market = the stock
    .typed = market, stock
about-collected = columns collected this round
    .typed = collected
about-known = what is known of the other hands
    .typed = known, k
about-leads = points and rounds
    .typed = who leads, leads, score, l
about-goals = what scores points, and what fits
    .typed = goals, g
about-now = round, phase, turns without a card played
    .typed = now, turn
