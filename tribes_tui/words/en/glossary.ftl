### The words that all games share, as the last section of a rulebook has them.

title = Words of this game
everywhere = At every table:
player = player
    .means = Somebody with a seat at the table, a person or a bot.
bot = bot
    .means = A player run by the program, from easy to master. An even bot follows your results.
seat = seat
    .means = A player's place at the table. A person or a bot can take it.
table = table
    .means = What everybody sees: the pieces, the seats, the log.
turn = turn
    .means = What one player does before the next one is asked.
round = round
    .means = From a deal, or the first player's turn, until everybody has had theirs.
move = move
    .means = One decision, as the log and replays count them.
hand = hand
    .means = The cards a player holds, which nobody else sees.
log = log
    .means = What has happened, line by line.
hint = hint
    .means = What a bot would do in your place, seeing what you see.
lesson = lesson
    .means = A short guided game.
