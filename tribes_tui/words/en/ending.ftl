### What the screen of a game's end says in every game.

victory = VICTORY
came-from = Where it came from
decided = What decided it
record = Your games at this table
in-all = in all
round = round
this-game = the last bar: this game
over = the game is over
# What scores are called in a game that has no word for them.
points = points
look = look at the table
rematch = rematch
review = review
replay = replay
graph = how it went
# What the keys do.
leave = leave
# How many played.
seated = { $number } players
