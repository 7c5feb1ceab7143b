### What words mean that a host uses: a page of them, each with a sentence or two. `.about` stands behind its word.

title = words used here
question = What the words on these pages mean.
menu = Words used here
key = words

pace = Pace
    .about = How long the table waits for each player. Live: a bot sits in for anybody who is gone too long. No clock: everybody plays when they like. 15 min each: that long for the whole game, plus some seconds with each decision. 1 day a decision: that long each time, plus days in reserve for the whole game; the clock shows both together.
reserve = Reserve
    .about = Where decisions take hours or days: time beyond what a decision allows comes out of this, and is gone for the rest of the game.
seat = Your seat
    .about = It is kept when you leave or lose the connection, and you are taken back to it. To give it up for good, resign (Ctrl+X at the table). Getting up before the game begins costs nothing.
rated = Rated
    .about = The game changes its players' ratings. It has a clock and no hints, and it counts whatever happens; resigning counts as a loss.
rating = Rating
    .about = How strong somebody is at a game with that many players; the medium bot is at 1000. 1043 ± 120: in 95 of 100 cases the true strength is within 120 points of it.
provisional = Provisional
    .about = A rating after few games, which may be far off. It comes below all others in the list.
within = Your rating ±100
    .about = How far partners' ratings may be from yours by now. The longer you wait, the further.
sealed = The deal is sealed
    .about = The number that decides the deal was drawn before the game. You see a code of it at the start and the number itself at the end, so you can check that nobody changed it.
record = Record
    .about = What was played, move by move. { "ssh HOST export" } on your own machine lists your finished games; with a name, it prints that one.
days-deal = The day's deal
    .about = The same cards for everybody on a given day, once each, against bots; your result is shown beside theirs.
equal = Equal deals
    .about = All tables of a round have the same deal: you are compared with those who sat in your seat at the other tables. A round is worth 0 to 1 point: the share of them you beat, with ties counting half.
forms = Swiss, all against all, balanced
    .about = Who plays whom: players with equal points; everybody once; as many different opponents as possible.
bye = Bye
    .about = With an odd number of players, whoever is left over gets a point without playing that round.
away = Away
    .about = For some days your clocks are stopped where decisions take hours or days. Clocks in minutes keep running.
keeper = The keeper
    .about = Whoever runs this host. Your reports (“Mute or report somebody”) go to them.
