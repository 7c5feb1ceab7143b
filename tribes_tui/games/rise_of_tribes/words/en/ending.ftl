### How a game ended.

# What points came from.
source = { $kind ->
    [goals] goals
    [villages] villages
    [elder] elder
    [invaders] invaders
    [altar] altar
    [chieftain] chieftain
    [tiger-hunted] tiger hunted
    [mammoth-hunted] mammoth hunted
    [mammoth-tamed] mammoth tamed
   *[points-lost] points lost
}
goals-reached = goals reached
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
takes-lead = { $who ->
    [you] Turn { $turn }: you take the lead for good, with { points }.
   *[other] Turn { $turn }: { $who } takes the lead for good, with { points }.
}
gets = { $who ->
    [you] Turn { $turn }: you get { points } for { $deed }.
   *[other] Turn { $turn }: { $who } gets { points } for { $deed }.
}
first-village = { $who ->
    [you] Turn { $turn }: you build the first village.
   *[other] Turn { $turn }: { $who } builds the first village.
}
completed = { $who ->
    [you] You completed { LIST($goals) }.
   *[other] { CAPITAL($who) } completed { LIST($goals) }.
}
    .none = { $who ->
        [you] You completed no goals.
       *[other] { CAPITAL($who) } completed no goals.
    }
