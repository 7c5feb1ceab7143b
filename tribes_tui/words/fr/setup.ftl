### Ce que dit l'écran d'une nouvelle partie.

title = Une nouvelle partie
question = Qui joue à cette table ?
start = lancer
rules = règles
game = jeu
seats-keys = places
start-button = Lancer
seats = Places
players = Joueurs
seed = Donne
seed-about = La donne d'un ami, comme K7Q2-9FMX, est redistribuée. Vide : au hasard.
by-chance = au hasard
players-about = Combien de joueurs à la table.
person = humain
person-about = À ce clavier.
name-about = Comment s'appelle ce joueur : appuie sur Entrée pour l'écrire.
    .typed = Comment s'appelle ce joueur : appuie sur Entrée quand le nom est bon.
same-names = Deux places ont le même nom : donne à chacune le sien.
bot = un bot, { $level ->
    [easy] facile
    [medium] moyen
    [hard] difficile
    [master] maître
    [even] équilibré
    [random] aléatoire
   *[other] { $level }
}
seat = Place { $number }
wrong-seed = Écris une donne, comme K7Q2-9FMX, ou une graine : { $why }.
plays = Il { plays-so }.
plays-so = { $level ->
    [random] joue au hasard
    [easy] voit ce qu'un coup rapporte, se trompe souvent
    [medium] voit ce qu'un coup rapporte
    [hard] réfléchit jusqu'à une seconde
    [master] réfléchit jusqu'à quatre secondes
   *[even] suit tes résultats ; à plusieurs personnes, comme moyen
}
follows = { $now } Il suit tes résultats.
remark = { $way ->
    [typing] Quitte ce champ avec ↑ ou ↓ : ensuite, s lance la partie.
    [kept] Comme la dernière fois : s lance la partie.
   *[new] s lance la partie.
}
how-many = { $low } joueurs
    .to = { $low } à { $high } joueurs
how-long = { $players }, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# What a key does, in a few words more, in the list of everything by name.
start-told = préparer la table telle qu'elle est
game-told = préparer un autre jeu
seats-keys-told = un joueur de plus, ou de moins
seats-limit = { $game } se joue de { $least } à { $most } joueurs.
rules-told = le livre de règles de ce jeu
