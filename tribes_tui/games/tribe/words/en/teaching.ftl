### The options of Tribe, and its rulebook's pictures.

## Options: what each is, what its values mean

leader-choice = Choose the leaders
    .about = The original rules say in one place that leaders are dealt at random, in another that they are chosen.
    .on = Everybody chooses a leader in the open, one after the other, the dealer first.
    .off = Everybody gets a leader at random.
lone-scores = Characters left alone score
    .about = Whether a character that has no vase counts at the end of a challenge.
    .on = A character without a vase counts its own spheres.
    .off = Only characters with at least one vase count.
handicap = The stronger player begins { $points } points below 0.
length = { COUNT($points, "point") }
    .means = The game ends when somebody has { $points } points at the end of a challenge.

## Pictures

figure-vases = A shaman, and two of the vases it needs.
figure-next = A spirit is next, then a calumet.
figure-one-colour = complete, all blue
figure-two-colours = complete, red and blue
