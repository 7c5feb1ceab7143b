### What `tribes --help`, `tribes COMMAND --help` and the manual page say. Names of options and commands, and what is
### typed, stay as they are; so do lines set in below `examples:`.

## commands/arguments/__init__.py

set-option = an option of the game; may be repeated
seed = like k7m2qd, or a number: the same seed gives the same cards and dice
plain = lines of text instead of a screen
json-lines = decisions as JSON on standard output, answers on standard input (see tribes_tui/seats/JSON-LINES.md)
brief = lines for people who listen: what is new and the question (the default with --plain on a terminal)
ascii = only ASCII characters
language = the language everything is said in, such as en
jobs = how many processes ({ $jobs })
resume = { $what ->
    [move] keep each move in FILE as it comes, and carry on from what is there
    [game] keep each game in FILE as it comes, and carry on from what is there
   *[deal] keep each deal in FILE as it comes, and carry on from what is there
}

## commands/arguments/__init__.py

learn = a short guided game
puzzle = a position: find the move that wins the most games
puzzle-game = the next puzzle of this game, or a puzzle by its name; if left out, the puzzle of the day: { $games }
puzzle-list = list the puzzles and how you did; with GAME, each one's name, subject and difficulty
rules = a game's rulebook
rules-section = only this section, by its number or words from its title
rules-headings = the numbers and titles of all sections
rules-search = every sentence with these words, and its section
rules-plain = as sentences to listen to, with no tables drawn

## commands/arguments/__init__.py

completions-more =
    once:
      bash   tribes completions bash > ~/.local/share/bash-completion/completions/tribes
      zsh    tribes completions zsh > ~/.zfunc/_tribes      (with `fpath+=~/.zfunc` before `compinit` in ~/.zshrc)
      fish   tribes completions fish > ~/.config/fish/completions/tribes.fish
doctor = what this terminal can do, where saves are, what is missing
completions = a script with which your shell completes these commands
completions-shell = bash, zsh or fish
man = all this as a manual page: tribes man | man -l -
desktop = put Tribes, its icon and its manual where your desktop looks for them
desktop-remove = remove them again

## commands/arguments/__init__.py

play-more =
    seats, separated by commas:
      you          you
      name:Ada     another person at this keyboard, called Ada
      bot:LEVEL    a bot; plain `bot` is bot:medium; bot:even follows your results in that game, from easy to hard
      bot:NAME     a rival of that game, a bot with a style of its own; m on the screen of a new game shows them
      program:'COMMAND'
                   a program of yours that reads and writes JSON lines (tribes_tui/seats/JSON-LINES.md). When it doesn't answer, an easy bot plays. Commas inside quotes belong to the command; python by itself is the Python that runs Tribes.

    Without --seats: you and as few medium bots as the game allows.

    plain mode (--plain) when standard output is not a terminal, line by line: the view; `seat K to decide:`, where seats count from 0 in the
    order of --seats; the legal actions as `  N) text`; a line `>`. Answer with the number N, with the action
    as it is written, or with save, undo, redo, hint, rules, quit or help. A wrong line gets one line beginning
    `no:` and the question again. At the end of input the game is saved, and the exit code is 0.

    On a terminal, or with --brief, only what is new is said, then the question in a sentence, the number of choices,
    and a line `>`. Answer with a number, the notation or words. Ask for the rest: help lists it. The words full and
    brief switch between the two.

    With several people at one terminal, hands are hidden while the keyboard is passed. What only one of them may
    know of is asked while everybody has a turn at the keyboard, so that nobody sees whom it was for.

    examples:
      tribes play indy --seats you,bot:easy,bot:easy --seed 7
      tribes play indy --set return_from=all
      tribes play --deal K7Q2-9FMX
      yes 1 | tribes play indy --plain
