"""Choosing an action target by target: what is picked, where the cursor begins and stands."""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cached_property
from itertools import islice, takewhile
from typing import NamedTuple

from rules import State
from rules.core.rng import seeded
from tribes_tui.display.targets import Target, Targets
from tribes_tui.table.board.contract import GameBoard, Path
from tribes_tui.table.choice.last_moves import last_place, sure_gain, sure_wins

Moment = tuple[int | None, int]
"""Who decides, and how many decisions were before."""
NOWHERE = Targets()


def _costs_nothing(name: str) -> int:
    """No place costs a star where no stage of the journey is played."""
    return 0


FIRST_STAR = 2
"""What it costs to lose the star without which none counts."""


class Chooser:
    """What has been picked so far, on the way to one of `ways` (path -> action).

    No path may be the beginning of another one that leads to another action: a person could not reach it
    (`blocked` finds such paths, for tests). `lit` are the names that may be picked next, `open` the ways that go on from what is
    picked.
    """

    def __init__(self, ways: Mapping[Path, int] | None = None) -> None:
        self.ways = dict(ways or {})
        self.picked: Path = ()
        self.open: dict[Path, int] = {}
        self.lit: frozenset[str] = frozenset()
        self.take(())

    @property
    def chosen(self) -> int | None:
        """The action whose path is complete, else None."""
        return self.ways.get(self.picked) if self.picked else None

    @property
    def names(self) -> tuple[str, ...]:
        """Every name on the way to an action, each once, in the order of the ways."""
        return tuple(dict.fromkeys(name for path in self.ways for name in path))

    @property
    def instead(self) -> frozenset[str]:
        """The names that can only mean that the one picked is put back and they are picked: each begins a choice, and none of
        them continues the one begun. Of several that are picked, nobody knows which would go."""
        if len(self.picked) != 1:
            return frozenset()
        return self._starts - self.lit - {*self.picked}

    @cached_property
    def from_the_start(self) -> "Chooser":
        """One for the same ways with nothing picked."""
        return Chooser(self.ways)

    @cached_property
    def _starts(self) -> frozenset[str]:
        """The names that begin a choice, also where they end it, too, as there is but one way on."""
        return frozenset(path[0] for path in self.ways if len(path) > 1)

    def pick(self, name: str) -> bool:
        """Pick a lit name, or one instead of that picked, or put a picked one back; False if it is none of them."""
        if name in self.lit:
            self.take((*self.picked, name))
            return True
        if name in self.instead:
            self.take((name,))
            return True
        if name in self.picked:
            at = self.picked.index(name)
            without = self.picked[:at] + self.picked[at + 1 :]
            is_whole = any(path[: len(without)] == without for path in self.ways)
            self.take(without if is_whole else self.picked[:at])
            return True
        return False

    def step_back(self) -> bool:
        """Put the last name back; False if nothing was picked."""
        if not self.picked:
            return False
        self.take(self.picked[:-1])
        return True

    def actions(self, name: str) -> list[int]:
        """The actions that are still possible after picking a lit name, ascending."""
        depth = len(self.picked)
        return sorted({action for path, action in self.open.items() if path[depth] == name})

    def blocked(self) -> list[Path]:
        """Paths that can't be reached, because their beginning chooses another action."""
        starts = {path[:i]: path for path in self.ways for i in range(1, len(path))}
        return [starts[p] for p, action in self.ways.items() if p in starts and self.ways[starts[p]] != action]

    def take(self, picked: Path) -> None:
        """These are picked, whatever was before."""
        depth = len(picked)
        self.picked = picked
        self.open = {way: action for way, action in self.ways.items() if len(way) > depth and way[:depth] == picked}
        self.lit = frozenset(path[depth] for path in self.open)


def nearest(around: Target | None, targets: Targets, names: Sequence[str]) -> Sequence[str]:
    """Of these names the one nearest to a place, by columns first; none where there is no such place."""
    if around is None:
        return ()
    (x, y), found = around.middle, [target for target in map(targets.get, names) if target is not None]
    return [min(found, key=lambda one: (abs(one.middle[0] - x), abs(one.middle[1] - y))).name] if found else ()


