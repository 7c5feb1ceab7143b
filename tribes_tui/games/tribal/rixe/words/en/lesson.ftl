### The lesson of the Rixe: the title of each step, and .text, what is said.

goal = The goal
    .text = Columns run from 9 down to 1, alternating orange and blue. Collecting a complete one brings a point; whoever is first out of cards gets three.
cleaning = Cleaning
    .text = First, everybody cleans up their own zone. Djembes and masks are orange, the others blue: your turtle 2 fits on the mask 3.
nothing-else = Nothing else fits
    .text = End your cleaning. When all have, whoever laid the fewest cards begins; on a tie the first one clockwise from the youngest.
zones = All zones are yours
    .text = On your turns you may play in any zone, and must while a card fits. The mask 7 goes on Bo's turtle 8, and the lizard 6 on top of it.
moving = Columns move
    .text = Your mask 5 goes on the lizard 6 and leaves a free place. A card with light below it can be moved now.
free-place = A free place
    .text = You may put a 9 from your hand there.
group = A group
    .text = The turtle 8 fits on the djembe 9, and all that lies on it comes along. The place that it leaves takes your turtle 9.
end-turn = End the turn
    .text = Two cards are left in your hand, and neither fits.
complete = Complete columns
    .text = Bo laid the turtle 4, moved your mask 3 there, laid the mask 1, and collected the column. Don't leave Bo another.
draw = Draw
    .text = If you laid no card in your turn and none fits, draw one. After a lap without a card laid, one from the stock starts a new column.
drawn = A drawn card
    .text = If it fits, you play it at once: the turtle 5 goes on Bo's djembe 6.
end = How a round ends
    .text = End your turn. A round is over when somebody has no card left: 3 points. After five rounds the most points win.
