"""Hints by a bot: a move, and the line of play that it expects."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from concurrent.futures import CancelledError, Future
from functools import partial
from itertools import chain, takewhile
from typing import TYPE_CHECKING

from rules import Event, Rng, State
from rules.bots.bot import Candidate
from saves.format.course import HINTED
from tribes_tui.seats.thinker import ThinkerError
from tribes_tui.seats.worker import Answer
from tribes_tui.table.board.contract import AdvisedMove, Path, hints_of
from tribes_tui.table.choice.last_moves import told_of_end
from tribes_tui.widgets.drawing.lines import to_clause
from tribes_tui.words.common import YOU, colon, semicolon
from tribes_tui.words.help import worth
from tribes_tui.words.said import grammar, help as said
from tribes_tui.words.wording import GameWords, alike

if TYPE_CHECKING:
    from tribes_tui.journey.foretold import Advice
    from tribes_tui.seats.expected import Promises
    from tribes_tui.table.advice.hint_screen import Weighed
    from tribes_tui.table.play.played_stage import PlayedStage


LONGEST = 5
DRAWS = 3
"""What isn't known is drawn so often: only what is told alike after each may be told at all."""


def foretold(view: State, line: Sequence[int], words: GameWords, names: Sequence[str]) -> list[str]:
    """What is expected after the first action of `line`: own actions as orders, others' as a log would tell them.

    What is hidden in `view` is drawn anew, several times: a card that only one of these draws has brought is never named.
    """
    seed = int(view.key()[:15], 16)
    told = [_told_in(view.resample(Rng(seed + draw)), view.viewer, line, words, names) for draw in range(DRAWS)]
    alike_in_all = takewhile(lambda texts: len({*texts}) == 1, zip(*told, strict=False))
    return [text for text, *_ in alike_in_all if text][:LONGEST]


def _told_in(
    state: State, viewer: int | None, line: Sequence[int], words: GameWords, names: Sequence[str]
) -> Iterator[str]:
    for number, action in enumerate(line):
        player = state.current_player
        if player is None or not state.is_legal(action):
            return
        text = words.action(state.view(player), action, names) if player == viewer else ""
        events: list[Event] = []
        state.events = events
        state.apply(action)
        name = grammar.you() if names[player] == YOU else names[player]
        if number:
            yield name + colon() + text if text else _seen(events, player, words, names)


def _seen(events: Sequence[Event], player: int, words: GameWords, names: Sequence[str]) -> str:
    """The first thing that everybody sees a player do."""
    for event in events:
        shown = event.seen_by(None)
        if shown is not None and shown.player == player:
            text = words.event(shown, names)
            if text:
                return text.rstrip(".")
    return ""


