### What commands say, errors of the command line among them. { $why } is a reason in words; names of options, commands and
### files, and what is typed, stay as they are.

## commands/tournament/arena.py

arena-range-needs-seed = a range of deals needs the --seed that all its parts share
arena-needs-game = an arena needs a game (or --merge with files of results)
arena-needs-levels = an arena needs two different levels, e.g. --levels easy,medium or hard@100,hard@400
arena-ms-or-simulations = give either --ms or --simulations
arena-deal-failed = deal { $deal } failed: { $why }; again: { $command }
arena-undecided = { $level }: not decided between a share of { $p0 } and { $p1 } after { $deals } deals ({ $ratio } of { $limit })
arena-decided = { $level }: a share of { $accepted }, decided between { $p0 } and { $p1 } after { $deals } deals; wrong in at most { $error } of such tests, either way
arena-head = { $game }, { $seats } seats, { $deals } deals in { $seats } seatings each; an equal share is { $share }
# Above the table of standings, in so many columns: 10, 6, 14, 6, 10
arena-level = level
arena-share = share
arena-interval = 95%
arena-elo = Elo
arena-ms = ms a move
arena-digest = digest { $digest }

## commands/parser.py

empty = the name you typed is empty: leave it out, or give one
empty-behind = the name you typed after { $option } is empty: leave it out, or give one
not-together = { $first } and { $second } don't go together: choose one of them

## commands/machine.py

desktop-none = this desktop has no such menu: on macOS and Windows start tribes in a terminal
cant-write = { $file } can't be written: { $why }

## commands/machine.py

doctor-python = Python { $version } on { $system } { $release }
doctor-games = games: { $games }
# Of a game from another package.
doctor-broken = the game { $game } can't be played, or not fully: { $why }
doctor-there = { $package } is there
doctor-missing = { $package } is missing: install the program again
doctor-no-terminal = no terminal here: games can be played with --plain
doctor-terminal = terminal of { $columns }x{ $rows } characters
doctor-terminal-small = terminal of { $columns }x{ $rows } characters; screens need 80x24, --plain makes do with less
doctor-characters = characters: { $encoding }
doctor-characters-ascii = characters: { $encoding }; use --ascii
# Of the picture below the report, a part after each: how it should look.
doctor-strip = Smooth from night to gold? If it has steps, COLORTERM=truecolor may help:
doctor-eagle = An eagle with a white head and a yellow beak:
doctor-signs = Each sign as wide as the digit below it? If not, play with --ascii:
doctor-no-colours = no colours, because NO_COLOR is set
doctor-all-colours = 16 million colours
doctor-colours = { $number } colours
doctor-folder-wrong = saves and settings are in { $folder }: { $why }
doctor-folder = saves and settings are in { $folder }
doctor-saved = saved games: { $count }
doctor-no-folder = { $folder } can't be written to ({ $why }); TRIBES_HOME names another folder
doctor-bots = the bots' process answers ({ $ms } ms from its start)
doctor-bots-silent = the bots' process doesn't answer: { $why }
doctor-bots-slow = the bots' process didn't answer within 20 seconds
# $module (str): the package of Python's
doctor-extra = extra '{ $extra }', for { $extra ->
    [ssh] the host
   *[learn] learning
}: there
doctor-extra-missing = extra '{ $extra }', for { $extra ->
    [ssh] the host
   *[learn] learning
}: not installed ({ $module })

## commands/screen.py

or-play-plain = use tribes play GAME --plain

## commands/tournament/leaderboard.py

leaderboard-no-bot = no bot plays any of these games
leaderboard-no-baseline = there is no baseline { $baseline }: { $baselines }
leaderboard-head = { $deals } deals from seed { $seed }, each from both seats; equal strength is 0.500.

# The heads of six columns.
leaderboard-columns = game | bot | against | games | share of wins | 95%
leaderboard-interval = { $low } to { $high }
leaderboard-none = none
leaderboard-failed = failed: { $why }

## commands/parser.py

no-language = there is no language { $typed } (languages: { $languages })

## commands/learning.py

no-lesson = there is no lesson for { $title } yet: read tribes rules { $game }

## commands/help.py: the manual page

