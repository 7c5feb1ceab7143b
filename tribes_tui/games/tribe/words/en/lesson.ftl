### The lesson of Tribe: of each step its text and its title. Bo is the other player's name.

about = You build chains: a character and its three vases. Each sphere on them is a point. Four complete chains close a challenge (three with four players), and the points are counted. Once somebody has 100, the highest total wins.
    .title = The goal
turn = First take a card, then place, hide, play or discard one. As long as you have no chain you can often only discard: keep the vases that the characters in your hand will need. Nothing has been discarded yet, so a card was drawn for you: the spirit of the bear.
    .title = A turn begins
standing = Beside each name are points from earlier challenges and, after the plus sign, what the chains count now. Next to it is how many cards that player still has to place to close the challenge. Above your hand is what you would have now if you close it, and if another player does. Then you pay for your cards in hand and face down.
    .title = How you stand
new-chain = Place your shaman. You may have one chain for each character. This one needs a weapon, a spirit and a calumet, in that order. If it has no vase by the end of your next turn, it leaves: only your leader may stay alone, and yours is the scout.
    .title = A new chain
discards = Instead of drawing you may take the top discard, if it is a vase or a totem. Take the weapon of the hunt, though you have a weapon: you can use it in another chain.
    .title = From the discard
first-vase = Both weapons fit. Place the weapon of war: it has three spheres, the other only two, and it is red, like your bear.
    .title = The first vase
one-colour = The calumet among the discards is blue: it would spoil the colour. So draw, hoping for a red one, and place the bear: like your weapon, it is red. When all three vases of a chain are the same colour, a totem on top makes it magical: it scores ten more, as well as the totem's five.
    .title = One colour is magic
complete = No red calumet came. So take the blue one before Bo covers it, and place it as your third vase: the chain is complete, but without magic this time.
    .title = A complete chain
face-down = Draw, then hide the buffalo beside your chain: Bo sees only its back. Hidden feathers can save vases in any of your chains, and a hidden vase can be placed in a later turn. Each chain has one place for a hidden card, and once a turn, when you have taken a card, you may swap the one there.
    .title = Face down
attack = Bo placed a multi, which stands for any vase, but only once in a chain. Use your buffalo instead of taking a card: it destroys the last two vases of a chain that has no totem. That ends your turn: you don't place a card as well.
    .title = Attack
lost = Bo had no feathers face down, so Bo's shaman is alone now. It isn't Bo's leader: unless it gets a vase, it leaves at the end of Bo's next turn. Cards lost or used in an attack go under the discards, out of reach unless there were none. To make a complete chain safe, place a totem on it: from then on nobody can attack it.
    .title = What is lost, what is safe
others = You hide a wolf as you do a buffalo. It destroys one vase. Feathers of strength save one vase, feathers of courage two. A block makes another player who has a chain skip a turn. With draw 3 you draw three cards, then discard three.
    .title = Other cards
late = Everybody counts the spheres of all their chains, complete or not. But when somebody closes the challenge, everybody else subtracts the spheres of the cards in their hand and face down. The line above your hand tells you what you would have left.
    .title = What it costs to be late
