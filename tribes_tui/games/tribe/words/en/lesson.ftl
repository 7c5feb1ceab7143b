### The lesson of Tribe: of each step its text and its title. Bo is the other player's name.

about = Build chains of a character and its three vases: each sphere on them is a point. Four complete chains close a challenge (three with four players). Once somebody has 100 points, the highest total wins.
    .title = The goal
turn = First take a card, then place, hide, play or discard one. No discard could be taken, so a card was drawn for you: the spirit of the bear. Place your shaman: it begins a chain.
    .title = A turn
discards = Your shaman needs a weapon, a spirit and a calumet, in that order. Without a vase by the end of this turn it would leave: only your leader, the scout, may stay alone. Take the top discard, as you may a vase or a totem: what you take, Bo can't.
    .title = From the discard
first-vase = Both weapons fit. Place the weapon of war: it has three spheres, the other only two, and it is red, like your bear. Beside your name, + says what your chains are worth now.
    .title = The first vase
one-colour = The calumet among the discards is blue: draw instead, and place the bear, red like your weapon. On three vases of one colour a totem makes the chain magical: ten points on top of the totem's five.
    .title = One colour is magic
complete = No red calumet came. Take the blue one before Bo covers it: the chain is complete, but without magic this time.
    .title = A complete chain
face-down = Draw, then hide the buffalo beside your chain, where there is room for one card: Bo sees only its back. It attacks from there in a later turn. A wolf does the same, for one vase.
    .title = Hidden cards
attack = Bo placed a multi: it stands for any vase, but only once in a chain. Your buffalo destroys the last two vases of a chain without a totem. Use it instead of taking a card. That ends your turn.
    .title = Attack
feathers = Bo had no hidden feathers, and the shaman, left alone, went. Draw, then hide the feathers of courage beside your own chain. They save two vases from an attack, the feathers of strength one.
    .title = Feathers
draw3 = Draw, and play what comes: draw three cards, then discard three. When another player closes the challenge, you pay a point for each sphere in your hand and on your hidden cards. So discard what you have no use for, first the shaman, whose chain you have.
    .title = Cards cost points
totem = Draw, and place the totem on your chain: five points, and nobody can attack it any more. Three more chains would close the challenge.
    .title = A safe chain
