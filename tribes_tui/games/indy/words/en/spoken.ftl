### Answers of indy for those who listen.

## What can be asked for

about-hand = your cards and what they make
    .typed = hand, h
about-row = the face-up cards; row 2 is a single place
    .typed = row, market, r
about-table = the row and all players
    .typed = table, t
about-me = your feathers, your shaman
    .typed = me, where are my members, members, m
about-leads = feathers
    .typed = who leads, leads, score, l
about-goals = what a round is about
    .typed = goals, g
about-now = round, phase, deck
    .typed = now, turn

## What is told

# $made: a wrong evocation of 16
hand = { $number ->
    [0] Your hand is empty.
   *[other] You hold { LIST($cards) }.
}
    .best = You hold { LIST($cards) }. The best three make { $made }.
no-row = There is no row yet.
row = The row: { $cards }.
on-place = { $card } in place { $place }
places = There are { $number } places in the row.
place = Place { $place }: { THE($card) }; on its left { THE($left) } and on its right { THE($right) }.
    .first = Place { $place }: { THE($card) }; on its right { THE($right) }.
    .last = Place { $place }: { THE($card) }; on its left { THE($left) }.
# $parts: feathers, shaman, cards
player = { CAPITAL($who) }: { $parts }.
in-hand = { COUNT($number, "card") } in hand
known = In { WHOSE($name) } hand, as everybody knows: { LIST($cards) }.
maybe = Held or put under the deck: { LIST($cards) }.
# $made: a standard of 13
laid = { CAPITAL(WHOSE($who)) } evocation: { LIST($cards) }, { $made }.
beside-shaman = Beside the shaman lies { THE($card) }.
# $players: you 4, Ada 3
leads = Feathers: { $players }. On the plate: { $feathers }.
has = { $who } { $number }
# $phase: dark
now = Round { $number }, { $phase }. { CAPITAL(DO($who, "go", "goes")) } first.
turn = It is { WHOSE($who) } turn. The deck has { $cards }.
under = Of these, { $cards } went under it this round. Eagles seen going there: { $eagles }.
swap-first = A swap comes first.
swap-over = The time for a swap is over.
about-eagle = You are asked about your eagle, out of turn.
goals = The worst evocation of a round costs a feather. The best one, if it is a team that no other equals, wins one from the plate, if one is there.
    .win = The last player with feathers wins.
