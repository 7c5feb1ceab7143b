### Les noms des donnes : ce qui se dit là où on peut en passer une.

copy = même partie pour un ami
copied = Copiée. Un ami joue la même avec : tribes play --deal { $deal }
before = Même départ : { LIST($results, type: "then") }.
result = { $place ->
    [0] perdue
    [1] gagnée
    [2] deuxième
    [3] troisième
   *[other] { $place }e place
}{ $points ->
    [none] { "" }
   *[other] { " " }({ $points })
}
this = donne { $deal }
    .seed = graine { $seed }

# What a key does, in a few words more, in the list of everything by name.
copy-told = un code qui donne les mêmes cartes à un ami
