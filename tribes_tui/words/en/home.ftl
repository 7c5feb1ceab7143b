### What the home screen says, beside what each game is (`about`).

motto = games about tribes, in any terminal
# To whoever comes for the first time. $window: how large theirs is; $colours: how many their terminal shows
welcome = { $window ->
    [small] { $colours ->
        [reduced] Welcome! 1 to 6 start a game against a bot. 120 by 40 and COLORTERM=truecolor look better.
       *[all] Welcome! 1 to 6 start a game against a bot.
    }
   *[large] { $colours ->
        [reduced] Welcome! 1 to 6 start a game against a bot. With COLORTERM=truecolor the pictures have all their colours.
       *[all] Welcome! 1 to 6 start a game against a bot.
    }
}
too-small = This window is { $width } by { $height }. Tribes needs 80 by 24: make the window larger or its letters smaller, or press q to leave.
# What the keys do.
choose = choose
walk = walk
help = help
keys = keys
# What Ctrl+Z does, everywhere; and what is said instead where nobody could bring the game back.
suspend = pause, until you type fg
stays = A paused game couldn't be brought back here, so it goes on.
# After Ctrl+C.
how-to-leave = q leaves, here and at a table. Every move is saved.
# On a game's card.
how-many = { $players } players
# On a game's card, how it went so far.
won-of = { $won } of { $games } won
# Headings in the list of everything by name.
games = Games
else-here = Everything else
# The line about what the cursor stands on.
# The line about what the cursor stands on: of a game that was never played to its end. $key: the key of the lessons
new-to = New to { $game }? Press { $key } and Enter for a guided game, Enter to play.
# Instead, of one whose lesson was left before its end.
taught-before = { $game }: press { $key } and Enter to begin its lesson again, Enter to play.
# Instead, of one of which a game is unfinished. $key: what goes on with it; where newer games are unfinished too, the saved games
another = { $game } is unfinished: { $key } continues it. Enter begins another game.
    .among = { $game } is unfinished, among the saved games ({ $key }). Enter begins another game.
# After the key that has just left another screen. $key: that one
leaves = Every move is saved. Press { $key } again to leave Tribes.
# As long as that takes, after something was chosen
opens = { $label } …
# What Enter does on a page on which nothing is yet
begin = start a game of { $game }
# In the list of everything by name, found by a word of it: what no key does here
host = Host tables for friends
    .about = Friends come to your tables with ssh, to tournaments too. On the command line tribes serve --help says how.

# To go on with the last game: on its button, in the list of everything by name, and where it was left.
go-on = Continue { $game }
last = { $game }: left unfinished after { COUNT($move, "move") }.
    .with = { $game }: left unfinished after { COUNT($move, "move") }, against { $others }.
# In that list.
play = Play { $game } now

## What is no game

new-game = New game
    .about = Choose the game, who plays, and the options.
journey = Journey
    .about = A map of stages through all six games.
daily = Games of the day
    .about = The same deal for everybody today.
puzzles = Puzzles
    .about = Find the move that wins the most games. A new one every day.
learn = Learn a game
    .about = A short guided game, move by move.
saves = Saved games
    .about = Go on with a game, or watch one again.
statistics = Statistics
    .about = Your results by game and by opponent.
rules = Rulebooks
    .about = The rules of all six games, with a search.
settings = Settings
    .about = Colours, signs, motion, keys, help.
quit = Quit
    .about = Every move is already saved.

## Names of keys on every screen, as they stand on keyboards of this language

enter-key = Enter
space-key = Space
shift-tab-key = Shift+Tab
backspace-key = Bksp
home-key = Home
# The letter that answers a question with yes.
yes-key = y
end-key = End
page-up-key = PgUp
page-down-key = PgDn

## Pictures of tables

# What stands on a card or a tile of a small picture of a table: at most eight letters.
on-picture = { $word ->
    [shaman] shaman
    [hunter] hunter
    [weapon] weapon
    [spirit] spirit
    [calumet] calumet
    [storm] storm
    [warrior] warrior
    [scout] scout
    [elder] elder
    [flag] flag
    [multi] multi
    [wolf] wolf
    [buffalo] buffalo
    [draw3] draw 3
    [block] block
    [courage] feathers
    [strength] feathers
    [totem] totem
    [character] character
    [horse] horse
    [object] object
    [red] red
    [green] green
    [blue] blue
    [sacred] Sacred
    [market] Market
    [village] Village
   *[oasis] Oasis
}

# What a key does, in a few words more, in the list of everything by name.
choose-told = open what the cursor is on
