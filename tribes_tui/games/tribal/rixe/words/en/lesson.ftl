### The lesson of the Rixe: the title of each step, and .text, what is said.

goal = The goal
    .text = Columns run from 9 to 1, orange and blue by turns. Collecting one brings a point; being first out of cards, three.
cleaning = Cleaning
    .text = All that fits in your zone must be played: on one higher of the other colour.
nothing-else = Nothing else fits
    .text = When all have ended it, whoever played the fewest cards begins; ties go by lot.
zones = All zones are yours
    .text = On your turns you play in any zone, and must while a card fits.
moving = Columns move
    .text = A card on the table may be moved to where it fits, too; a place that it leaves empty is free then. A card with light below it, along its lower edge, can be moved now.
free-place = A free place
    .text = Only a 9 from a hand goes there, as it fits on no card.
group = A group
    .text = The turtle 8 fits on the djembe 9, and all that lies on it comes along. The place that it leaves takes your turtle 9.
end-turn = End the turn
    .text = Neither of your two cards fits. In a game you needn't do this turn by turn: n draws and ends your turns until a card fits.
complete = Complete columns
    .text = Bo played the turtle 4, moved your mask 3 there, played the mask 1, and collected the column. Before you end a turn, look for a column that one card or move completes: what you leave, Bo may collect.
draw = Draw
    .text = If you played no card in your turn and none fits, draw one. When everybody has had a turn and nobody could play, a card from the stock begins a new column.
drawn = A drawn card
    .text = If it fits, you play it at once: the turtle 5 goes on Bo's djembe 6.
end = How a round ends
    .text = It is over when somebody has no card left: 3 points. After five rounds the most points win.
