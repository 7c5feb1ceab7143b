"""What the cursor is on, what it leads to or why it can't be chosen, and all keys."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import NamedTuple

from tribes_tui.profile.known import COMMANDS, WALKING
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.page import Line, Page
from tribes_tui.table.bindings import COMMAND_NAMES, Keys

WALK = "walk over what can be chosen (lit: bold and underlined)"
AT_CARDS = "choose it at once"
MOUSE = "a click chooses, dragging picks and puts, the right button asks what it is"


def all_keys(
    keys: Keys, own: Iterable[Command] = (), directions: Mapping[str, str] | None = None
) -> list[tuple[str, str]]:
    """(keys, what they do) of every command that has any; `own` are those of the game, `directions` its keys that walk."""
    walking = [("  ".join(keys[way][0] for way in WALKING if way in keys), WALK)]
    if directions:
        ways = ", ".join(way.replace("up", "up ").replace("down", "down ") for way in directions.values())
        walking.append(("  ".join(directions), f"walk {ways}"))
    games = [(one.key, one.label) for one in own if one.name not in COMMAND_NAMES]
    named = [("  ".join(keys.get(known.name, ())), f"{known.title}: {known.text}") for known in COMMANDS]
    found = [*walking, ("key at a card", AT_CARDS), ("mouse", MOUSE), *games, *named]
    return [(written, what) for written, what in found if written]


class HelpScreen(Page):
    """Explains the targets of a table one by one. Dismissed with "rules" when the rulebook is wanted."""

    def __init__(
        self,
        places: Sequence[str],
        at: str | None,
        explain: Callable[[str], Sequence[str]],
        keys: Sequence[tuple[str, str]] = (),
    ) -> None:
        """`places` are the names of all targets, `at` the one to begin with, `explain` gives a target's lines.

        `keys` are those of the table, and what they do (`all_keys`).
        """
        super().__init__()
        self._known = keys
        self._places = list(places)
        self._at = at if at in self._places else next(iter(self._places), None)
        self._explain = explain

    @property
    def at(self) -> str | None:
        """The target that is explained."""
        return self._at

    def title_text(self) -> str:
        """What this is."""
        return "what is this?"

    def lines(self) -> Sequence[Line]:
        """The explanation, then the keys."""
        explained = self._explain(self._at) if self._at is not None else ["There is nothing on the table yet."]
        first, *others = [text for text in explained if text]
        lines = [Line(first, "prompt"), *[Line(text) for text in others], Line("")]
        if self._known:
            lines.append(Line("Keys", "new"))
        width = max((len(key) for key, _ in self._known), default=0)
        return lines + [Line(f"{key:<{width}}  {what}", "dim") for key, what in self._known]

    def keys(self) -> Sequence[Command]:
        """Walking to the next place, the rulebook, back."""
        return (
            Command("esc ? q enter", "back", "back"),
            Command("right tab", "next place", "next"),
            Command("left shift+tab", "place before", "previous"),
            Command("r", "rulebook here", "rules"),
        )

    def act(self, name: str) -> None:
        """Carry it out."""
        if name in ("next", "previous") and self._at is not None:
            step = 1 if name == "next" else -1
            self._at = self._places[(self._places.index(self._at) + step) % len(self._places)]
            self.paint()
        elif name == "rules":
            self.dismiss(("rules", self._at))
        else:
            super().act(name)


BEST = 3
"""How many moves a hint tells of."""


class Weighed(NamedTuple):
    """A move that a bot weighed, in words; how often it was tried, the lead it expects, how sure it is, what follows."""

    text: str
    visits: int
    lead: float
    certainty: float = 0.0
    line: Sequence[str] = ()


class HintScreen(Page):
    """What a bot weighed for a hint: the best few moves, what it expects from each and how sure it is of them."""

    def __init__(self, best: str, weighed: Sequence[Weighed]) -> None:
        """`weighed` best first."""
        super().__init__()
        self._best = best
        self._weighed = weighed

    def title_text(self) -> str:
        """What this is."""
        return "why this hint?"

    def lines(self) -> Sequence[Line]:
        """The move it would make, then the best few that it weighed."""
        lines = [Line(f"A bot in your place, seeing what you see, would {self._best}.", "prompt"), Line("")]
        searched = [weighed for weighed in self._weighed if weighed.visits]
        if not searched:
            return [*lines, Line("It judged by a glance at what each move would make, and looked no further.", "dim")]
        lines.append(Line("It played on from each many times. The lead is from -100 (lost) to +100 (won).", "dim"))
        for number, weighed in enumerate(searched, 1):
            sure = f"{weighed.certainty:.0%} of its thought" if weighed.certainty else f"tried {weighed.visits} times"
            lines += [Line(""), Line(f"{number}. {weighed.text}", "good" if number == 1 else "text")]
            lines.append(Line(f"   expected lead {100 * weighed.lead:+.0f}, {sure}"))
            if weighed.line:
                lines.append(Line(f"   then perhaps {'; '.join(weighed.line)}", "dim"))
        return lines

    def keys(self) -> Sequence[Command]:
        """Back."""
        return (Command("esc h q enter", "back", "back"),)
