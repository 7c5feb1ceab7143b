### What each game is, known without loading it: what one does in it, a sentence about it, and the same for a small card.

five-tribes = bid, sow meeples, win the sultanate
    .sentence = Sow meeples over thirty tiles, bid for your turn, call upon djinns.
    .card = Sow meeples in a desert city
