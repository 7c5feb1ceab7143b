### Hosts that share a database: the commands host-database, host-export and host-import, and what is wrong with a database.

## cli.py: what can be typed

host-database = prepara un database PostgreSQL per i server che lo condividono
host-export = scrive ciò che i server tengono in un database in una cartella, come la tiene un server da solo
host-import = porta in un database ciò che un server tiene in una cartella: persone, tavoli, registrazioni
database = il database, come { "postgresql://USER@MACHINE/NAME" }; la password sta meglio in { "~/.pgpass" }
folder = la cartella del server: contiene { "people.json" }
needs-psycopg = i server che condividono un database hanno bisogno di psycopg: { "pip install 'tribes-tui[postgresql]'" }

## moving.py: what was done, and what can't be

ready-already = il database è già pronto (schema { $version })
ready-now = ora il database è pronto (schema { $version }, era { $before })
    .first = ora il database è pronto (schema { $version }, prima non ne aveva)
exported = { $people } persone e { $tables } tavoli sono in { $folder }, e { $records } registrazioni nella sua cartella { "saves" }
imported = { $people } persone, { $tables } tavoli e { $records } registrazioni sono nel database
cant-read = { $folder } non si può leggere: { $why }
cant-write = { $folder } non si può scrivere: { $why }
not-empty = { $folder } non è vuota: indica una cartella nuova
nothing-there = in { $folder } non c'è nulla di un server: è la cartella che contiene { "people.json" }
holds-already = il database contiene già persone o tavoli: creane un altro per questo server
mend-record = { $why }: riparala con { "`tribes saves`" }, o spostala altrove

## What is wrong with a database, or with what it holds

newer = il database è di un programma più nuovo (schema { $found }, qui { $own }): aggiorna questo server
    .once = il database è di un programma più nuovo (schema { $found }, qui { $own }): aggiorna questo
not-ready = il database non è preparato per questo programma: esegui una volta { "`tribes host-database URL`" }
other-key = i server di questo database mostrano la chiave { $theirs }, questo ha { $own }: copia il file { "host_key" } dalla cartella di un altro server
no-record = nel database non c'è una partita salvata "{ $name }"
record-damaged = { $name } è danneggiata: { $why }
record-broken = { $name } è danneggiata: la riga { $line } non segue dalle precedenti
record-shorter = { $name } nel database finisce prima di quanto finiva una volta

## Why a database can't be reached

unreachable = il database non è raggiungibile: { $why }
no-address = { $typed } non è un indirizzo di database, come { "postgresql://USER@MACHINE/NAME" }
wrong-password = la password è sbagliata, o manca (sta meglio in { "~/.pgpass" })
not-let-in = non lascia entrare questo utente
unknown = non conosce quel database o quell'utente
no-connection-left = non ha più connessioni libere
starting = si sta avviando
nobody-answers = a quell'indirizzo non risponde nessuno
no-machine = non c'è nessuna macchina con quel nome
no-postgresql = l'indirizzo è sbagliato, o lì non risponde PostgreSQL
