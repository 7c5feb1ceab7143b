### A game in lines: what plain mode and its listeners' side say around the game's own sentences, and the words that are typed
### there. Programs of this language read `no:`, and `seat … to decide:`.

## Words that are typed

# Each is the name that sentences give it; `.also` are other words for it, in small letters, with commas between. The English ones
# are understood in every language.
typed-again = again
    .also = a
typed-news = news
    .also = since when, n
typed-choices = choices
    .also = what can i do, c
# Behind it stands a choice: `would 2`, `would attack`.
typed-would = would
    .also = what would, w
# May end such a question, `what would 2 do`.
typed-do = do
typed-why-not = why not
typed-rules = rules
typed-hint = hint
typed-know = know
    .also = count
typed-memory-on = memory on
typed-memory-off = memory off
typed-back = back
typed-save = save
typed-undo = undo
typed-redo = redo
typed-deal = deal
typed-seed = seed
typed-stars = stars
typed-quit = quit
typed-help = help
typed-full = full
typed-brief = brief
typed-pass = pass
# A puzzle that is given up.
typed-skip = skip
# A listener, by themselves.
typed-me = me

## What is left out or taken for something like it where a choice is typed in words; with commas between

read-articles = the, a, an
# May stand within a name.
read-within = of
read-small = with, and, on, onto, in, into, to, from, for, at, it
# Behind one of these `a` is the place A, where a game has one.
read-before-places = from, to, in, on, at, hex, around
# Verbs that are taken for one another where none of the choices has the one that was typed.
read-lay = lay, put, place, play, found, begin, start, set, build, settle
read-take = take, draw, pick, get, grab
read-exchange = exchange, swap, trade, change, give
read-end = end, finish, stop, done
read-leave = pass, leave, skip
read-discard = discard, throw, drop
read-attack = attack, send, kill
read-move = move, bring, go, lift
read-buy = buy, pay
read-keep = keep, evoke
# Names that what cards are drawn from has in one game or another.
read-decks = deck, draw pile, pile, stock

## Whatever is said there

no = no: { $why }
no-such-number = choose a number from 1 to { $most }
nothing-typed = type a number, an action, or { typed-help }
saved-in = saved in { $folder }, and so is every move from now on
not-being-saved = this game is not being saved
    .yet = this game is saved from your first move on
saved-as = saved as { $name }
saved-as-goes-on = saved as { $name }; go on with: { "tribes continue" } { $name }
saved-elsewhere = saved in { $folder }; bring it home with: { "tribes saves --add FILE" }
saved-again = saved again
# Behind why the last moves could not be saved. $folder may be the word FOLDER.
unsaved = { $why } (every move tries again; to save in another folder: { typed-save } { $folder })
still-unsaved = The last moves are still not saved.
not-kept = You haven't made a move, so this game isn't kept.
no-hint-because = no: there is no hint: { $why }
# $move: in notation
hint-in-full = Hint: { $move } ({ $words })
to-decide = seat { $seat } to decide:
nothing-to-decide = You have nothing to decide now. Press Enter.
pass-keyboard = Pass the keyboard to { $name }, who presses Enter.
nobody-plays = nobody is playing it any more
taken-its-place = another record has taken the place of this one
taken-back = moves were taken back:

## The list of words in full

command-first = type the number of an action, the action as it is written, or one of:
command-save = make sure that everything is on the disk (it is after every move); { typed-save } FOLDER saves it there
command-undo = take back your last decision
command-redo = play again what you took back
command-hint = what a bot would do in your place
command-rules = the rulebook
command-seed = the name of this deal: { "--deal" } plays the same again
command-quit = leave; the game is saved
command-help = this list
command-stars = how to win the stars of this stage of the journey, and how you stand
command-brief = hear only what is new and the question; ask for the rest. { typed-full } switches back

## For people who listen

