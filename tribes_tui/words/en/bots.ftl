### What a table says of its bots: how well they play, and that one thinks.

# All bots of a table, or all of one level. $kind: their level, or mixed
all-of = { $number ->
    [one] 1 { $kind } bot
   *[other] { $number } { $kind } bots
}
# The same of those that are none of the levels; $strength: of 100
all-of-strength = { COUNT($number, "bot") }, strength { $strength }
# How well a bot plays, in a word, where there is room for no more. $level: easy, medium ...
level = { $level }
# How strong the level that follows a person plays against them next. $whom: what they are called
even-now = In { $game }, an even bot now plays { $whom } at strength { $strength }, where easy is 0, medium 50 and hard 100.
# How strong a bot that follows a person plays in this game.
even-here = { CAPITAL($name) } is an even bot, now at strength { $strength }, where easy is 0, medium 50 and hard 100.
# A seat that a bot has. $plays: how one of that level plays, a sentence
is-bot = A bot has this seat, { $level }. { $plays }
