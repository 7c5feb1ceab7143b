### Play anybody: what one looks for, the wait, and what comes of it.

title = play anybody
question = Who do you want to play with?
# What a button and a key do.
look = Look for partners
    .key = look for partners

## Fields

game = Game
players = Players
    .about = How many play, including you.
near = Partners
    .about = How strong they are, by rating. The longer you wait, the wider the range.
near-100 = close to mine
    .about = At first within 100 points of yours.
near-300 = not far from mine
    .about = At first within 300 points of yours.
rated-on = It changes all players' ratings. You are matched only with others who want a rated game.
near-0 = anybody
    .about = Whoever comes first.

## The wait, told in the lobby

# What somebody looks for. $pace: as "15 min each"
sought = { $game } for { $players }, { $is-rated ->
    [yes] rated
   *[no] not rated
}, { $pace }
# $time: how long they have waited, as 0:23; $within: how far away partners may stand, 0 for anywhere
waits = { $within ->
    [0] Waiting { $time }: { sought }
   *[other] Waiting { $time }: { sought }, your rating ±{ $within }
}
# Below it: somebody who waits too, and j is the key that looks for the same as they do. $differs: what is different, as below
other = { $name } is looking for the same, but { LIST($differs) }: press j to join.
    .game = { $name } is looking for { sought }: press j to join.
other-rated = { $is-rated ->
    [yes] rated
   *[no] not rated
}
other-pace = with { $pace }
join-key = join
# Beside what one may do in the lobby.
waiting = { COUNT($people, "person is", "people are") } looking for partners.
play = Play anybody: find me partners
stop = Stop looking for partners
# What a key does: look for them, or no more.
partners-key = partners
# Before its time: $time, as 0:45
bots = Play bots of about your strength instead
    .key = play bots
    .later = From { $time } on you can play bots of about your strength
stopped = You are no longer looking for partners.

## To somebody whose terminal is not in front

found = Partners found: { $game } begins.
