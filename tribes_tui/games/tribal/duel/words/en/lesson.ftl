### The lesson of the Duel: the title of each step, and .text, what is said.

goal = How to win
    .text = A patience for two. To win, clear your columns with all four sacred piles begun, or complete all four. In columns, values fall by one and colours alternate. There are two of every card.
cleaning = Cleaning
    .text = First, each player cleans up their own zone: move cards between your columns. The djembe 5 is orange, the lizard 6 is blue and one higher.
up = Cards come up
    .text = A face-down card came up, and there is your next move: the mask 8 goes on the lizard 9.
nothing-more = Nothing more fits
    .text = No move turns up another card, so end your cleaning.
piles = Sacred piles
    .text = Bo turned up fewer cards and began, and stole your turtle 2 for a sacred pile. Piles grow from 1 to 9, one for each symbol.
give = Give
    .text = You may put cards on Bo's columns: that is giving. The lizard 6 and the djembe 5 on it fit on Bo's djembe 7, and the card below is turned up.
often = As often as you like
    .text = Put the mask 2 on your lizard 3, the lizard 6 on Bo's other djembe 7, the mask 8 on the turtle 9.
group = A group
    .text = Cards stacked on each other move as one: the lizard 3 and the mask 2 go on the mask 4. You may move cards within Bo's zone, too.
first-pile = Your first pile
    .text = A one! It begins your pile of masks, and the mask 2 follows it.
once = The limited action
    .text = Once a turn you may draw, take a discard, or steal the end of one of Bo's columns. What you draw or take is placed if it fits. Steal Bo's mask 3.
not-back = Not straight back
    .text = What one of you steals for a column, the other can't steal back in the very next turn. Nor can cards be given back then that emptied their column when they were given. End your turn.
end = How the game ends
    .text = Clear all your columns with all four piles begun, or complete the piles. After twenty turns without a card drawn, turned up or put on a pile, most cards on piles wins.