brief-on = Brief: what is new and the question. Type { typed-help } for all you can ask.
nothing-new = Nothing has happened since your last decision.
saved = Everything is saved.
leaving = The game is saved. To go on with it, type { "tribes continue" }.
over = The game is saved.
no-hint = There is no hint now.
allowed = That is allowed now.
why-not-what = Why not what? Say { typed-why-not }, and then an action.
no-section = The rulebook has no such section. Say { typed-rules } for its headings.
# What lets somebody else win, before it is done. $told: lets Ash complete all piles and win
lets-win-typed = That { $told }. Type it again to do it.
how-to-answer = Answer with a number, or with the words of a choice. Say { typed-choices } to hear them.
# How many there are.
choices = { COUNT($number, "choice") }.
# $choice: its words
choices-one = 1 choice: { $choice }.
# A choice on the list.
numbered = { $number }: { $choice }.
# A group of choices.
numbered-group = { $number }: { $choice }, { $ways } ways.
# Nothing here is called so. $strange: how many words of what was typed mean nothing here; 0: none alone
unknown = { $strange ->
    [0] no: I don't know that. Say { typed-help }.
   *[other] no: I don't know { LIST($words, type: "or") }. Say { typed-help }.
}
unknown-but = { $strange ->
    [0] no: I don't know that. Did you mean { LIST($nearest, type: "or") }?
   *[other] no: I don't know { LIST($words, type: "or") }. Did you mean { LIST($nearest, type: "or") }?
}
several-mean = no: that may be { LIST($choices, type: "or") }. Say more, or a number.
may-be-done = You may { LIST($choices, type: "or") }.
# $is-name: of its own, without an article
not-held = { $is-name ->
    [yes] no: you don't hold { $thing }.
   *[no] no: you don't hold the { $thing }.
}
not-there = no: there is no { $thing } there.
of-no-use = { $is-name ->
    [yes] no: nothing can be done with { $thing } now.
   *[no] no: nothing can be done with the { $thing } now.
}
not-so = { $is-name ->
    [yes] no: not that. With { $thing } you may { LIST($choices, type: "or") }.
   *[no] no: not that. With the { $thing } you may { LIST($choices, type: "or") }.
}
# $choice is an order, $outcome what comes of it.
would = You would { $choice }. Nothing more is known beforehand.
    .outcome = You would { $choice }: { $outcome }.
group-would = Then you choose one of { $ways } ways: { $choice }.
# Why an action is not allowed. $why begins with a large letter.
why-not = Not now. { $why }.
    .section = Not now. { $why }. See section { $section }.
hint = Hint: { $choice }.
    .outcome = Hint: { $choice }: { $outcome }.
# $even: how many of 100 everybody wins who plays as well as the others; $points: by so many, $lead: ahead, behind or level
expects = { $players ->
    [2] It expects to win { COUNT($wins, "game") } of 100.
   *[other] It expects to win { COUNT($wins, "game") } of 100 (an equal share: { $even }).
}
    .points = { $players ->
        [2] It expects to win { COUNT($wins, "game") } of 100, and { expects.lead }.
       *[other] It expects to win { COUNT($wins, "game") } of 100 (an equal share: { $even }), and { expects.lead }.
    }
    .lead = { $lead ->
        [level] to end level on average
        [ahead] to end { COUNT($points, "point") } ahead
       *[behind] to end { COUNT($points, "point") } behind
    }
# $seed: letter by letter
from-seed = The seed of this game: { $seed }.
# Before a question, where several people play.
decides = { $name } decides.

## What can be asked

help-first = You can ask:
# $about: what a request tells
help-line = { $name }: { $about }.
help-choices = { typed-choices }: what you can do, with numbers.
help-would = { typed-would } 2: what choice 2 would do.
help-why-not = { typed-why-not }: why something is not allowed. Say what, by its first word or as it is written.
help-news = { typed-news }: all that happened since your last decision.
help-again = { typed-again }: the question again.
help-back = { typed-back }: go back from the second step of a question to the first.
help-place = a place or a name: all about that place or player.
help-rules = { typed-rules }: the headings of the rulebook. { CAPITAL(typed-rules) } 3.1 reads that section.
help-know = { typed-know }: what is worth knowing to play well. { CAPITAL(typed-know) } { typed-memory-off } leaves out what you would have to remember.
help-hint = { typed-hint }: what a bot would do in your place. Ask again to hear how far behind the next best is.
help-undo = { typed-undo }: take back your last decision. { CAPITAL(typed-redo) } plays it again.
help-full = { typed-full }: hear the whole position before every question. { CAPITAL(typed-brief) } switches back.
help-seed = { typed-deal }: the name of this deal, to pass on.
help-stars = { typed-stars }: how to win the stars of this stage of the journey, and how you stand.
help-save = { typed-save }: make sure that everything is on the disk. { CAPITAL(typed-save) } and a folder saves the game there.
help-quit = { typed-quit }: leave the game, which is saved.

## Lessons

enter = Press Enter to go on.
forward-only = no: a lesson only goes forward.
lesson-says = the lesson says what to do
lesson-over = That was the lesson.
step = Step { $number } of { $count }: { $title }.
see-section = See { $number ->
    [one] section
   *[other] sections
} { LIST($sections) } of the rulebook.
# $choice is an order.
now-do = Now { $choice }. Enter does it.
not-now = no: that is allowed, but the lesson asks you to { $choice }.

## A game without words of its own

# What is typed for it, with commas between.
bare-typed = table, t
bare-about = everything you can see
bare-question = What will you do?
bare-prompt = to decide: { $name }
