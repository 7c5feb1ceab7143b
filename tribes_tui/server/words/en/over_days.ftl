### Games over days: time away, mail, what happened since, notes to the keeper; and showing hands to those who watch.

## In the lobby

title = Games over days: away, mail
    .without-mail = Games over days: time away
    .key = games over days
question = Games over days
open = Open a table for a game over days
go-away = I'll be away for some days: stop my clocks
come-back = I'm back: start my clocks again
    .sure = Are you back already?
    .about = The remaining days are lost: you can be away again from { DATETIME($day, dateStyle: "short") } on.
stay-away = Stay away
how-long = For how many days should your clocks stop? This holds where decisions take hours or days, once every { COUNT($again, "day") }, even if you come back early.
days = { COUNT($days, "day") }
is-away = You are away until { DATETIME($day, dateStyle: "short") }: your clocks are stopped where decisions take hours or days. Other clocks keep running.
is-back = You are back: your clocks are running again.
mail = Mail me when it is my turn
mail-stop = No more mail to { $address }
mail-code = Enter the code mailed to { $address }
mail-where = To which address? A code comes first, then at most one mail every { $hours ->
    [one] hour
   *[other] { $hours } hours
}, and only while you are away.
mail-asked = A code is on its way to { $address }: type it here when you have it.
mail-type = What code did the mail give you?
mail-on = You will get mail when it is your turn.
mail-off = You will get no more mail.
wrong-code = That isn't the code.
your-turns = { $tables ->
    [one] It is your turn at one table: it comes first.
   *[other] It is your turn at { $tables } tables: they come first.
}
# Of a table where it is the reader's turn. $left: time
your-turn-left = your turn · { $left }
# The same for whoever is away.
your-turn-stands = your turn · clock stopped
# Behind how a table stands: moves that the reader hasn't seen.
news = { $state } · { $moves } new
lost = lost on time
won = won on time
# What happened at a table since the reader was there.
since = Since then: { $text }
away = { $name } is away until { DATETIME($day, dateStyle: "short") }: the clock is stopped.
back = { $name } is back: the clock is running again.

## What the host refuses: clauses

needs-key = only people who came with a key can be away: connect with one
at-most = you can be away for at most { COUNT($days, "day") }
not-again = you have been away lately: you can be away again from { DATETIME($day, dateStyle: "short") } on
no-mail = this host sends no mail
no-address = that isn't a mail address
address-taken = somebody else here uses that address
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
    [one] Tribes: one game is waiting for you
   *[other] Tribes: { $games } games are waiting for you
}
# $lines: one a game
text =
    { $name },

    { $games ->
        [one] one game is waiting for you:
       *[other] these games are waiting for you:
    }

    { $lines }

    You can end these mails in the lobby, under "Games over days".
turn-line = { $game }, with { LIST($others) }: it is your turn
    .left = { $game }, with { LIST($others) }: it is your turn, and you have { $left } left
invited-line = { $by } invites you to { $game }

## Showing hands to those who watch

hands = Spectators
    .about = What spectators may see. Everybody is asked before they sit down.
hands-none = see what is face up
hands-none-about = Nobody's hand.
hands-late = see all hands, { $moves } moves late
hands-late-about = They may look through each player's eyes, as a commentator would, { $moves } moves later.
lost-seat = When time is up
    .about = What happens when somebody's clock runs out. Only with clocks.
lost-once = a bot makes that decision
lost-once-about = They may make the next one.
lost-bot = a bot takes the seat
lost-bot-about = It plays on for them to the end; its result is theirs.
lost-resign = they resign
lost-resign-about = They finish last; with more than two players a bot takes their seat.
agree = Spectators of this game may see all hands, { $moves } moves late. Is that all right?
comment = all hands
    .command = All hands, as a commentator
not-shown = Nobody's hand is shown at this table.
commentary = all hands, { $moves } moves late
too-early = Nothing can be shown yet: hands are shown { $moves } moves late.
next-eyes = next player's eyes
with-eyes = through { WHOSE($name) } eyes
with-open = what is face up
# A page with the hands of all, each as that player is told it.
hands-at-once = all hands at once
hands-question = Each hand as its player sees it.
to-table = to the table
log = what was told
