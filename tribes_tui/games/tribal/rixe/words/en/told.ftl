### What the rules tell by these keys: why an action is not legal now (rules/tribal/rixe/notation/why_not.py): a clause, in small
### letters, without an end. In English it is what they say themselves. Cards are called as they are typed.

seen-in-turn = that would bring back a position already seen in this turn
own-zone-only = in the cleaning phase you only use your own zone
not-complete = only a complete column, from 9 down to 1, can be collected
fits-no-drawing = your { $card } fits, so you may not draw
draw-first = you have to draw a card before you may end your turn
fits-zone = your { $card } still fits your zone
lay-first = first choose where the card that was turned up begins a column
no-new-column = a new column begins only when nobody could play a card
most-in-turn = you may make at most { $number } moves in a turn
not-table = { $card } isn't on the table
no-end = { $onto } isn't the end of a column
seen-in-cleaning = that would bring back a position already seen in this cleaning
not-held = you have no { $card } in hand
no-collecting = nothing is collected in the cleaning phase
no-drawing = nothing is drawn in the cleaning phase
drawn-already = one card a turn is all you may draw
placed-already = you may not draw in a turn in which you have played a card
no-stock = the stock is empty
cleaning = you are cleaning: that ends when no card fits your zone
fits-no-end = your { $card } fits: a turn goes on as long as a card fits
cleaning-over = the cleaning phase is over; end your turn instead
no-zone = there is no such zone
most-in-cleaning = you may make at most { $number } moves in a cleaning phase
zone-full = that zone has no free place

## Options, as the help of the command line tells them

option-rounds = how many rounds are played
option-youngest = the seat from which counting starts when there is a tie for the start
option-handicap = a handicap for the stronger player: how many points the others begin with
no-seat = Tribal Rixe: there is no seat { $seat } in a game of { $players }