class Worth(NamedTuple):
    """How an action looks, the better the larger."""

    is_won: bool
    hinders: int
    is_of_use: bool
    is_plain: bool
    glance: float


class Beginning:
    """The choices of one decision, as they look at a glance; it looks when it is first asked."""

    def __init__(self, board: GameBoard | None = None, view: State | None = None) -> None:
        """Without a view there is nothing to choose."""
        self.board, self.view = board, view
        self._worths: dict[int, Worth] | None = None

    def best_first(self, chooser: Chooser) -> list[str]:
        """The names that may be picked next, that where the cursor begins first."""
        worths, depth, known = self._looked(), len(chooser.picked), set[int]()
        endings = frozenset[str]() if self.board is None else self.board.endings
        found: dict[str, tuple[bool, int, bool, bool, Worth, bool, bool]] = {}
        is_wanted = depth > 0 and chooser.picked[0] != self.best_first(chooser.from_the_start)[0]
        for path, action in chooser.open.items():
            name, is_first = path[depth], action not in known
            worth, is_kept = worths[action], not (is_wanted and self._parts(action))
            is_ending = name.partition(":")[0] in endings
            seen = worth.is_won, worth.hinders, worth.is_of_use, is_kept, worth, is_ending, is_first
            known.add(action)
            found[name] = max(seen, found.get(name, seen))
        return sorted(found, key=lambda name: found[name], reverse=True)

    def first(
        self,
        chooser: Chooser,
        trail: Path,
        targets: Targets,
        costs: Callable[[str], int] = _costs_nothing,
        around: Target | None = None,
    ) -> str | None:
        """Where the cursor begins: on a sure win, what hinders that of another, or what brings one on for nothing; else where one has just acted, as far as the board says so and ending it all is no
        better, or nearest to where one has acted of one's own accord (`around`), on what brings one on if anything does, or, before it all is ended, where one goes on with what was
        begun; else on the best. Not on what surely ends the game in a
        worse place than something else, and not on what `costs` a star while something else costs less, first of all what is no worse
        than ending it all; what leads only to and fro is no way out but for the first star."""
        names = [name for name in self.best_first(chooser) if name in targets]
        if self.board is not None and self.view is not None:
            endings, idle = self.board.endings, self.idle(chooser)
            back = frozenset(self.board.turns_back(self.view, trail))
            names.sort(key=lambda name: name in back)
            better = [*takewhile(lambda name: name.partition(":")[0] not in endings, names)]
            onward = [name for name in self.board.goes_on(self.view, trail) if name in names and not better]
            plain = {name for name in names[: len(better) + 1] if name not in idle and self._is_plain(chooser, name)}
            if not names or not self._is_pressing(chooser, names[0]):
                useful = [name for name in better if name not in idle]
                near = nearest(around, targets, [name for name in useful if self._brings_on(chooser, name)] or useful)
                names[:0] = [*onward, *(name for name in self.board.stays(self.view, trail) if name in better), *near]
            names = self._best_placed(chooser, [*dict.fromkeys(names)], idle)
            names[:0] = [*islice((name for name in names if not self._lets_win(chooser, name)), 1)]
            cost = costs(names[0]) if names else 0
            if cost:
                rest = [name for name in names[1:] if name not in idle]
                order = [*(name for name in names[1:] if name in plain), *rest]
                order += [name for name in names[1:] if name in idle and cost == FIRST_STAR]
                weighed = {name: costs(name) for name in dict.fromkeys(order)}
                least = min(weighed.values(), default=cost)
                names[:0] = [name for name in weighed if weighed[name] == least < cost][:1]
        return next(iter(names), None)

    def taken_back(
        self, chooser: Chooser, name: str, trail: Path, targets: Targets, costs: Callable[[str], int]
    ) -> str:
        """Where the cursor begins after `name` was chosen and taken back: there again, but where all that it leads to costs something on
        the best of the rest."""
        board, view = self.board, self.view
        if board is None or view is None or not all(board.costs(view, one) for one in chooser.actions(name)):
            return name
        rest = Chooser({path: action for path, action in chooser.ways.items() if path[0] != name})
        other = self.first(rest, trail, targets, costs)
        is_dear = other is None or all(board.costs(view, one) for one in rest.actions(other))
        return name if is_dear or other is None else other

    def _best_placed(self, chooser: Chooser, names: list[str], idle: frozenset[str]) -> list[str]:
        """In this order; where the first one surely ends the game and isn't won, those that end it better, or not yet, before it."""
        if self.board is None or self.view is None or not names:
            return names
        if (first := self._place(chooser, names[0], in_doubt=1)) == 1:
            return names
        places = {name: self._place(chooser, name, in_doubt=first) for name in names[1:] if name not in idle}
        better = [name for name, place in places.items() if place < first]
        better.sort(key=lambda name: (places[name], not self._is_plain(chooser, name)))
        return [*better, *names]

    def _place(self, chooser: Chooser, name: str, in_doubt: int) -> int:
        """In which place the game surely ends by what is chosen there; 1 where it may go on."""
        assert self.board is not None
        assert self.view is not None
        depth = len(chooser.picked)
        found = [(path, action) for path, action in chooser.open.items() if path[depth] == name]
        onward = ((one, *self.board.onward(self.view, path)) for path, one in found)
        return last_place(self.board, self.view, onward, in_doubt)

    def idle(self, chooser: Chooser) -> frozenset[str]:
        """The names that may be picked next and lead only to and fro; none where all of them do."""
        worths = self._looked()
        useful = {path[len(chooser.picked)] for path, action in chooser.open.items() if worths[action].is_of_use}
        return chooser.lit - useful if useful else frozenset()

    def _is_pressing(self, chooser: Chooser, name: str) -> bool:
        """Whether picking this may lead to a sure win, to what hinders another's, or to what costs nothing and brings one on."""
        worths, gain = self._looked(), None if self.view is None else sure_gain(self.view)
        return any(one == gain or worths[one].is_won or worths[one].hinders for one in chooser.actions(name))

    def _lets_win(self, chooser: Chooser, name: str) -> bool:
        """Whether all that picking this may lead to lets somebody else win, as far as the board sees."""
        board, view, worths = self.board, self.view, self._looked()
        if board is None or view is None:
            return False
        return all(not worths[one].is_won and board.lets_win(view, one) for one in chooser.actions(name))

    def _brings_on(self, chooser: Chooser, name: str) -> bool:
        """Whether picking this may lead to what brings one on, by the rules."""
        view = self.view
        return view is not None and any(view.advance(action) > 0 for action in chooser.actions(name))

    def _is_plain(self, chooser: Chooser, name: str) -> bool:
        """Whether picking this may lead to what is neither done on purpose only nor gives anything away."""
        worths = self._looked()
        return any(worths[action].is_plain and not self._parts(action) for action in chooser.actions(name))

    def _parts(self, action: int) -> bool:
        return self.board is not None and self.view is not None and self.board.gives_away(self.view, action)

    def _looked(self) -> dict[int, Worth]:
        board, view = self.board, self.view
        if self._worths is None and board is not None and view is not None:
            legal = view.legal_actions()
            won, hinders = sure_wins(board, view, legal), board.hindrances(view)[::-1]
            self._worths = {
                action: Worth(
                    action in won,
                    hinders.index(action) + 1 if action in hinders else 0,
                    action in won or action in hinders or not board.is_idle(view, action),
                    not board.is_deliberate(view, action),
                    glance,
                )
                for action, glance in zip(legal, board.glance(view, legal), strict=True)
            }
        return self._worths or {}


