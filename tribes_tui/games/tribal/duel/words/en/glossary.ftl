### The words of the Duel, and the signs on its table.

## Words: what each means

free-column = free column
    .means = An empty place for a column: only a 9 goes there, with what lies on it.
sacred-pile = sacred pile
    .means = A pile of one symbol, from 1 to 9; only its owner lays cards on it.
complete = complete
    .means = Said of a sacred pile that has reached its 9.
discard = discard
    .means = Cards that were drawn and didn't fit anywhere; one that fits by now can be taken.
opponent = opponent
    .means = The other player.
give = give
    .means = A group that goes from your zone to your opponent's.
steal = steal
    .means = The end of one of the opponent's columns that goes to your zone or onto your sacred pile.
limited-action = limited action
    .means = Drawing, taking or stealing a card: only one of these, once a turn.
ban = ban
    .means = What your opponent stole or gave last turn can't go straight back this turn.
progress = progress
    .means = A card is put on a sacred pile, turned up or drawn; 20 turns in a row without that end the game.

## Signs

sign-next = the next card for your sacred piles
sign-theirs = the next card for the opponent's sacred piles
sign-ban = a ban: the card can't go straight back this turn
sign-can-move = the green foot, or edge, of a card that can be moved; underlined without colours
sign-down = three cards face down
