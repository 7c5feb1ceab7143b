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
takes-lead = À partir du tour { $turn }, { $who ->
    [you] tu étais
   *[other] { $who } était
} en tête, avec { points }.
last-points = Les derniers points viennent { $who ->
    [you] de tes villages
   *[other] des villages de { $who }
} : { $number }.
completed = { $who ->
    [you] Tu as accompli { LIST($goals) }.
   *[other] { CAPITAL($who) } a accompli { LIST($goals) }.
}
    .none = { $who ->
        [you] Tu n'as accompli aucun objectif.
       *[other] { CAPITAL($who) } n'a accompli aucun objectif.
    }
