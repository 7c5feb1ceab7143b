### What is said of par: what bots made of the same deal.

not-over = par is for games that are over: what bots make of a deal would tell too much about one still going on
working = The same deal: bots are playing it ...
searching = The same deal: hard is playing it, for up to a minute ...
# What the key does.
ask = ask hard, too
# What somebody made of the deal. $amount: 15 points
head = { $title }: { $name } { $amount } from this deal.
# Who sat at the other seats.
at-the-table = At the other seats: { $levels }.
# The heading of the plot.
title = { $unit ->
    [points] Par of this deal
   *[other] Par, in { $units }
}
legend = ◆ you  ● bots' median  ─ their range
# What a level made of it. $points: in the middle of its games; $share: per cent of them
level = { $level } { $points } (median of { $games }, { $fewest } to { $most }), first in { $share }% of them
# The same beside others.
one = { $level } { $points } (median of { $games })
    .wins = { $level } won { $wins } of { $games }
    .own = { $who ->
        [you] you { $points }
       *[other] { $who } { $points }
    }
same-deal = Same deal, same seat: { $made }.
    .won = Same deal, same seat: { $who ->
        [you] you
       *[other] { $who }
    } { $is-won ->
        [yes] won
       *[no] lost
    }, { $made }.
