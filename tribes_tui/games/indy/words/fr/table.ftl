### Ce qu'il y a sur la table d'indy.

colour = { $colour ->
    [R] rouge
    [G] vert
   *[B] bleu
}

log-title = Ce qui s'est passé
    .before = Qui a pris quoi
row-title = La rangée
    .shamans = Les chamans : quelle couleur veux-tu ?
hand-title = { $who ->
    [you] Ta main
   *[other] Main { WHOSE($who) }
}
    .hidden = Les mains sont cachées
    .undealt = Pas encore de cartes
pick-key = choisir
keep-for-round = le garder cette manche
cannot-keep = { $why ->
    [none] n garde un aigle toute la manche : tu n'en as pas.
    [ending] n garde un aigle toute la manche. Elle finit : { $passes } fait de même.
   *[no] n garde ton aigle toute la manche, si on le demande au tour d'un autre.
}
watch = un bot joue jusqu'à ton retour
paid-meanwhile = Plumes payées entre-temps : { LIST($paid) }.
goes-first = { $who ->
    [you] Tu commences
   *[other] { $who } commence
}
round = manche { $number }
    .before = avant la manche 1
step = { $step ->
    [dark] noir
    [light] lumière
    [evoke] troque, évoque
    [return] retour
   *[resolve] paie
}
deck = pioche
    .row = pioche  { $cards }
plate = le pot
    .row = pot  { $feathers }
    .empty = vide
    .prize = Meilleure équipe : +1
    .prize-none = Vide : rien à gagner.
opens-after-dark =
    retournée
    après
    le noir
opens-after-light =
    retournée
    après la
    lumière
left = encore { $number }

## Seats

plucked = sans plumes
is-back = de retour en jeu
back-note = { $feathers }, quatre cartes dès la prochaine manche
return-note = peut revenir avec un personnage { colour } et deux autres dans la { $from-all ->
    [yes] rangée ou une évocation
   *[no] rangée
}
holds = a { A($card) }
    .more = a { A($card) }, plus { $more }
legend =
    r rouge  v vert  b bleu
    pers  personnage
    chev  cheval
    obje  objet

## The viewer's cards

best-three = { $who ->
    [you] Tes trois meilleures
   *[other] Trois meilleures { WHOSE($who) }
}
evoked = { $who ->
    [you] Tu as évoqué
   *[other] { $who } a évoqué
}
worst-pays = La pire : −1 plume.
equal-sum = Même classe : la somme.
lose = À 0 : tu perds.
may-end = À 0 : fin possible.
may-return = À 0 : tu peux revenir.
eagle-once =
    L'aigle prend, une fois,
    une carte de la rangée.
your-shaman = { $who ->
    [you] Ton chaman
   *[other] Chaman { WHOSE($who) }
}
no-swap = Troquer : même type et même couleur, il n'y en a pas. Choisis la carte à garder.
your-shaman-about = Sans plumes, on est plumé. Un personnage de la couleur de ton chaman peut alors te faire revenir.
return-how = Tu n'as plus de plumes. Pour revenir : pose un personnage { colour } quand deux autres sont dans la { $from-all ->
    [yes] rangée ou des évocations
   *[no] rangée
}.
return-now = { $from-all ->
    [yes] En main : { $held }, posés : { $lying }.
   *[no] En main : { $held }, rangée : { $lying }.
}

## What counts now, in a line of 77 columns. $rank: wrong 13; $worst: the worst of the others'

nothing-laid = Évoquer : poser 3 cartes. Les pires paient 1 plume.
    .last = La pire paie une plume ; qui n'en a plus perd.
