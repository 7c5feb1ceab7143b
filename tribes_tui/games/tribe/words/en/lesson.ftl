### The lesson of Tribe: of each step its text and its title. Bo is the other player's name.

about = You build chains: a character and its three vases. Each sphere on them is a point. Four complete chains close a challenge (three with four players), and points are counted. Once somebody has 100, the highest total wins.
    .title = The goal
turn = First you take a card, then you place, play or discard one. Without a character you can often only discard: keep the vases it will need. Nothing has been discarded yet, so a card was drawn for you: the spirit of the bear.
    .title = A turn begins
standing = Beside each name stand the points of earlier challenges and, after the +, what the chains count now. After that stands how many cards that player still has to place to close the challenge. Above your hand stands what you would have now: so much if you close it, so much if another does, as your hand costs its spheres then.
    .title = How you stand
new-chain = Place your shaman. You may have one chain for each character. This one needs a weapon, a spirit and a calumet, in this order. It must get its first vase by the end of your next turn, or it leaves: only your leader may stay alone, and yours is the scout.
    .title = A new chain
discards = Instead of drawing you may take the top discard, if it is a vase or a totem. Take the weapon of the hunt: one to spare, for another chain.
    .title = From the discard
first-vase = Both weapons fit. Place the one of war: it has three spheres, the one of the hunt two, and it is red, like your bear.
    .title = The first vase
one-colour = Draw, then place the bear: like your weapon, it is red. When the three vases of a chain are of one colour, a totem placed on top makes it magical: it counts ten more, besides the totem's five.
    .title = One colour is magic
complete = Take the calumet, your third vase, and place it: the chain is complete. It is blue, though: no magic this time.
    .title = A complete chain
face-down = Draw, and hide the buffalo beside your chain: Bo sees only its back. Hidden feathers would save vases of any of your chains, and a hidden vase may be placed in a later turn. Each chain has one such place, and once a turn you may swap what lies there.
    .title = Face down
attack = Bo placed a multi, which stands for any vase, but only once in a chain. Use your buffalo instead of taking a card: it destroys the last two vases of another player's chain that has no totem. That ends your turn: you place no card.
    .title = Attack
lost = Bo had no feathers. Now Bo's shaman is alone: unless it gets a vase, it leaves at the end of Bo's next turn, as it isn't Bo's leader. What is lost or used goes under the discards: only if there are none does it lie on top, free to take. A totem is placed on a complete chain only: from then on nobody can attack it.
    .title = What is lost, what is safe
others = A wolf is hidden like a buffalo, and destroys one vase. Feathers of strength save one vase, those of courage two. A block makes another player who has a chain skip a turn. With draw 3 you draw three cards, then discard three.
    .title = Other cards
late = Everybody counts the spheres of all their chains, complete or not. But when somebody closes, all others subtract the spheres of the cards in their hand and face down. Above your hand stands what you would have now.
    .title = What it costs to be late
