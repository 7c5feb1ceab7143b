"""What a game brings to the table screen: which targets lead to which action, and what is said of them."""

from __future__ import annotations

from collections.abc import Container, Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import TYPE_CHECKING, Any, ClassVar, NamedTuple

from rules import Event, Refusal, State
from tribes_tui.words.common import Later, colon
from tribes_tui.words.finder import carefully, room_of
from tribes_tui.words.said import help as said_help, keys as said_keys, table as said

if TYPE_CHECKING:
    from tribes_tui.display.targets import Targets
    from tribes_tui.table.board.scene import Command, Ending, Moment, Scene


Path = tuple[str, ...]


def any_order(names: Iterable[str], last: Path = ()) -> list[Path]:
    """The paths that pick `names` in any order, then `last`."""
    return [(*order, *last) for order in permutations(names)]


def hints_of(view: Any, actions: list[int]) -> Sequence[float]:
    """How good actions look at a glance; all alike where another package's game can't say."""
    hints: Sequence[float] = carefully(
        view.game.id, "state", Sequence[float], lambda: view.looks(actions), [0.0] * len(actions)
    )
    return hints


class AdvisedMove(NamedTuple):
    """A move of several decisions, as a hint says it."""

    actions: Sequence[int]
    words: str
    path: Path
    """What is chosen first."""
    reasons: Sequence[str] = ()
    """What speaks for the whole of it; none: what speaks for its first decision."""


