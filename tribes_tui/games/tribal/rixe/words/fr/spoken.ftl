### Ce qu'une Rixe répond à qui écoute.

column = { CAPITAL($column) } : { $cards }.
    .complete = { CAPITAL($column) } : { $cards }, complète.
out-of-cards = main vidée { $often }
played = { $number ->
    [one] { $number } carte jouée au nettoyage
   *[other] { $number } cartes jouées au nettoyage
}
free-places = { $number ->
    [one] Emplacement libre : { LIST($numbers) }.
   *[other] Emplacements libres : { LIST($numbers) }.
}
lacks = { $who ->
    [you] Ta main
   *[other] Main { WHOSE($who) }
} : { $number ->
    [one] { $number } carte
   *[other] { $number } cartes
}, mais pas de { LIST($kinds, type: "or") }.
    .nothing = { $who ->
        [you] Ta main
       *[other] Main { WHOSE($who) }
    } : { $number ->
        [one] { $number } carte de plus, dont on ne sait rien
       *[other] { $number } cartes de plus, dont on ne sait rien
    }.
no-cards = Personne n'a de carte en main.
holds = { $number ->
    [one] Tu as en main { $number } carte : { LIST($cards) }.
   *[other] Tu as en main { $number } cartes : { LIST($cards) }.
}
hand-empty = Ta main est vide.
stock = { $number ->
    [one] Il reste { $number } carte dans la pioche.
   *[other] Il reste { $number } cartes dans la pioche.
}
turned-up = Carte retournée : { THE($card) }.
collected = { $name ->
    [you] Toi
   *[other] { $name }
} : { LIST($cards) }.
nobody-collected = Personne n'a ramassé de colonne à cette manche.
leads = Points : { $points }.
round = Manche { $number } : { LIST($points) }. Main vidée : { $outs ->
    [0] personne
   *[other] { LIST($names) }
}.
goal = Une main vide finit la manche et rapporte { $points } points. Une colonne de 9 à 1 rapporte 1 point.
may-pass = Ou dis passer : tes tours défilent jusqu'à ce qu'une carte aille.
now = Manche { $round } sur { $rounds }, { $phase }.
dry = Tours de suite sans carte jouée : { $dry } ; après { $players }, { $begins ->
    [yes] une nouvelle colonne commence
   *[no] la manche finit
}.
moves = Déplacements à ce tour : { $number } sur { $most }.
    .cleaning = Déplacements à ce nettoyage : { $number } sur { $most }.
done = { $what ->
    [both] À ce tour, une carte a été jouée et une piochée.
    [played] À ce tour, une carte a été jouée.
   *[drawn] À ce tour, une carte a été piochée.
}

## What may be asked for

about-hand = tes cartes
    .typed = main
about-table = toutes les zones
    .typed = table
about-market = la pioche
    .typed = paquet, tas
about-collected = colonnes ramassées à cette manche
    .typed = ramassées
about-known = ce qu'on sait des autres mains
    .typed = connu, connues
about-leads = points et manches
    .typed = qui mène, tête, score, points
about-goals = ce qui rapporte des points, et ce qui va où
    .typed = buts, but
about-now = manche, phase, tours à vide
    .typed = maintenant, tour
