### At a hosted table: who is there, what everybody reads in the log, talk, what happened while one was away.

## Who is there

at-this-table = À cette table
to-table = à la table
presence = { $presence ->
    [slow] ligne lente
    [away] pas encore là
    [lost] ligne perdue
    [left] plus là
    [sits-in] un bot joue
    [back] là au tour suivant
   *[here] ici
}
absent = { $name } : { presence }
is-away-until = absence jusqu'au { DATETIME($day, dateStyle: "short") }
away-until = { $name } : { is-away-until }
away-brief = { $name } : absence
watches = regarde
all-here = tous sont là
not-here = { $people ->
    [one] { $people } personne manque
   *[other] { $people } personnes manquent
}
    .brief = { $people ->
        [one] { $people } manque
       *[other] { $people } manquent
    }
watched-by = { $who ->
    [you] tu regardes
   *[other] { $who } regarde
}
watched-by-several = { LIST($names) } regardent
watched = { $people ->
    [one] { $people } personne regarde
   *[other] { $people } personnes regardent
}
    .brief = { $people ->
        [one] { $people } regarde
       *[other] { $people } regardent
    }

## What everybody reads in the log, each in their language

sealed = La donne est scellée : { $code }. Avec ce code, tu peux vérifier à la fin que personne n'a changé la donne.
    .compared = La donne est scellée : { $code }. Quand plus personne ne la jouera, tu liras ici ce qu'elle était.
unsealed = Personne n'a changé la donne : le sha256 de ce dont elle vient commence par le code du sceau. Elle vient de { $proof }
record = L'enregistrement de cette partie est à toi si tu tapes sur ta propre machine :
    .later = Quand plus personne ne jouera la même donne, l'enregistrement de cette partie sera à toi si tu tapes sur ta propre machine :
came-back = { $name } est de retour.
has-left = { $name } a quitté la table.
line-lost = La ligne avec { $name } est perdue.
sits-in = Maintenant un bot joue pour { $name }.
decides-again = { $name } décide de nouveau.
timed-out = { $name ->
    [you] Ton temps est écoulé : un bot décide.
   *[other] Le temps { WHOSE($name) } est écoulé : un bot décide.
}
taken = { $name ->
    [you] Ton temps est écoulé : un bot joue désormais, et son résultat est le tien.
   *[other] Le temps { WHOSE($name) } est écoulé : un bot joue désormais, pour le même résultat.
}
resigned = { $name ->
    [you] Ton temps est écoulé : tu abandonnes.
   *[other] Le temps { WHOSE($name) } est écoulé : { $name } abandonne.
}
gives-up = { $name } abandonne.
decided = Cette partie est finie : tous ont abandonné sauf un.
    .won = Partie gagnée par toi, sur abandon : { CAPITAL(LIST($names)) }.
    .by = Partie finie, sur abandon : { CAPITAL(LIST($names)) }.
    .why = { $number ->
        [one] { $who ->
            [you] tu as abandonné
           *[other] { $who } a abandonné
        }
       *[other] abandon de plusieurs : { LIST($names) }
    }
wants-another = { $name } veut rejouer.
host-is-back = Le serveur s'était arrêté en pleine partie et tourne de nouveau : tous les coups joués sont là.
database-silent = La base de données du serveur ne répond pas : ce que tu fais attend qu'elle réponde.
database-answers = La base de données du serveur répond de nouveau.

## Talk

talk = Discussion de la table
    .key = discuter
    .command = Discuter
say = Dire à tous à cette table ({ "/mute NAME" } : ne plus lire quelqu'un, { "/unmute NAME" } : le lire de nouveau, { "/report NAME" } : avertir l'hôte) :
no-command = Personne n'a lu « { $typed } ». Les commandes sont { "/mute NAME" }, { "/unmute NAME" } et { "/report NAME" }.
muted = Tu ne lis pas ce que dit { $name }.
heard-again = Tu lis de nouveau { $name }.
no-undo = Là où les résultats se comparent, rien ne s'annule.
no-export = L'enregistrement de cette partie s'obtient quand elle est finie, si tu y as joué.
    .guest = Les enregistrements sont pour qui on peut reconnaître : viens avec une clé la prochaine fois.
export = L'enregistrement de cette partie
how-to-export =
    Tu as joué ici. Pour garder ce qui a été joué, tape sur ta propre machine :

    { $command }

    HOST est le nom que tu as donné à ce serveur pour venir ici. Si tu as mis d'autres options, ajoute-les aussi.
    .later =
    D'autres peuvent encore jouer la même donne. Quand plus personne ne pourra le faire, tape sur ta propre machine :

    { $command }

    HOST est le nom que tu as donné à ce serveur pour venir ici. Si tu as mis d'autres options, ajoute-les aussi.
export-read = Retour

## Resigning: asked once

resign =
    .key = abandonner
    .command = Abandonner : laisser ta place pour de bon
    .sure = Abandonner cette partie ?
    .two = La partie est alors finie, et compte pour toi comme perdue.
    .many = Tu finis alors derrière tous ceux qui continuent ; un bot joue à ta place jusqu'au bout.
    .rated = Cela compte pour ton classement.
    .day = La partie du jour se joue une fois : c'est ton seul essai.
    .yes = Oui, abandonner
    .no = Continuer
has-resigned = a abandonné
end-resigned = { $name ->
    [you] Tu as abandonné.
   *[other] { CAPITAL($name) } a abandonné.
}
    .late = { $name ->
        [you] Ton temps était écoulé, ce qui vaut ici un abandon.
       *[other] Le temps { WHOSE($name) } était écoulé, ce qui vaut ici un abandon.
    }
as-it-stood = Les points à ce moment
    .place = place
no-resigning = Il n'y a ici aucune partie à toi à abandonner.

## What happened while one was away

welcome-back = te revoilà
since = { $moves ->
    [one] Te revoilà : { $moves } coup depuis ton départ.
   *[other] Te revoilà : { $moves } coups depuis ton départ.
}
since-decided-for = { since } Ce qu'on dit ici de toi a été fait à ta place : par un bot, ou faute de choix.
nothing-since = Rien que tu aies pu remarquer.
