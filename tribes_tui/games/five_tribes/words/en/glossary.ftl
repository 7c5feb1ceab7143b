### The words of the game, each with what it means, and the signs on its table.

tile = tile
    .means = One of thirty: a village, a sacred place, an oasis, a small or a large market.
meeple = meeple
    .means = One of the people on the tiles, of five tribes.
tribe = tribe
    .means = Viziers, elders, merchants, builders or assassins.
vizier = vizier
    .means = A point at the end, and ten more for each opponent who has fewer of them.
elder = elder
    .means = Two points at the end. Elders also pay for djinns and their powers.
merchant = merchant
    .means = Takes the first card left in the row.
builder = builder
    .means = Earns a gold coin for each blue tile in the square of nine around where it was picked up.
assassin = assassin
    .means = Together they kill one meeple: on a tile at most as many steps away as there are assassins, or a vizier or an elder in front of an opponent.
camel = camel
    .means = Stands on a tile that you control: its points are yours. When a player has none left, the game ends after that round.
palm-tree = palm tree
    .means = Three points for whoever controls its tile. A move that ends on an oasis plants one there.
palace = palace
    .means = Five points for whoever controls its tile. A move that ends on a village builds one there.
djinn = djinn
    .means = A card with points and a power. A sacred place sells it for two elders, or an elder and a fakir.
fakir = fakir
    .means = A card that is never sold and brings no points. Spend fakirs to help builders and assassins, or to pay for djinns.
good = good
    .means = Any card but a fakir. Goods of different kinds are sold together: the more kinds, the more gold.
row = row
    .means = The face-up cards of the market: merchants take the first ones, markets sell from the front.
bid = bid
    .means = What a player pays for a place in the order of the round: the highest plays first, then those who pay nothing, the last of them first. An early turn is worth what the best move brings more than the next best: often less than it costs, so many bid nothing.
gold-coin = gold coin
    .means = Pays for bids and markets; each one you keep is a point.
sale = sale
    .means = Goods of different kinds for gold: 1, 3, 7, 13, 21, 30, 40, 50 or 60 for one to nine kinds.
turn = turn
    .means = What one player does when it is their turn: move, tribe, tile, sale. With two players each has two in a round.

## Signs

sign-v = a vizier, yellow
sign-e = an elder, white
sign-m = a merchant, green
sign-b = a builder, blue
sign-a = an assassin, red
sign-four = four of them
sign-camel = a camel: the tile is taken
sign-palm = a palm tree, 3 points; a number behind it counts them
sign-palace = a palace, 5 points; a number behind it counts them
sign-points = at the end of a tile's name: its points
sign-brings = beside a player's things: the points that they bring now