class GameBoard:
    """One game's part of the table screen, apart from its pieces (`PieceBoard`). It keeps no state of a game."""

    mood: ClassVar[str] = "dusk"
    """Felt, panels and accent of the table: a name in `theme.moods`."""

    def paths(self, view: Any, action: int) -> Sequence[Path]:
        """The paths of targets that choose `action` in this view, also when it is not legal; none if it can't be shown."""
        raise NotImplementedError

    def describe(self, scene: Scene, name: str) -> str:
        """What a target is, in words."""
        raise NotImplementedError

    def prompt(self, view: Any, names: Sequence[str]) -> str:
        """What the viewer may do now, where the table offers more than the actions say; empty: in the words of the game."""
        return ""

    def outcome(self, scene: Scene, action: int) -> str:
        """What an action would lead to, in a few words; empty if there is nothing to say."""
        return ""

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What speaks for an action, in sentences about the game: the why of a hint. None where nothing certain does."""
        outcome = self.outcome(scene, action)
        if outcome:
            yield said_help.at_once(outcome=outcome.rstrip("."))

    def brief(self, scene: Scene, action: int) -> str:
        """An action and its outcome in as few words as tell them, for a narrow window; empty: the action's words alone."""
        return ""

    def refusal(self, view: Any, name: str, picked: Path) -> Refusal | None:
        """Why a target that is not lit can't be chosen now, the best reason first: what its game's room `refusals` says. None: look for
        one among all actions."""
        room = room_of(view.game.id, "refusals")
        return room.refusal(view, name, picked) if room is not None else None

    def effect(self, scene: Scene, name: str) -> str:
        """What choosing a lit target does, in the board's own words; empty: in those of its action."""
        return ""

    def briefer(self, scene: Scene, name: str, line: str) -> Sequence[str]:
        """`line`, which `effect` said, in fewer words for a narrow window, from long to short."""
        return [line.partition(colon())[0]]

    def gain(self, scene: Scene, name: str) -> str:
        """What choosing a lit target certainly wins, in a few words; empty: nothing that could be promised."""
        return ""

    def warning(self, scene: Scene, action: int) -> str:
        """What surely befalls the viewer after an action before they are asked again, in a few words; empty: nothing that is known."""
        return ""

    def open_end(self, view: Any, action: int, names: Sequence[str]) -> tuple[str, bool]:
        """What is likely after an action that surely ends the game, while what is hidden decides who wins, and whether the viewer loses by
        it; empty: that it shows then."""
        return "", False

    def onward(self, view: Any, path: Path) -> Sequence[int]:
        """What choosing along `path` plays after its action, one decision after the other; undone as one."""
        return ()

    def suffices(self, view: Any, name: str, action: int) -> bool:
        """Whether choosing the first place of an action's path by the key that chooses does it at once, as nothing else that begins there is
        sensible; the key of the place, and the mouse, only pick it."""
        return False

    def asks_for_last(self, view: Any) -> bool:
        """Whether the question says that the viewer's turn ends with whatever is chosen, or every player knows it: no line says it then."""
        return False

    def order(self, view: Any, actions: Sequence[int]) -> str:
        """What several actions make together, as an order; empty: the first in the game's words, and how many follow."""
        return ""

    def alone(self, view: Any, action: int) -> Path:
        """The path that plays this action and nothing after it, where there is one."""
        paths = self.paths(view, action)
        return next((path for path in paths if not self.onward(view, path)), paths[0])

    def whole_move(self, view: Any, action: int, rest: Sequence[int] = ()) -> AdvisedMove | None:
        """What a hint says instead of this action alone, where it is a part of a move of several decisions; `rest`: those that
        were hinted before, it first."""
        return None

    def ending(self, final: Any, events: Sequence[Event], names: Sequence[str]) -> Ending | None:
        """The end in figures, as its game's room `ending` has it; None, or figures that don't add up to the scores: those and the story
        are shown."""
        room = room_of(final.game.id, "ending")
        return room.ending(final, events, names) if room is not None else None

    def touched(self, event: Event) -> Iterable[str]:
        """The names of what an event changed, to be marked until the viewer has decided again."""
        return ()

    has_bare_dots: ClassVar[bool] = False
    """Whether • stands at what is new without a word on the table: it stands beside the question then."""

    stays_new: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are marked through the whole of the turn in which they happened to the viewer."""

    begins_anew: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events before which nothing is marked as new any more: a page has told of it."""

    walks_off: ClassVar[bool] = True
    """Whether the arrows lead on from what is picked, where they lead nowhere else, to what could be picked instead."""

    marks_own: ClassVar[bool] = False
    """Whether • stands at what the viewer's own last decision changed, too, until somebody does anything else."""

    def news_at_foot(self, scene: Scene) -> Sequence[str]:
        """What others did since the viewer's last turn, in ever fewer words, for the last row of a window too small for a log; none:
        the row of the question tells what has room there."""
        return ()

    is_taught: bool = False
    """Whether it is the table of a lesson, where nobody's turns go by by themselves."""
    advises: bool = True
    """Whether what is asked may name a good move; not for whom the cursor shall advise nothing."""
    follows_cursor: bool = False
    """Whether the drawing depends on where the cursor is (a preview, a part that scrolls): `Scene.cursor` is set."""

    directions: Mapping[str, str] = {}
    """Keys that walk besides the arrows: character -> a name of `targets.DIRECTIONS` (hexagons have six)."""

    def going(self, view: Any) -> Sequence[str]:
        """The keys of places to which they only go, as people read them: the help tells of them."""
        return ()

    def of_no_use(self, view: Any, key: str) -> str:
        """Why a key of the game's own does nothing now; empty where there is nothing to say."""
        return ""

    def spelled(self, lit: Container[str]) -> Mapping[str, str]:
        """What is typed to go to a place that has a name of several letters, while such places are asked for: typed -> the place."""
        return {}

    spelling: ClassVar[frozenset[str]] = frozenset()
    """Letters with which such names begin: a command has its next key instead, at all times, so that it has but one."""

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """Where the cursor goes from `start`; a board whose places don't lie in rows and columns knows better."""
        return targets.walk(start, direction, among)

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """Pages with pieces for what has happened, which stay until Enter; `events` are those not shown yet."""
        return ()

    reckons_at_the_end: ClassVar[bool] = False
    """Whether the last of `moments` comes before the result of a game, as those before it came before the next round."""

    headlines: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events that are announced below the board until the next key."""

    def is_headline(self, event: Event) -> bool:
        """Whether it is of these kinds, or weighs as much."""
        return event.kind in self.headlines

    own_headlines: ClassVar[frozenset[str]] = frozenset()
    """Those of them that are announced after the viewer's own move, too: chance brought them."""

    matters: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events besides the headlines that stand first in what happened since the viewer's turn."""

    endings: ClassVar[frozenset[str]] = frozenset()
    """Kinds of places that only end something: the cursor begins there before it begins on what is no better (`beginning`)."""

    takes_any: ClassVar[frozenset[str]] = frozenset()
    """Kinds of places that take whatever is picked: where nobody has looked, the cursor begins there last (`Unweighed`)."""

    advice: ClassVar[frozenset[str]] = frozenset()
    """Its own commands that say which moves are good: no puzzle has them."""

    def glance(self, view: Any, actions: list[int]) -> Sequence[float]:
        """How good legal actions look to a sensible person: the cursor begins on the best. It must be quick."""
        return hints_of(view, actions)

    def is_deliberate(self, view: Any, action: int) -> bool:
        """Whether an action gives something away that a person parts with on purpose only, never by one key too many: the
        cursor begins on it when there is nothing else."""
        return False

    def costs(self, view: Any, action: int) -> bool:
        """Whether an action costs something: after it was taken back the cursor does not begin on it again."""
        return self.is_deliberate(view, action) or self.gives_away(view, action)

    def hindrances(self, view: Any) -> Sequence[int]:
        """The actions that hinder somebody else, who would surely win before the viewer is asked again, the best first: the cursor begins
        on them, and no key by itself chooses anything else. None where there is no such danger, or nothing against it."""
        return ()

    def lets_win(self, view: Any, action: int) -> bool:
        """Whether somebody else would surely win before the viewer is asked again, were it all ended right after an action, and would not,
        were it ended now: the cursor begins on that where there is nothing else, and the key of its place only goes there. It must be quick."""
        return False

    def stays(self, view: Any, trail: Path) -> Iterable[str]:
        """Where the cursor stays while like decisions follow each other, the best first: of the places that were chosen last, if it
        is no worse to go on there than to stop. None: each decision begins where the best of it lies."""
        return ()

    stays_near: ClassVar[bool] = False
    """Whether the cursor, after what was chosen elsewhere than where it began, goes to what lies nearest to that and brings one on."""

    def goes_on(self, view: Any, trail: Path) -> Iterable[str]:
        """The places where one goes on with what was just begun, the best first, also where ending it all looks better."""
        return ()

    def turns_back(self, view: Any, trail: Path) -> Iterable[str]:
        """The places where only that would be taken back which was just done on purpose: the cursor begins on them last."""
        return ()

    dims_idle: ClassVar[bool] = True
    """Whether what only lays things to and fro is lit faintly."""

    def is_idle(self, view: Any, action: int) -> bool:
        """Whether an action only lays things to and fro: it comes behind all else."""
        return view.advance(action) < 0  # type: ignore[no-any-return]

    def gives_away(self, view: Any, action: int) -> bool:
        """Whether an action parts with a thing: once somebody has picked that of their own accord, the cursor begins on it last."""
        return False

    def makes_less(self, view: Any, action: int) -> bool:
        """Whether an action surely makes less of what somebody has: who is offered nothing has the cursor begin elsewhere, too."""
        return False

    def explained_soon(self, view: Any) -> Sequence[str]:
        """The places that are explained next after that of the cursor: what the table has no room to tell."""
        return ()

    def section(self, view: Any) -> str:
        """The section of the rulebook about what happens now."""
        return ""

    rules: ClassVar[Mapping[str, Sequence[str]]] = {}
    """Kind of action, or that and the section of what happens now -> the section about it, and how each sentence of it begins that says it."""

    def rule_of(self, view: Any, action: int) -> Sequence[str]:
        """What `rules` has for an action; if nothing, the section of what happens now."""
        kind, now = view.game.actions[action].kind, self.section(view)
        return self.rules.get(f"{kind} {now}") or self.rules.get(kind) or (now,)

    def forced(self, view: Any, legal: Sequence[int]) -> int | None:
        """An action that may be played without asking, because there is nothing to decide; else None."""
        return None

    passes_unseen: ClassVar[frozenset[str]] = frozenset()
    """Kinds of events of others' moves that change nothing on the table: what comes next follows at once."""

    def goes_by(self, view: Any) -> bool:
        """Whether a turn of the viewer's that ends unasked was none: the others play fast until something is asked, and it is told then."""
        return False

    def asks_aside(self, view: Any) -> bool:
        """Whether the viewer is asked in the middle of another's turn: no key pressed before they can have seen it answers that."""
        return bool(view.is_concealed)

    def told_of_forced(self, view: Any, action: int) -> str:
        """What is said when such an action was played in this view without asking; empty: it goes without saying."""
        return ""

    def told_of_passing(self, events: Sequence[Event], names: Sequence[str], seat: int) -> Sequence[str]:
        """What `seat` gave away, or what matters most, while turns of theirs went by unasked, in ever fewer words; none: nothing."""
        return ()

    def told_of_own(self, view: Any, events: Sequence[Event], names: Sequence[str]) -> str:
        """What is said of the viewer's own events of a move that they couldn't know before, such as cards that they drew; `view`:
        after all of that move. Empty: the table tells it."""
        return ""

    def told_of_turn(self, view: Any, names: Sequence[str]) -> str:
        """What is said as the viewer's turn begins and stands nowhere else, such as that a danger of their last turn is over."""
        return ""

    def keeps_watching(self, view: Any) -> bool:
        """Whether who watches does so again, unasked, though there is more to decide now."""
        return False

    def may_watch(self, view: Any) -> bool:
        """Whether the viewer has so little left to decide that they may want to watch the rest fast; never in a lesson."""
        return False

    def watched(self, view: Any, legal: list[int]) -> int:
        """What is played for a viewer who watches the rest fast."""
        return max(zip(hints_of(view, legal), legal, strict=True), key=lambda one: one[0])[1]

    def commands(self, scene: Scene) -> Sequence[Command]:
        """Keys of this game's own that work now; their names are those of targets, or start with `game:`."""
        return ()

    def command(self, screen: Any, name: str) -> None:
        """Carry out an own command (`game:...`)."""

    # ---- Decisions that nobody else may notice (`State.is_concealed`) -------------------------

    def call_moment(self, before: State | None, after: State, every_turn: bool) -> Hashable | None:
        """Whether others may now decide out of turn, unnoticed: a value that names the moment, else None.
        Several people at one keyboard are then asked in the open who wants to.

        `before` and `after` are spectators' views around the last move. The answer depends on public things
        only. With `every_turn`, each turn is a moment of its own, else only a changed table is.
        """
        return None

    hides_decisions: ClassVar[bool] = False
    """Whether the game has decisions that nobody else may notice."""

    call_label: ClassVar[str] = Later(said_keys.call)
    """What calling is called in the footer."""

    asking_text: ClassVar[str] = Later(said.asked)
    """What stands before how often one is asked."""

    def call_question(self, view: Any, names: Sequence[str], is_last: bool) -> str:
        """What is asked in the open at such a moment; `is_last`: nobody is in turn any more."""
        return said.who_decides()

    def hides_anything(self, own: Any, open_to_all: State) -> bool:
        """Whether a seat's view shows it more than everybody knows: then it is covered until that seat is at the keyboard."""
        mine, known = own.dump(), open_to_all.dump()
        return any(mine[name] != known[name] for name in mine if name not in ("viewer", "rng"))

    def may_call(self, view: Any, seat: int, is_last: bool) -> bool:
        """Whether a seat could use a call, as far as everybody can tell: `view` is a spectator's; `is_last` as in `call_question`."""
        return True

    def question(self, view: Any) -> frozenset[Hashable]:
        """What a concealed decision of the viewer is about: they are asked again once there is something in it that wasn't when they let
        it pass. In a decision of their own turn: what they could have done then. Empty: nothing that could matter."""
        return frozenset()

    def settles_for(self, view: Any) -> Hashable:
        """How long one answer may settle such a decision of the viewer: as long as this stays the same; None: it can't."""
        return None

    def silence(self, view: Any) -> int | None:
        """The action that lets a concealed decision pass."""
        return None

    def can_call(self, view: Any) -> bool:
        """Whether the viewer could use a call at all."""
        return False
