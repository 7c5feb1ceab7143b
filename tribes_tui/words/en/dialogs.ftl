### What is said around a table that is no move: passing the keyboard, seats, saving elsewhere, leaving, offers.

pass-keyboard = Pass the keyboard
# On the button of whoever takes it.
i-am = I'm { $name }: show my cards
last-news = What everybody has just seen:
here = I'm here
# What keys do between two people.
take-back = take back
what-all-see = what everybody sees
# Who takes the keyboard.
your-turn = { $name }, it's your turn at the keyboard.
# What is done now, and why nothing is to be seen.
look-away = Give { $name } the keyboard. The table is covered: no cards can be seen.
# How many people play here.
at-one-keyboard = { $people } people at one keyboard
bot-plays = A bot plays for you.
# What Enter does once all were asked whether they want to decide out of turn. $name: who has the keyboard then
after-all-asked = { $is_called ->
    [yes] { $name } takes the keyboard
   *[no] nobody: { $name } takes the keyboard
}
    .alone = { $is_called ->
        [yes] the game goes on
       *[no] nobody: the game goes on
    }
seats = Who sits where
seats-about = A bot can play for somebody who is away, and give the seat back.
seats-done = Play on like this
person = a person
elsewhere = Save in another folder
another = Another folder: type its name, then press Enter
# How an error of the disk begins.
not-saved = not saved:{ " " }
# $why: what the disk said
why-leave = { CAPITAL($why) }. The unsaved part of this game is lost when you leave.
lost = The unsaved part of that game is lost: { $why }.
stay = Stay at the table
leave-now = Leave anyway
offer = This game can't simply be continued
as-it-is = Leave it as it is
which-game = Which game?
in-words = The table in words
choices = What you can do
    .number = { COUNT($number, "choice") }
# A line of the table in words, with what it is about. $told: a sentence
part = { $part ->
    [now] Now: { $told }
    [hand] Your hand: { $told }
   *[table] The table: { $told }
}
export-ask = Write the game so far as text, and the table as a picture?
export-now = Write both files
exported = Exported
exported-about = The game so far as text, and the table as a picture:
# An export that failed.
not-kept = It can't be written: { $why }.
# After leaving a table before one's own first move.
not-begun = { $game }: you left before your first move, so there is nothing to keep.
# After leaving a table whose record is in another folder.
saved-elsewhere = Saved in { $path }: tribes saves --add FILE brings it home.
