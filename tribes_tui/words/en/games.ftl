### What each game is, known without loading it: what one does in it, a sentence about it, and the same for a small card.

rise-of-tribes = settle hexes, roll dice, reach goals
    .sentence = Grow, move, gather and lead on a map of hexes, with dice that others leave.
    .card = Grow and lead on an island
