### Order: muting and reporting, what the keeper does about it, and the log of that.

## The last line in the terminal of somebody who may not come

banned = Il gestore di questo server ti ha escluso.
    .until = Il gestore di questo server ti ha escluso fino al giorno { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC.
    .reason = { banned } Il motivo: { $reason }
    .until-reason = { banned.until } Il motivo: { $reason }
leave-note = Puoi lasciare un messaggio al gestore, in una riga (solo Invio: nessuno):
noted = Il gestore troverà il tuo messaggio.

## Over the lobby, until it has been read: what concerns the reader

told = Da leggere
read = Ho letto
game-closed = Il gestore di questo server ha chiuso il tuo tavolo: { $table }. Una partita già cominciata non ha un risultato; la registrazione resta.
lifted = Il gestore di questo server ha revocato i provvedimenti contro di te: puoi venire e parlare di nuovo.
renamed = Il gestore di questo server ti ha dato un altro nome. D'ora in poi sei { $name }.
called-off = Il torneo di { $game } a cui partecipavi è stato annullato. Una partita in corso si gioca fino alla fine; non ci saranno altri turni.

## In the lobby: about oneself, where something holds

note = Scrivi al gestore, che ti ha tolto la parola
note-asked = Che cosa vuoi dire? Puoi lasciare un solo messaggio.

## In the lobby: about somebody

people = Silenzia o segnala qualcuno
    .key = silenzia, segnala
who = Chi?
mute = Non leggere più ciò che dice
hear = Leggi di nuovo ciò che dice
report = Segnala { $name } al gestore
why = Che cosa ha fatto? Il gestore vede anche le ultime cose dette.
reported = Il gestore vede la tua segnalazione su { $name }.

## The keeper's pages

title = ordine
question = Scegli una segnalazione, o qualcuno.
reported-by = { $name }, segnalazione di { $by } · { $when }
then-called = { $name } (allora { $before })
banned-line = { $name }: fuori { $until }
silenced-line = { $name }: senza parola { $until }
with-note = un messaggio · { $line }
note-line = { $name } dice: { $note }
until = fino al { $day }
ever = per sempre
somebody = Qualcun altro, per nome o chiave
name-or-key = Un nome, o una chiave come SHA256:…
nobody = Nessuno si chiama così.
not-the-keeper = A chi gestisce questo server non si toglie la parola, e non si chiude la porta.
log = Il registro di ciò che i gestori hanno fatto
report-title = su { $name }
why-line = { $by }: { $why }
last-lines = Le ultime cose dette
nothing-said = Non è stato detto nulla.

## What is done

silence = Togli la parola
ban = Escludi dal server
rename = Cambia il nome
lift = Revoca tutti i provvedimenti
dismiss = Chiudi la segnalazione
how-long = Per quanto tempo?
reason = Qual è il motivo? Lo legge anche chi è colpito (solo Invio: nessuno).
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
    [silence] ha tolto la parola { WHOM($whom) }
    [lift] ha revocato i provvedimenti contro { $whom }
    [rename] ha cambiato nome { WHOM($whom) }
    [appeal] ha lasciato un messaggio al gestore
    [dismiss] ha chiuso una segnalazione su { $whom }
    [close] ha chiuso tavoli: { $whom }
    [forget] ha dimenticato { $whom }
   *[invite] ha fatto un invito
}
    .until = { act } { $until }
