### Where one waits until a table is full, and how others are invited to it.

title = { $game } · on attend des joueurs
question = La table commence quand toutes les places sont prises.

## What there is to do, and the same as what keys do

begin = Commencer, avec des bots aux places libres
    .key = avec des bots
invite = Faire une invitation
    .key = inviter
lobby = Attendre dans le salon : ta place est gardée
    .key = au salon
get-up = Se lever
    .key = se lever
    .sure = Se lever de cette table ?
    .about = Ta place sera libre pour n'importe qui. Pour la garder et regarder ailleurs, attends dans le salon.
    .opened = Tu as ouvert cette table : si tu te lèves, elle disparaît. Pour la garder et regarder ailleurs, attends dans le salon.
    .no = Rester

## What stands there

seats = Places
options = Règles choisies
option = { $option } : { $value }
code = Invitation, pour une personne : { $code }
awaited = { $name } a une invitation.
now-invited = { $name } a une invitation, et la trouve dans le salon.

## The dialog with a code

invitation = Une invitation
how-to-come = Qui la reçoit choisit « J'ai une invitation » dans le salon et tape ce code.
handed-on = Retour à l'attente
invited-to = Transmets-la : elle amène une personne à ta table { WHOSE($game) }.

## Whom, and to which table

whom = Qui invites-tu ?
somebody-else = quelqu'un d'autre, par son nom
their-name = Le nom de quelqu'un déjà venu ici, connecté ou non :
not-oneself = Tu es déjà ici : nomme quelqu'un d'autre.
not-known = Personne ici ne s'appelle { $name }.
which-table = À quelle table invites-tu { $guest } ?
new-table = une nouvelle table
own-table = { $free ->
    [one] { $game } : { $free } place libre
   *[other] { $game } : { $free } places libres
}