manual-name = Name
manual-in-short = six tabletop games about tribes, in any terminal
manual-synopsis = Synopsis
manual-description = Description
manual-options = Options
manual-commands = Commands
manual-examples = Examples
manual-files = Files
manual-home = The folder of saved games, settings and keys. If it isn't set, they are where the system keeps such data. { $command } names it.
manual-environment = Environment
manual-no-color = No colours at all.
manual-term = They say how many colours the terminal has.
manual-exit = Exit status
manual-codes = 0 done; 1 a fault in the program, with a report; 2 something you can mend, told in one line; 130 stopped by Ctrl+C.

## commands/values.py

# Of three, said twice: a or b or c.
either = { $one } or { $other }
which-one = { $typed } may be { $games }: which one?
no-game = there is no game { $typed } (games: { $games })
no-game-but = there is no game { $typed }; did you mean { $near }? (games: { $games })
no-command = there is no command { $typed } (tribes --help lists them)
no-command-but = there is no command { $typed }; did you mean { $near }? (tribes --help lists them)

## commands/saves.py

no-saved-game = there is no saved game "{ $typed }"; "tribes saves" lists them
no-saved-game-but = there is no saved game "{ $typed }"; did you mean { $near }? "tribes saves" lists them
which-of-many = { $typed } may be { $games } or one of { $more } more: which one?
game-with-moves = { $name } ({ COUNT($moves, "move") })
nothing-unfinished = there is no unfinished game: begin one with tribes play GAME
only-unfinished-broken = the only unfinished game can't be opened: { $problem }

## commands/help.py

options-of = { $numbers ->
    [1] { $title }, for { $least } players:
   *[other] { $title }, for { $least } to { $most } players:
}
no-options = it has no options
option-about = { $text }; without it: { $usual }
# $lengths: each with its minutes, after each other
lengths = Among bots it takes about { $lengths }.
# $spread: how much more the most is than the least
length = { $spread ->
    [0] { $most } minutes with { $value }
   *[other] { $least } to { $most } minutes with { $value }
}

## commands/parser.py

examples = examples:
# What is typed stays as it is; what it does stands in one column.
examples-lines =
    { "  tribes                                    " }the home screen
    { "  tribes indy                               " }play at once, against medium bots
    { "  tribes play indy --seats you,bot:medium,bot:easy" }
    { "  tribes play indy --plain                  " }as lines of text: screen readers, pipes, scripts
    { "  tribes continue                           " }the game you played last
    { "  tribes simulate indy --games 100 --seats bot:medium,bot:random" }
see-help = { $message } (see { $command } --help)
about = Tabletop games about tribes, in any terminal. Games: { $games }.
version-option = say which version this is

## commands/replay.py

# $formats: .svg .cast
film-format = { $file }: the name of a film ends in one of { $formats }
film-exists = { $file } already exists: name another file with --into
film-backwards = the film would begin after { $first } moves and end after { $last }: choose another --from or --to
film-done = { $file }: { COUNT($pictures, "picture") }, { COUNT($seconds, "second") }. Open it in a browser.

## commands/play.py

daily-has-its-seed = the game of the day has its own seed: leave out --seed or --daily
deal-says-all = a deal sets the game, its options and seed: leave out --seed, --set and --daily
deal-players = this deal is for { $players } players: --seats must name as many

## commands/learning.py

any-game = any game

## commands/replay.py

replay-good-part = { $why }; to watch the good part: tribes replay { $source } --good
replay-verified = { $source }: all { $entries } entries play as they were recorded
replay-no-round = the game has rounds { $first } to { $last }, not { $round }
replay-no-move = the game has { COUNT($moves, "move") }, not { $move }
# Before the position, as another than the person at the keyboard saw it.
replay-eyes = As { $name } saw it; “you” is { $name } here.
replay-goes-on = this game is still going on: what a seat saw is shown when it is over

## commands/machine.py

# Where the report is.
report-above = the lines above (no folder could be written to)

## commands/play.py

resume-program = A program played for { $name }. Type its command, or press Enter for an easy bot:
resume-easy-bot = an easy bot plays for { $name }; to seat a program: tribes continue --program COMMAND
resume-no-program = no seat of this game is left for the program { $program }
resume-nothing-after = the game has { COUNT($moves, "move") }: there is nothing left to decide after move { $move }
resume-or = { $one }, or { $other }
resume-ways = { $why }: { $ways }
resume-way = { $way } (tribes continue { $name } --{ $option })
resume-over = that game is over: watch it again with tribes replay { $name }

## commands/replay.py

review-no-moves = { $file } doesn't hold the moves of a review
review-move-failed = move { $number } couldn't be judged: { $why }

