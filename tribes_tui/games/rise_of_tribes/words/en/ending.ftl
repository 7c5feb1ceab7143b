### How a game ended.

# What points came from.
source = { $kind ->
    [goals] goals
    [villages] villages
    [elder] elder's village
    [invaders] invaders
    [altar] altar
    [chieftain] chieftain's bid
    [tiger-hunted] tiger hunt
    [mammoth-hunted] mammoth hunt
    [mammoth-tamed] tame mammoth
   *[points-lost] points lost
}
goals-reached = goals completed
points = { COUNT($points, "point") }
takes-lead = { CAPITAL(DO($who, "were", "was")) } ahead from turn { $turn } on, with { points }.
# Where villages ended the game; $number: of their points
last-points = The last points came from { WHOSE($who) } villages: { $number }.
completed = { CAPITAL($who) } completed { LIST($goals) }.
    .none = { CAPITAL($who) } completed no goals.
