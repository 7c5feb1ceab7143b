### Hosts that share a database: the commands host-database, host-export and host-import, and what is wrong with a database.

## cli.py: what can be typed

host-database = make a PostgreSQL database ready for hosts that share it
host-export = copy the hosts' data from a database into a folder, as a single host keeps it
host-import = copy a host's data from a folder into a database: people, tables, records
database = the database, as { "postgresql://USER@MACHINE/NAME" }; keep the password in { "~/.pgpass" }
folder = the folder of the host: it holds { "people.json" }
needs-psycopg = hosts that share a database need psycopg: { "pip install 'tribes-tui[postgresql]'" }

## moving.py: what was done, and what can't be

ready-already = the database is ready as it is (schema { $version })
# $before: the version before, or what stands for none
ready-now = the database is ready now (schema { $version }, it was { $before })
    .first = the database is ready now (schema { $version }, it had none)
exported = { $people } people, { $tables } tables are in { $folder }, and { $records } records in its folder { "saves" }
imported = { $people } people, { $tables } tables and { $records } records are in the database
cant-read = { $folder } can't be read: { $why }
cant-write = { $folder } can't be written: { $why }
not-empty = { $folder } is not empty: name a new folder
nothing-there = there is nothing of a host in { $folder }: it is the folder that holds { "people.json" }
holds-already = the database already holds people or tables: make another one for this host
mend-record = { $why }: repair it with { "`tribes saves`" }, or move it away

## What is wrong with a database, or with what it holds

newer = the database belongs to a newer program (schema { $found }, here { $own }): update this host
    .once = the database belongs to a newer program (schema { $found }, here { $own }): update this one
not-ready = the database is not made ready for this program: run { "`tribes host-database URL`" } once
other-key = the hosts of this database show the key { $theirs }, this one has { $own }: copy the file { "host_key" } from the folder of another host
no-record = there is no saved game "{ $name }" in the database
record-damaged = { $name } is damaged: { $why }
record-broken = { $name } is damaged: line { $line } does not follow from those before
record-shorter = { $name } ends earlier in the database than it once did

## Why a database can't be reached

unreachable = the database can't be reached: { $why }
no-address = { $typed } isn't a database's address, such as { "postgresql://USER@MACHINE/NAME" }
wrong-password = the password is wrong, or missing (keep it in { "~/.pgpass" })
not-let-in = it refuses this user
unknown = it has no such database or user
no-connection-left = it has no free connections
starting = it is still starting
nobody-answers = nobody answers at that address
no-machine = there is no machine with that name
no-postgresql = the address is wrong, or no PostgreSQL answers there
