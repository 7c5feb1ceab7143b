### The options of the game.

elders = Elders
    .about = Your elder may live in a village you build. Then, once a turn, you may give another player a resource to use one of their developments. If the village of another tribe's elder falls on your turn, you get a point.
    .with = Each tribe has an elder: in a village, it lets you use other players' developments.
    .without = There are no elders: everybody uses only their own developments.
terrain = Special terrain
    .about = Hexes with rules of their own replace some lakes, forests and mountains.
    .none = none
    .none-means = The island of the basic game.
    .mixed = three at random
    .mixed-means = Three of the eight, drawn at random.
    .all = all eight
    .all-means = Each of the eight.
    .chosen = those I choose
    .chosen-means = Each of the eight can be chosen below.
leaders = Leader powers
    .about = Each tribe has two leaders, each with a power: trading, building for less, escaping from conflicts and so on. You choose one of the two at the start.
    .with = Everybody chooses one of their tribe's two leaders.
    .without = Tribes have no powers of their own.
bank = Limited food, wood and stone
    .about = Whether the bank can run out of food, wood and stone.
    .with = There are 32 of each kind; when a kind runs out you get what is left.
    .without = The bank always has enough.
layout = Shape of the island
    .about = How the fifteen hexes are laid out with four players.
    .standard = as in the rules
    .standard-means = No side is like another.
    .symmetric = symmetric
    .symmetric-means = Opposite sides are alike.
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
    .random = at random
    .random-means = Drawn from the tribes nobody chose.
    .means = Its leader powers: { LIST($powers, type: "or") }.
handicap = Everybody else begins with { COUNT($points, "point") }.
length = { COUNT($points, "point") }
    .means = The first to have { $points } points wins.
standstill = When nobody scores
    .about = Whether the game ends when nobody scores for a long time: the most points win, then the most villages, goals and members.
    .ends = ends after 40 rounds
    .ends-means = 40 rounds in a row without a point end the game; you are warned from the 30th on.
    .goes-on = goes on
    .goes-on-means = The game goes on until somebody wins.