each = { $several ->
    [yes] une plume à chacun
   *[no] une plume
}
worst = { $so-far ->
    [yes] { $number ->
        [1] La pire jusqu'ici : { THE($rank) } { WHOSE($who) }. Elle coûterait { each }.
       *[other] La pire jusqu'ici : { THE($rank) } de { $number } joueurs. Elle coûterait { each }.
    }
   *[no] { $number ->
        [1] La pire : { THE($rank) } { WHOSE($who) }. Elle coûte { each }.
       *[other] La pire : { THE($rank) } de { $number } joueurs. Elle coûte { each }.
    }
}
safe = { $number ->
    [1] Avec { A($rank) }, tu ne risques rien : { THE($worst) } { WHOSE($who) } est en dessous.
   *[other] Avec { A($rank) }, tu ne risques rien : { $number } joueurs ont { A($worst) }.
}
below = { $number ->
    [1] Tu as { A($rank) }, sous { THE($worst) } { WHOSE($who) } : { you-pay }.
   *[other] Tu as { A($rank) }, sous { THE($worst) } de { $number } joueurs : { you-pay }.
}
    .these = { $number ->
        [1] Avec ces trois ({ $rank }), tu paierais : { THE($worst) } { WHOSE($who) } les bat.
       *[other] Avec ces trois ({ $rank }), tu paierais : { THE($worst) } de { $number } joueurs les bat.
    }
    .these-even = { $number ->
        [1] Avec ces trois ({ $rank }), à égalité avec { $who }, chacun paierait.
       *[other] Avec ces trois ({ $rank }), à égalité avec { $number } joueurs, chacun paierait.
    }
you-pay = { $ends ->
    [so-far] pour l'instant, tu paies
    [unless] tu paies, à moins d'améliorer
    [last] tu paies ta dernière plume
   *[settled] tu paies
}
beats-all = { $number ->
    [1] Tu ne bats pas { THE($worst) } { WHOSE($who) } et paies{ pay-and-keep }
   *[other] Tu ne bats pas { THE($worst) } de { $number } joueurs et paies{ pay-and-keep }
}
pay-and-keep = { $ends ->
    [yes] { " " }ta dernière plume.
   *[no] { "" } : garde la meilleure.
}
only = { $who ->
    [you] Tu as évoqué avant tous ({ $rank }). La pire paie une plume.
   *[other] Pour l'instant, il n'y a que { THE($rank) } { WHOSE($who) }. La pire paie une plume.
}
own-worst = { $so-far ->
    [yes] { $number ->
        [0] Avec { A($rank) }, tu as la pire jusqu'ici : elle coûterait une plume.
        [1] Tu as la pire jusqu'ici, { A($rank) }, comme { $who } : chacun paierait une plume.
       *[other] Tu as la pire jusqu'ici, { A($rank) }, comme { $number } joueurs : chacun paierait.
    }
   *[no] { $number ->
        [0] Avec { A($rank) }, tu as la pire : elle coûte { $is-last ->
            [yes] ta dernière plume
           *[no] une plume
        }.
        [1] Tu as la pire, { A($rank) }, comme { $who } : chacun paie une plume.
       *[other] Tu as la pire, { A($rank) }, comme { $number } joueurs : chacun paie une plume.
    }
}

## The classes of evocations. $class-number: 2 team, 1 standard, 0 wrong

rule = { $class-number ->
    [2] trois personnages d'une couleur
    [1] un personnage, un cheval et un objet d'une couleur
   *[0] tout le reste
}
    .short = { $class-number ->
        [2] 3 personnages
       *[1] les 3 types
    }
    .for-both = D'une couleur :
beats = { $class-number ->
    [2] bat standard et ratée
    [1] bat ratée
   *[0] à classe égale, la moindre somme est pire
}
    .short = bat

## The end of a round, as it is drawn

nobody = personne cette fois
takes = prend une plume
    .left = prend une plume : { $feathers }
pays = paie une plume
    .left = paie une plume : { $feathers }
feathers = Plumes
plate-title = Le pot
plate-now = Dans le pot : { $feathers }.

## What is pointed at

in-hand = { $card }, dans ta main
in-row = { $card }, à la place { $place } de la rangée
about-plate = le pot : { $feathers } ; la meilleure équipe, si aucune autre ne l'égale, en prend une, comme tout joueur plumé qui revient
    .pair = le pot : { $feathers } ; la meilleure équipe, si aucune autre ne l'égale, en prend une
about-shaman = { $colour ->
    [R] un chaman rouge : une fois plumé, des personnages rouges peuvent te faire revenir
    [G] un chaman vert : une fois plumé, des personnages verts peuvent te faire revenir
   *[B] un chaman bleu : une fois plumé, des personnages bleus peuvent te faire revenir
}
about-deck = la pioche : { $cards } face cachée ; les cartes échangées vont dessous
answer-done = échange les cartes choisies avec la pioche
answer-eagle = prends une carte de la rangée avec l'aigle
