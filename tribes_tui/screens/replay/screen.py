"""Walking through a recorded game, step by step, with a seat's eyes or all open."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from functools import partial
from pathlib import Path
from typing import TYPE_CHECKING, ClassVar

from textual import events, work
from textual.binding import ActiveBinding, Binding, BindingType
from textual.message import Message

from saves import Following, Recording, SaveError, Store
from tribes_tui.play.records import LONGEST, note, notes_of
from tribes_tui.screens.replay.seen import keys_of
from tribes_tui.screens.replay.shown import NEXT_EYES, ShownReplay
from tribes_tui.widgets.drawing.pointing import Chosen
from tribes_tui.words.common import Later, round_of, sentence
from tribes_tui.words.said import common, replay as words

if TYPE_CHECKING:
    from tribes_tui.screens.replay.film import Part
    from tribes_tui.screens.replay.review import Wish
    from tribes_tui.seats.reviewing import Reviews

LOOK = 0.5
"""Seconds between two looks at a game that is still being played."""
ROUNDS = "walk('round')"
"""Whose key bears the game's word for a round."""


class ReplayScreen(ShownReplay):
    """What can be done with a recorded game, and with one that is still being played."""

    AUTO_FOCUS: ClassVar[str | None] = ""
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding("right", "walk('on')", Later(words.on), tooltip=Later(words.on_told), key_display="←→"),
        Binding("left", "walk('back')", Later(words.back), show=False),
        Binding("right_square_bracket", ROUNDS, Later(words.round), tooltip=Later(words.round_told), key_display="[ ]"),
        Binding("left_square_bracket", "walk('round_back')", Later(words.round_back), show=False),
        Binding("space", "run", Later(words.run), tooltip=Later(words.run_told), key_display="Space"),
        Binding("e", "eyes", Later(words.eyes), tooltip=Later(words.eyes_told)),
        Binding("g", "graph", Later(words.graph), tooltip=Later(words.graph_told)),
        Binding("q", "leave", Later(words.leave), tooltip=Later(words.leave_told)),
        Binding(
            "escape", "step_back", Later(words.leave), tooltip=Later(words.leave_told), key_display="Esc", show=False
        ),
        Binding("down", "walk('turn')", Later(words.turn), tooltip=Later(words.turn_told), key_display="↑↓"),
        Binding("up", "walk('turn_back')", Later(words.turn_back), show=False),
        Binding("1", "moment(0)", Later(words.moment), tooltip=Later(words.moment_told), key_display="1-3"),
        Binding("2", "moment(1)", Later(words.moment), tooltip=Later(words.moment_told), show=False),
        Binding("3", "moment(2)", Later(words.moment), tooltip=Later(words.moment_told), show=False),
        Binding("w", "review", Later(words.review), tooltip=Later(words.review_told)),
        Binding("m", "measure", Later(words.measure), tooltip=Later(words.measure_told)),
        Binding("p", "play_on", Later(words.play), tooltip=Later(words.play_told)),
        Binding("f", "film", Later(words.film), tooltip=Later(words.film_told)),
        Binding("n", "note", Later(words.note), tooltip=Later(words.note_told)),
        Binding(
            "plus,equals_sign", "pace(1)", Later(words.faster), tooltip=Later(words.faster_told), key_display="+ −"
        ),
        Binding("minus", "pace(-1)", Later(words.slower), show=False),
        Binding("l", "log", Later(words.whole_log), tooltip=Later(words.whole_log_told)),
        Binding("home", "walk('first')", Later(words.first), tooltip=Later(words.first_told), key_display="Home"),
        Binding("end", "walk('last')", Later(words.last), tooltip=Later(words.last_told), key_display="End"),
    ]

    @dataclass
    class PlayOn(Message):
        """A new game is to begin with the first `number` moves of `recording`."""

        recording: Recording
        number: int

    def __init__(
        self,
        recording: Recording,
        following: Following | None = None,
        trouble: str = "",
        reviewed: int | None = None,
        opens_review: bool = False,
        store: Store | None = None,
    ) -> None:
        """With `following` the game is still being played: it is read on as it grows, from its last move.

        `store`: where the record lies, and notes on it are kept. `trouble` is said at first. `reviewed` is the seat whose review
        is asked for when all are looked at; it may open at once.
        """
        super().__init__(recording, {} if store is None else notes_of(store, recording.name))
        self._following, self._store = following, store
        self.number = len(self.seen) if following is not None else 0
        self._trouble = trouble
        self._reviewed, self._opens_review = reviewed, opens_review
        self._left_review = 0
        """Whose that was."""

    def on_mount(self) -> None:
        """Look from time to time whether the game has gone on."""
        if self._following is not None:
            self.set_interval(LOOK, self._read_on)
        if self._opens_review and self._reviews is not None:
            self.call_after_refresh(self.action_review)

    # ---- A game that is still being played ----------------------------------------------------

    def _read_on(self) -> None:
        assert self._following is not None
        was_at_the_end = self.number >= len(self.seen)
        try:
            kept = self._following.look()
            if kept is None:
                return
            if self._following.course is not self.seen.recording:
                self.seen.take(self._following.course)
        except SaveError as error:
            self._say(str(error))
            return
        self.seen.changed_after(kept)
        self.refresh_bindings()
        self.go_to(len(self.seen) if was_at_the_end else self.number)

    # ---- Other commands -----------------------------------------------------------------------

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """What a game that goes on doesn't tell can't be asked for; where a round is a turn, one key for both is enough."""
        asked: dict[str, Callable[[], bool]] = {
            "moment": lambda: bool(self._turned()),
            "graph": lambda: self.has_graph,
            "review": lambda: self._reviews is not None,
            "play_on": lambda: self._can_play_on,
            "note": lambda: self._store is not None and self.seen.is_open,
            "film": lambda: self._can_play_on and self._record is not None and len(self.seen) > 0,
            "measure": lambda: self.has_graph and bool(self._graph.display),
            "eyes": lambda: self.seen.is_open,
            "walk": lambda: parameters not in (("round",), ("round_back",)) or self._round != words.turn(),
        }
        return bool(super().check_action(action, parameters)) and asked.get(action, lambda: True)()

    @property
    def _round(self) -> str:
        """What the game calls a round."""
        return common.round(kind=round_of(self.seen.recording.header.game))

    @property
    def active_bindings(self) -> dict[str, ActiveBinding]:
        """The key of the rounds bears the game's word for them, those of the turning points how many there are; Escape is named where it
        leads back to a review."""
        keys = super().active_bindings
        bears = {ROUNDS: self._round} | ({"step_back": words.back_to_review()} if self._looked_up is not None else {})
        found = {
            key: one._replace(binding=replace(one.binding, description=bears[one.binding.action], show=True))
            if one.binding.action in bears
            else one
            for key, one in keys.items()
        }
        if (first := found.get("1")) is not None:
            caps = keys_of(len(self._turned()))
            found["1"] = first._replace(binding=replace(first.binding, key_display=caps))
        return found

    def action_eyes(self) -> None:
        """With the next seat's eyes; after the last with all."""
        eyes = self.seen.eyes
        self._look_with(0 if eyes is None else eyes + 1)

    def _look_with(self, seat: int | None) -> None:
        self.seen.look_with(seat if seat is not None and seat < len(self.seen.seats) else None)
        self.paint()

    def action_graph(self) -> None:
        """The graph over all the window, or the table again."""
        self._is_graph_alone = not self._is_graph_alone
        self._above.display = not self._is_graph_alone
        self._graph.display, self._graph.styles.height = True, "1fr"
        self.table_size(self.size)
        self.refresh_bindings()
        self.call_after_refresh(self.paint)  # what was walked meanwhile had no room for its words

    def action_measure(self) -> None:
        """Points, or how well everybody stood."""
        self._graph.turn_measure()
        self.paint()

    def action_play_on(self) -> None:
        """A new game from here."""
        if not self.seen.is_open and len(self.seen.seats_of_people) != 1:
            self._say(sentence(words.others_play()))
        elif self.seen.is_open and not self.seen.leaves_choice(self.number):
            self._say(words.nothing_to_decide())
        else:
            self.post_message(self.PlayOn(self.seen.recording, self.number))

    @property
    def _reviews(self) -> Reviews | None:
        """Who reviews games here, if this one is over."""
        found: Reviews | None = getattr(self.app, "reviews", None)
        return found if self.seen.recording.finished and isinstance(self.seen.recording, Recording) else None

    @property
    def _can_play_on(self) -> bool:
        """Whether a new game may begin here: not on a host, whose tables begin in its lobby."""
        return hasattr(self.app, "on_replay_screen_play_on")

    @property
    def _record(self) -> Path | None:
        """The file in which the game lies."""
        return getattr(self.seen.recording, "path", None)

    def action_note(self) -> None:
        """A note at this move, or another one instead; an empty one goes."""
        from tribes_tui.screens.dialogs import LineDialog

        self._begin()
        number = self.number

        def write(text: str | None) -> None:
            if text is None or self._store is None:
                return
            if note(self._store, self.seen.recording.name, number, text):
                self.notes = notes_of(self._store, self.seen.recording.name)
                self.paint()
            else:
                self._say(words.not_noted())

        dialog = LineDialog(
            words.note_title(move=number), words.note_ask(), self.notes.get(number, ""), longest=LONGEST
        )
        self.app.push_screen(dialog, write)

    def action_film(self) -> None:
        """A moving picture of a part of the game, or of all of it."""
        from tribes_tui.screens.replay.film import FilmDialog, parts

        self._begin()
        found = parts(self.seen, self.number, self._round)
        dialog = FilmDialog(found, self.mood)

        def chosen(name: str | None) -> None:
            if name:
                self._film(found[name]._replace(hides_names=dialog.hides_names))

        self.app.push_screen(dialog, chosen)

    @work(exclusive=True, group="film")
    async def _film(self, part: Part) -> None:
        from tribes_tui.screens.replay.film import SVG, filmed
        from tribes_tui.table.dialogs import WrittenDialog

        if (record := self._record) is not None:
            if self._is_graph_alone:
                self.action_graph()  # it is told on the table
            self._say(words.filming())
            told = await filmed(record, part, self.seen.eyes, self.size)
            self._say("")
            file, ending, facts = told.partition(SVG)
            dialog = WrittenDialog(words.film_made(), "", file + ending, facts.lstrip(" :"))
            dialog.mood = self.mood
            self.app.push_screen(dialog)

    def action_review(self) -> None:
        """Every choice judged, of the seat whose eyes are used, else of whoever asks, of the first person, of the first seat."""
        wanted = (self.seen.eyes, self._reviewed, *self.seen.seats_of_people, 0)
        self._open_review(next(one for one in wanted if one is not None))

    def _open_review(self, seat: int) -> None:
        from tribes_tui.screens.replay.review import ReviewScreen

        self._begin()
        reviews = self._reviews
        if reviews is not None and isinstance(self.seen.recording, Recording):
            screen = ReviewScreen(
                reviews,
                self.seen.recording,
                seat,
                self.mood,
                self._can_play_on,
                self._is_review_alone,
                self._looked_up,
            )
            self.app.push_screen(screen, partial(self._look_there, seat))

    @property
    def _is_review_alone(self) -> bool:
        """Whether only the review was asked for, and nobody has looked at the replay but from its list."""
        return self._opens_review and (not self.number or self._looked_up is not None)

    def _look_there(self, seat: int, wish: Wish | None) -> None:
        if wish is None:
            if self._is_review_alone:
                self.action_leave()  # it was asked for alone: back to where one came from
            self._looked_up = self._coming = None
            self.refresh_bindings()
            return
        self._looked_up, self._left_review = wish.number + 1, seat
        self._coming = self._looked_up, wish.told
        self.refresh_bindings()
        self.seen.look_with(seat)
        self.go_to(wish.number)
        if wish.is_to_play:
            self.action_play_on()

    def action_log(self) -> None:
        """All that was told up to here."""
        from tribes_tui.table.history.pages import LogScreen

        lines = [line for move in range(1, self.number + 1) for line in self.seen.heard(move)]
        self.app.push_screen(LogScreen(lines, self.seen.names, self.seen.recording.header.game))

    def action_step_back(self) -> None:
        """From the graph over all the window to the table, from a move that the review's list led to back to it; else out."""
        if self._is_graph_alone:
            self.action_graph()
        elif self._looked_up is not None:
            self._open_review(self._left_review)
        else:
            self.action_leave()

    def action_leave(self) -> None:
        """Back to where one came from."""
        self._begin()
        self.dismiss(None)

    def _say(self, text: str) -> None:
        self._trouble = text
        self.paint()

    # ---- The mouse ----------------------------------------------------------------------------

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A button, a turning point; on the table the left half goes back, the right half on."""
        kind, _, number = message.name.partition(":")
        if kind == "moment":
            self.action_moment(int(number))
        elif kind == "eyes":
            self._look_with(int(number) - 1 if int(number) else None)
        elif message.piece is self._transport:
            self._press(kind)
        elif (target := self.ground.targets.get(message.name)) is not None:
            self._walk_by(target.region.x)

    def _press(self, button: str) -> None:
        if button == "run":
            self.action_run()
        elif button == NEXT_EYES:
            self.action_eyes()
        elif button in ("slower", "faster"):
            self.action_pace(1 if button == "faster" else -1)
        else:
            self.action_walk(button)

    def on_click(self, event: events.Click) -> None:
        """Between the pieces of a table."""
        if event.screen_y < self._transport.region.y:
            self._walk_by(event.screen_x)

    def _walk_by(self, x: int) -> None:
        self.action_walk("back" if x < self._ground_width // 2 else "on")
