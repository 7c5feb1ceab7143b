### What happened, on the table, in its log, by ear. $card: a card; $chain: the character whose chain it is; $who: whoever did it.
### `.did`: behind the name, in the past, by ear and in the line about the others' turns; `.seen`: in that line alone.

# $who (str): whoever did it
leader-chosen = { CAPITAL(DO($who, "choose")) } { THE($card) } as leader.
    .did = chose { THE($card) } as leader
# $number: of the challenge
# $who (str): whoever did it
challenge-began = Challenge { $number }: { DO($who, "deal") }.
    .heard = challenge { $number } begins
    .did = dealt for challenge { $number }
# $who (str): whoever did it
dealt = { CAPITAL(DO($who, "get")) } { LIST($cards) }.
    .did = got { LIST($cards) }
# $who (str): whoever did it
drawn = { CAPITAL(DO($who, "draw")) } { A($card) }.
    .hidden = { CAPITAL(DO($who, "draw")) } a card.
    .did = drew { THE($card) }
    .did-hidden = drew a card
# $who (str): whoever did it
took = { CAPITAL(DO($who, "take")) } { THE($card) } from the discards.
    .did = took { THE($card) } from the discards
    .did-top = took the top discard
# $number: of cards
refilled = All discards but the top one become the new draw pile: { COUNT($number, "card") }.
    .heard = all discards but the top one become the new draw pile
# $beside: the character beside which it lay
# $who (str): whoever did it
used = { CAPITAL(DO($who, "place")) } { THE($card) } from beside { THE($beside) } on { THE($chain) }.
    .did = placed { THE($card) } from beside { THE($beside) } on { THE($chain) }
    .seen = placed a hidden { $card } on { THE($chain) }
# $target: whose chain it is
at = { WHOSE($target) } { $chain }
whom = { $target }
# $who (str): whoever did it
attacked = { CAPITAL(DO($who, "attack")) } { at } with { A($card) }.
    .did = attacked { at } with { THE($card) }
# $lost: cards, $number of them
lost = { $number ->
    [0] nothing
   *[other] { LIST(THE($lost)) }
}
# $who (str): whoever did it
declined = { CAPITAL(DO($who, "let")) } it happen; { WHOSE($who) } { $chain } loses { lost }.
    .did = let it happen and lost { lost }
    .seen = lost { lost }
    .to-you = lost { lost } to your attack
# $who (str): whoever did it
protected = { CAPITAL(DO($who, "protect")) } with { THE($card) }; { WHOSE($who) } { $chain } loses { lost }.
    .did = protected it with { THE($card) } and lost { lost }
    .seen = turned up { THE($card) } and lost { lost }
    .to-you = turned up { THE($card) } and lost { lost } to your attack
# $who (str): whoever did it
struck = { WHOSE($target) } { $back } took { LIST(THE($lost)) } from your { $chain }
    .saved = { $number ->
        [0] your { $card } saved your { $chain } from { WHOSE($target) } { $back }
       *[other] { struck }; { THE($card) } saved the other one
    }
# How many more things there are than are told, and the key that tells them
more = { $number } more: b
# $who (str): whoever did it
swapped = { CAPITAL(DO($who, "swap")) } the card beside { THE($chain) }.
    .known = { CAPITAL(DO($who, "swap")) } the card beside { THE($chain) }: { $card } for { $back }.
    .did = swapped the card beside { THE($chain) }
    .seen = swapped a hidden card
# $who (str): whoever did it
discarded = { CAPITAL(DO($who, "discard")) } { THE($card) }.
    .did = discarded { THE($card) }
    .several = discarded the { LIST($cards) }
    .counted = discarded { COUNT($number, "card") }
# $who (str): whoever did it
founded = { CAPITAL(DO($who, "begin")) } a chain with { THE($chain) }.
    .did = began a chain with { THE($chain) }
# $who (str): whoever did it
placed = { CAPITAL(DO($who, "place")) } { THE($card) } on { THE($chain) }.
    .complete = { CAPITAL(DO($who, "place")) } { THE($card) } on { THE($chain) }: complete.
    .did = placed { THE($card) } on { THE($chain) }
    .did-complete = placed { THE($card) } on { THE($chain) }, which is complete
# $who (str): whoever did it
activated = { CAPITAL(DO($who, "hide")) } { THE($card) } beside { THE($chain) }.
    .hidden = { CAPITAL(DO($who, "hide")) } a card beside { THE($chain) }.
    .did = hid a card beside { THE($chain) }
# $who (str): whoever did it
blocked = { CAPITAL(DO($who, "block")) } { whom }: { DO($target, "skip") } a turn.
    .seen = blocked { whom } for a turn
    .again = blocked { whom } for { COUNT($number, "turn") }
# $who (str): whoever did it
skipped = { $who ->
    [you] You are blocked and skip your turn.
   *[other] { CAPITAL($who) } is blocked and skips a turn.
}
    .over = You were blocked and skipped your turn.
    .seen = skipped a turn
# $who (str): whoever did it
played-draw3 = { CAPITAL(DO($who, "play")) } draw 3.
    .did = played draw 3
# $who (str): whoever did it
eliminated = { CAPITAL(WHOSE($who)) } { $chain } leaves: it was alone too long.
    .both = { CAPITAL(WHOSE($who)) } { $chain } leaves, with { THE($card) }: it was alone too long.
    .did = lost { THE($chain) }, alone too long
    .seen = lost { THE($chain) }
# $who (str): whoever did it
revealed = { CAPITAL(DO($who, "show")) } { LIST($cards) }.
    .did = showed { $number ->
        [0] no card
       *[other] { LIST($cards) }
    }
# $number: of the challenge; $points and $scores: what each got of it; $who and $target: who closed it, or $why nobody did
ended = { $why ->
    [exhausted] Challenge { $number } is over (no vase or totem is left): { $points }.
    [limit] Challenge { $number } is over (the turn limit is reached): { $points }.
   *[closed] Challenge { $number } is over (closed by { $who }): { $points }.
}
    .heard = { $why ->
        [exhausted] the challenge is over, no vase or totem is left. Points: { LIST($scores) }
        [limit] the challenge is over, the turn limit is reached. Points: { LIST($scores) }
       *[closed] the challenge is over, closed by { whom }. Points: { LIST($scores) }
    }
# What somebody got; $points: with its sign, by ear without
score = { whom } { $points }
over = The game is over.
    .heard = the game is over
# The last move was taken back.
undone-heard = the last move was taken back