class BotHints:
    """The same position has the same hint."""

    def __init__(self, screen: PlayedStage) -> None:
        self._screen = screen
        self._known: dict[str, Answer] = {}
        """Position (`State.key`) -> the hint that was given there."""
        self._rest: dict[str, Sequence[int]] = {}
        """Position -> what is left there of a move that was hinted whole."""
        self._shown: tuple[str, str | None] | None = None
        """The position whose hint was shown last, and where it put the cursor: asked again while it stands there, it says why."""
        self._is_asked_why = False
        """Whether it was asked again before the bot had thought to the end."""
        self._asked: str | None = None
        """The position for which a hint is waited for."""
        self._stood: tuple[Path, str | None] = (), None
        """What was picked, and where the cursor was, when it was asked for."""
        self._led_to: tuple[str, int | None] = "", None
        """The position for which a hint was asked last, and where the cursor led there."""
        self._promises: Promises | None = None
        self._before: tuple[str, int | None] = "", None
        """The position whose hint was given last, and how many wins of 100 were said before if that was more."""

    def ask(self) -> None:
        """Ask a bot what it would do; asked again, show all that it weighed."""
        seat = self._screen.viewer
        if seat is None or not self._screen.is_my_turn:
            is_over = self._screen.table.is_over
            self._screen.say(said.no_more_hints() if is_over else said.own_turn(), is_out_of_turn=True)
            return
        key = self._screen.view.key()
        if self._led_to[0] != key:
            self._led_to = key, self._screen.selection.leads_to(self._screen.targets)
        known = self._known.get(key)
        if known is not None and known.action not in self._back():
            self._give(known)
            return
        if self._asked != key and self._screen.must_warn(HINTED, "hint"):
            return
        self._screen.say(said.thinking(), "info")
        self._is_asked_why, self._stood = self._asked == key, self._stands_now
        if self._is_asked_why:
            return
        self._asked = key
        number = self._screen.table.number_for(seat)
        self._screen.call_after_refresh(  # that it thinks is seen first: to start the bots may take a moment
            self._screen.opponents.hint, seat, lambda done: self._hinted(done, seat, number, key)
        )

    def known_path(self) -> Path:
        """What the hint that is known for this position chooses; empty where none is."""
        known = self._known.get(self._screen.view.key()) if self._known and self._screen.is_my_turn else None
        return () if known is None or known.action in self._back() else self._path_of(known.action)

    @property
    def _stands_now(self) -> tuple[Path, str | None]:
        """What is picked, and where the cursor is."""
        return self._screen.selection.chooser.picked, self._screen.selection.cursor

    def _hinted(self, future: Future[Answer], seat: int, number: int, key: str) -> None:
        if self._asked == key:
            self._asked = None
        if seat != self._screen.viewer or number != self._screen.table.number_for(seat) or not self._screen.is_my_turn:
            return
        view = self._screen.view
        try:
            answer = future.result()
        except (ThinkerError, CancelledError):
            legal = view.legal_actions()
            best = max(zip(hints_of(view, legal), legal, strict=True), key=lambda one: one[0])[1]
            self.show(view, best)  # asked again, it thinks again
            return
        if view.is_legal(answer.action):
            from tribes_tui.seats.expected import sparing

            answer = sparing(answer, view, self._screen.scene.recent, self._led_to[1])
            self._known[view.key()] = answer
            self._rest.setdefault(view.key(), self._expected_like(view, answer))
            self._keep_to(view, answer)
            if self._stood == self._stands_now and self._screen.app.screen is self._screen:
                self._give(answer)
            else:
                self._wait_to_be_asked()

    def _wait_to_be_asked(self) -> None:
        """Somebody has gone on meanwhile: nothing opens over what they do, and the cursor stays; the hint is there for its key."""
        self._is_asked_why = False
        if self._screen.selection.notice == said.thinking():
            self._screen.say("", "info")
        self._screen.tell_news(said.hint_is_there(key=self._screen.key_name("hint")))

    def _back(self) -> Collection[int]:
        """What would lead back to where it has been in this turn: no hint does."""
        from tribes_tui.seats.expected import back

        return back(self._screen.view, self._screen.scene.recent)

    @staticmethod
    def _expected_like(view: State, answer: Answer) -> Sequence[int]:
        """What the bot expects to do next, as far as it is like what it would do now."""
        lines = (one.line for one in answer.candidates if one.action == answer.action)
        return alike(view, next(lines, ()))

    def _keep_to(self, view: State, answer: Answer) -> None:
        """While a turn of several decisions is under way, and nothing new is known, the hint stays the same, and what is expected of it,
        too."""
        from tribes_tui.seats.expected import kept

        whole = self._screen.board.whole_move(view, answer.action, self._rest.get(view.key(), ()))
        actions = whole.actions if whole else ()
        for number, (key, following) in enumerate(kept(view, answer, actions), 1):
            self._known[key] = following
            if whole:
                self._rest[key] = actions[number:]

    def _give(self, answer: Answer) -> None:
        """In a line; asked again while that stands there, with all that was weighed."""
        key, selection = self._screen.view.key(), self._screen.selection
        self._corrected(answer)  # what is said now is remembered
        stands = self._shown == (key, selection.cursor) and selection.is_advised
        if not stands:
            self.show(self._screen.view, answer.action, self._expects(answer))
            self._shown = key, selection.cursor
        if stands or self._is_asked_why:
            self._is_asked_why = False
            self._show_weighed(answer)

    def _expects(self, answer: Answer) -> Sequence[str]:
        """What the bot expects of its own move, from long to short, and that another one is as good where that has the larger figure on the
        page; nothing where it did not search. That more was said before stands on the page."""
        own = next((one for one in answer.candidates if one.action == answer.action and one.visits), None)
        if own is None:
            return ()
        from tribes_tui.seats.expected import best_of, expected_of
        from tribes_tui.table.advice.hint_screen import BEST

        view = self._screen.view
        chance, *others = (
            expected_of(one, view.game.id, view.players, "").chance
            for one in best_of(answer, BEST)
            if one.visits and view.is_legal(one.action)
        )
        if round(100 * max(others, default=0.0)) > round(100 * chance):
            return [said.worth_near(worth=one) for one in (worth(chance, None, view.players), worth(chance, None))]
        return worth(chance, own.ahead, view.players), worth(chance, None, view.players), worth(chance, None)

    def _corrected(self, answer: Answer) -> int | None:
        """How many wins of 100 were said before of the moves that led here, if that was more than it is now."""
        view = self._screen.view
        if self._before[0] != view.key():
            from tribes_tui.seats.expected import Promises

            self._promises = self._promises or Promises()
            self._before = view.key(), self._promises.corrected(view, answer)
        return self._before[1]

    def show(self, view: State, action: int, expects: Sequence[str] = ()) -> None:
        """In a line, its places marked; the view is that of the table. `expects`: what the bot expects of it,
        from long to short."""
        self._screen.selection.advise(self._path_of(action))
        moves = self._moves(action)
        words = hint_line(
            self._as_steps(action, moves), expects, self._screen.key_name("hint"), self._room, plain=moves
        )
        self._screen.selection.say(words, "good", is_of_enter=True)
        self._screen.paint()

    @property
    def _room(self) -> int:
        """What the line of Enter holds beside its key."""
        return self._screen.app.size.width - len(self._screen.key_name("choose")) - 3

    def _moves(self, action: int) -> Sequence[str]:
        """A move in ever fewer words."""
        whole = self._whole(action)
        end = "" if whole else self._end_of(action)
        shorter = () if whole else (self._screen.board.brief(self._screen.scene, action), self._move_of(action))
        brief = [one + colon() + end if one and end else one for one in shorter]
        stars, moves = self._stars_by(action), [move for move in (self._line_of(action), *brief) if move]
        if stars is not None:  # what is cut off is the end of the move
            moves.append(stars.brief + colon() + self._move_of(action))
        if stars is None or stars.instead is None:
            return moves
        from tribes_tui.words.said import journey

        kept = journey.hint_loses_brief(instead=self._move_of(stars.instead))
        return [*(move + semicolon() + kept for move in moves), *moves]

    def _as_steps(self, action: int, moves: Sequence[str]) -> Sequence[str]:
        """The moves with how often Enter has to be pressed for the hint that is followed, where more than once."""
        screen, path, whole = self._screen, self._path_of(action), self._whole(action)
        later = len(whole.actions) - 1 - len(screen.board.onward(screen.view, path)) if whole else 0
        ways, done = screen.selection.chooser.ways, screen.selection.followed
        steps = next(k for k in range(1, len(path) + 1) if k == len(path) or (k > done and path[:k] in ways))
        left = 0 if later > 0 else steps - done
        if left == 1:
            return moves
        return [form(move=move, left=left) for move in moves for form in (said.hint_step, said.hint_step_brief)]

    def _whole(self, action: int) -> AdvisedMove | None:
        view = self._screen.view
        return self._screen.board.whole_move(view, action, self._rest.get(view.key(), ()))

    def _path_of(self, action: int) -> Path:
        """Of the ways to it, the one that keeps most of what is picked."""
        whole, board, view, held = (
            self._whole(action),
            self._screen.board,
            self._screen.view,
            self._screen.selection.held,
        )
        path = whole.path if whole else board.alone(view, action)

        def kept(way: Path) -> int:
            names = tuple(name for name in held if name in way)
            return len(names) if names == way[:-1][: len(names)] else 0

        ways, then = [way for way in board.paths(view, action) if kept(way)], board.onward(view, path)
        return max((path, *(way for way in ways if board.onward(view, way) == then)), key=kept)

    def _line_of(self, action: int) -> str:
        """An action, and what it would lead to; a move of several decisions whole."""
        whole, board, end = self._whole(action), self._screen.board, self._end_of(action)
        if whole is not None:
            return whole.words + colon() + end if end else whole.words
        outcome = semicolon().join(one for one in (end, board.outcome(self._screen.scene, action)) if one)
        return self._move_of(action) + (colon() + outcome if outcome else "")

    def _end_of(self, action: int) -> str:
        """What it does to the stars of a stage, and whether it ends the game."""
        whole, screen = self._whole(action), self._screen
        end = told_of_end(screen.board, screen.view, screen.scene.names, [whole.actions if whole else (action,)])[0]
        stars = self._stars_by(action)
        return semicolon().join(one for one in (stars.brief if stars else "", end) if one)

    def _stars_by(self, action: int) -> Advice | None:
        """What it does to the stars of the journey's stage, and what else could be done, the best that was weighed first."""
        from tribes_tui.table.choice.star_moves import hinted

        screen, whole, view = self._screen, self._whole(action), self._screen.view
        if not getattr(screen.table, "stage", ""):
            return None
        legal = view.legal_actions()
        glances = dict(zip(legal, hints_of(view, legal), strict=True))
        known = self._known.get(view.key())
        weighed = [one.action for one in known.candidates if one.action in glances] if known else []
        others = [*dict.fromkeys((*weighed, *sorted(legal, key=lambda one: -glances[one])))]
        actions = whole.actions if whole else (action,)
        return hinted(screen.table, screen.board, screen.scene, actions, [one for one in others if one != action])

    def _move_of(self, action: int) -> str:
        return self._screen.words.action(self._screen.view, action, self._screen.scene.names)

    def _show_weighed(self, answer: Answer) -> None:
        from tribes_tui.seats.expected import best_of
        from tribes_tui.table.advice.hint_screen import BEST, HintScreen

        screen, best = self._screen, answer.action
        shown = [one for one in best_of(answer, BEST) if screen.view.is_legal(one.action)]
        begun = [one for one in answer.candidates if one.action == self._led_to[1] and one.visits]
        if begun and begun[0] not in shown:  # what is lost where the cursor begins
            shown[BEST - 1 :] = begun
        moves = [one.action for one in shown if one.visits] or [best]
        paths = [self._path_of(move) for move in moves]

        def show(number: int) -> None:
            screen.selection.advise(paths[number])
            screen.selection.show_advised()
            says = partial(said.move_shown, number=number + 1) if len(moves) > 1 else said.hinted
            forms = [says(move=move) for move in self._moves(moves[number])]
            screen.selection.say(next((one for one in forms if len(one) < self._room), forms[-1]), "good")
            screen.paint()
            about, page.others = (
                [place.region for name in names if (place := screen.targets.get(name)) is not None]
                for names in (paths[number], chain(*paths))
            )
            page.lie_beside(*about)

        def after(answered: str | None) -> None:
            action = moves[page.at]
            if answered == "do" and screen.is_my_turn and screen.view.is_legal(action):
                whole = self._whole(action)
                screen.decide_all(whole.actions if whole else [action])
            else:
                screen.selection.notice = ""
                screen.selection.forget_advice()
                screen.paint()

        weighed = [self._weighed(one) for one in shown]
        whole = self._whole(best)
        move = whole.words if whole else self._move_of(best)
        told = colon().join(one for one in (move, self._end_of(best)) if one)
        before, reasons = self._corrected(answer), self._reasons(best)
        if before is not None and weighed:
            now = round(100 * weighed[0].expected.chance)
            reasons = [said.corrected_told(wins=now, before=before), *reasons]
        page = HintScreen(told, weighed, show, screen.mood, reasons, screen.view.players)
        screen.app.push_screen(page, after)
        show(0)

    def _reasons(self, action: int) -> Sequence[str]:
        whole = self._whole(action)
        reasons = (whole.reasons if whole else ()) or [*self._screen.board.reasons(self._screen.scene, action)]
        stars = self._stars_by(action)
        told = stars.sentence(self._move_of) if stars else ""
        return [told, *reasons] if told else reasons

    def _weighed(self, one: Candidate) -> Weighed:
        from tribes_tui.seats.expected import expected_of, spends
        from tribes_tui.table.advice.hint_screen import Weighed

        view, screen = self._screen.view, self._screen
        line = foretold(view, one.line, screen.words, screen.scene.names)
        text = self._line_of(one.action)
        brief = "" if self._whole(one.action) else screen.board.brief(screen.scene, one.action)
        expected = expected_of(one, view.game.id, view.players, self._move_of(one.action) or text)
        return Weighed(text, expected, line, spends(view, one.action), self._reasons(one.action), brief)


def hint_line(moves: Sequence[str], expects: Sequence[str], key: str, room: int, plain: Sequence[str] = ()) -> str:
    """A hint as long as goes into so many cells: the move first, what is expected of it, the key that says why. All from long to short.
    `plain`: the moves without what Enter does of them, told before any is cut."""
    hints = [said.hinted(move=move) for move in moves]
    whys, bare = [said.why_again(worth=one, key=key) for one in expects], said.why_again_bare(key=key)
    least = [said.why_again_only(worth=one) for one in expects]
    forms = [f"{hint}   {why}" for ends in (whys, [bare], least) for hint in hints for why in ends]
    whole = [said.hinted(move=move) for move in plain]
    found = next((one for one in (*forms, *hints, *whole) if len(one) < room), "")
    return (
        found or f"{said.hinted(move=to_clause(moves[-1], room - len(bare) - len(said.hinted(move='')) - 4))}   {bare}"
    )
