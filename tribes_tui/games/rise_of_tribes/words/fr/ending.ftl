### How a game ended.

source = { $kind ->
    [goals] objectifs
    [villages] villages
    [elder] ancien
    [invaders] envahisseurs
    [altar] autel
    [chieftain] enchère
    [tiger-hunted] tigre chassé
    [mammoth-hunted] mammouth chassé
    [mammoth-tamed] mammouth dompté
   *[points-lost] points perdus
}
goals-reached = objectifs accomplis
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
takes-lead = { $who ->
    [you] Tour { $turn } : tu prends la tête pour de bon, avec { points }.
   *[other] Tour { $turn } : { $who } prend la tête pour de bon, avec { points }.
}
gets = { $who ->
    [you] Tour { $turn } : tu obtiens { points } pour { $deed }.
   *[other] Tour { $turn } : { $who } obtient { points } pour { $deed }.
}
completed = { $who ->
    [you] Tu as accompli { LIST($goals) }.
   *[other] { CAPITAL($who) } a accompli { LIST($goals) }.
}
    .none = { $who ->
        [you] Tu n'as accompli aucun objectif.
       *[other] { CAPITAL($who) } n'a accompli aucun objectif.
    }
