### What the rules tell by these keys: why an action is not legal now (rules/tribal/duel/notation/why_not.py): a clause, in small
### letters, without an end. In English it is what they say themselves. Cards and symbols are called as they are typed.

seen-in-turn = that would bring back a position already seen in this turn
changes-nothing = a whole column moved to a free one in its zone changes nothing
given-to-you = it was given to you with its column: not to be given back now
not-face-up = { $card } doesn't lie face up in a column
pile-needs = your { $symbol } pile needs its { $number } next
no-fit = { $card } doesn't fit onto { $onto }: one lower and the other colour
no-place = { $card } couldn't be placed anywhere
not-your-end = { $onto } isn't the end of one of your columns
move-left = a move would still turn a card up or empty a column
cleaning-over = the cleaning phase is over; end your turn instead
most-decisions = after { $number } decisions you can only end your turn
no-end = { $onto } isn't the end of a column
not-its-end = { $card } isn't the end of its column
seen-in-cleaning = that would bring back a position already seen in this cleaning
own-zone-only = while cleaning you only move cards within your own zone
only-by-stealing = cards come to your zone from the opponent's only by stealing
zone-full = that zone has no free column
opponents = { $card } lies in the opponent's zone; it would have to be stolen
pile-has = your { $symbol } pile already has its { $number }
stolen-from-you = { $card } was stolen from you last turn: not to be stolen back now
used = this turn's draw, take or steal is used
no-stock = the stock is empty
not-discarded = { $card } isn't in the discard
take-equal = take its equal { $other } instead
yours = { $card } is in your own zone
covered = only a column's end can be stolen, and { $card } is covered
you-full = you have no free column
move-or-sacred-left = a move, or a card put on a sacred pile, would still turn a card up or empty a column
place-first = first place { $card }
nothing-drawn = no card has been drawn or taken
most-moves = after { $number } moves the cleaning phase is done
no-sacred-cleaning = while cleaning nothing goes to sacred piles
only-nine = only a 9 goes to a free column

## Options, as the help of the command line tells them

option-youngest = the seat that starts when the cleaning phases tie
option-clean-sacred = cards may go on the sacred piles in the cleaning phase
option-emptied = a player who has four 1s also wins when the opponent takes the last card of their columns
option-sacred = how many cards on sacred piles win; fewer make it shorter (variant)
