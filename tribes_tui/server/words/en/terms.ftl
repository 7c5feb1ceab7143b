### What words mean that a host uses: a page of them, each with a sentence or two. `.about` stands behind its word.

title = the words used here
question = What the words mean that you read here.
menu = The words used here
key = words

pace = Pace
    .about = How long one waits for anybody. Live: a bot sits in for whoever is gone too long. No clock: all take their turns when they like. 15 min each: everybody has that for the whole game, and some seconds more with each decision. 1 day a decision: that long for each, besides days in reserve for the whole game; the clock shows both together.
reserve = Reserve
    .about = Where decisions take hours or days: what one of them takes longer comes from here, and is gone for the rest of the game.
seat = Your seat
    .about = It is kept when you leave or lose the line; you are led back to it. To give it up for good, resign (Ctrl+X at the table). Getting up before the game begins is free.
rated = Rated
    .about = The game changes the ratings of all who sit there. It has a clock, no hints, and counts whatever happens; resigning counts as lost.
rating = Rating
    .about = How strong somebody is at a game for so many players; the bot “medium” stands at 1000. 1043 ± 120: in 95 of 100 cases somebody is no more than 120 points away from it.
provisional = Provisional
    .about = A rating after few games, which may be far off. It stands below all others in the list.
within = Your rating ±100
    .about = How far from your own rating partners may stand by now. The longer you wait, the further.
sealed = The deal is sealed
    .about = What the cards are dealt from was drawn before the game. You read a code of it at the beginning and the number itself at the end, so you can check that nobody has changed it.
record = Record
    .about = What was played, move by move. { "ssh HOST export" } on your own machine lists those of your finished games and, with a name, prints one.
days-deal = The day's deal
    .about = The same cards for everybody on a day, once each, against bots; your result stands beside theirs.
equal = Equal deals
    .about = All tables of a round have the same deal: you are compared with those who sat in your seat at the other tables. A round gives from 0 to 1 point: the part of them who did worse; level ones count half.
forms = Swiss, all against all, balanced
    .about = Who plays whom: those who have as many points; each plays each once; each meets as many others as can be.
bye = Bye
    .about = Who is left over of an odd number has no game in that round, and a point.
away = Away
    .about = For some days your clocks stand where decisions take hours or days. Clocks by the minute run on.
keeper = The keeper
    .about = Whoever runs this host. What you report (“Mute or report somebody”) is read there.
