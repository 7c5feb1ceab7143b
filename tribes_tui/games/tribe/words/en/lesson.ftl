### The lesson of Tribe: of each step its text and its title. Bo is the other player's name.

about = Build chains of a character and its three vases: each sphere on them is a point. Four complete chains close a challenge (three with four players). Once somebody has 100 points, the highest total wins.
    .title = The goal
turn = First take a card, then place, hide, play or discard one. Nothing has been discarded yet, so a card was drawn for you: the spirit of the bear.
    .title = A turn begins
standing = Beside each name are the points so far, then the cards still to place. Once somebody is near closing the challenge, what you would have then stands above your hand.
    .title = How you stand
new-chain = Place your shaman. It needs a weapon, a spirit and a calumet, in that order. Without a vase by the end of your next turn it leaves: only your leader, the scout, may stay alone.
    .title = A new chain
discards = Instead of drawing you may take the top discard, if it is a vase or a totem. Take the weapon: another chain will need one.
    .title = From the discard
first-vase = Both weapons fit. Place the weapon of war: it has three spheres, the other only two, and it is red, like your bear. Beside your name, + says what your chains are worth now.
    .title = The first vase
one-colour = The calumet among the discards is blue: draw instead, and place the bear, red like your weapon. On three vases of one colour a totem makes the chain magical: ten points on top of the totem's five.
    .title = One colour is magic
complete = No red calumet came. Take the blue one before Bo covers it: the chain is complete, but without magic this time.
    .title = A complete chain
face-down = Draw, then hide the buffalo beside your chain, where there is room for one card: Bo sees only its back. Hidden feathers save vases, and a vase may wait there until you place it. Once a turn you may swap the card there.
    .title = Hidden cards
attack = Bo placed a multi: it stands for any vase, but only once in a chain. Your buffalo destroys the last two vases of a chain without a totem. Use it instead of taking a card. That ends your turn.
    .title = Attack
lost = Bo had no hidden feathers, so Bo's shaman is alone. It isn't the leader: without a vase in Bo's next turn it leaves. To make a complete chain safe, place a totem on it: from then on nobody can attack it.
    .title = What is lost, what is safe
others = A wolf is hidden like a buffalo, and destroys one vase. Feathers of strength save one vase, feathers of courage two. A block makes another player who has a chain skip a turn. With draw 3 you draw three cards, then discard three.
    .title = Other cards
late = Everybody counts all their chains, complete or not. But when somebody else closes the challenge, you pay a point for each sphere on the cards in your hand and on your hidden cards.
    .title = What it costs to be late
