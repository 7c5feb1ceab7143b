### The words of the game, what they mean, and the signs on its table.

## Words

hex = hex
    .plural = hexes
    .means = A place on the map: a lake, a forest or a mountain.
member = member
    .means = One of a tribe's twenty people.
tribe = tribe
    .means = A player's people; each tribe pays a different price for a village.
village = village
    .means = It brings a point at the start of each of its owner's turns; it falls when they have no member there.
resource = resource
    .means = Food, wood or stone.
population = population
    .means = The members and invaders in a hex; more than five are too many.
goal = goal
    .means = A card, a development or an achievement, worth points to whoever completes it.
development = development
    .means = A goal that costs resources and helps for the rest of the game.
achievement = achievement
    .means = A goal that costs nothing, but asks for hexes, members or a big harvest.
victory-point = victory point
    .means = The first to have fifteen wins at once; in a short game, ten or seven.
die = die
    .plural = dice
    .means = It shows a sun, a moon or a blank.
action = action
    .means = GROW, MOVE, GATHER or LEAD; the three dice on it say how strong it is.
event = event
    .means = A tile that a double brings while one of the two spaces is free.
double = double
    .means = Two equal dice: active events take effect, then a new one is drawn if a space is free.
conflict = conflict
    .means = In a hex with more than five members and invaders, all sides lose one at the same time, again and again, until at most one is left; a tribe alone goes down to five.
volcano = volcano
    .plural = volcanoes
    .means = It erupts over the hexes beside it, which can give stone.
invader = invader
    .means = It belongs to nobody; where it stands nobody gathers or builds, and whoever beats the last one gets two points.
mammoth = mammoth
    .means = A die and four members there hunt it for three food and a point; or, for three food, tame it for three points, which are lost if it ever stands without a member of yours.
tiger = tiger
    .means = It comes to mountains and takes members; hunting it costs a die and a member there, and brings a point.
leader = leader
    .means = A module: each tribe has two leaders with a power each, and plays with one of them.
elder = elder
    .means = A module: it lives in a village; once a turn, for a resource, its tribe may use another tribe's development.
glacier = glacier
    .means = Special terrain: ice on a mountain, with room for three members, no village and one stone at most; the fifth stone laid on it melts it.

## Signs

sign-sun = a sun: two on an action make it strong
sign-moon = a moon: two on an action make it weak
sign-points = points, and how many the villages bring each turn
sign-price = a price, below the words food, wood and stone: in red what you lack
sign-offer = what an action would give with that die: green if strong, faint if weak
sign-members = members of a tribe, a dot each, behind the name of its player
sign-number = how many members each tribe has there: figures where dots have no room
sign-small = on small hexes: three invaders, two stones, an elder, the tiger, the mammoth
sign-village = a village, and whose
sign-crowd = several tribes, too many for their hex: they fight after the actions
sign-over = one tribe alone, too many for its hex: it loses the extra ones after the actions
sign-great = a Great Lake, Forest or Mountain: 1 more when you gather there
sign-letters = the names of the hexes, in reading order
sign-site = a site where the volcano may be laid

## Illustrations of the rulebook

figure-faces = sun, moon, blank
figure-strong = two suns: strong
figure-between = in between
figure-weak = two moons: weak
figure-terrains = food, wood, stone
figure-crowd = Six members on A, one more than five: they fight. Two on B don't.
figure-village = Ada's village
