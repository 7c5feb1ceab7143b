### What speaks for an action, why a place is not lit, and what one would want to know to play well.

## What a hidden card does

hidden = { $name ->
    [wolf] In a later turn, instead of taking a card, you can use it to destroy the last vase of another player's chain that has no totem.
    [buffalo] In a later turn, instead of taking a card, you can use it to destroy the last two vases of another player's chain that has no totem.
    [courage] There they wait for an attack on any of your chains, and save two vases.
    [strength] There they wait for an attack on any of your chains, and save one vase.
   *[other] In a later turn, instead of taking a card, you can place it on any of your chains that it fits.
}

## What speaks for an action

# Chains that a card fits, $number of them, each as `your-chain`.
your-chain = your { $chain }
fits = { $number ->
    [0] fits none of your chains now
   *[other] fits { LIST($chains) }
}
top = The top discard, { THE($card) }, { fits }.
need-next = What your chains need next: { LIST($icons) }.
# $spheres: what it counts
take = It { fits }; on the table it counts { COUNT($spheres, "point") }.
# Of a vase that is taken for later. $number (int): of chains
later = Your { LIST($chains) } will need a { $icon } later.
swap = { CAPITAL(THE($card)) } comes back to your hand: it { fits }.
discard = It { fits }.
cheaper = If another player closes the challenge, the cards you have left cost { $after } instead of { $before }.
found = It needs { LIST($icons, type: "then") }: { $number ->
    [0] you hold none of them
   *[other] you hold { LIST($held) }
}.
draw-three = You draw three, then choose which three of your { COUNT($number, "card") } to discard.
# Of a vase or a character that is placed; $who and $other: the other player who is nearest, and how many cards from closing
saves = Without it your { $chain } would leave at the end of this turn.
closes = That ends the challenge: { $own } in all for you, about { $most } for { $who }.
comes-near = Then you still need { COUNT($left, "card") } to close the challenge, { $who } { $other }.
counts-now = { $who } may close next: on the table it counts { $spheres }, in your hand it would cost { $spheres }.
# $done (int): complete chains
block = { CAPITAL(DO($who, "have", "has")) } { $done } of { $wanted } complete chains, and would skip a turn.
leader = Your { $card } may stay on the table without a vase. It needs { LIST($icons, type: "then") }.

## Why a place is not lit

discard-first = discard for draw 3 first: choose a card, then the discards
# $draw and $take: keys
card-first = take a card first: { $draw } draws one, { $take } takes a discarded vase or totem
have-taken = you already have this turn's card: use or discard one
nothing-lies = no card is hidden there
not-yours = that is another player's card
choose-active = choose the hidden card first, then the chain
choose-card = choose a card of your hand first, then where it goes
put-back = first choose where the picked card goes, or press Esc to put it back
own-chains = you place cards only on your own chains
no-need = feathers wait for an attack: you turn them up only then
no-target = no other player has a chain with a vase and no totem
fits-nowhere = this card fits none of your chains now
no-character = only a character begins a chain
own-chain = a character begins a chain of its own
not-laid = it doesn't go on a chain: hide it beside one
not-hidden = characters and action cards can't be hidden
no-action = play draw 3 on the played cards, a block on a player
only-block = only a block can be played on a player

## What one would want to know: what each fact is about, and what is so

you-close = You close the challenge with
    .so = { $number } of { $most } unseen cards
if-not = If another player closes
    .so = { LIST($gains) }
    .gain = { $points } for { $who }
    .about = about { $points } for { $who }
not-seen = Not seen yet
    .so = { $kind ->
        [multi] { $number } of { $most } multis
        [totem] { $number } of { $most } totems
        [feathers] { $number } of { $most } feathers
       *[event] { $number } of { $most } wolves and buffalo
    }
took = { CAPITAL($who) } took
    .so = { LIST($cards) }, now in hand or hidden
