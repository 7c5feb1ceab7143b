### Comment une partie d'indy a fini.

alone = plus personne d'autre n'a de plume
held = plumes gardées
from-plate = du pot
paid = plumes payées
won-back = plumes regagnées
round-won = { $who ->
    [you] Manche { $number } : ton équipe prend une plume.
   *[other] Manche { $number } : l'équipe { WHOSE($who) } prend une plume.
}
last-feather = { $number ->
    [1] { $who ->
        [you] Manche { $round } : ta dernière plume s'envole.
       *[other] Manche { $round } : la dernière plume { WHOSE($who) } s'envole.
    }
   *[other] Manche { $round } : dernières plumes perdues par { LIST($names) }.
}
shared-worst = Manche { $number }, la dernière : pour la pire évocation paient une plume { LIST($names) }.
came-back = { $who ->
    [you] Manche { $number } : tu reviens en jeu.
   *[other] Manche { $number } : { $who } revient en jeu.
}