class InOrder(Beginning):
    """For whom nobody shall choose: the cursor begins on the first place in the table's order that spends and gives away nothing without need, and is
    neither an end nor idle, nor takes just anything, so that the first key loses nothing; then on any."""

    def first(
        self,
        chooser: Chooser,
        trail: Path,
        targets: Targets,
        costs: Callable[[str], int] = _costs_nothing,
        around: Target | None = None,
    ) -> str | None:
        """What comes first."""
        lit = [target.name for target in targets if target.name in chooser.lit]
        last, behind = (frozenset[str](),) * 2 if self.board is None else (self.board.endings, self.board.takes_any)
        idle = self.idle(chooser)

        def rank(name: str) -> tuple[bool, ...]:
            kind = name.partition(":")[0]
            return (
                not self._is_plain(chooser, name) or self._makes_less(chooser, name),
                kind in last,
                name in idle,
                kind in behind,
            )

        return min(lit, key=rank, default=None)

    def _makes_less(self, chooser: Chooser, name: str) -> bool:
        """Whether whatever is picked then does."""
        board, view = self.board, self.view
        return (
            board is not None and view is not None and all(board.makes_less(view, one) for one in chooser.actions(name))
        )


class Unweighed(Beginning):
    """As if nobody had looked at the choices: the cursor begins somewhere, by chance that the position alone decides, best where more than one
    choice begins, so that the first key tries none; and once something is picked on the first that it fits before those that take anything.
    What a choice is worth moves nothing, so that a puzzle gives nothing away, nor does the order of the table, of which the first is often best."""

    def first(
        self,
        chooser: Chooser,
        trail: Path,
        targets: Targets,
        costs: Callable[[str], int] = _costs_nothing,
        around: Target | None = None,
    ) -> str | None:
        """What begins several choices, any of them; then what comes first, before it what takes only what is picked."""
        lit = [target.name for target in targets if target.name in chooser.lit]
        if not chooser.picked and lit:
            some = [name for name in lit if len(set(chooser.actions(name))) > 1] or lit
            return some[seeded("beginning", *map(str, sorted(chooser.ways.values()))) % len(some)]
        behind = frozenset[str]() if self.board is None else self.board.takes_any
        return min(lit, key=lambda name: name.partition(":")[0] in behind, default=None)

    def idle(self, chooser: Chooser) -> frozenset[str]:
        """What leads nowhere is for the person to see."""
        return frozenset()


