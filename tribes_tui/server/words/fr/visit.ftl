### How a visit begins and ends: what SSH asks, codes and names, who finds no place, how one is told to go.

## What SSH asks before there is a session

prompt = Invitation :{ " " }
without-key = Ta clé n'a pas servi. Avec une invitation, tu peux venir sans clé.
prompt-with-key = Ce serveur est sur invitation. Ton code :{ " " }
with-key = Ta clé sera connue ici dès que tu auras tapé un code.

## Codes and names, asked on the screen

welcome = bienvenue
by-invitation = Ce serveur est sur invitation. Quel est ton code ?
wrong-code = Ce n'est pas un code, ou il a déjà servi. Quel est ton code ?
invitation = une invitation
code = Quel est son code ?
what-it-is = Six jeux de cartes et de tuiles, à des tables avec qui vient ou avec des bots. La dernière ligne dit ce que font les touches.
name = Comment les autres doivent-ils t'appeler ?
done = c'est bon

## The last line in somebody's terminal. Nobody's key leads a guest back to their seat.

good-bye = { $is_guest ->
    [yes] À bientôt !
   *[no] À bientôt ! La même clé te ramène à ta place.
}
    .short = À bientôt !
idle = { $is_guest ->
    [yes] Sans nouvelles de toi, la session est fermée.
   *[no] Sans nouvelles de toi, la session est fermée. Ta place est gardée.
}
host-stops = { $is_guest ->
    [yes] Le serveur s'arrête.
   *[no] Le serveur s'arrête. Ta place est gardée : connecte-toi de nouveau.
}
flooded = { $is_guest ->
    [yes] Il est venu plus de touches qu'il n'en faut à un jeu : la session est fermée.
   *[no] Il est venu plus de touches qu'il n'en faut à un jeu : la session est fermée. Ta place est gardée.
}
broke = { $is_guest ->
    [yes] Quelque chose a mal tourné ici (rapport { $report }).
   *[no] Quelque chose a mal tourné ici (rapport { $report }). Ta place est gardée : connecte-toi de nouveau.
}
full = Ce serveur est complet : réessaie plus tard.
many-sessions = { $sessions ->
    [one] Tu as déjà une session ici : ferme-la d'abord.
   *[other] Tu as déjà { $sessions } sessions ici : ferme d'abord l'une d'elles.
}
many-from-there = Trop de sessions de ton adresse : réessaie plus tard.
help =
    Viens sans commande pour jouer. Une seule commande a une réponse ici :
    { "export" } donne la liste des enregistrements de tes parties finies,
    { "export NAME > game.tribes" } en écrit un.
record-later = { $title } (disponible quand plus personne ne jouera la même donne)
no-such-record = Aucune de tes parties finies n'a ici un enregistrement de ce nom : « export » seul en donne la liste.
no-records = Il n'y a ici aucune partie finie à toi.
no-good-code = Aucun code valable : à bientôt.
    .short = aucun code valable
forgotten = L'hôte de ce serveur a mis fin à ta visite.

## While it goes on

are-you-there = { $minutes ->
    [one] Es-tu là ? La session se ferme dans { $minutes } minute.
   *[other] Es-tu là ? La session se ferme dans { $minutes } minutes.
}
your-turn = C'est à toi à { $game }.
    .away = { $person } : c'est à toi à { $game }.
invites = { $by } t'invite à { $game }
    .here = { $by } t'invite à { $game } : tu peux répondre dans le salon.
    .away = { $person } : { $by } t'invite à { $game }.
nothing-typed = Tape-le d'abord, puis appuie sur Entrée.
