### Hosts that share a database: the commands host-database, host-export and host-import, and what is wrong with a database.

## cli.py: what can be typed

host-database = préparer une base de données PostgreSQL pour les serveurs qui la partagent
host-export = écrire dans un dossier ce que des serveurs gardent dans une base, comme le garde un serveur seul
host-import = mettre dans une base ce qu'un serveur garde dans un dossier : personnes, tables, enregistrements
database = la base de données, comme { "postgresql://USER@MACHINE/NAME" } ; un mot de passe est mieux dans { "~/.pgpass" }
folder = le dossier du serveur : il contient { "people.json" }
needs-psycopg = des serveurs qui partagent une base ont besoin de psycopg : { "pip install 'tribes-tui[postgresql]'" }

## moving.py: what was done, and what can't be

ready-already = la base de données est déjà prête (schéma { $version })
ready-now = la base de données est prête (schéma { $version }, c'était { $before })
    .first = la base de données est prête (schéma { $version }, elle n'en avait aucun)
exported = { $people } personnes et { $tables } tables sont dans { $folder }, et { $records } enregistrements dans son dossier { "saves" }
imported = { $people } personnes, { $tables } tables et { $records } enregistrements sont dans la base de données
cant-read = { $folder } est illisible : { $why }
cant-write = impossible d'écrire dans { $folder } : { $why }
not-empty = { $folder } n'est pas vide : nomme un nouveau dossier
nothing-there = il n'y a rien d'un serveur dans { $folder } : c'est le dossier qui contient { "people.json" }
holds-already = la base de données contient déjà des personnes ou des tables : crées-en une autre pour ce serveur
mend-record = { $why } : répare-le avec { "`tribes saves`" }, ou mets-le ailleurs

## What is wrong with a database, or with what it holds

newer = la base de données est d'un programme plus récent (schéma { $found }, ici { $own }) : mets ce serveur à jour
    .once = la base de données est d'un programme plus récent (schéma { $found }, ici { $own }) : mets celui-ci à jour
not-ready = la base de données n'est pas prête pour ce programme : lance une fois { "`tribes host-database URL`" }
other-key = les serveurs de cette base montrent la clé { $theirs }, celui-ci a { $own } : copie le fichier { "host_key" } du dossier d'un autre serveur
no-record = il n'y a pas de partie enregistrée « { $name } » dans la base de données
record-damaged = { $name } est un fichier abîmé : { $why }
record-broken = { $name } est un fichier abîmé : la ligne { $line } ne découle pas des précédentes
record-shorter = { $name } finit plus tôt dans la base de données qu'auparavant

## Why a database can't be reached

unreachable = la base de données est hors d'atteinte : { $why }
no-address = { $typed } n'est pas une adresse de base, comme { "postgresql://USER@MACHINE/NAME" }
wrong-password = le mot de passe est faux, ou manque (il est mieux dans { "~/.pgpass" })
not-let-in = elle ne laisse pas entrer cet utilisateur
unknown = elle ne connaît pas cette base ou cet utilisateur
no-connection-left = il ne lui reste aucune connexion
starting = elle est en train de démarrer
nobody-answers = personne ne répond à cette adresse
no-machine = il n'y a pas de machine de ce nom
no-postgresql = l'adresse est fausse, ou aucun PostgreSQL n'y répond
