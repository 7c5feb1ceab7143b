### What a Duel answers to those who listen.

# So many cards.
so-many = { COUNT($number, "card") }
# So many.
so-many-decisions = { COUNT($steps, "decision") }

column = { CAPITAL($column) }: { $cards }.
face-down = { so-many } face down
free-columns = Free columns: { LIST($numbers) }.
no-hand = Nobody holds cards in this game, and no card has been drawn.
drawn = { CAPITAL(THE($card)) } has been drawn and has to be placed.
stock = The stock has { so-many }. The discard: { LIST($cards) }.
    .empty = The stock has { so-many }. The discard: empty.
unseen = { so-many } unseen: { $cards }.
leads = { CAPITAL(DO($who, "have", "has")) } { COUNT($sacred, "sacred card") }, and { COUNT($left, "card") } in columns, { $down } of them face down.
stolen-now = Stolen this turn: { $card }.
given-now = Given this turn: { LIST($cards) }.
nothing-banned = Nothing is banned this turn.
decisions = Turn { $turn }. { so-many-decisions } in it so far, of { $most } at most.
    .cleaning = The cleaning phase. { so-many-decisions } in it so far, of { $most } at most.
once = This turn's draw, take or steal is { $used ->
    [yes] used
   *[no] not used yet
}.
idle = Turns without progress: { $idle } of { $most }.
turned-up = Cards turned up so far: { LIST($numbers) }.
to-place = A card has to be placed.
progress = There was progress this turn.
goal-idle = After { $most } turns in which no card is drawn, turned up or put on a pile, whoever has the most cards on piles wins.
goal-fits = A card goes on one that is one higher and of the other colour. A 9 goes to a free column.
may-pass = Say pass to end your turns until something helps you or the game is over.
# $comes: who wins, and by what
pass-comes-to = { $comes }, if nobody gets any further. Say pass again to pass until then.
    .key = { $comes }: { $key } again passes until the end.

## What may be asked for

about-hand = the card that was drawn
    .typed = hand, h
about-table = both zones
    .typed = table, t
about-market = stock and discard
    .typed = market, piles, stock
about-unseen = the cards nobody has seen
    .typed = unseen, u
about-bans = what may not be stolen or given back
    .typed = bans
about-leads = sacred cards and cards left
    .typed = who leads, leads, score, l
about-goals = what wins, and what fits
    .typed = goals, g
about-now = turn, limited action, progress
    .typed = now, turn
