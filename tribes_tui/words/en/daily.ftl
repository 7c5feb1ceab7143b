### What the games of the day say.

# In the frame of a game's end. $key copies what became of it
this = the game of the day: { $key } copies your result
    .brief = { $key } copies your result
copy = copy your result
copied = Copied: { $text }
# What is copied, to be compared with a friend's. $day: 29 Nov; $result: won, 78 points; $hinted: whether hints were asked for
told = Tribes, { $game } of { $day }: { $result }{ $hinted ->
    [yes] , with hints
   *[no] , without hints
}

day = day
same = Everybody who plays on one day gets the same cards, dice and tiles.
play = play
# What the keys do.
game = day and game
open = open
# A game that goes on.
at-move = move { $moves }
# A game whose result tells too little.
over = over
to-play = not begun
how-to-play = To play one, type tribes play GAME --daily.
# When today's game has been played already.
is-over = you have finished today's game of { $game }: tribes replay { $name } shows it again, tribes play with --seed { $seed } starts the same deal anew
# Above the list of them.
listing = Games of the day: { $facts }.
# What Enter does with one that is over, where there is no room for which it is.
see-again = see it again
# What Enter does with a game of today that was not played yet.
to-begin = start today's game of { $game }
# What Enter does with one that goes on.
to-go-on = go on with { $game } of { $day }
# What Enter does with one that is over.
to-see = see again, move by move: { $game } of { $day }
# Of a game of another day that was not played.
past = You didn't play { $game } on { $day }. A game of the day can be played only on its day.
    .brief = A game of the day can be played only on its day.
# What the picture is.
dealt = The picture shows the deal, as you see it when it begins.
# Of a game in which a hint was asked for.
with-hints = Played with hints.
# Which day it is, and on how many days without a break a game was finished, if on several.
in-a-row = { $day }, a game finished on { $days } days in a row
# A game of a day and how it went; what bots made of it.
line = { $day }, { $game }: { $result }.
    .par = { $day }, { $game }: { $result }; bots: { $made }.
# A number for a level of bots: what they made of the same deal, or in how many games.
par = { $level } { $number }
# All of them, in ever fewer words.
made = Bots made of it: { $made }.
    .medians = { $games ->
        [0] Bots, medians: { $made }.
       *[other] Bots, median of { $games }: { $made }.
    }
    .wins = Bots won: { $made }.
    .seated = Games won by bots in your seat: { $made }.
    .typical = Bots in your seat typically got: { $made }.
# In how many games each level played it.
played = Games the bots played with this deal: { $made }.
# Who plays. $bots: 3 medium bots
against = Against { $bots }, by the usual rules.
# How a game went on the days that are shown.
tally = { $game } on these { $days } days: finished { $finished }, won { $won }.

# What a key does, in a few words more, in the list of everything by name.
game-told = to another game, or another day
open-told = play it, go on with it or see it again
copy-told = your result as a line to send to friends
# In the cell of a past day.
not-played = not played
