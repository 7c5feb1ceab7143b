### Ce qui plaide pour une action d'indy, et ce qu'on voudrait savoir pour bien jouer.

colour = { $colour ->
    [R] rouge
    [G] vert
   *[B] bleu
}

## Why

shaman = Il ne compte que quand tu n'as plus de plumes : un personnage { colour } peut alors te faire revenir, avec deux autres dans la rangée{ $from-all ->
    [yes] { " " }ou dans des évocations
   *[no] { "" }
}.
come-back = Tu reviens en jeu, et reçois quatre cartes dès la prochaine manche.
keep = Elle vaut { $value }, l'autre { $other }.
    .eagle = Un aigle peut prendre une carte de la rangée presque à tout moment. Dans une évocation, il compte pour rien et la rend ratée.
become = Tes trois meilleures feraient { $made } ; maintenant, elles font { $now }.
stay = Tes trois meilleures restent { $now }.
    .least = Tes trois meilleures restent au moins { $now }.
already = Tes trois meilleures font déjà { $now }.
gives-up = Tu gardes { LIST(A($cards)) } et tu espères mieux qu'{ $now } avec les nouvelles cartes.
nothing-better = Aucune carte à prendre n'améliore { $now }.
all-the-same = Quoi que tu évoques, cela revient au même : seule compte la carte que tu gardes.
lays = Les trois que tu évoques font { $made }.
worst = { $is-below ->
    [yes] La pire { $so-far ->
        [yes] jusqu'ici est
       *[no] est
    } celle { WHOSE($name) } : { $made }, sous la tienne.
   *[no] La tienne { $so-far ->
        [yes] serait la pire jusqu'ici
       *[no] est la pire
    }, ou à égalité avec la pire : celle { WHOSE($name) } est { $made }.
}

## To play well: what it is about, and what is so. No sign that can't be spoken.

laid-so-far = Évoquées jusqu'ici
worst-so-far = La pire jusqu'ici
best-so-far = La meilleure jusqu'ici
laid-by = { LIST($names) }, { $made }
short-of-team = À une carte d'une équipe
short-of-standard = À une carte d'une standard
lacking = { $is-remembered ->
    [yes] { $lying ->
        [0] { A($card) }, { $left } sur 6 jamais vus
       *[other] { A($card) }, { $lying } dans la rangée, { $left } sur 6 jamais vus
    }
   *[no] { $lying ->
        [0] { A($card) }, { $left } sur 6 hors de vue
       *[other] { A($card) }, { $lying } dans la rangée, { $left } sur 6 hors de vue
    }
}
still-to-exchange = Échange à venir
still-to-swap = Troc à venir
still-to-evoke = Évocation à venir
after = { $who ->
    [you] toi, puis { LIST($names) }
   *[other] { $who }, puis { LIST($names) }
}
    .nobody = { $who ->
        [you] toi seul
       *[other] { $who } seulement
    }
to-return = Pour revenir
    .way = un personnage { colour } en main et deux dans la rangée{ $from-all ->
        [yes] { " " }ou des évocations
       *[no] { "" }
    } : tu en as { $held }, et il y en a { $lying ->
        [one] { $lying } là
       *[other] { $lying } là
    }
unseen = { $is-remembered ->
    [yes] { $colour ->
        [R] Rouges jamais vus
        [G] Verts jamais vus
       *[B] Bleus jamais vus
    }
   *[no] { $colour ->
        [R] Rouges hors de vue
        [G] Verts hors de vue
       *[B] Bleus hors de vue
    }
}
unseen-cards = { $characters ->
    [one] { $characters } personnage
   *[other] { $characters } personnages
}, { $horses ->
    [one] { $horses } cheval
   *[other] { $horses } chevaux
}, { $objects ->
    [one] { $objects } objet
   *[other] { $objects } objets
}
in-hand = Main { WHOSE($name) }
    .from-row = { LIST($cards) }, de la rangée
maybe = { LIST($cards) }, en main ou sous la pioche
buried = Tu as mis sous la pioche
eagles = Aigles
    .seen = { $number } sur { $all } sous la pioche, hors jeu cette manche