## commands/help.py

rules-not-said = the rulebook doesn't mention { $words }
rules-no-section = there is no section { $section }: tribes rules { $game } --headings lists them

## commands/saves.py

saves-renamed = { $name } is now called { $title }
saves-copied = { $name } is copied as { $copy }
saves-deleted = { $name } is deleted
saves-added = { $file } is now the saved game { $name }
saves-so-far = { COUNT($moves, "move") } so far
saves-over = over
saves-none = no saved games yet: begin one with tribes play GAME
saves-line = { $name }{ $title }  { $when }  { $game }: { $who }  { $state }  { $deal ->
    [no] seed { $seed }
   *[other] deal { $deal }
}

## commands/screen.py

needs-terminal = the screen needs a terminal: { $otherwise } to play as lines of text
dumb-terminal = this terminal (TERM=dumb) can't show a screen: { $otherwise } to play as lines of text
add-plain = add --plain

## commands/values.py

set-takes = --set takes OPTION=VALUE, not { $typed }
simulate-bots-only = simulate is for bots only: write seats as bot:LEVEL, with commas between
programs-at-tables = programs play at tables only: tribes play GAME --seats you,program:'COMMAND'

## commands/tournament/simulate.py

simulate-none = no game could be played
simulate-games = { COUNT($games, "game") } of { $game } in { $seconds } s
simulate-speed = { $speed } decisions a second
simulate-rounds = rounds: { $spread }
simulate-decisions = decisions: { $spread }
simulate-seat = seat { $seat } { $bot }: first in { $share }, average score { $points }
simulate-ended = ended by { $end }: { $games }
simulate-spread = { $low } / { $middle } / { $high } / { $most } (5%, median, 95%, most)
simulate-failed = the game of seed { $seed } failed: { $why }

## commands/tournament/cluster.py

no-scheduler-address = a scheduler is tcp://HOST:PORT, or local:N, not { $address }
no-local-address = local:N starts N workers of its own, not { $address }
needs-dask = --over needs Dask: pip install 'tribes-tui[cluster]'
no-scheduler = no scheduler answers at { $address }
worker-other-rules = worker { $worker } has other rules ({ $theirs }, not { $ours }): refused
no-worker = no worker with these rules at { $address }: waiting for one (Ctrl+C leaves)

## commands/tournament/contestants.py

bot-no-attribute = { $name }: there is no { $attribute } in { $module }
bot-no-import = { $name }: { $what } can't be imported: { $why }
bot-no-call = { $name }: { $what } can't be called
cant-read = { $file } can't be read: { $why }
no-toml = { $file } is not TOML
# $line: as `line 3`
no-toml-at = { $file } is not TOML: see { $line }
no-bots-named = { $file } names no bot: write [[bot]], a name, and one of { $kinds }
bots-of-one-name = { $file } has two bots of the same name
bot-needs-name = { $file }: a bot needs a name, which may not begin with tribes-
bot-needs-kind = { $file }: { $name } needs one of { $kinds }
bot-unknown-game = { $file }: { $name } names a game that doesn't exist: { $game }

## commands/tournament/results.py

holds-no-results = { $file } doesn't hold results of this kind
holds-others = { $file } holds results of something else: { $what } differ

## commands/tournament/results.py

arena-otherwise = { $file }: deal { $deal } went differently from the files before it

## commands/tournament/progress.py

progress = deals { $done }/{ $deals }, games { $games }, { NUMBER($speed, minimumFractionDigits: 1, useGrouping: "false") } games/s, workers { $workers }, { $left }
progress-left = { $time } left
progress-none = no deal yet

## commands/machine.py

version-from-folder = (run from its folder, not installed)
version-rules = rules: { $rules }
version-how = { $is_compiled ->
    [yes] the rules are compiled; Python { $version } on { $system }
   *[no] the rules are plain Python; Python { $version } on { $system }
}

## commands/tournament/contestants.py

program-failed = the program { $why }
needs-openspiel = an OpenSpiel bot needs open_spiel: pip install 'tribes-tui[adapters]'
bot-raised = it raised { $error }: { $why }
bot-no-action = it answered { $answer }, which is not an action
bot-not-legal = it answered { $action }, which is not legal

## commands/tournament/engine.py

process-ended = its process ended while playing it

## commands/tournament/leaderboard.py

pair-failed = { $why } (deal { $deal })
