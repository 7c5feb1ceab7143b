"""All puzzles: a map of what was solved, which one comes next, and the position of the one under the cursor."""

from collections.abc import Mapping
from datetime import date
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType

from tribes_tui.learning.puzzle import (
    Puzzle,
    found_by_bots,
    games_with_puzzles,
    in_order,
    next_puzzle,
    puzzle_named,
    puzzle_of_the_day,
)
from tribes_tui.profile.puzzle_rating import far_from, known_within, rated
from tribes_tui.profile.puzzles import Attempt, done, load, way_of
from tribes_tui.screens.lists import ListScreen
from tribes_tui.screens.puzzle_details import PuzzleDetails, ShownPuzzle, called
from tribes_tui.screens.puzzle_map import SIGNS, Mapped, PuzzleMap, sign_of
from tribes_tui.widgets.beside.words import Paragraphs
from tribes_tui.widgets.drawing import BOLD, Chosen
from tribes_tui.words.language import Later
from tribes_tui.words.learning import signed
from tribes_tui.words.said import forms, puzzles as said


class PuzzlesScreen(ListScreen[str | None]):
    """Dismisses with the name of the puzzle that was chosen; None goes home."""

    DEFAULT_CSS = """
    PuzzlesScreen #first, PuzzlesScreen #legend { margin: 0 0 1 0; }
    PuzzlesScreen.-low #legend { margin: 0; }
    """
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("left", "step(-1)", Later(said.list_title_walk), tooltip=Later(said.walk_told), key_display="←→"),
        Binding("right", "step(1)", show=False),
        Binding("up", "cross(-1)", Later(said.list_title_game), tooltip=Later(said.games_told), key_display="↑↓"),
        Binding("down", "cross(1)", show=False),
        Binding("home", "edge(0)", show=False),
        Binding("end", "edge(-1)", show=False),
        Binding("n", "go_to_next", Later(said.list_title_next), tooltip=Later(said.next_told)),
        Binding("d", "go_to_today", Later(said.list_title_today), tooltip=Later(said.today_told)),
        Binding("enter,space", "open", show=False),
        Binding("escape,q", "back", Later(said.list_title_back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]
    AUTO_FOCUS = None

    def __init__(self, game: str = "", at: str = "") -> None:
        """The cursor begins on the puzzle called `at`; else of a `game`, or of all, on the next one for whoever looks."""
        super().__init__()
        self._attempts: Mapping[str, Attempt] = load()
        self._rated = rated(self._attempts, found_by_bots())
        self._changes = {row.name: row.change for row in self._rated}
        self._today, self._all = puzzle_of_the_day(date.today()), in_order()
        self._next = self._next_of(game) or self._all[0]
        self._at = puzzle_named(at) or self._next
        self._map, self._details = PuzzleMap(), PuzzleDetails()

    def _next_of(self, game: str) -> Puzzle | None:
        """The unsolved one that is nearest to the rating; to begin with one of the easiest."""
        far, solved = far_from(self._attempts, found_by_bots()), done()
        found = [next_puzzle(one, solved, "", lambda one: far(one.found)) for one in games_with_puzzles()]
        fits = [one for one in found if one and game in ("", one.game)]
        if not self._attempts:
            fits = [one for one in self._all if game in ("", one.game)]
            return min(fits, key=lambda one: one.difficulty, default=None)
        return min(fits, key=lambda one: (one.name in solved, far(one.found)), default=None)

    def compose_body(self) -> ComposeResult:
        """What they are and which comes next; all of them; what the signs mean; the one under the cursor."""
        return Paragraphs(id="first", indent=1), self._map, Paragraphs(id="legend", indent=1), self._details

    def on_mount(self) -> None:
        """What was solved."""
        self._map.show(tuple(Mapped(one, self._way(one)) for one in self._all))
        self.entitle(said.list_title(), self._rating())
        self._say_first()
        self._go_to(self._at)

    def _way(self, one: Puzzle) -> str:
        way = way_of(self._attempts.get(one.name))
        return "today" if one == self._today and way == "new" else way

    # ---- What is shown ------------------------------------------------------------------------

    def fit(self) -> None:
        """The map has other columns."""
        self._map.refresh(layout=True)
        self._say_first()

    def _rating(self) -> str:
        """As far as it is known."""
        if not self._rated:
            return ""
        points, within = self._rated[-1].after.told, known_within(self._rated[-1].after)
        vague = said.list_title_rated_vague(points=points)
        return vague if within is None else said.list_title_rated(points=points, within=within)

    def _say_first(self) -> None:
        """What they are, how many are solved, which comes next; below the map how many went how."""
        ways = [self._way(one) for one in self._all]
        first = said.list_first(known=len(ways), solved_ones=ways.count("solved"))
        second = [said.list_next(puzzle=_named(self._next))]
        second += [] if self._today is None else [said.list_today(puzzle=_named(self._today))]
        self.query_one("#first", Paragraphs).tell(((first, "ink", BOLD),), ((" ".join(second), "soft"),))
        shown = [way for way in SIGNS if way in ways]
        parts = [
            part
            for way in shown
            for part in (
                (f"{sign_of(way, self.palette)} ", "ink", BOLD),
                (
                    f"{said.list_went(way=way, number=ways.count(way) + (way == 'new') * ways.count('today'))}   ",
                    "soft",
                ),
            )
        ]
        self.query_one("#legend", Paragraphs).tell(tuple(parts))

    def _go_to(self, one: Puzzle) -> None:
        """To a puzzle: its position, what is asked, how it went."""
        self._at, attempt = one, self._attempts.get(one.name)
        self._map.states.cursor = one.name
        self._map.changed()
        tries, hints = (attempt.tries, attempt.hints) if attempt is not None else (0, 0)
        went = said.so_far_of(way=way_of(attempt), tries=tries, hints=hints)
        if one.name in self._changes:
            went = f"{went} {said.rated_by(by=signed(self._changes[one.name]))}"
        self._details.show(ShownPuzzle(one, called(one, True), went))
        new = said.list_opens_today if one == self._today else said.list_opens
        opens = said.list_opens_again if attempt is not None and attempt.is_over else new
        self.say(opens(puzzle=called(one)), True)
        self.call_after_refresh(self._point)

    def _point(self) -> None:
        """The terminal's own cursor stands on the puzzle."""
        place = self._map.places.get(self._at.name) if self._map.size else None
        if place is not None:
            self.app.cursor_position = place.region.offset + self._map.region.offset

    # ---- Where the cursor goes ----------------------------------------------------------------

    @property
    def _line(self) -> list[Puzzle]:
        """The puzzles of the game under the cursor, in the order of the map."""
        return [one.puzzle for level in self._map.games[self._at.game] for one in level]

    def action_step(self, by: int) -> None:
        """To the next puzzle of the game, or the one before."""
        line = self._line
        self._go_to(line[(line.index(self._at) + by) % len(line)])

    def action_edge(self, at: int) -> None:
        """To the first of the game, or its last."""
        self._go_to(self._line[at])

    def action_cross(self, by: int) -> None:
        """To the nearest box in the line above or below; from the last line on to the first."""
        spots = {name: place.region for name, place in self._map.places.items()}
        here = spots[self._at.name]
        rows = sorted({spot.y for spot in spots.values()})
        y = rows[(rows.index(here.y) + by) % len(rows)]

        def far(name: str) -> int:
            return abs(spots[name].x - here.x)

        self._go_to_named(min((name for name, spot in spots.items() if spot.y == y), key=far))

    def _go_to_named(self, name: str) -> None:
        found = puzzle_named(name)
        if found is not None:
            self._go_to(found)

    def action_go_to_next(self) -> None:
        """To the one that suits whoever looks."""
        self._go_to(self._next)

    def action_go_to_today(self) -> None:
        """To the one of the day."""
        if self._today is not None:
            self._go_to(self._today)

    # ---- What is chosen -----------------------------------------------------------------------

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click goes to a puzzle; on the one under the cursor it opens it."""
        if message.name == self._at.name:
            self.action_open()
        else:
            self._go_to_named(message.name)

    def action_open(self) -> None:
        """The one under the cursor."""
        self.dismiss(self._at.name)

    def action_back(self) -> None:
        """Home."""
        self.dismiss(None)


def _named(one: Puzzle) -> str:
    """Which it is, and how hard."""
    return said.list_named(puzzle=called(one), difficulty=said.difficulty(level=one.difficulty))
