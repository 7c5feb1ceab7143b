### The words of the Duel, and the signs on its table.

## Words: what each means

free-column = free column
    .means = A place for a column, without cards: only a 9 goes there, with what lies on it.
sacred-pile = sacred pile
    .means = A pile of one symbol, from 1 to 9; only its owner lays cards on it.
complete = complete
    .means = Of a sacred pile: it has come to its 9.
discard = discard
    .means = Cards that were drawn and fitted nowhere; one that fits can be taken.
opponent = opponent
    .means = The other player.
give = give
    .means = A group that goes from your zone to your opponent's.
steal = steal
    .means = The end of one of the opponent's columns that goes to your zone or onto your sacred pile.
limited-action = limited action
    .means = Drawing, taking or stealing a card: one of them, once in a turn.
ban = ban
    .means = What the opponent stole or gave last turn may not go straight back in this one.
progress = progress
    .means = A card put on a sacred pile, turned up or drawn; 20 turns in a row without it end the game.

## Signs

sign-next = the next card for your sacred piles
sign-theirs = the next card for the opponent's sacred piles
sign-ban = a ban: the card may not go straight back in this turn
sign-can-move = the green foot, or edge, of a card that can be moved; underlined without colours
sign-down = three cards face down
