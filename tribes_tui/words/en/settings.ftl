### The screen of settings: of each setting its title, a sentence about it, and what its values are called and mean.

where = kept on this machine
question = How should it look and feel?
remark = Each setting says when it takes effect.
# When a setting takes effect. $when: at once, at the next table, at the next start of the program
effect = { $when ->
    [once] at once
    [table] next table
   *[start] next start
}
    .told = { $when ->
        [once] Takes effect at once.
        [table] Takes effect from the next table on.
       *[start] Takes effect from the next start on.
    }
# In the list of everything by name: what a setting is now, and what it is about
now = Now: { $value }. { $about }
# What a key does.
as-before = undo
standard = standard values

## Headings

looks = Looks
play = Play
hands = Hands

## Settings. Where a value has no name it is a switch: yes or no.

theme = Theme
    .about = The colours of tables and screens.
    .dark = dark
    .dark-means = Light pieces on a dark table.
    .light = light
    .light-means = The same pieces on a light table.
    .contrast = high contrast
    .contrast-means = Black, white, and strong colours.
    .terminal = the terminal's own
    .terminal-means = Sixteen colours, as you have set them there.
colours = Colours
    .about = How many your terminal shows.
    .auto = as the terminal says
    .auto-means = Right for nearly all terminals.
    .all = 16 million
    .all-means = Everything as it was drawn.
    .fewer = 256
    .fewer-means = The nearest colours; the table is one plain colour.
    .few = 16
    .few-means = For old terminals.
    .none = none
    .none-means = Frames, underlines and marks instead of colours.
ascii = ASCII signs only
    .about = For terminals and fonts that lack other signs.
    .no-means = Round corners, pictures, arrows.
    .yes-means = Letters, + - | and no colours.
motion = Animation
    .about = Whether you see cards and pieces move. A move takes at most 0.6 seconds, and any key skips it.
    .no-means = Everything is in its place at once.
    .yes-means = You see them move into place.
pace = Pace of bots
    .about = How long a bot's move is shown before the next.
    .calm = calm
    .calm-means = Half a second for each move.
    .quick = quick
    .quick-means = A sixth of a second for each move.
    .none = at once
    .none-means = Bots play without a pause.
moments = What has happened
    .about = Pages for the end of a round, a conflict, an eruption.
    .stay = stays until Enter
    .stay-means = There is time to read it.
    .go = closes by itself
    .go-means = After three seconds, or at any key.
    .none = is not shown
    .none-means = The log has what happened.
announce = For screen readers
    .about = Whether what happens is told in lines of text, too.
    .no-means = Nothing is told in lines below the board.
    .yes-means = What happens, and the focus, as lines below the board.
cursor = Suggested moves
    .about = Whether good moves are suggested.
    .good-means = The cursor begins on a good move. A game of only suggested moves isn't rated.
    .first-means = You find your moves yourself.
asking = Ask in others' turns
    .about = When you are asked to decide in others' turns.
    .changed = when the table changes
    .changed-means = Only if something that matters has happened.
    .always = always
    .always-means = At each chance to decide.
    .never = when I call
    .never-means = Only after you have asked for it with e.
turn = When it's your turn
    .about = What the terminal does when its window is not in front.
    .bell = ring
    .bell-means = The terminal's bell, however yours is set.
    .notify = ring and tell
    .notify-means = The bell and a notification, if your terminal has one.
    .never = nothing
    .never-means = You'll see for yourself.
memory = Help with memory
    .about = Whether the table reminds you of cards you have seen. It tells which are gone, and which others took.
    .yes-means = You are told what you could have seen.
    .no-means = Only what is face up now.
talk = Rivals speak
    .about = Whether bots with a name speak now and then.
    .yes-means = When they begin, do what they like to do, win or lose.
    .no-means = They play without a word.
learning = Learning mode
    .about = Whether new kinds of moves are explained. You are told the rule behind each before you play it.
    .no-means = Moves are made at once, without their rules.
    .yes-means = New kinds of moves are explained, and you confirm them.
keys = Keys
    .about = What the keys do at a table. You can set your own in keys.json, beside your saved games.
    .usual = with arrows
    .usual-means = Arrows walk.
    .vi = as in vi
    .vi-means = h j k l walk; H J L are hint, jump and log.
mouse = Mouse
    .about = Whether the mouse works here. At a table M turns it on and off.
    .yes-means = Everything can be clicked.
    .no-means = Text can be selected with the mouse.
language = Language
    .about = The language of the whole program.
    .environment = as the system says
    .environment-means = The one your system is set to, as in LANG.
    .means = At once, everywhere.

## Settings at a host

read-talk = Read what others say
    .about = In the lobby and at tables.
    .yes-means = What others say is shown.
    .no-means = You see none of it.
told-away = Your turn while you are away
    .about = Through the channel that this host has for it.
    .no-means = Nobody is told.
    .yes-means = Your name and the game are sent there, once a turn and when you are invited.
own-theme-means = A theme of your own.

## The picture of how it looks

preview = As it looks now
    .brief = As it looks
character = character
red = red
blue = blue
horse = horse
object = object
# The names of three levels of text.
ink = ink
soft = soft
dim = dim
# Behind the key Enter, in three colours: take it: +1 point, or pay −1
take = take it:{ " " }
point = +1 point
pay = , or pay{ " " }
readable = Easy to read: contrast of at least 4.5 to 1.
    .own = In the colours of your terminal.

# What a key does, in a few words more, in the list of everything by name.
as-before-told = everything as it was when you came here
standard-told = every setting as it was when you first started
