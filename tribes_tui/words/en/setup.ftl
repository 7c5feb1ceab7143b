### What the screen of a new game says.

title = A new game
question = Who sits at the table?
# What keys do.
start = start
rules = rules
game = game
seats-keys = seats
start-button = Start
# A heading.
seats = Seats
# Titles of fields.
players = Players
seed = Deal
seed-about = Type a friend's deal, like K7Q2-9FMX, to play the same. Empty: by chance.
by-chance = by chance
players-about = How many sit at the table.
person = a person
person-about = At this keyboard.
name-about = What this player is called: press Enter to type it.
    .typed = What this player is called: press Enter when the name is right.
same-names = Two seats have the same name: give each its own.
# A bot among those who may sit on a seat.
bot = a bot, { $level }
# A seat by its number.
seat = Seat { $number }
# Of a seed that is none.
wrong-seed = Type a deal, like K7Q2-9FMX, or a seed: { $why }.
# How a bot of each level plays.
plays = It { plays-so }.
plays-so = { $level ->
    [random] plays at random
    [easy] sees what a move brings, but often errs
    [medium] sees what a move brings
    [hard] thinks for up to a second
    [master] thinks for up to four seconds
   *[even] follows your results; with several people, as medium
}
# How the one that follows its only person plays against them now. $now: a sentence about it
follows = { $now } It follows your results.
# Beside the question. $way: typing, as a name, kept, as the last one of this game, or new
remark = { $way ->
    [typing] Enter when the field is done, then s starts.
    [kept] As you last set it up: s starts.
   *[new] s starts.
}
# Beside the heading of the seats.
how-many = { $low } players
    .to = { $low } to { $high } players
# $players: one of those
how-long = { $players }, about { COUNT($minutes, "minute") }

# What a key does, in a few words more, in the list of everything by name.
start-told = begin the game as it is set up here
game-told = set up another game
seats-keys-told = one player more, or one fewer
# A key for one more, or less, than may play.
seats-limit = { $game } is for { $least } to { $most } players.
rules-told = the rulebook of this game
