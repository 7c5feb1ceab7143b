### Ce que dit le journal entier d'une partie.

everybody = tous
nothing = Rien pour l'instant.
by-seat = par joueur
by-number = numéro
events = { $number ->
    [one] { $number } événement
   *[other] { $number } événements
}
newest = le dernier est en bas

# What a key does, in a few words more, in the list of everything by name.
scroll-told = plus loin en arrière, ou vers le présent
by-seat-told = les lignes d'un seul joueur ; 0 les montre toutes
by-number-told = au choix de ce numéro
