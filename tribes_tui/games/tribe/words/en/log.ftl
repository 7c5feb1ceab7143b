### What happened, on the table, in its log, by ear. $card: a card; $chain: the character whose chain it is; $who: whoever did it.
### `.did`: behind the name, in the past, by ear and in the line about the others' turns; `.brief`: there, if there is little room.

leader-chosen = { $who ->
    [you] You choose { THE($card) } as leader.
   *[other] { CAPITAL($who) } chooses { THE($card) } as leader.
}
    .did = chose { THE($card) } as leader
# $number: of the challenge
challenge-began = { $who ->
    [you] Challenge { $number }: you deal.
   *[other] Challenge { $number }: { $who } deals.
}
    .heard = challenge { $number } begins
    .did = dealt for challenge { $number }
dealt = { $who ->
    [you] You get { LIST($cards) }.
   *[other] { CAPITAL($who) } gets { LIST($cards) }.
}
    .did = got { LIST($cards) }
drawn = { $who ->
    [you] You draw: { $card }.
   *[other] { CAPITAL($who) } draws: { $card }.
}
    .hidden = { $who ->
        [you] You draw a card.
       *[other] { CAPITAL($who) } draws a card.
    }
    .did = drew { THE($card) }
    .did-hidden = drew a card
took = { $who ->
    [you] You take { THE($card) } from the discards.
   *[other] { CAPITAL($who) } takes { THE($card) } from the discards.
}
    .did = took { THE($card) } from the discards
# $number: of cards
refilled = The discards become the new draw pile: { $number ->
    [one] 1 card.
   *[other] { $number } cards.
}
    .heard = the discards become the new draw pile
# $beside: the character beside which it lay
used = { $who ->
    [you] You place { THE($card) } from beside { THE($beside) } on { THE($chain) }.
   *[other] { CAPITAL($who) } places { THE($card) } from beside { THE($beside) } on { THE($chain) }.
}
    .did = placed { THE($card) } from beside { THE($beside) } on { THE($chain) }
    .seen = placed a hidden { $card } on { THE($chain) }
    .brief = placed a hidden { $card }
# $target: whose chain it is
at = { $target ->
    [you] your { $chain }
   *[other] { WHOSE($target) } { $chain }
}
whom = { $target ->
    [you] you
   *[other] { $target }
}
attacked = { $who ->
    [you] You send { A($card) } at { at }.
   *[other] { CAPITAL($who) } sends { A($card) } at { at }.
}
    .did = sent { A($card) } at { at }
    .seen = sent { THE($card) } at { at }
# $lost: cards, $number of them
lost = { $number ->
    [0] nothing
   *[other] { LIST($lost) }
}
declined = { $who ->
    [you] You let it happen; your { $chain } loses { lost }.
   *[other] { CAPITAL($who) } lets it happen; { WHOSE($who) } { $chain } loses { lost }.
}
    .did = let it happen and lost { lost }
    .seen = lost { lost }
    .to-you = lost { lost } to your attack
protected = { $who ->
    [you] You protect with { THE($card) }; your { $chain } loses { lost }.
   *[other] { CAPITAL($who) } protects with { THE($card) }; { WHOSE($who) } { $chain } loses { lost }.
}
    .did = protected it with { THE($card) } and lost { lost }
    .seen = turned up { $card } and lost { lost }
    .to-you = turned up { $card } and lost { lost } to your attack
swapped = { $who ->
    [you] You swap the card beside { THE($chain) }.
   *[other] { CAPITAL($who) } swaps the card beside { THE($chain) }.
}
    .known = { $who ->
        [you] You swap the card beside { THE($chain) }: { $card } for { $back }.
       *[other] { CAPITAL($who) } swaps the card beside { THE($chain) }: { $card } for { $back }.
    }
    .did = swapped the card beside { THE($chain) }
discarded = { $who ->
    [you] You discard { THE($card) }.
   *[other] { CAPITAL($who) } discards { THE($card) }.
}
    .did = discarded { THE($card) }
    .several = discarded the { LIST($cards) }
    .counted = discarded { $number ->
        [one] 1 card
       *[other] { $number } cards
    }
founded = { $who ->
    [you] You begin a chain with { THE($chain) }.
   *[other] { CAPITAL($who) } begins a chain with { THE($chain) }.
}
    .did = began a chain with { THE($chain) }
    .brief = began { THE($chain) }
placed = { $who ->
    [you] You place { THE($card) } on { THE($chain) }.
   *[other] { CAPITAL($who) } places { THE($card) } on { THE($chain) }.
}
    .complete = { $who ->
        [you] You place { THE($card) } on { THE($chain) }: complete.
       *[other] { CAPITAL($who) } places { THE($card) } on { THE($chain) }: complete.
    }
    .did = placed { THE($card) } on { THE($chain) }
    .did-complete = placed { THE($card) } on { THE($chain) }, which is complete
    .brief = placed { THE($card) }
activated = { $who ->
    [you] You hide { THE($card) } beside { THE($chain) }.
   *[other] { CAPITAL($who) } hides { THE($card) } beside { THE($chain) }.
}
    .hidden = { $who ->
        [you] You hide a card beside { THE($chain) }.
       *[other] { CAPITAL($who) } hides a card beside { THE($chain) }.
    }
    .did = hid a card beside { THE($chain) }
    .brief = hid a card
blocked = { $who ->
    [you] You block { whom }.
   *[other] { CAPITAL($who) } blocks { whom }.
}
    .did = blocked { whom }
skipped = { $who ->
    [you] You are blocked and skip your turn.
   *[other] { CAPITAL($who) } is blocked and skips a turn.
}
    .did = skipped a turn, being blocked
    .seen = skipped a turn
played-draw3 = { $who ->
    [you] You play draw three.
   *[other] { CAPITAL($who) } plays draw three.
}
    .did = played draw three
    .seen = played a draw 3
eliminated = { $who ->
    [you] Your { $chain } stayed alone too long and leaves.
   *[other] { CAPITAL(WHOSE($who)) } { $chain } stayed alone too long and leaves.
}
    .both = { $who ->
        [you] Your { $chain } stayed alone too long and leaves, with { THE($card) }.
       *[other] { CAPITAL(WHOSE($who)) } { $chain } stayed alone too long and leaves, with { THE($card) }.
    }
    .did = lost { THE($chain) }, alone too long
    .brief = lost { THE($chain) }
revealed = { $who ->
    [you] You show { LIST($cards) }.
   *[other] { CAPITAL($who) } shows { LIST($cards) }.
}
    .did = showed { $number ->
        [0] no card
       *[other] { LIST($cards) }
    }
# $number: of the challenge; $points and $scores: what each got of it; $who and $target: who closed it, or $why nobody did
ended = { $why ->
    [exhausted] Challenge { $number } is over (no vase or totem is left): { $points }.
    [limit] Challenge { $number } is over (the turn limit is reached): { $points }.
   *[closed] { $who ->
        [you] Challenge { $number } is over (you close): { $points }.
       *[other] Challenge { $number } is over ({ $who } closes): { $points }.
    }
}
    .heard = { $why ->
        [exhausted] challenge { $number } is over, no vase or totem is left. Points: { LIST($scores) }
        [limit] challenge { $number } is over, the turn limit is reached. Points: { LIST($scores) }
       *[closed] challenge { $number } is over, closed by { whom }. Points: { LIST($scores) }
    }
# What somebody got; $points: with its sign, by ear without
score = { whom } { $points }
over = The game is over.
    .heard = the game is over
# The last move was taken back.
undone-heard = the last move was taken back
