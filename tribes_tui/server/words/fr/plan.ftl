### A table that is to be opened at a host.

title = ouvrir une table
question = Qui peut s'asseoir à ta table ?
remark = s l'ouvre.
open = Ouvrir la table
question-for = À quoi veux-tu jouer avec { $guest } ?
open-for = Ouvrir la table et inviter { $guest }
you = toi
comes = qui veut
comes-about = La place est libre jusqu'à ce que quelqu'un s'asseye.

## Fields: title, sentence, values with what they mean

who = Qui peut venir
    .about = À qui la table est montrée.
everybody = tout le monde
    .about = Tout le salon voit la table et peut s'y asseoir.
invited = sur invitation
    .about = Seuls ceux qui ont reçu un code de toi voient la table.
pace = Rythme
    .about = Combien de temps on attend qui doit jouer.
live = en direct
    .about = Un bot joue pour qui manque trop longtemps.
slow = sans pendule
    .about = Personne n'est remplacé : chacun joue quand il veut.
minutes = { $minutes ->
    [one] { $minutes } minute chacun
   *[other] { $minutes } minutes chacun
}
    .about = { $minutes ->
        [one] Chacun a { $minutes } minute pour toute la partie, et { $seconds } secondes de plus à chaque décision.
       *[other] Chacun a { $minutes } minutes pour toute la partie, et { $seconds } secondes de plus à chaque décision.
    }
hours = { $hours ->
    [one] { $hours } heure par décision
   *[other] { $hours } heures par décision
}
days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
    .about = { $reserve ->
        [one] Pour des parties de plusieurs jours ou semaines : chacun a ce temps pour chaque décision, et { $reserve } jour de réserve pour toute la partie. La pendule montre la somme des deux.
       *[other] Pour des parties de plusieurs jours ou semaines : chacun a ce temps pour chaque décision, et { $reserve } jours de réserve pour toute la partie. La pendule montre la somme des deux.
    }
rated = Classée
    .about = Elle change les classements de tous ceux qui jouent. Seulement avec des pendules, et sans conseils.
rated-on = On demande d'abord son accord à qui s'assied.
rated-off = Aucun classement ne change.
then = Quel bot décide alors
    .about = Pour qui n'a plus de temps, ou à la place de qui l'a perdue ainsi. Seulement avec des pendules.

## A pace where there is little room

pace-live = en direct
pace-slow = sans pendule
pace-minutes = { $minutes } min chacun
pace-hours = { $hours } h par décision
pace-days = { $days ->
    [one] { $days } jour par décision
   *[other] { $days } jours par décision
}
reserve = { $days } j de réserve
rated-table = classée
