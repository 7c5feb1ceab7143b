### The options of the game.

elders = Elders
    .about = Your elder may live in a village you build: then, once a turn, a resource given to another player lets you use a development of theirs. Destroying such a village of another tribe gains a point.
    .with = Each tribe has an elder: in a village, it lets you use a development of another player.
    .without = Nobody has an elder: all use only their own developments.
terrain = Special terrain
    .about = Tiles with a rule of their own take the place of some lakes, forests and mountains.
    .none = none
    .none-means = The island of the basic game.
    .mixed = three by chance
    .mixed-means = Three of the eight, drawn by chance.
    .all = all eight
    .all-means = Each of the eight.
    .chosen = those I choose
    .chosen-means = Each of the eight can be chosen below.
leaders = Leader powers
    .about = Each tribe has two leaders, each with a power: to trade, to build for less, to flee from a conflict and so on. You choose one of the two at the start.
    .with = Everybody chooses one of their tribe's two leaders.
    .without = Tribes have no powers of their own.
bank = Limited food, wood and stone
    .about = Whether the bank can run out of food, wood and stone.
    .with = There are 32 of each kind; when they run short you get what is left.
    .without = The bank always has enough.
layout = Shape of the island
    .about = How the fifteen tiles are laid out with four players.
    .standard = as in the rules
    .standard-means = No side is like another.
    .symmetric = symmetric
    .symmetric-means = Its sides are alike.
land = { $land ->
    [great-lake] A lake that gives one extra food when you gather there.
    [great-forest] A forest that gives one extra wood when you gather there.
    [great-mountain] A mountain that gives one extra stone when you gather there.
    [wild-land] It counts as lake, forest and mountain, and gives any mix of the three.
    [tar-pit] A lake. After the conflicts every tribe with a single member there loses it.
    [jungle] A forest from which only three or more of your members together can gather.
    [desert-oasis] A lake from which only three or more of your members together can gather.
   *[glacier] Ice on a mountain: room for three, no village, one stone at most. Each action with at least two suns adds a stone; after the fifth it melts, and the next to gather there takes all five.
}
    .with = It is part of the island.
    .without = It stays in the box.
tribe = Tribe of seat { $seat }
    .about = Each tribe has its own price for a village and its own leader powers.
    .random = by chance
    .random-means = Drawn from those that nobody chose.
    .means = Its leader powers: { LIST($powers, type: "or") }.
handicap = Everybody else begins with { COUNT($points, "point") }.
length = { COUNT($points, "point") }
    .means = The first to have { $points } points wins.
standstill = When nobody scores
    .about = Whether the game ends when nobody scores for a long time: most points win, then most villages, goals, members.
    .ends = ends after 40 rounds
    .ends-means = 40 rounds in a row without a point end the game; you are warned from the 30th on.
    .goes-on = goes on
    .goes-on-means = The game goes on until somebody wins.
