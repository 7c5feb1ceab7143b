### What those who listen can ask for, and what they are told. Each a short sentence.

spheres = { COUNT($number, "sphere") }
points = { COUNT($number, "point") }
cards = { COUNT($number, "card") }

## The requests, for the help

hand-about = your cards; say hand all to hear what each one is
    .typed = hand, h
table-about = all players with their chains
    .typed = table, t
chains-about = your chains
    .typed = chains, where are my members, members, m
piles-about = draw pile and discards
    .typed = piles, market, p
discards-about = all discards
    .typed = discards, d
leads-about = points so far
    .typed = who leads, leads, score, l
goals-about = what closes the challenge, and what you would get
    .typed = goals, g
now-about = challenge, turn, what is going on
    .typed = now, turn

## The hand

no-hand = You hold no cards.
hold = { $number ->
    [0] Your hand is empty.
    *[other] You hold { COUNT($number, "card") }: { LIST($cards) }.
}
# $card: with all about it; $use: what may become of it
each = { CAPITAL($card) }; { $use }.
    .unused = { CAPITAL($card) }.

## A chain. $facts: one after the other

chain = { CAPITAL(WHOSE($who)) } { $chain }, { spheres }, { $facts }.
has = { $number ->
    [0] has no vase
   *[other] has { LIST($vases) }
}
needs = needs { LIST($icons, type: "then") }
complete = complete
    .safe = complete, protected by a totem
hidden = a hidden card lies beside it
own-hidden = { THE($card) } is hidden beside it
none-yet = You have no chains.

## A player

leader = the leader is { THE($card) }
# $laid: spheres of the chains; $cards: in hand; $leader: who it is
seat = { CAPITAL($who) }: { $total } so far, { $laid } in chains, { $leader }, { $cards } in hand.
magical = Magical chains: { points } more.
skips = { CAPITAL(DO($who, "are", "is")) } blocked, and will skip a turn.
took = { CAPITAL($name) } took { LIST($cards) }, now in hand or hidden.
chains = { $number ->
    [0] { CAPITAL(DO($who, "have", "has")) } no chains.
    *[other] { CAPITAL(DO($who, "have", "has")) } { COUNT($number, "chain") }; { $done } of { $wanted } complete, { COUNT($left, "card") } to go.
}

## Piles

piles = { $discards ->
    [0] The draw pile has { cards }. There are no discards.
   *[other] The draw pile has { cards }. Discards: { $discards }, { $top } on top.
}
played = Played action cards, out until the next challenge: { $number }.
from-top = { $cards ->
    [none] There are no discards.
   *[other] Discards from the top: { $cards }.
}
played-cards = { $cards ->
    [none] No action card has been played.
   *[other] Played: { $cards }.
}

## Points

so-far = Points so far: { LIST($scores) }.
laid = In chains now: { LIST($scores) }.
goals = { $wanted } complete chains close the challenge. Once somebody has { $goal } points after a challenge, the highest total wins.

## What is going on

now = Challenge { $challenge }, turn { $turn }. { deals }. It is { WHOSE($turn-of) } turn.
deals = { CAPITAL(DO($dealer, "deal")) }
step = { $step ->
    [start] A turn begins with taking a card, or using a hidden one.
    [main] Next, a card from the hand is placed, hidden, played or discarded.
    [defence] An attack has to be answered.
    [draw-three] Cards are being discarded for draw 3.
   *[leaders] Leaders are being chosen.
}
comes = { CAPITAL(WHOSE($who)) } { $card } attacks { WHOSE($target) } { $chain }.
to-discard = Still to discard: { cards }.
swap-used = This turn's swap is used up.
alone = Alone, with only this turn left to get a vase: { LIST($chains) }.

## Choices that are asked for in two steps

card = { THE($card) }
    .ask = { CAPITAL(THE($card)) }: what do you do with it?
lying = the hidden card beside your { $chain }
    .ask = The card beside your { $chain }: where does it go?