play = a new game
play-help = show this (after GAME, that game's options too) and exit
play-seats = who sits where (see below)
play-deal = a friend's deal, like K7Q2-9FMX: the same game, number of players, options and seed
play-daily = the game of the day: the same seed for everybody; goes on where you left it
continue-game = go on with your last unfinished game, or another one
continue-name = which one (`tribes saves` lists them); the newest if left out
continue-repair = go on from the good part of a game that is damaged, or that today's rules play differently
continue-watch = watch it while another program plays it
continue-from = a new game that begins with its first N moves
continue-copy = play on from a copy of it
continue-program = the program for a seat that had one; may be repeated (if left out, an easy bot plays there)

## commands/arguments/__init__.py

review-more =
    Every choice of the seat is searched again, and what was played is compared with the best other move on the same draws of
    what was hidden. A choice is marked only where the difference is certain. The review is kept beside the record, so next
    time it opens at once. With --resume a review that was stopped goes on, here or over a cluster.

    With --json: one object with game, seat, choices (how many), result (the seat's share of the win), cost and luck (change and
    error, in chances of winning), chances (at every position), stands (seat by seat the same before every move), moments (number of the move, kind, change, text) and marks (number,
    mark, played and other as action ids, gain from low to high, expected, text).
par-more =
    Bots play the same deal again from the same seat. The bots of the record sit at the other seats, with medium in place of
    people and of bots that search. A level may say how much to think: hard@40 (simulations) is repeatable.
saves = list the saved games, or tidy them up
saves-json = as JSON, a list of objects
saves-plain = as sentences to listen to
saves-rename = give a game this title
saves-copy = copy a game
saves-delete = delete a game, even a damaged one
saves-add = add a game from a file: one that was mailed to you, or saved elsewhere
replay = walk through a saved game
replay-source = a saved game by name, or a file
replay-to = stop after N moves
replay-round = stop where round R begins
replay-seat = as one seat saw it (0 is the first)
replay-pace = seconds to wait after each move
replay-brief = sentences for people who listen, without notation (the default on a terminal)
replay-good = only the good part of a damaged game
replay-json = only the final position, its key and the scores
replay-verify = only check that it plays as it was recorded
film = make a moving picture of a saved game
film-more = A .svg moves in any browser; a .cast is for asciinema and its players.
film-into = file to write (default: an .svg here, named after the game and the moves)
film-from = start after N moves (default: before the first)
film-to = stop after N moves (default: at the end)
film-size = columns and rows of the picture (default: 100x30)
film-pace = seconds for which each move is shown (default: 1)
film-hide-names = people are called Player 1, Player 2 ...
review = judge every choice of a game that is over
source = which one (`tribes saves` lists them), or a file
review-seat = whose choices (0 is the first); the only person's if left out
cluster = a Dask cluster, as for an arena; workers need the program, too
review-simulations = how much to think about each choice; the review is not kept then
review-json = as JSON (see below)
par = what bots make of the same deal, for a game that is over
par-seat = from which seat (0 is the first); the only person's if left out
par-levels = the levels of the bots, one after the other (easy,medium)
par-games = how many games of each (8)
json = as JSON
journey = the journey through the six games: its map, or one of its stages
journey-stage = play this stage; --plain lists their names
journey-plain = list the stages; with a stage, play in lines of text
journey-rebuild = work the stars out anew from the records of all games
daily = the games of the day, how you did, and what bots made of them
statistics = how you have played so far, in lines
statistics-game = only this game: { $games }
statistics-rebuild = read every record again, instead of using what is remembered
statistics-more =
    The rating of a game comes from its records alone, in the order in which the games were begun: the same records give the
    same rating on every machine. With --rebuild they are read from beginning to end.

    With --json: one object with games, a list with game, games (how many), wins, best, row and longest (wins in a row, now and
    at best), against (by level: games, wins), rating (null, or points, within, record, begun and place of the last game,
    best, and games: each that counts, with change and chance, that of the first place) and uncounted (record to why it
    doesn't count).

## commands/arguments/__init__.py

simulate-more =
    With --resume a run that was stopped goes on; seconds and decisions_per_second count only what was played this time.
    With --json: one object with game, seats, games (how many), seconds, decisions_per_second, and rows, a list with
    seed, scores, ranking, rounds, decisions and end (why it ended) for each game. The seeds are --seed, --seed + 1, ...
arena-more =
    A level may say how much to think: hard@400 (simulations), hard@200ms, hard@4s.

    With --over, each deal is a task on a Dask cluster: pip install 'tribes-tui[cluster]' on every machine, start one `dask scheduler`,
    and `dask worker tcp://HOST:8786 --nthreads 1` once for each core. Workers with other rules are refused; the deals of one that
    dies go to others. With --resume a run can be stopped or killed, and carried on anywhere. The digest
    covers all results but the times: where simulations are counted it is the same wherever they are played.
    --sprt 0.5,0.55: is the first level's share of first places 0.5 or 0.55? It stops when one of them is accepted, and is wrong
    in at most 5% of such tests. For batch systems: --seed S --deals A:B plays deals A to B-1 of those from seed S;
    --merge puts the files of all parts together.

    examples:
      tribes arena tribe --levels easy,medium,hard --deals 20 --simulations 100
      tribes arena indy --levels hard@400,hard@100 --deals 30
      tribes arena indy --levels hard@400,hard@100 --deals 2000 --sprt 0.5,0.55 --over tcp://10.0.0.5:8786 --resume indy.jsonl
      tribes arena --merge part1.jsonl part2.jsonl
leaderboard-more =
    FILE of --bots is TOML; each bot has a name and one of program, open_spiel, policy:

      { "[[bot]]" }
      name = "mine"
      program = "python my_bot.py"      reads and writes JSON lines (tribes_tui/seats/JSON-LINES.md)
      games = ["indy"]                  only these; all if left out

      { "[[bot]]" }
      name = "searcher"
      open_spiel = "my_bots:searcher"   searcher(game, player, seed) makes an OpenSpiel bot; ISMCTSBot needs a resampler
                                        (rules/adapters/README.md)

      { "[[bot]]" }
      name = "learnt"
      policy = "my_bots:policy"         policy(game id) makes a function: PettingZoo's observation -> action

    Two play, and each deal is played from both seats. Baselines never change (rules/bots/pinned.py). Bots see only what their
    seat may see. A bot that gives no legal action fails: its row says why, and the exit code is 1. A --resume file may also be
    carried on with more games, baselines and deals.
simulate = bots only, no screen: results, lengths, speed
simulate-games = how many games (100)
simulate-seats = bots, e.g. bot:random,bot:medium (the fewest, bot:random)
arena = which bots are stronger: duplicate deals, Elo, intervals
arena-levels = a level for each seat; they change seats (easy,medium)
arena-deals = how many deals (20), or A:B of them
arena-ms = milliseconds a searching bot may think about a move
arena-simulations = simulations instead: the result is repeatable
arena-cluster = a Dask cluster: tcp://host:port, or local:N for N workers here
arena-merge = play nothing: put the results of these files together
arena-sprt = stop when the first level's share is decided
arena-json = as JSON: standings, digest, and every game
leaderboard = your own bots against pinned baselines, with intervals
leaderboard-bots = the bots (see below)
leaderboard-games = all, or some of { $games }
leaderboard-against = baselines by name (tribes-hard-v8), or by level for its newest version (random,easy,medium,hard)
leaderboard-deals = how many deals for each pair (20)
leaderboard-seed = the seed of the first deal (by chance)
leaderboard-cluster = a Dask cluster, as for an arena; workers need the program, and the bots
leaderboard-json = as JSON: seed, deals, rows

## commands/values.py

no-number = { $typed } is not a number from 1 up
no-deals = { $typed } is neither a number of deals from 1 nor a range like 100:200
no-shares = { $typed } is not two shares from 0 to 1, the smaller first, like 0.5,0.55
no-seat = { $typed } is not a seat: seats count from 0
no-pace = { $typed } is not a number of seconds up to 60
no-size = a size is columns and rows from 80x24 to 300x100, like 100x30, not { $typed }
no-seed = { $typed } is not { $what }
seed-is-a-deal = { $deal } names a whole deal: type tribes play --deal { $deal }

## What every help and every error of a command line says (commands/help.py); $argument: as `--seed` or `GAME`

usage = usage:{ " " }
commands = commands
positional = arguments
options = options
help = show this help message and exit
about-argument = argument { $argument }: { $why }
wrong-choice = invalid choice: { $typed } (choose from { $choices })
wrong-value = invalid { $type } value: { $typed }
wanted = the following arguments are required: { $arguments }
wanted-one = one of the arguments { $arguments } is required
unknown = unrecognized arguments: { $arguments }
one-value = expected one argument
at-most-one-value = expected at most one argument
at-least-one-value = expected at least one argument
values = { $number ->
    [one] expected { $values } argument
   *[other] expected { $values } arguments
}
not-with = not allowed with argument { $argument }
# $typed: the value of an option that takes none
no-value = ignored explicit argument { $typed }
ambiguous = ambiguous option: { $option } could match { $matches }
unexpected-option = unexpected option string: { $option }
