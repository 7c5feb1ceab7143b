### What each game is, known without loading it: what one does in it, a sentence about it, and the same for a small card.

indy = evoke three cards, keep your feathers
    .sentence = Draw towards an evocation of three cards; the weakest costs a feather.
    .card = Evoke three, keep feathers
tribe = build chains of vases, send wolves
    .sentence = Build chains of a character and three vases; ruin the others' with wolves.
    .card = Chains of vases and wolves
five-tribes = sow meeples in a desert city
    .sentence = Sow meeples over thirty tiles; bid for your turn, call upon djinns.
    .card = Sow meeples in a desert city
tribal-duel = clear columns, steal your opponent's cards
    .sentence = Clear your columns, steal what you need; give away what is in your way.
    .card = Clear columns, steal cards
tribal-rixe = shed your hand first, onto shared columns
    .sentence = Shed your hand onto columns that all share; collect what is complete.
    .card = Shed your hand first
rise-of-tribes = grow and lead on an island of hexes
    .sentence = Grow, move, gather and lead on a map of hexes; dice say how strongly.
    .card = Grow and lead on an island
