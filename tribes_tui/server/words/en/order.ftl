### Order: muting and reporting, what the keeper does about it, and the log of that.

## The last line in the terminal of somebody who may not come

banned = This host's keeper has banned you.
    .until = This host's keeper has banned you until { DATETIME($day, dateStyle: "medium", timeStyle: "short") } UTC.
    .reason = { banned } The reason: { $reason }
    .until-reason = { banned.until } The reason: { $reason }
# To the same person. Enter alone leaves no note.
leave-note = You may leave the keeper one note, a single line (just Enter: none):
noted = The keeper will see your note.

## Over the lobby, until it has been read: what concerns the reader

told = A message for you
read = I have read it
# $table: its game, and who sits there
game-closed = This host's keeper closed your table: { $table }. If a game had begun there it has no result; its record is kept.
lifted = This host's keeper has lifted all restrictions on you: you may visit and talk again.
renamed = This host's keeper has renamed you. From now on you are { $name }.
# $game: which is played in it
called-off = The { $game } tournament you were in was called off. A game in progress is played to the end; no further round is paired.

## In the lobby: about oneself, where something holds

note = Write to the keeper about being silenced
note-asked = What do you want to say? You can leave one note.

## In the lobby: about somebody

people = Mute or report somebody
    .key = mute, report
who = Who?
mute = Mute them
hear = Unmute them
report = Report { $name } to the keeper
why = What did they do? The keeper also sees the most recent lines of talk.
reported = The keeper will see your report about { $name }.

## The keeper's pages

title = order
question = Choose a report, or somebody.
# A report: who told of whom, and when.
reported-by = { $name }, reported by { $by } · { $when }
# Somebody's name now, of a report that has another.
then-called = { $name } (then called { $before })
# Somebody against whom something holds; $banned, $silenced: until when, "" for not
banned-line = { $name }: banned { $until }
silenced-line = { $name }: silenced { $until }
# Behind such a line: they have something to say to it.
with-note = a note · { $line }
# What they say.
note-line = { $name } says: { $note }
until = until { $day }
ever = for ever
somebody = Somebody else, by name or key
name-or-key = A name, or a key such as SHA256:…
nobody = Nobody is called that.
not-the-keeper = A keeper of this host can't be banned or silenced.
log = Log of the keepers' actions
report-title = about { $name }
why-line = { $by }: { $why }
last-lines = What was said last
nothing-said = Nothing was said.

## What is done

silence = Silence them
ban = Ban them
rename = Rename them
lift = Lift all restrictions
dismiss = Close the report
how-long = For how long?
reason = What is the reason? They will read it (just Enter: none).
hour = an hour
day = a day
week = a week
month = thirty days
new-name = What is their new name?
done = Done, and logged.

## The log

acts = the log
whole = Nothing in the log has been altered.
broken = The log has been altered.
empty = Nothing has been logged yet.
# A line. $act: what was done; $until: until when, "" for nothing that ends
act = { $when } · { $by } { $act ->
    [ban] banned { $whom }
    [silence] silenced { $whom }
    [lift] lifted all restrictions on { $whom }
    [rename] renamed { $whom }
    [appeal] left the keeper a note
    [dismiss] closed a report about { $whom }
    [close] closed tables: { $whom }
    [forget] forgot { $whom }
   *[invite] made an invitation
}
    .until = { act } { $until }
