### What can't be chosen, and why. $why is a reason that the rules give, in small letters and without an end.

reason = { CAPITAL($why) }.
    .rules = { CAPITAL($why) } (rules { $section }).
# Where the rulebook says something. $number (int): in how many sections
where = rules { LIST($sections) }
cant = It can't be chosen now. { $because }
# $order: "end your turn"
cant-do = You can't { $order } now.
picked-cant = What you picked can't go there. { $because }
