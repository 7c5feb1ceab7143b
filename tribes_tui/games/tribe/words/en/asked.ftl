### What those who listen can ask for, and what they are told. Each a short sentence.

spheres = { $number ->
    [one] 1 sphere
   *[other] { $number } spheres
}
points = { $number ->
    [one] 1 point
   *[other] { $number } points
}
cards = { $number ->
    [one] 1 card
   *[other] { $number } cards
}

## The requests, for the help

hand-about = your cards. Hand all tells what each is
table-about = all players with their chains
chains-about = your chains
piles-about = draw pile and discards
discards-about = all discards
leads-about = points so far
goals-about = what closes the challenge, and what you would get
now-about = challenge, turn, what is going on

## The hand

no-hand = You hold no cards.
hold = { $number ->
    [0] Your hand is empty.
    [one] You hold 1 card: { LIST($cards) }.
   *[other] You hold { $number } cards: { LIST($cards) }.
}
# $card: with all about it; $use: what may become of it
each = { CAPITAL($card) }; { $use }.
    .unused = { CAPITAL($card) }.

## A chain. $facts: one after the other

chain = { $who ->
    [you] Your { $chain }, { spheres }, { $facts }.
   *[other] { CAPITAL(WHOSE($who)) } { $chain }, { spheres }, { $facts }.
}
has = { $number ->
    [0] has no vase yet
   *[other] has { LIST($vases) }
}
needs = needs { LIST($icons, type: "then") }
complete = complete
    .safe = complete, protected by a totem
hidden = a card lies face down beside it
own-hidden = { THE($card) } lies face down beside it
none-yet = You have no chain yet.

## A player

leader = the leader is { THE($card) }
no-leader = no leader yet
# $laid: spheres on the table; $cards: in hand; $leader: who it is
seat = { $who ->
    [you] You: { $total } so far, { $laid } on the table, { $leader }, { $cards } in hand.
   *[other] { CAPITAL($who) }: { $total } so far, { $laid } on the table, { $leader }, { $cards } in hand.
}
magical = Magical chains: { points } more.
skips = { $who ->
    [you] You are blocked, and will skip a turn.
   *[other] { CAPITAL($who) } is blocked, and will skip a turn.
}
took = { CAPITAL($name) } took, in hand or face down now, { LIST($cards) }.
chains = { $number ->
    [0] { $who ->
        [you] You have no chain yet.
       *[other] { CAPITAL($who) } has no chain yet.
    }
    [one] { $who ->
        [you] You have 1 chain; { $done } of { $wanted } complete.
       *[other] { CAPITAL($who) } has 1 chain; { $done } of { $wanted } complete.
    }
   *[other] { $who ->
        [you] You have { $number } chains; { $done } of { $wanted } complete.
       *[other] { CAPITAL($who) } has { $number } chains; { $done } of { $wanted } complete.
    }
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
laid = On the table: { LIST($scores) }.
score = { $who ->
    [you] you { $points }
   *[other] { $who } { $points }
}
goals = { $wanted } complete chains close the challenge. With { $goal } points after one, the highest total wins the game.

## What is going on

now = { $turn-of ->
    [you] Challenge { $challenge }, turn { $turn }. { deals }. It is your turn.
   *[other] Challenge { $challenge }, turn { $turn }. { deals }. It is { WHOSE($turn-of) } turn.
}
deals = { $dealer ->
    [you] You deal
   *[other] { CAPITAL($dealer) } deals
}
step = { $step ->
    [start] The turn begins by taking a card, or by using one that lies face down.
    [main] Now a card from the hand is placed, hidden, played or discarded.
    [defence] An attack has to be answered.
    [draw-three] Cards are discarded for draw three.
   *[leaders] Leaders are chosen.
}
comes = { $who ->
    [you] Your { $card } comes at { WHOSE($target) } { $chain }.
   *[other] { $target ->
        [you] { CAPITAL(WHOSE($who)) } { $card } comes at your { $chain }.
       *[other] { CAPITAL(WHOSE($who)) } { $card } comes at { WHOSE($target) } { $chain }.
    }
}
to-discard = Still to discard: { cards }.
swap-used = This turn's swap has been made.
alone = Alone and needing a vase this turn: { LIST($chains) }.

## Choices that are asked for in two steps

card = { THE($card) }
    .ask = { CAPITAL(THE($card)) }: what do you do with it?
lying = the card face down beside your { $chain }
    .ask = The card beside your { $chain }: where does it go?
