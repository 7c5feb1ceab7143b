### What the rules tell by these keys: why an action is not legal now (rules/tribe/notation/why_not.py): a clause, in small letters,
### without an end. In English it is what they say themselves. Cards and chains are called as they are typed.

taken-already = you have taken a card: a hidden card is used instead of taking one
take-first = take a card first
not-attacked = you are not attacked
no-draw-three = you discard like that only after playing a draw 3
leaders-chosen = the leaders have already been chosen
answer-first = answer the attack first
discard-first = discard for the draw 3 first
leader-first = choose your leader first
no-draw-pile = the draw pile is empty and there is nothing to refill it from
top-discard = the top discard, { $card }, isn't a vase or a totem
needs-another = your { $chain } needs a { $wanted } next, not a { $other }
no-vase = there is no vase to destroy
not-held = you hold no { $card }
lies-already = a card is already hidden beside your { $chain }
nowhere-to-block = that player has no chain to put it beside
no-feathers = no feathers are hidden beside your { $chain }
leader-taken = somebody has that leader already
always = it is always possible
no-discards = the discard pile is empty
no-such-chain = you have no such chain
nothing-lies = no card is hidden beside your chains
nothing-beside = no card is hidden beside your { $chain }
beside-no-vase = the card beside your { $chain }, { $card }, isn't a vase or a totem
not-laid = you have no { $chain } on the table
totem-incomplete = a totem needs a complete chain
three-vases = your { $chain } has its three vases already
multi-already = your { $chain } has a multi already, and only one may be in a chain
no-opponent = there is no such opponent
no-attackers = none of your hidden cards is a wolf or a buffalo
no-attacker = no wolf or buffalo is hidden beside your { $chain }
opponent-has-none = that player has no { $chain }
totem-safe = a chain with a totem is safe
swapped-already = you have swapped a card this turn already
two-alike = your { $card } is on the table already: no two alike
blocked-already = that player is blocked already
totem-already = your { $chain } has its totem already

## Options, as the help of the command line tells them

option-leader-choice = leaders are chosen in the open instead of dealt at random
option-lone-scores = a character without any vase counts its spheres too
option-handicap = a handicap for the stronger player: how many spheres below 0 they begin
option-spheres = how many spheres end the game; fewer make it shorter (variant)
