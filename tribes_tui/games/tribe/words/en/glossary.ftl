### The words of Tribe, and the signs on its table: what each is, and what it means.

## Words

character = character
    .means = A warrior, elder, hunter, shaman or scout: it begins a chain and needs three vases.
vase = vase
    .means = A card with spheres and an icon (a multi stands for any); a character needs three. A totem isn't a vase.
multi = multi
    .means = A vase that stands for any other. A chain may have only one.
icon = icon
    .means = Calumet, flag, storm, weapon or spirit. Every vase but the multi has one, and it is in the card's name: the flag of the sky and the flag of the sun are flags, storm wind and storm lightning are storms. A character shows the three it needs, in order.
chain = chain
    .means = A character and its vases in order. With three vases it is complete.
alone = alone
    .means = Said of a character without a vase.
    .plural = alone
totem = totem
    .means = A card with five spheres, placed on a complete chain: from then on nobody can attack that chain.
magical = magical
    .means = Said of a chain with a totem and vases all of one colour (a multi counts as both): it scores ten more.
    .plural = magical
sphere = sphere
    .means = A point. The spheres in your chains are counted at the end of a challenge. Once somebody has a hundred, or fewer in a short game, the highest total wins.
event = event
    .means = A card that destroys vases: a wolf one, a buffalo two.
wolf = wolf
    .means = An event that destroys one vase.
    .plural = wolves
buffalo = buffalo
    .means = An event that destroys two vases.
    .plural = buffalo
protection = protection
    .means = A card that saves vases: feathers of strength save one, feathers of courage two.
action = action
    .means = A card you play straight from your hand: draw 3 or block.
draw-three = draw 3
    .means = An action card: draw three cards, then discard three.
    .plural = draw 3
block = block
    .means = An action card: the player who gets it skips a turn.
leader = leader
    .means = The character on a player's leader board. The player's card of that character may stay on the table alone.
challenge = challenge
    .means = A round of the game, from the deal until somebody closes it, no vase or totem is left in the piles, or the turn limit is reached. Then spheres are counted.
closer = closer
    .means = Whoever is first to complete enough chains: that ends the challenge, and everybody else pays for the cards they have left.
draw-pile = draw pile
    .means = The cards to draw from, face down.
discard = discard
    .means = A card put aside, face up. The top one may be taken if it is a vase or a totem.

## Signs, each with its meaning

sign-red = a red sphere
sign-blue = a blue sphere
sign-both = a sphere that is both red and blue
sign-no-colour = a character's sphere, which has no colour
sign-hang-together = the two cards are in the same chain
sign-back = a hidden card beside a chain
sign-would-bring = what a totem would add to a chain of one colour: its five spheres, and ten for magic
sign-chip = in a narrow window: a blue vase with 2 spheres
sign-title-points = 46 points from earlier challenges, and 25 for the chains as they are now
    .sign = 46+25 points
sign-title-chains = how many cards this player still has to place, one a turn, to close the challenge
    .sign = 6 cards to close
sign-costs = above your hand: your total if another player closes the challenge, with your chains added, and your cards in hand and hidden cards subtracted
    .sign = if another does
sign-may-hide = you may hide a card here, face down
sign-played = action cards already played: they come back in the next challenge
    .sign = 3 played
sign-wanted = the vase that goes on the chain next
    .sign = next  →
sign-is-whole = a complete chain
    .sign = ✓
sign-is-alone = a character without a vase: unless it is its owner's leader, it leaves if it gets none by the end of its owner's next turn
    .sign = alone
