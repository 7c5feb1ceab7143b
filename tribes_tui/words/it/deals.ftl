### I nomi delle distribuzioni: che cosa si dice dove se ne può passare una.

copy = stessa partita per un amico
copied = Copiata. Un amico gioca la stessa partita con: tribes play --deal { $deal }
this = distribuzione { $deal }
    .seed = seme { $seed }
before = Stesso inizio: { LIST($results, type: "then") }.
result = { $place ->
    [0] persa
    [1] vinta
    [2] secondo posto
    [3] terzo posto
   *[other] posto { $place }
}{ $points ->
    [none] { "" }
   *[other] { " " }({ $points })
}

# What a key does, in a few words more, in the list of everything by name.
copy-told = un codice che dà a un amico le stesse carte
