### Play anybody: what one looks for, the wait, and what comes of it.

title = jouer avec qui veut
question = Avec qui veux-tu jouer ?
look = Chercher des partenaires
    .key = chercher

## Fields

game = Jeu
players = Joueurs
    .about = Combien de joueurs, en te comptant.
near = Partenaires
    .about = Leur force, d'après leur classement. Plus tu attends, plus il peut s'éloigner du tien.
near-100 = à peu près comme moi
    .about = D'abord à 100 points au plus.
near-300 = pas trop loin de moi
    .about = D'abord à 300 points au plus.
rated-on = Elle change les classements de tous ceux qui jouent. Tes partenaires cherchent aussi des parties classées.
near-0 = n'importe qui
    .about = Qui vient en premier.

## The wait, told in the lobby

sought = { $game } à { $players }, { $is-rated ->
    [yes] classée
   *[no] non classée
}, { $pace }
waits = { $within ->
    [0] En attente depuis { $time } : { sought }
   *[other] En attente depuis { $time } : { sought }, ton classement ±{ $within }
}
other = { $name } cherche la même chose, mais { LIST($differs) } : appuie sur j pour jouer ensemble.
    .game = { $name } cherche { sought } : appuie sur j pour jouer ensemble.
other-rated = { $is-rated ->
    [yes] classée
   *[no] non classée
}
other-pace = avec { $pace }
join-key = rejoindre
waiting = { $people ->
    [one] { $people } personne cherche des partenaires.
   *[other] { $people } personnes cherchent des partenaires.
}
play = Jouer avec qui veut : on te trouve des partenaires
stop = Ne plus chercher de partenaires
partners-key = partenaires
bots = Jouer plutôt avec des bots à peu près de ta force
    .key = contre des bots
    .later = Tu pourras jouer avec des bots à peu près de ta force dès { $time }
stopped = Tu ne cherches plus de partenaires.

## To somebody whose terminal is not in front

found = Les partenaires sont là : { $game } commence.
