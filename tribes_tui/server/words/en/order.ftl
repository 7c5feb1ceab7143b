### Order: muting and reporting, what the keeper does about it, and the log of that.

## The last line in the terminal of somebody who may not come

banned = The keeper of this host has shut you out.
    .until = The keeper of this host has shut you out until { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC.
    .reason = { banned } The reason: { $reason }
    .until-reason = { banned.until } The reason: { $reason }
# To the same person. Enter alone leaves no note.
leave-note = You may leave one note to the keeper, in one line (Enter alone: none):
noted = The keeper will find your note.

## Over the lobby, until it has been read: what concerns the reader

told = For you to read
read = I have read it
# $table: its game, and who sits there
game-closed = The keeper of this host has closed your table: { $table }. A game that had begun there has no result; its record is kept.
lifted = The keeper of this host has lifted what held against you: you may come and talk again.
renamed = The keeper of this host has given you another name. You are { $name } from now on.
# $game: which is played in it
called-off = The tournament of { $game } in which you took part was called off. A game that goes on is played to its end; no further round is paired.

## In the lobby: about oneself, where something holds

note = A note to the keeper about your being silenced
note-asked = What do you want to say? You can leave one note.

## In the lobby: about somebody

people = Mute or report somebody
    .key = mute, report
who = Whom?
mute = Read no more of what they say
hear = Read what they say again
report = Report { $name } to the keeper
why = What did they do? The keeper also sees the last lines that were said.
reported = The keeper sees your report of { $name }.

## The keeper's pages

title = order
    .key = order
question = Choose a report, or somebody.
# A report: who told of whom, and when.
reported-by = { $name }, reported by { $by } · { $when }
# Somebody's name now, of a report that has another.
then-called = { $name } (then { $before })
# Somebody against whom something holds; $banned, $silenced: until when, "" for not
banned-line = { $name }: shut out { $until }
silenced-line = { $name }: silent { $until }
# Behind such a line: they have something to say to it.
with-note = a note · { $line }
# What they say.
note-line = { $name } says: { $note }
until = until { $day }
ever = for ever
somebody = Somebody else, by name or key
name-or-key = A name, or a key as SHA256:…
nobody = Nobody is called that.
not-the-keeper = Who keeps this host can't be shut out or silenced.
log = The log of what keepers did
report-title = about { $name }
why-line = { $by }: { $why }
last-lines = What was said last
nothing-said = Nothing was said.

## What is done

silence = They say nothing
ban = They don't come in
rename = They are called otherwise
lift = Lift all that holds
dismiss = The report is done with
how-long = For how long?
reason = What is the reason? They read it (Enter alone: none).
hour = an hour
day = a day
week = a week
month = thirty days
new-name = What are they called from now on?
done = Done, and in the log.

## The log

acts = the log
whole = Every line is as it was written.
broken = The log is not as it was written.
empty = Nothing has been done yet.
# A line. $act: what was done; $until: until when, "" for nothing that ends
act = { $when } · { $by } { $act ->
    [ban] shut out { $whom }
    [silence] silenced { $whom }
    [lift] lifted what held against { $whom }
    [rename] renamed { $whom }
    [appeal] left a note to the keeper
    [dismiss] was done with a report about { $whom }
    [close] closed tables: { $whom }
    [forget] forgot { $whom }
   *[invite] made an invitation
}
    .until = { act } { $until }
