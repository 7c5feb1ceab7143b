### The page of who keeps the host: numbers, people, tables; codes, tables to be closed, people to be forgotten.

title = the host

## What keys do

invite = invite somebody to the host
close-tables = close tables
forget-people = forget people

## What is asked, and what came of it; what is typed stays as it is

which-table = Close which table? Type its name in the list; or a person, for all that they opened; or the word { "empty" }, for all where nobody is. Games over days, of tournaments and of the day's deal go by their own names only. You see first what goes.
close-sure = { $tables ->
    [one] Close this table?
   *[other] Close these { $tables } tables?
}
    .more = and { $tables } more
    .about = A game that goes on ends without a result. Who sits there reads that you closed it; the record stays.
    .yes = { $tables ->
        [one] Close it
       *[other] Close all { $tables }
    }
    .no = Leave everything as it is
closed = { $tables ->
    [0] No such table waits or goes on.
    [one] One table is closed.
   *[other] { $tables } tables are closed.
}
who-is-forgotten = Forget whom? A person: their visit ends, their tables that wait go, and the next time they are a stranger; or { "once" }: all who came on one day only, are not here and have no seat.
forgotten = { $people ->
    [0] Nobody is forgotten.
    [one] One person is forgotten.
   *[other] { $people } people are forgotten.
}
code = Invitation to this host, for one person: { $code }

## Numbers

# $up: for how long it runs
health = up { $up } · { $megabytes } MB · worst lag { $lag } ms
counts = { $sessions } of { $most_sessions } sessions · { $tables } of { $most_tables } tables · { $people } of { $most_people } people
# Somebody who is connected. Name, address and terminal stand in columns.
session = { $name } { $address } { $terminal } idle { $idle }
no-name = (no name yet)
# A table. All but the last stand in columns; $empty: whether anybody is there, as below.
table = { $id } { $title } { $state } opened by { $opener } { $empty }
nobody-for = nobody there for { $time }
somebody-there = somebody is there
waiting = waiting
moves = { COUNT($moves, "move") }
opener-forgotten = (forgotten)
seconds = { $number } s
    .minutes = { $number } min
    .hours = { $number } h
