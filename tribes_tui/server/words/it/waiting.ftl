### Where one waits until a table is full, and how others are invited to it.

title = { $game } · in attesa di giocatori
question = Il tavolo comincia quando tutti i posti sono presi.

## What there is to do, and the same as what keys do

begin = Comincia ora, con bot ai posti liberi
    .key = comincia con bot
invite = Crea un invito
    .key = invita
lobby = Aspetta nella sala: il tuo posto resta tuo
    .key = alla sala
get-up = Alzati
    .key = alzati
    .sure = Alzarsi da questo tavolo?
    .about = Il posto sarà libero per chiunque. Per tenerlo e guardarti intorno, aspetta nella sala.
    .opened = Hai aperto tu questo tavolo: se ti alzi sparisce. Per tenerlo e guardarti intorno, aspetta nella sala.
    .no = Resta

## What stands there

seats = Posti
options = Regole scelte
option = { $option }: { $value }
code = Invito, per una persona: { $code }
awaited = { $name } ha un invito.
now-invited = { $name } ha un invito, e lo trova nella sala.

## The dialog with a code

invitation = Un invito
how-to-come = Chi lo ha sceglie «Ho un invito» nella sala e lo scrive lì.
handed-on = Torna a chi aspetta
invited-to = Passalo a qualcuno: porta una persona al tuo tavolo di { $game }.

## Whom, and to which table

whom = Chi inviti?
somebody-else = qualcun altro, per nome
their-name = Il nome di qualcuno che è già stato qui, collegato o no:
not-oneself = Tu sei già qui: indica qualcun altro.
not-known = Qui nessuno si chiama { $name }.
which-table = A quale tavolo inviti { $guest }?
new-table = un tavolo nuovo
own-table = { $free ->
    [one] { $game }: { $free } posto libero
   *[other] { $game }: { $free } posti liberi
}
