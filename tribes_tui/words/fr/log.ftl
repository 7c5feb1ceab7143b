### Ce que dit le journal entier d'une partie.

title = journal
everybody = tous
nothing = Rien pour l'instant.
scroll = défiler
by-seat = de qui
back = retour
whose = seulement ce qui concerne { $name ->
    [you] toi
   *[other] { $name }
}
