### The lobby: its tables, what there is to do, who is here, what is said there.

title = le salon
you-are = { title } · tu es { $name }
people-here = { $people ->
    [one] { $people } personne ici
   *[other] { $people } personnes ici
}
question = Assieds-toi, regarde, ou ouvre une table à toi.
no-table = Il n'y a pas encore de table : ouvres-en une.
    .open = Aucune partie en cours et aucune table en attente : ouvres-en une.
own-game = { $tables ->
    [one] Tu as une partie en cours : elle est en tête.
   *[other] Tu as { $tables } parties en cours : elles sont en tête.
}
invited-here = { $by } t'invite à { $game } : { "y" } accepte, { "x" } refuse.

## What there is to do, and the same as what keys do

open = Ouvrir une table
    .key = ouvrir une table
invite = Inviter quelqu'un déjà venu ici
    .key = inviter
ratings = Classements
    .key = classements
code = J'ai une invitation
    .key = invitation
more = Livres de règles, mots d'ici, réglages
settings = Réglages : couleurs, signes, touches, discussion
settings-kept = gardés par ce serveur, avec effet immédiat
rules = Livres de règles
keeper = Le serveur
    .key = le serveur
    .waits = { $number ->
        [one] Le serveur · 1 signalement ou mot attend
       *[other] Le serveur · { $number } signalements et mots attendent
    }
leave = Quitter
    .key = quitter
    .sure = Quitter ce serveur ?
    .about = Tes places sont gardées, et tu y reviens la prochaine fois. Les pendules en marche continuent.
    .stay = Rester
sit-key = s'asseoir, regarder
table-key = table
talk-key = discuter
accept = S'y asseoir
    .key = accepter
decline = Refuser
    .key = refuser

## Tables

free = libre
waits = { $is_mine ->
    [yes] il manque { $free } · ta place
   *[no] il manque { $free } · viens
}
invited = invitation
over = finie
    .line = Parties finies · { $games }
    .key = parties finies
    .question = Choisis une partie pour voir comment elle a fini.
watch = regarder
your-turn = à toi
playing = tu joues ici
broken = ne s'ouvre pas
resigned = tu as abandonné
others-resigned = gagnée par abandon
others-turn = tour { WHOSE($name) }
none-waits = Aucune table n'attend de joueurs : ouvres-en une.
record = Enregistrement : { $command }
gone = Cette table n'existe plus.
seats-free = { $free ->
    [one] { $free } place est libre.
   *[other] { $free } places sont libres.
}
with-others = { $free ->
    [one] Avec { LIST($others) } ; { $free } place est libre.
   *[other] Avec { LIST($others) } ; { $free } places sont libres.
}
called = { $news } Ta pendule tourne peut-être déjà. Échap t'y mène ; ce que tu as tapé est gardé.
declined = Tu as refusé.
closed = Cette table a été fermée.
seat-lost = Ton temps à { $game } est écoulé : la place n'est plus à toi.
    .resigned = Tu as abandonné à { $game }.
elsewhere = À cette table, tu joues maintenant depuis un autre terminal.


## People

who-is-here = Qui est là
here-others = { $more ->
    [0] Ici : { $people }
   *[other] Ici : { $people } et { $more } de plus
}
here-at = { $name } (à { $game })
here-own = { $name } (à une table)
here-alone = Il n'y a personne d'autre.
in-lobby = dans le salon.
at-table = à { $game }.
at-own-table = à une table.
watches-table = regarde { $game }.

## Talk

talk = Discussion du salon
say = Dire à tous dans le salon :
silent = Personne n'a encore rien écrit.
    .to-you = Personne que tu lis n'a encore rien écrit.
speaker = { DATETIME($at, timeStyle: "short") } { $name }

## To whoever has left a game that goes on

seat-kept = Ta place à { $game } est gardée.
    .clock = Ta place à { $game } est gardée. C'est à toi : ta pendule tourne.
    .later = Ta place à { $game } est gardée. Ta pendule tourne quand c'est à toi.
    .stands = Ta place à { $game } est gardée, et ta pendule s'arrête en ton absence.
    .alone = Ta place à { $game } est gardée, et tant qu'il n'y a personne la partie attend.
seat-kept-for = { $seconds ->
    [one] Ta place à { $game } est gardée. Un bot joue pour toi après { $seconds } seconde.
   *[other] Ta place à { $game } est gardée. Un bot joue pour toi après { $seconds } secondes.
}
