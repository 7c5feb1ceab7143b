### Order: muting and reporting, what the keeper does about it, and the log of that.

## The last line in the terminal of somebody who may not come

banned = Il gestore di questo server ti ha escluso.
    .until = Il gestore di questo server ti ha escluso fino al { $day }.

leave-note = Puoi lasciare un messaggio al gestore, in una riga (solo Invio: nessuno):
noted = Il gestore troverà il tuo messaggio.

## In the lobby: about oneself, where something holds

note = Un messaggio al gestore, perché non puoi scrivere
note-asked = Che cosa vuoi dire? Puoi lasciare un solo messaggio.

## In the lobby: about somebody

people = Silenzia o segnala qualcuno
    .key = silenzia, segnala
who = Chi?
mute = Non leggere più ciò che dice
hear = Leggi di nuovo ciò che dice
report = Segnala al gestore
why = Che cosa ha fatto? Il gestore vede anche le ultime righe dette.
reported = Il gestore vede la tua segnalazione su { $name }.

## The keeper's pages

title = ordine
    .key = ordine
question = Scegli una segnalazione, o qualcuno.
reported-by = { $name }, segnalazione di { $by } · { $when }
banned-line = { $name }: fuori { $until }
silenced-line = { $name }: in silenzio { $until }
with-note = un messaggio · { $line }
note-line = { $name } dice: { $note }
until = fino al { $day }
ever = per sempre
somebody = Qualcun altro, per nome o chiave
name-or-key = Un nome, o una chiave come SHA256:…
nobody = Nessuno si chiama così.
not-the-keeper = Chi gestisce questo server non può essere escluso o silenziato.
log = Il registro di ciò che i gestori hanno fatto
report-title = su { $name }
why-line = { $by }: { $why }
last-lines = Ciò che si è detto per ultimo
nothing-said = Non è stato detto nulla.

## What is done

silence = Non dice più nulla
ban = Non entra più
rename = Cambia nome
lift = Revoca tutti i provvedimenti
dismiss = La segnalazione è chiusa
how-long = Per quanto tempo?
hour = un'ora
day = un giorno
week = una settimana
month = trenta giorni
new-name = Come si chiama d'ora in poi?
done = Fatto, ed è nel registro.

## The log

acts = il registro
whole = Ogni riga è come è stata scritta.
broken = Il registro non è come è stato scritto.
empty = Non è ancora stato fatto nulla.
act = { $when } · { $by } { $act ->
    [ban] ha escluso { $whom }
    [silence] ha silenziato { $whom }
    [lift] ha revocato i provvedimenti contro { $whom }
    [rename] ha cambiato nome { WHOM($whom) }
    [appeal] ha lasciato un messaggio al gestore
    [dismiss] ha chiuso una segnalazione su { $whom }
    [close] ha chiuso tavoli: { $whom }
    [forget] ha dimenticato { $whom }
   *[invite] ha fatto un invito
}
    .until = { act } { $until }
