### Réponses d'indy pour qui écoute.

## What can be asked for

about-hand = tes cartes et ce qu'elles font
    .typed = main
about-row = les cartes visibles. Rangée 2 est une seule place
    .typed = rangée
about-table = la rangée et tous les joueurs
    .typed = table
about-me = tes plumes, ton chaman
    .typed = moi
about-leads = plumes
    .typed = qui mène, tête, score, points
about-goals = ce qui est en jeu dans une manche
    .typed = buts, but
about-now = manche, phase, pioche
    .typed = maintenant, tour

## What is told

hand = { $number ->
    [0] Ta main est vide.
   *[other] En main : { LIST($cards) }.
}
    .best = En main : { LIST($cards) }. Les trois meilleures font { $made }.
no-row = Il n'y a pas encore de rangée.
row = La rangée : { $cards }.
on-place = { THE($card) } à la place { $place }
places = La rangée a { $number } places.
place = Place { $place } : { THE($card) } ; à sa gauche { THE($left) } et à sa droite { THE($right) }.
    .first = Place { $place } : { THE($card) } ; à sa droite { THE($right) }.
    .last = Place { $place } : { THE($card) } ; à sa gauche { THE($left) }.
player = { $who ->
    [you] Toi : { $parts }.
   *[other] { $who } : { $parts }.
}
in-hand = { $number ->
    [one] { $number } carte en main
   *[other] { $number } cartes en main
}
known = Dans la main { WHOSE($name) }, tout le monde le sait : { LIST($cards) }.
maybe = Encore en main ou mises sous la pioche : { LIST($cards) }.
laid = { $who ->
    [you] Ton évocation : { LIST($cards) }, { $made }.
   *[other] Évocation { WHOSE($who) } : { LIST($cards) }, { $made }.
}
beside-shaman = À côté du chaman, il y a { THE($card) }.
leads = Plumes : { $players }. Dans le pot : { $feathers }.
has = { $who ->
    [you] toi { $number }
   *[other] { $who } { $number }
}
now = { $who ->
    [you] Manche { $number }, { $phase }. Tu commences.
   *[other] Manche { $number }, { $phase }. { $who } commence.
}
turn = { $who ->
    [you] C'est ton tour. Il reste { $cards } dans la pioche.
   *[other] C'est le tour { WHOSE($who) }. Il reste { $cards } dans la pioche.
}
under = Dont { $cards } dessous, de cette manche. Aigles vus y aller : { $eagles }.
swap-first = D'abord vient un troc.
swap-over = Le temps du troc est passé.
about-eagle = On te demande pour ton aigle, hors de ton tour.
goals = La pire évocation d'une manche coûte une plume. La meilleure, si c'est une équipe que personne d'autre n'a, en gagne une du pot, s'il y en a une.
    .win = Le dernier joueur à avoir des plumes gagne.
