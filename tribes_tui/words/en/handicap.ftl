### A handicap: another start for the stronger player.

title = Handicap
about = For the stronger player: a different start, the same rules.
none = none
    .means = Everybody starts the same.
seat-of = Handicap of
    .about = The seat of the stronger player.
seat = seat { $number }
    .means = Seat { $number } has it.
# In the first line of a table.
fact = handicap { $amount }: { $name }
has = { CAPITAL(DO($who, "have", "has")) } a handicap.
# Of points that are nobody's merit.
from-the-start = given at the start
