"""Rise of Tribes' moments in words: a conflict, its rounds, and what came of it."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import TYPE_CHECKING, Any

from tribes_tui.games.rise_of_tribes.words.log import event
from tribes_tui.words.common import count, do, does, listed, sentence, whose

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
ONWARD = "go on"
OUT = "out"
INVADERS = "the invaders"
TIMES = {1: "once", 2: "twice"}


def side(seat: int | None, names: Names) -> str:
    """Who fights, as it stands on a plate."""
    name = "invaders" if seat is None else names[seat]
    return name[0].upper() + name[1:]


def _name(seat: int | None, names: Names) -> str:
    return INVADERS if seat is None else names[seat]


def sentence_of(rounds: Mapping[str, Any], names: Names) -> str:
    """What happened and to whom: `Conflict in G: you and Ada are driven out, Cy keeps 2.`"""
    rows = list(zip(rounds["tribes"], rounds["lost"], rounds["left"], strict=True))
    gone = [_name(seat, names) for seat, _, left in rows if not left]
    kept = [(_name(seat, names), left) for seat, _, left in rows if left]
    be = "is" if len(gone) == 1 and gone[0] not in ("you", INVADERS) else "are"
    said = [f"{listed(gone)} {be} driven out"] if gone else []
    said += [f"{name} keep {left}" if name == INVADERS else f"{does(name, 'keep')} {left}" for name, left in kept]
    return f"Conflict in {rounds['hex']}: {', '.join(said)}."


def turn_of(number: int) -> tuple[str, ...]:
    """When it was, beside the game's name."""
    return (f"turn {number}",)


def headings(tile: str, before: int, rounds: int, after: int) -> tuple[str, str, str]:
    """Over the three hexes."""
    times = TIMES.get(rounds, f"{rounds} times")
    return f"{tile}, before: {before}", f"each loses one, {times}", f"after: {after}"


def steps(before: Sequence[Event], rounds: Mapping[str, Any], after: Sequence[Event], names: Names) -> list[str]:
    """What happened, step by step."""
    said = [event(one, names) for one in before] or ["No Bow and no Walls: nobody falls beforehand."]
    rows = list(zip(rounds["tribes"], rounds["lost"], rounds["left"], strict=True))
    sides = ", ".join(f"{_name(seat, names)} {lost + left} → {left}" for seat, lost, left in rows)
    times = TIMES.get(rounds["rounds"], f"{rounds['rounds']} times")
    said.append(sentence(f"each side loses one, {times}: {sides}"))
    kept = [_name(seat, names) for seat, _, left in rows if left]
    if kept:
        held = f"{INVADERS} hold" if kept == [INVADERS] else do(kept, "hold")
        said.append(sentence(f"{held} the hex: one side alone ends the fight"))
    else:
        said.append("Nobody is left, and the fight is over.")
    return [*said, *(event(one, names) for one in after)]


REMAINING = "On the whole map now"


def remaining(number: int, of: int) -> str:
    """What a tribe has left: `7 of 20 members`."""
    return f"{number} of {count(of, 'member')}"


# ---- An eruption ---------------------------------------------------------------------------------

WHO_IS_STRUCK = "Who is beside it"
NOBODY_THERE = "nothing happens to them"
ERUPTIONS = {
    "sun": ("Two suns: nobody is lost.", "Two blanks would take one member, two moons two."),
    "blank": ("Two blanks: each loses one member.", "Two suns would take nobody, two moons two."),
    "moon": ("Two moons: each loses two members.", "Two suns would take nobody, two blanks one."),
}
ERUPTED = {
    "sun": "two suns, nobody is lost.",
    "blank": "two blanks, each tribe beside it loses one member.",
    "moon": "two moons, each tribe beside it loses two members.",
}
STONE = "Whoever is beside it gains a stone."


def eruption_rule(face: str) -> tuple[str, ...]:
    """What a double does, the stone, and what the others would do."""
    now, otherwise = ERUPTIONS[face]
    return now, STONE, otherwise


def eruption_sentence(face: str) -> str:
    """What happened."""
    return f"The volcano erupts: {ERUPTED[face]}"


def eruption_heading() -> str:
    """Over what is told of it."""
    return "Event: Volcano"


def whose_roll(seat: int, names: Names) -> str:
    """Whose double it was: `Ada's roll`, `your roll`."""
    return f"{whose(names[seat])} roll"


def struck(hexes: Sequence[str]) -> str:
    """Whom a tribe has lost so far, and where."""
    return f"−{count(len(hexes), 'member')}, in {listed(hexes)}" if hexes else ""


def loss(number: int) -> tuple[str, ...]:
    """How many members a tribe has lost so far."""
    return (f"−{count(number, 'member')}", f"−{number}") if number else ("",)


def still_to_lose(number: int) -> str:
    """How many members it has to lose yet."""
    return f"{number} more to lose" if number else ""


def had(there: Mapping[str, int]) -> tuple[str, ...]:
    """Whom a tribe had beside the volcano: hex -> members."""
    return f"had {_places(there)}", f"had {sum(there.values())}"


def kept(there: Mapping[str, int], pending: int) -> tuple[str, ...]:
    """Whom it has there now; `pending` more are to be lost."""
    if pending:
        return (still_to_lose(pending),)
    return (
        (f"kept {_places(there)}", f"kept {sum(there.values())}")
        if any(there.values())
        else ("kept nobody there", "kept none")
    )


def _places(there: Mapping[str, int]) -> str:
    return ", ".join(f"{number} in {place}" for place, number in there.items() if number)


def lost_here(number: int) -> str:
    """Upon a hex: how many members were lost there."""
    return f"{number} lost"


def gained(stones: int) -> str:
    """What a tribe has gained."""
    return f"+{stones} stone" if stones else ""