def ways(board: GameBoard, view: State) -> Chooser:
    """A chooser for the legal actions of a view."""
    return Chooser({path: action for action in view.legal_actions() for path in board.paths(view, action)})


class SelectionState:
    """The chooser, the cursor, and a notice that the next key wipes away."""

    def __init__(self, beginning: type[Beginning] = Beginning) -> None:
        self.chooser = Chooser()
        self.looks = beginning
        """How what can be chosen is looked at, to find where the cursor begins."""
        self._beginning = beginning()
        self._moment: Moment | None = None
        self._chosen: dict[Moment, str] = {}
        """The place where each decision so far was begun: there the cursor is again when it is taken back."""
        self._begun_at: str | None = None
        self._around: Target | None = None
        """Where a decision was made of the person's own accord, not where the cursor began."""
        self.cursor: str | None = None
        self._start: str | None = None
        """Where the cursor was when the decision began."""
        self.offered: str | None = None
        """Where the cursor was put last, not by the person."""
        self.notice = ""
        self.notice_role = "info"
        self.is_notice_of_enter = False
        """Whether the notice says what Enter leads to."""
        self.looks_around = False
        """Whether the person went with the cursor to look at something since anything happened."""
        self._is_out_of_turn = self._is_answer = False
        self._said_at: Moment | None = None
        self.jumps: dict[str, str] = {}
        self.begun = ""
        """What was typed of the name of a place."""
        self._lifted = ""
        self._advised: Path = ()
        self._before_advice: tuple[Path, str | None] = (), None
        self._followed = 0
        self._is_new = False
        self._trail: Path = ()
        """What was chosen last, decided or not."""

    def begin(
        self, board: GameBoard, view: State | None, moment: Moment | None = None, targets: Targets = NOWHERE
    ) -> None:
        """A position: nothing is picked. Without a view nothing can be chosen.

        With one it is this person's turn: that it isn't is no longer true. `moment` names the decision: while it is the same,
        the cursor stays where it was. `targets`: what lay there before.
        """
        if self._advised and moment != self._moment and not self.is_news:
            self.say("")  # what was advised is done, or no longer asked
        self.jumps, self._lifted, self._advised, self.looks_around = {}, "", (), False
        begun = (*self.chooser.picked, *filter(None, (self.cursor,)))[:1]
        if self._moment is not None and moment != self._moment and begun:
            self._chosen = {one: name for one, name in self._chosen.items() if one[1] < self._moment[1]}
            self._chosen[self._moment] = begun[0]
            place = targets.get(begun[0]) if board.stays_near and begun[0] != self._begun_at else None
            self._around = None if place is None or place.lane is None else place
        self._is_new, self._moment = view is not None and moment != self._moment, moment if view is not None else None
        if view is not None and (self._is_out_of_turn or (self._is_answer and moment != self._said_at)):
            self.say("")
        if self._is_new:
            self._trail = (*self.chooser.picked, *filter(None, (self.cursor,)))
        self.chooser = Chooser() if view is None else ways(board, view)
        self._beginning = self.looks(board, view)

    def look_by(self, looks: type[Beginning]) -> None:
        """The cursor begins so from now on; it goes there now."""
        self.forget_advice()
        before, self.looks, self.cursor = self._beginning, looks, None
        self._beginning = looks(before.board, before.view)

    def advise(self, path: Path) -> None:
        """Put the cursor on the first of these names that isn't picked yet; as long as they are picked one after the other, it goes
        ahead. What is picked stays so as far as they begin with it."""
        kept = len([*takewhile({*self.held}.__contains__, path[:-1])])
        if not self._advised:
            self._before_advice = self.chooser.picked, self.cursor
        self.chooser.take(path[:kept])
        self._advised, self._followed, self.cursor = path, kept, path[kept]

    @property
    def held(self) -> Path:
        """What is picked, or was before the advice let go of it."""
        return self.chooser.picked or (self._before_advice[0] if self._advised else ())

    def show_advised(self) -> None:
        """All of what was advised is picked but the last, on which the cursor is: the whole move is seen."""
        self.chooser.take(self._advised[:-1])
        self._followed, self.cursor = len(self._advised) - 1, self._advised[-1]

    @property
    def last_way(self) -> Path:
        """What was chosen last, where it may be chosen again; else nothing."""
        ways = (self._trail, self._trail[:-1])  # the last place may be under the cursor, too
        return next((way for way in ways if way in self.chooser.ways), ())

    @property
    def followed(self) -> int:
        """How many names of a hint are picked."""
        return self._followed

    @property
    def advised(self) -> Path:
        """The places of the move that a hint shows; empty for none."""
        return self._advised

    @property
    def is_advised(self) -> bool:
        """Whether a hint was followed, or is there to be."""
        return bool(self._advised)

    def forget_advice(self) -> bool:
        """What was picked, and the cursor, are as before the advice; False if there was none."""
        if not self._advised:
            return False
        picked, self.cursor = self._before_advice
        self.chooser.take(picked)
        self._advised, self._followed = (), len(picked)
        return True

    def may_pick(self, name: str) -> bool:
        """Whether choosing this does anything; where nothing can be chosen, everything may be looked at."""
        return not self.chooser.lit or name in {*self.chooser.lit, *self.chooser.instead, *self.chooser.picked}

    def lift(self, name: str) -> bool:
        """Pick what is being dragged, unless there is nowhere to drag it because that alone would decide; whether it was."""
        if name not in self.chooser.lit | self.chooser.instead:
            return False
        path = (*self.chooser.picked, name) if name in self.chooser.lit else (name,)
        if not any(len(way) > len(path) and way[: len(path)] == path for way in self.chooser.ways):
            return False
        self._lifted = name
        return self.chooser.pick(name)

    def put_down(self) -> bool:
        """Put back what was dragged nowhere; whether anything was. The cursor goes back to it."""
        name, self._lifted = self._lifted, ""
        if name not in self.chooser.picked:
            return False
        self.cursor = name
        return self.chooser.pick(name)

    def step_back(self) -> bool:
        """Put back what was picked last, the cursor on it; False if nothing was."""
        if self.chooser.picked:
            self.cursor = self.chooser.picked[-1]
        return self.chooser.step_back()

    @property
    def idle(self) -> frozenset[str]:
        """The names that lead only to and fro: shown faint, and behind the others."""
        return self._beginning.idle(self.chooser)

    @property
    def is_news(self) -> bool:
        """Whether the notice tells what happened, instead of answering a key: then it never hides what Enter does."""
        return bool(self.notice) and self.notice_role == "new"

    def say(self, text: str, role: str = "info", is_out_of_turn: bool = False, is_of_enter: bool = False) -> None:
        """Something to be read until the next key; `is_out_of_turn`: or until it is this person's turn; `is_of_enter`: it says
        what Enter leads to."""
        self.notice, self.notice_role, self._is_out_of_turn = text, role, is_out_of_turn
        self.is_notice_of_enter, self._is_answer = is_of_enter, False

    def answer(self, text: str, role: str = "info") -> None:
        """What a key is answered, where it changes nothing: of a question that is asked no more nobody reads it."""
        self.say(text, role)
        self._is_answer, self._said_at = True, self._moment

    def forget_answer(self) -> None:
        """It has been read."""
        if self._is_answer:
            self.say("")

    def next_place(self, name: str) -> str | None:
        """Where the cursor goes once this is picked, wherever that lies; None where nothing is left to pick."""
        chooser = Chooser(self.chooser.ways)
        chooser.take((*self.chooser.picked, name))
        return next(iter(self._beginning.best_first(chooser)), None)

    def walkable(self, targets: Targets) -> Iterable[str]:
        """Where the cursor may go: what is lit or picked; from what is picked, or could be picked instead, to all that could be
        picked instead, too; everywhere while nothing is lit or picked."""
        names = {*self.chooser.lit, *self.chooser.picked}
        if self.cursor in self.chooser.instead or self.cursor in self.chooser.picked:
            names |= self.chooser.instead
        return names or {target.name for target in targets}

    def settle(self, targets: Targets, costs: Callable[[str], int] = _costs_nothing, hinted: Path = ()) -> bool:
        """Put the cursor where it makes sense after a change; whether it moved. `costs`: whether a place costs a star; `hinted`: what a hint
        that was given chooses here.

        It goes on as advised; else, unless a decision begins, it stays if it can; else it goes where that hint does, or `beginning` says.
        """
        lit = self.chooser.lit
        is_new, self._is_new = self._is_new, False
        advised = self._advised_next()
        if advised in lit and advised in targets:
            self.cursor = advised
            return True
        if self.cursor in targets and (not lit or (self.cursor in lit and not is_new)):
            return False
        before = self.cursor
        picked = self.chooser.picked
        is_again = bool(picked) and self._trail[-1 - len(picked) : -1] == picked
        trail = self._trail if is_new or is_again else ()
        known = hinted[len(picked)] if hinted[: len(picked)] == picked != hinted else ""
        is_known = known in lit and known in targets
        self.cursor = known if is_known else self._beginning.first(self.chooser, trail, targets, costs)
        if is_new:
            self._begun_at = self.cursor
        if is_new and not is_known:
            chosen = None if self._moment is None else self._chosen.get(self._moment)
            if chosen in lit and chosen in targets:
                self.cursor = self._beginning.taken_back(self.chooser, chosen, trail, targets, costs)
            elif self._around is not None:
                self.cursor = self._beginning.first(self.chooser, trail, targets, costs, self._around)
        self.offered = self.cursor
        self._start = self.cursor if is_new else self._start
        return self.cursor != before

    def back_to_start(self) -> bool:
        """The cursor goes back to where the decision began with it; whether it moved."""
        if self._start == self.cursor or self._start not in self.chooser.lit:
            return False
        self.cursor = self.offered = self._start
        return True

    def leads_to(
        self,
        targets: Targets,
        costs: Callable[[str], int] = _costs_nothing,
        start: str | None = None,
        hinted: Path = (),
    ) -> int | None:
        """The action that comes about when one chooses again and again where the cursor is, or on `start`, and then begins; `hinted`: see
        `settle`."""
        chooser, name = Chooser(self.chooser.ways), start or self.cursor
        chooser.take(self.chooser.picked)
        while name in chooser.lit and chooser.pick(name) and chooser.chosen is None:
            at, known = len(chooser.picked), (self._advised, hinted)
            onward = (path[at] for path in known if path[:at] == chooser.picked != path and path[at] in chooser.lit)
            name = next(onward, None) or self._beginning.first(chooser, (), targets, costs) or min(chooser.lit)
        return chooser.chosen

    def _advised_next(self) -> str | None:
        """What is to be picked next as advised; asked once after each pick, so that the cursor stays free."""
        picked, before = self.chooser.picked, self._followed
        self._followed = len(picked)
        if self._followed <= before or picked != self._advised[: len(picked)]:
            return None
        return self._advised[len(picked)] if len(picked) < len(self._advised) else None
