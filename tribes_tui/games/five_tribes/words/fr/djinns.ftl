### Djinns: what they do and what they cost. $key: a djinn's name in letters alone.

power = { $key ->
    [Al-Amin] à la fin, deux fakirs font une marchandise au choix
    [Anun-Nak] place 3 meeples du sac sur une tuile sans rien
    [Baal] 1 or quand tu obtiens un djinn, 2 quand c'est un adversaire
    [Boaz] tes sages et tes vizirs ne craignent pas les assassins
    [Bouraq] place un palais sur le village de ton choix
    [Echidna] tes bâtisseurs gagnent le double ce tour-ci
    [Enki] place un palmier sur l'oasis de ton choix
    [Hagis] place plutôt le palais sur une des 8 tuiles voisines
    [Haurvatat] les palmiers de tes tuiles valent 5 points
    [Iblis] tes assassins tuent deux fois, au même endroit
    [Jafaar] tes vizirs valent 3 points chacun
    [Kandicha] marchand tué : une carte ; bâtisseur : de l'or ; autre : à toi
    [Kumarbi] chaque fakir baisse une enchère d'un cran
    [Lamia] place plutôt le palmier sur une des 8 tuiles voisines
    [Leta] pose un chameau sur une tuile sans rien
    [Marid] 1 or quand tu déposes sur tes tuiles, 2 quand c'est un adversaire
    [Monkir] 1 or quand tu places un palais, 2 quand c'est un adversaire
    [Nekir] 1 or quand tes assassins tuent, 2 quand ce sont ceux d'un autre
    [Shamhat] tes sages valent 4 points chacun
    [Sibittis] pioche 3 djinns et gardes-en un
    [Sloar] prends la première carte de la pioche des ressources
   *[other] pose un chameau sur une tuile qui n'a que des meeples
}
    .brief = { $key ->
        [Al-Amin] à la fin, 2 fakirs font une marchandise
        [Anun-Nak] place 3 meeples sur une tuile vide
        [Baal] 1 or pour un djinn, 2 pour ceux des autres
        [Boaz] tes sages et vizirs ne risquent rien
        [Bouraq] place un palais sur un village
        [Echidna] bâtisseurs au double ce tour-ci
        [Enki] place un palmier sur une oasis
        [Hagis] ton palais peut aller à côté
        [Haurvatat] tes palmiers valent 5 points
        [Iblis] tes assassins en tuent deux ensemble
        [Jafaar] tes vizirs valent 3 points chacun
        [Kandicha] tuer rapporte carte, or ou meeple
        [Kumarbi] chaque fakir baisse la mise d'un cran
        [Lamia] ton palmier peut aller à côté
        [Leta] pose un chameau sur une tuile vide
        [Marid] tes tuiles : 1 or par dépôt, 2 d'un autre
        [Monkir] 1 or par palais, 2 si c'est un autre
        [Nekir] 1 or si tu tues, 2 si c'est un autre
        [Shamhat] tes sages valent 4 points chacun
        [Sibittis] pioche 3 djinns, gardes-en un
        [Sloar] prends la 1re carte de la pioche
       *[other] un chameau parmi des meeples seuls
    }
cost = { $cost ->
    [free] toujours actif
    [either] chaque usage coûte un sage ou un fakir
    [both] chaque usage coûte un sage, plus un sage ou un fakir
    [fakir] chaque usage coûte un fakir
   *[any] chaque usage coûte autant de fakirs que tu veux
}
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
djinn = { $djinn }, { djinn.about }
    .about = { $points } points, { cost } : { power }
    .short = { $djinn }, { $points } points : { $told }
costly = { $power } ; { costly.alone }
    .alone = { $cost ->
        [either] un usage coûte un sage ou un fakir
        [both] un usage coûte 2 sages, ou 1 et un fakir
       *[fakir] un usage coûte un fakir
    }
paid-power = { $cost ->
    [either] { $djinn } (sage ou fakir) : { $power }
    [both] { $djinn } (2 sages, ou 1 et un fakir) : { $power }
   *[fakir] { $djinn } (un fakir) : { $power }
}
