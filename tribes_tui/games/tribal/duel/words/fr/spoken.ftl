### Ce qu'un Duel répond à qui écoute.

so-many = { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}
so-many-decisions = { $steps ->
    [one] { $steps } décision
   *[other] { $steps } décisions
}

column = { CAPITAL($column) } : { $cards }.
face-down = { so-many } face cachée
free-columns = Colonnes libres : { LIST($numbers) }.
no-hand = Dans ce jeu, personne n'a de cartes en main, et aucune n'a été piochée.
drawn = { CAPITAL(THE($card)) } vient de la pioche et doit être { GENDER($card) ->
    [m] posé
   *[f] posée
}.
stock = Il reste { so-many } dans la pioche. La défausse : { LIST($cards) }.
    .empty = Il reste { so-many } dans la pioche. La défausse : vide.
unseen = { $number ->
    [one] { so-many } jamais vue : { $cards }.
   *[other] { so-many } jamais vues : { $cards }.
}
leads = { $who ->
    [you] Tu as
   *[other] { $who } a
} { $sacred ->
    [one] { $sacred } carte sacrée
   *[other] { $sacred } cartes sacrées
}, et { $left ->
    [one] { $left } carte
   *[other] { $left } cartes
} en colonnes, dont { $down } face cachée.
stolen-now = Volée à ce tour : { $card }.
given-now = Données à ce tour : { LIST($cards) }.
nothing-banned = Rien n'est interdit à ce tour.
decisions = Tour { $turn }. Jusqu'ici { so-many-decisions }, sur { $most } au plus.
    .cleaning = Le nettoyage. Jusqu'ici { so-many-decisions }, sur { $most } au plus.
once = Piocher, prendre ou voler, une fois par tour : { $used ->
    [yes] c'est fait
   *[no] pas encore fait
}.
idle = Tours sans progrès : { $idle } sur { $most }.
turned-up = Cartes retournées jusqu'ici : { LIST($numbers) }.
to-place = Il y a une carte à poser.
progress = Il y a eu un progrès à ce tour.
goal-idle = Après { $most } tours où aucune carte n'est piochée, retournée ou posée sur une pile, qui a le plus de cartes sur ses piles gagne.
goal-fits = Une carte va sur une carte qui vaut un de plus et qui est de l'autre couleur. Un 9 va dans une colonne libre.
may-pass = Dis passer pour finir tes tours jusqu'à ce que quelque chose te fasse avancer, ou jusqu'à la fin.
pass-comes-to = { $comes }, si plus personne n'avance. Redis passer pour passer jusque-là.
    .key = { $comes } : encore { $key } pour passer jusqu'à la fin.

## What may be asked for

about-hand = la carte piochée
    .typed = main
about-table = les deux zones
    .typed = table
about-market = pioche et défausse
    .typed = paquet, défausse
about-unseen = les cartes que personne n'a vues
    .typed = jamais vues, inconnues
about-bans = ce qu'on ne peut ni reprendre ni rendre
    .typed = interdits
about-leads = cartes sacrées et cartes restantes
    .typed = qui mène, tête, score, points
about-goals = ce qui fait gagner, et ce qui va où
    .typed = buts, but
about-now = tour, action limitée, progrès
    .typed = maintenant, tour
