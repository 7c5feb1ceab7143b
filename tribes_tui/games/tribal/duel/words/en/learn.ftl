### What the Duel is, its words, the signs on its table, its options, the pictures of its rulebook.

title = Tribal Duel
    .short = two patiences that steal from each other
    .sentence = Two patiences face to face: steal what you need, give what is in your way.
    .card = Clear columns, steal cards
unit = cards
round = turn

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

## Options

youngest = Starts after a tie
    .about = Who is the youngest, and begins if both turned up the same number of cards.
clean-sacred = Sacred piles at once
    .about = Whether cards may go on the sacred piles while the columns are cleaned.
    .on = They are open from the beginning.
    .off = They open with the first turn.
win-if-emptied = Win when emptied
    .about = Whether you win at once when your opponent takes the last card of your columns.
    .on = With your four 1s you win, whoever emptied your columns.
    .off = It counts only in your own turn: after the first thing you do there, if they are still empty.

## Pictures

shown-columns = The 6 and all that lies on it are a group.
    It fits the turtle 7: one higher, and of the other colour.
shown-piles = The mask 4 is the next value of its sacred pile, which shows the 3.
