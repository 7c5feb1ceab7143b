### The words of the Duel, and the signs on its table.

## Words: what each means

free-column = free column
    .means = An empty place for a column: only a 9 goes there, with what lies on it.
sacred-pile = sacred pile
    .means = A pile of one symbol, from 1 to 9; only its owner puts cards on it.
complete = complete
    .means = A sacred pile is complete once it has reached its 9.
discard = discard
    .means = Drawn cards that fitted nowhere. You may take one once it fits somewhere.
opponent = opponent
    .means = The other player.
give = give
    .means = Moving a group from your zone to your opponent's.
steal = steal
    .means = Taking the end of one of your opponent's columns, for your zone or your sacred pile.
limited-action = limited action
    .means = Drawing, taking or stealing a card: one of the three, once a turn.
ban = ban
    .means = A card your opponent stole for a column last turn can't be stolen back this turn, nor may you give back the cards of a whole column they gave you.
progress = progress
    .means = A card goes on a sacred pile, is turned up or is drawn. 20 turns in a row without any of this end the game.

## Signs

sign-next = the next card for your sacred piles
sign-theirs = the next card for the opponent's sacred piles
sign-both = the next card for your sacred piles and the opponent's
sign-ban = a ban: the card can't go straight back this turn
sign-can-move = the green foot, or edge, of a card that can be moved; underlined without colours
sign-down = three cards face down
