### Who sits at a table: what was typed wrongly, and what goes wrong with bots and programs.

## seats/parse.py

how = write seats as you, name:NAME, bot, bot:LEVEL or program:'COMMAND', with commas between
quote-open = a quote in { $typed } is not closed
no-command = a program has no command: { how }
no-seat = there is no seat { $typed }: { how }
empty-seat = a seat is empty: { how }
no-level = there is no bot level { $typed } (levels: { $levels })
# A rival that sits at another game. $rivals: those of this one, $number of them
other-game = { $number ->
    [0] { $name } doesn't play this game, and no other rival does
   *[other] { $name } doesn't play this game: its rivals are { LIST($rivals) }
}
called-twice = two seats are called { $name }: give each a name of its own
wrong-name = { $why ->
    [empty] a name is empty
    [long] the name { $name } is longer than { $longest } characters
   *[strange] the name { $name } has characters that can't be shown
}
# A bot, where more sit than there are names.
bot = Bot { $number }

## seats/bots.py

drawn = { $why }; a move was picked at random for it
not-legal = the bot answered { $action }, which is not legal

## seats/thinker.py, seats/reviewer.py

bots-gone = the bots have gone
bots-not-started = the bots' process can't be started: { $why }
bot-failed = the bot failed: { $why }
# $status: the exit code
bots-ended = the bots' process ended unexpectedly (status { $status }); another one was started
bots-ended-for-good = the bots' process ended unexpectedly (status { $status }); no other can be started: { $why }
bots-end-always = the bots' process ends every time it is asked this
move-not-looked-at = a move couldn't be judged: { $why }
process-ended = a process ended unexpectedly

## seats/lines.py: to whoever writes a program that answers in JSON lines

not-json = that is not JSON
answer-with = answer an object with either "action" or "notation"
no-legal-action = "action" is not the id of a legal action
no-string = "notation" is not a string

## seats/program.py: the program of somebody in a seat

# $said: the last line that it wrote
program-wrote = { $why }; it wrote "{ $said }"
program-late = gave no answer in { $seconds } seconds
program-ended = has ended
program-answered = answered something else: { $why }
program-not-started = can't be started: { $command }: { $why }
program-no-command = can't be started: its command is empty, or a quotation mark is not closed
program-too-long = answered more than can be read
program-stale = kept answering other questions
# $why is what it did, as above.
program-gone = the program of { $name } { $why }: an easy bot plays there from now on
