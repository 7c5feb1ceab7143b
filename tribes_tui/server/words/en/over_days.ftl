### Games over days: being away, mail, what happened since, notes to the keeper; and showing hands to those who watch.

## In the lobby

title = Games over days: away, mail
    .without-mail = Games over days: being away
    .key = games over days
question = Games over days
open = Open a table for a game over days
go-away = I am away for some days: my clocks stand
come-back = I am back: my clocks run again
    .sure = Are you back already?
    .about = The rest of these days is lost then: you can be away again from { DATETIME($day, dateStyle: "short") } on.
stay-away = Stay away
how-long = For how many days do your clocks stand? Where a decision takes hours or days; once in { COUNT($again, "day") }, even if you come back earlier.
days = { COUNT($days, "day") }
is-away = You are away until { DATETIME($day, dateStyle: "short") }: your clocks stand where a decision takes hours or days. Others run on.
is-back = You are back: your clocks run again.
mail = Mail me when it is my turn
mail-stop = No more mail to { $address }
mail-code = I have the code that was mailed to { $address }
mail-where = Where? You get a code there first, then at most one mail in { $hours ->
    [one] an hour
   *[other] { $hours } hours
}, and only while you are not here.
mail-asked = A code is on its way to { $address }: type it here when you have it.
mail-type = Which code was mailed to you?
mail-on = You get mail when it is your turn.
mail-off = You get no mail any more.
wrong-code = That was not the code.
your-turns = { $tables ->
    [one] It is your turn at one table: it stands first.
   *[other] It is your turn at { $tables } tables: they stand first.
}
# Of a table where it is the reader's turn. $left: time
your-turn-left = your turn · { $left }
# The same for whoever is away.
your-turn-stands = your turn · clock stands
# Behind how a table stands: moves that the reader hasn't seen.
news = { $state } · { $moves } new
lost = lost on time
won = won on time
# What happened at a table since the reader was there.
since = Since then: { $text }
away = { $name } is away until { DATETIME($day, dateStyle: "short") }: the clock stands.
back = { $name } is back: the clock runs again.

## What the host refuses: clauses

needs-key = only who can be known again can be away: come with a key
at-most = one can be away for { COUNT($days, "day") } at most
not-again = you have been away lately: you can be away again from { DATETIME($day, dateStyle: "short") } on
no-mail = this host sends no mail
no-address = that is no address for mail
address-taken = that address is somebody else's here
mailed-just-now = a mail has just been sent there: wait an hour

## Mail

code-subject = Tribes: your code
# $code: six digits
code-text =
    { $name },

    somebody who plays Tribes under this name wants to be told by mail when it is their turn. If that is you,
    type this code in the lobby: { $code }

    If it is not, do nothing: nothing more will come.
subject = { $games ->
    [one] Tribes: one game waits for you
   *[other] Tribes: { $games } games wait for you
}
# $lines: one a game
text =
    { $name },

    { $games ->
        [one] one game waits for you:
       *[other] these games wait for you:
    }

    { $lines }

    You can end these mails in the lobby, under "Games over days".
turn-line = { $game }, with { LIST($others) }: it is your turn
    .left = { $game }, with { LIST($others) }: it is your turn, and you have { $left } left
invited-line = { $by } invites you to { $game }

## Showing hands to those who watch

hands = Who watches
    .about = What those who watch may see. Whoever sits down is asked whether they want that.
hands-none = see what lies open
hands-none-about = Nobody's hand.
hands-late = see all hands, { $moves } moves late
hands-late-about = They may look with each player's eyes, as a commentator does, { $moves } moves later.
lost-seat = When time is up
    .about = What happens to somebody whose clock has run down. Only with clocks.
lost-once = a bot takes that decision
lost-once-about = They may take the next one.
lost-bot = a bot takes the seat
lost-bot-about = It plays on for them to the end, and its place is theirs.
lost-resign = they resign
lost-resign-about = They are last; where more than one other plays, a bot has their seat from then on.
agree = Whoever watches this game may see all hands, { $moves } moves late. Do you want that?
comment = all hands
    .command = All hands, as a commentator
not-shown = Nobody's hand is shown at this table.
commentary = all hands, { $moves } moves late
too-early = Nothing can be shown yet: hands are shown { $moves } moves late.
next-eyes = next player's eyes
with-eyes = with { WHOSE($name) } eyes
with-open = what lies open
# A page with the hands of all, each as that player is told it.
hands-at-once = all hands at once
hands-question = Each hand as its player is told it.
to-table = to the table
log = what was told
