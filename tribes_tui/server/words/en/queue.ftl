### Play anybody: what one looks for, the wait, and what comes of it.

title = play anybody
question = Whom do you want to play with?
# What a button and a key do.
look = Look for partners
    .key = look for partners

## Fields

game = Game
players = Players
near = Partners
    .about = How strong they are, by their ratings. The longer you wait, the further away they may stand.
near-100 = about like me
    .about = At first within 100 points.
near-300 = not too far from me
    .about = At first within 300 points.
near-0 = anybody
    .about = Whoever comes first.

## The wait, told in the lobby

# $time: how long they have waited, as 0:23; $is-rated: whether the game is to be rated; $within: how far away partners may stand, 0 for anywhere; $bots: when bots are offered
waits = { $within ->
    [0] Waiting { $time }: { $game } for { $players }, { $is-rated ->
        [yes] rated
       *[no] not rated
    }. Bots from { $bots }.
   *[other] Waiting { $time }: { $game } for { $players }, { $is-rated ->
        [yes] rated
       *[no] not rated
    }, within { $within } points. Bots from { $bots }.
}
    .offered = Waiting { $time }: { $game } for { $players }. You can play bots now: press b.
# Beside what one may do in the lobby.
waiting = { COUNT($people, "person looks", "people look") } for partners.
play = Play anybody: partners are found for you
stop = Look for partners no more
# What a key does: look for them, or no more.
partners-key = partners
bots = Play bots of about your strength instead
    .key = play bots
stopped = You look for partners no more.

## To somebody whose terminal is not in front

found = Partners are found: { $game } begins.
