### The options of the Duel, and the pictures of its rulebook.

## Options

youngest = Who starts after a tie
    .about = Which seat starts if both turned up the same number of cards.
clean-sacred = Sacred piles open at once
    .about = Whether cards may go on the sacred piles while the columns are cleaned.
    .on = They are open from the beginning.
    .off = They open with the first turn, after the cleaning.
win-if-emptied = Win if the other empties you
    .about = Whether you win at once when your opponent takes the last card of your columns.
    .on = With your four 1s you win, whoever emptied your columns.
    .off = It counts only on your own turn, after your first action, if your columns are still empty.
length = { $cards ->
    [36] four piles
   *[other] { $cards } sacred cards
}
    .means = { $cards ->
        [36] Complete all four sacred piles, or clear your columns with all four begun.
       *[other] { $cards } cards on your sacred piles in all win, too.
    }

## Pictures

shown-columns = The 6 and everything on it is a group.
    It fits on turtle 7: one higher, and of the other colour.
shown-piles = Mask 4 goes next on its sacred pile, which shows the 3.
