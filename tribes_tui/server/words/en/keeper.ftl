### The page of who keeps the host: numbers, people, tables; codes, tables to be closed, people to be forgotten.

title = the host

## What keys do

invite = invite somebody to the host
close-tables = close tables
forget-people = forget people

## What is asked, and what came of it; what is typed stays as it is

which-table = Close which table? Type its name in the list; or a person, for all that they opened; or the word { "empty" }, for all where nobody is. Games over days, in tournaments and of the day's deal close only by their own names. You see first what would close.
close-sure = { $tables ->
    [one] Close this table?
   *[other] Close these { $tables } tables?
}
    .more = and { $tables } more
    .about = A game in progress ends without a result. Its players are told that you closed it; the record stays.
    .yes = { $tables ->
        [one] Close it
       *[other] Close all { $tables }
    }
    .no = Leave everything as it is
closed = { $tables ->
    [0] No table matches.
    [one] One table was closed.
   *[other] { $tables } tables were closed.
}
who-is-forgotten = Who should the host forget? A person: their visit ends, their waiting tables close, and next time they are a stranger; or { "once" }: all who came on one day only, are not here and have no seat.
forgotten = { $people ->
    [0] Nobody was forgotten.
    [one] One person was forgotten.
   *[other] { $people } people were forgotten.
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
