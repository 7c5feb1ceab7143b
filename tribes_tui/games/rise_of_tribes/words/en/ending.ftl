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
completed = { CAPITAL($who) } completed { LIST($goals) }.
    .none = { CAPITAL($who) } completed no goals.
