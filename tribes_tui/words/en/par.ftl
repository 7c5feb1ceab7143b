### What is said of par: what bots made of the same deal.

not-over = par is only for finished games: what bots make of a deal would give too much away while you play it
working = Bots are playing this deal from your seat, to compare ...
# $seconds (int): for how many it has played
searching = A hard bot is playing this deal { COUNT($games, "time") }, for about a minute: { COUNT($seconds, "second") } so far.
# What the key does.
ask = let a hard bot play it
# What somebody made of the deal. $amount: 15 points
head = { $title }: { $name } { $amount } from this deal.
# Who sat at the other seats.
at-the-table = At the other seats: { $levels }.
# The heading of the plot.
title = { $unit ->
    [points] What bots made of this deal
   *[other] What bots made of this deal, in { $units }
}
legend = ◆ you  ● a bot's middle result  ─ its worst to its best
    .brief = ◆ you  ● bots, in the middle  ─ their range
    .briefer = ◆ you  ● bots
# What a level made of it. $points: in the middle of its games; $share: per cent of them
level = { $level } { $points } (median of { $games }, { $fewest } to { $most }), first in { $share }% of them
# The same beside others; $points: in the middle of its games.
one = { $level } { $points }
    .wins = { $level } won { $wins } of { $games }
# What bots that replayed the deal made of it, and what somebody got. $made: medium 12, easy 9
same-deal = Bots replayed this deal in { WHOSE($who) } seat and typically got: { $made }; { $who } got { $points }.
    .won = Bots replayed this deal in { WHOSE($who) } seat: { $made }; { $who } { $is-won ->
        [yes] won
       *[no] lost
    }.

# What a key does, in a few words more, in the list of everything by name.
ask-told = see what a bot makes of this deal in your seat
