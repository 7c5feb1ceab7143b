### The words of Tribe, and the signs on its table: what each is, and what it means.

## Words

character = character
    .means = A warrior, elder, hunter, shaman or scout: it begins a chain and needs three vases.
vase = vase
    .means = A card with an icon and spheres; a character needs three. A totem is no vase.
multi = multi
    .means = A vase that stands for any vase. A chain can have only one.
icon = icon
    .means = Calumet, flag, storm, weapon or spirit: each vase has one, and a character needs three in order. It is in the card's name: the flag of the sky and the flag of the sun are flags, storm wind and storm lightning are storms.
chain = chain
    .means = A character and its vases in order. With three vases it is complete.
alone = alone
    .means = Said of a character without a vase.
    .plural = alone
totem = totem
    .means = A card of five spheres, placed on a complete chain: from then on nobody can attack it.
magical = magical
    .means = Said of a chain with a totem whose vases are of one colour (a multi is both): it counts ten more.
    .plural = magical
sphere = sphere
    .means = A point: what a card on the table counts at the end of a challenge. Once somebody has a hundred, or fewer in a short game, the highest total wins.
event = event
    .means = A card that destroys vases: wolf one, buffalo two.
wolf = wolf
    .means = An event that destroys one vase.
    .plural = wolves
buffalo = buffalo
    .means = An event that destroys two vases.
    .plural = buffalo
protection = protection
    .means = A card that saves vases, also called feathers: strength one, courage two.
action = action
    .means = A card that draws three, or blocks a player.
draw-three = draw 3
    .means = An action card: draw three cards, then discard three.
    .plural = draw 3
block = block
    .means = An action card: the player who gets it skips a turn.
leader = leader
    .means = The character on a player's board, which is never a card: that character may stay alone in the player's chains.
challenge = challenge
    .means = What is played from one deal until somebody closes it. Then spheres are counted.
closer = closer
    .means = Whoever completes enough chains: the challenge ends, and all others pay for the cards they have left.
draw-pile = draw pile
    .means = The cards to draw from, face down.
discard = discard
    .means = A card put aside, face up. The top one may be taken if it is a vase or a totem.

## Signs, each with its meaning

sign-red = a red sphere, or red
sign-blue = a blue sphere, or blue
sign-both = a sphere of both colours at once
sign-no-colour = a character's sphere, which has no colour
sign-hang-together = two cards belong to one chain
sign-back = a card that lies face down beside a chain
sign-would-bring = what a totem brings a chain of one colour: its five spheres, and ten for magic
sign-chip = in a narrow window: a vase that was laid, blue, of 2 spheres
sign-title-points = 46 points of the challenges before, and 25 that the chains would bring now
    .sign = 46+25 points
sign-title-chains = so many cards this player still has to place, one a turn, until enough chains are complete and the challenge is closed
    .sign = 6 cards to close
sign-costs = above your hand: your points in all if another player closes the challenge: with what your chains count, less the cards in hand and face down
    .sign = if another does
sign-may-hide = a card may be hidden here, face down
sign-played = action cards that were played: they come back in the next challenge
    .sign = 3 played
sign-wanted = the vase that goes on the chain next
    .sign = next  →
sign-is-whole = a complete chain
    .sign = ✓
sign-is-alone = a character without a vase: it leaves, unless it gets one in its owner's next turn or is its owner's leader
    .sign = alone
