### The lesson of the Rixe: the title of each step, and .text, what is said.

goal = The goal
    .text = Columns run from 9 down to 1, alternating orange and blue. Collecting a complete one brings a point; whoever is first out of cards gets three.
cleaning = Cleaning
    .text = First, everybody plays cards in their own zone. A card goes on one that is one higher and of the other colour: your turtle 2, which is blue, on the mask 3, which is orange.
nothing-else = Nothing else fits
    .text = None of your cards fits any more, so end your cleaning. When all have, whoever played the fewest cards begins; on a tie, the first of them clockwise from the youngest, who is drawn by lot here.
zones = All zones are yours
    .text = On your turns you may play in any zone, and must while a card fits. The mask 7 goes on Bo's turtle 8, and the lizard 6 on top of it.
moving = Columns move
    .text = A card on the table may be moved to where it fits, too. Your mask 5 goes on the lizard 6, and its own place is free then. A card with light below it, along its lower edge, can be moved now.
free-place = A free place
    .text = A 9 fits on no card, as there is no 10. It goes in a free place, and nothing else from your hand does.
group = A group
    .text = The turtle 8 fits on the djembe 9, and all that lies on it comes along. The place that it leaves takes your turtle 9.
end-turn = End the turn
    .text = Two cards are left in your hand, and neither fits. In a game a turn like this ends by itself, and where you can only draw, a card is drawn for you.
complete = Complete columns
    .text = Bo played the turtle 4, moved your mask 3 there, played the mask 1, and collected the column. Don't leave Bo another.
draw = Draw
    .text = If you played no card in your turn and none fits, draw one. When everybody has had a turn and nobody could play, a card from the stock begins a new column.
drawn = A drawn card
    .text = If it fits, you play it at once: the turtle 5 goes on Bo's djembe 6.
end = How a round ends
    .text = End your turn. A round is over when somebody has no card left: 3 points. After five rounds the most points win.
