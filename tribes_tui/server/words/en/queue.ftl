### Play anybody: what one looks for, the wait, and what comes of it.

title = play anybody
question = Whom do you want to play with?
# What a button and a key do.
look = Look for partners
    .key = look for partners

## Fields

game = Game
players = Players
    .about = How many play, you among them.
near = Partners
    .about = How strong they are, by their ratings. The longer you wait, the further away they may stand.
near-100 = about like me
    .about = At first within 100 points.
near-300 = not too far from me
    .about = At first within 300 points.
rated-on = It changes the ratings of all who play. Your partners are those who look for rated games, too.
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
other = { $name } looks for the same, but { LIST($differs) }: press j to join them.
    .game = { $name } looks for { sought }: press j to join them.
other-rated = { $is-rated ->
    [yes] rated
   *[no] not rated
}
other-pace = with { $pace }
join-key = join
# Beside what one may do in the lobby.
waiting = { COUNT($people, "person looks", "people look") } for partners.
play = Play anybody: partners are found for you
stop = Look for partners no more
# What a key does: look for them, or no more.
partners-key = partners
# Before its time: $time, as 0:45
bots = Play bots of about your strength instead
    .key = play bots
    .later = Bots of about your strength can be played from { $time } on
stopped = You look for partners no more.

## To somebody whose terminal is not in front

found = Partners are found: { $game } begins.
