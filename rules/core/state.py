"""The contract of a game's state, and what all six share of it.

A game subclasses `State` and writes the methods under "What a game writes"; the rest is done here.
The hot path is `legal_actions` and `apply`: plain ints and lists, nothing allocated for nobody.
"""

import json
from collections.abc import Mapping
from typing import Any, ClassVar, NamedTuple, Self

from rules.core.action import Identity
from rules.core.compiled import fields_of, i64, mypyc_attr, restored
from rules.core.digest import blake2b
from rules.core.errors import BadNotation, IllegalAction, NotPlayable
from rules.core.event import Event
from rules.core.observation import Buffer, Sheet, row_of, zeros
from rules.core.rng import GAMMA, IS_COMPILED, LOW, MASK, STEP, RandomSource, Rng, as_number, as_word, mix, mixed, share
from rules.core.told import KeyedText

SPECTATOR = -1
"""`State.viewer` of a view that belongs to nobody at the table."""


class Refusal(NamedTuple):
    """Why an action is not legal now (a `KeyedText`, for clients in other languages), and the section of the specification that says so."""

    reason: str
    section: str


def refusal_of(game: str, section: str, key: str, text: str, **fields: Any) -> Refusal:
    """A refusal by a game: `refusal_of("indy", "3.7", "no-card", "you don't hold {card}", card="CR3")`."""
    return Refusal(KeyedText(f"{game}/{key}", text, **fields), section)


@mypyc_attr(allow_interpreted_subclasses=True, serializable=True)  # games in plain Python; `__new__` for `_copy`
class State:
    """A game being played, from the first decision to the last; small, mutable, cheap to clone.

    Attributes (read them freely, change them never):
      players         how many seats, numbered from 0
      options         the options of this game, by name
      current_player  the seat that decides now; None when the game is over
      rng             the generator's integer; None in a view
      script          numbers that the next draws yield instead (tests); None when not scripted
      viewer          None: the real state. A seat, or `SPECTATOR`: a view for that seat
      events          None, or a list which `apply` extends with what happened
    """

    __slots__ = ("_legal", "current_player", "events", "options", "players", "rng", "script", "viewer")

    game: ClassVar[Identity]
    worked_out: ClassVar[tuple[str, ...]] = ("_legal",)
    """Fields that are None until they are asked for: they don't travel to other processes."""

    players: int
    options: dict[str, Any]
    current_player: int | None
    rng: int | None
    script: list[int] | None
    viewer: int | None
    events: list[Event] | None
    _legal: list[int] | None

    def __init__(self, players: int, options: dict[str, Any], rng: int | None) -> None:
        self.players = players
        self.options = options
        self.current_player = None
        self.rng = rng
        self.script = None
        self.viewer = None
        self.events = None
        self._legal = None

    # ---- What a game writes -------------------------------------------------------------------

    def _list_legal(self) -> list[int]:
        """The legal ids of `current_player`, ascending, without duplicates."""
        raise NotImplementedError

    def _do(self, action: int) -> None:
        """Carry out an action known to be legal, and all chance and bookkeeping up to the next decision."""
        raise NotImplementedError

    def _explain(self, action: int) -> Refusal:
        """Why `action`, known to be illegal now, is so."""
        raise NotImplementedError

    def _unwritten(self, text: str) -> Refusal | None:
        """Why there is no action written `text`; None where the game knows nothing more than that."""
        return None

    def _copy(self) -> Self:
        """A new state with every field of the game copied; `clone` adds the shared fields."""
        raise NotImplementedError

    def _mask(self, viewer: int) -> None:
        """Hide, in this fresh clone, all that `viewer` may not know. `rng` and `script` are gone already."""
        raise NotImplementedError

    def _unmask(self, rng: RandomSource) -> None:
        """Fill, in this fresh clone of a view, everything hidden with a draw that fits the view."""
        raise NotImplementedError

    def _dump_fields(self) -> dict[str, Any]:
        """The game's own fields of `dump`, JSON types only."""
        raise NotImplementedError

    def _observe(self, sheet: Sheet) -> None:
        """Write this view's numbers onto a sheet: as many, and the same names, whatever the view."""
        raise NotImplementedError

    def _observe_for(self, viewer: int, sheet: Sheet) -> None:
        """Write the same of what `viewer` may know of this whole state. Games override it that need no view for it."""
        self.view(None if viewer == SPECTATOR else viewer)._observe(sheet)

    @property
    def round(self) -> int:
        """The number of the round (manche, challenge, turn: the game's unit), from 1."""
        raise NotImplementedError

    @property
    def leg(self) -> int:
        """Counts what a search plays to the end of that looks no further: rounds, where a game has no smaller parts."""
        return self.round

    @property
    def is_concealed(self) -> bool:
        """Whether nobody but the one who decides may know that there is a decision (indy 3.7)."""
        return False

    def scores(self) -> tuple[int, ...]:
        """The game's own points, in seat order."""
        raise NotImplementedError

    def tally(self) -> tuple[int, ...]:
        """The points as a table counts them on the way: with what lies there and will count."""
        return self.scores()

    def hint(self, action: int) -> float:
        """How good a legal action looks at a glance, for `current_player`; higher is better. Works on views."""
        raise NotImplementedError

    def hints(self, actions: list[int]) -> list[float]:
        """`hint` of several legal actions. Games override it that can judge many at once more cheaply."""
        return [self.hint(action) for action in actions]

    def looks(self, actions: list[int]) -> list[float]:
        """The same with all the care that one decision is worth, as where a cursor begins, or where a search for advice does. Works on
        views."""
        return self.hints(actions)

    def advance(self, action: int) -> int:
        """1: a legal action brings `current_player` on for certain; -1: it only lays things to and fro; 0: neither. Works on
        views. Of moves that seem equally good, bots and hints take the one that advances most."""
        return 0

    def sure_win(self) -> int | None:
        """A legal action with which a win of `current_player` begins before anybody else is asked, whatever is hidden; None
        where none is seen. Works on views."""
        return None

    def sure_gain(self) -> int | None:
        """A legal action that brings `current_player` on, costs nothing and hinders nothing that they may do after it, whatever is hidden:
        a search does nothing after which it can't be done any more. None where none is seen. Works on views."""
        return None

    def turn_of(self, seat: int) -> int | None:
        """Which turn of a seat's goes on, where turns are of several decisions; None while none of theirs does. Works on views."""
        return None

    def is_end(self, action: int) -> bool:
        """Whether a legal action is the end of a turn by its name."""
        return bool(self.game.actions[action].kind == "END")

    @property
    def wandered(self) -> int:
        """How many moves in this turn have only laid things to and fro since the last one that changed more."""
        return 0

    def value(self, player: int) -> float:
        """How well `player` stands, in [-1, 1]; at the end, `returns()`. Works on full states."""
        raise NotImplementedError

    def values(self) -> list[float]:
        """`value` of every seat. Games override it that judge all seats at once."""
        return [self.value(seat) for seat in range(self.players)]

    # ---- What everybody uses ------------------------------------------------------------------

    @property
    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.current_player is None

    @property
    def is_view(self) -> bool:
        """Whether this is what one player may know, not the whole truth."""
        return self.viewer is not None

    def legal_actions(self) -> list[int]:
        """Ids of the legal actions, ascending, without duplicates; empty only when the game is over.

        In a view: those of its viewer when it is the viewer's turn, else none.
        """
        legal = self._legal
        if legal is None:
            legal = self._listed()
        return legal.copy()

    def _listed(self) -> list[int]:
        legal = self._legal
        if legal is None:
            if self.current_player is None or (self.viewer is not None and self.viewer != self.current_player):
                legal = []
            else:
                legal = self._list_legal()
            self._legal = legal
        return legal

    def is_legal(self, action: int) -> bool:
        """Whether `action` is legal now."""
        if self._legal is None:
            return action in self._listed()
        return action in self._legal

    def apply(self, action: int) -> None:
        """Take one decision of `current_player`; chance is resolved inside.

        Raises `IllegalAction` (nothing has changed then) or, on a view, `NotPlayable`.
        """
        if self.viewer is not None:
            raise NotPlayable("a view cannot be played on; resample it first")
        if not self.is_legal(action):
            refusal = self.why_not(action)
            assert refusal is not None
            raise IllegalAction(refusal.reason, refusal.section)
        self._legal = None
        self._do(action)

    def pick(self, rng: RandomSource) -> int:
        """A random legal action, uniformly. Games with long lists override it."""
        legal = self._legal
        if legal is None:
            legal = self._listed()
        if not legal:
            raise NotPlayable("there is nothing to decide here")
        if isinstance(rng, Rng):  # known, so that the compiler calls nothing by name
            return legal[rng.randrange(len(legal))]
        return legal[rng.randrange(len(legal))]

    def clone(self) -> Self:
        """An independent copy, generator included, events not recorded."""
        twin = self._copy()
        twin.players = self.players
        twin.options = self.options
        twin.current_player = self.current_player
        twin.rng = self.rng
        twin.script = self.script.copy() if self.script else None
        twin.viewer = self.viewer
        twin.events = None
        twin._legal = self._legal
        return twin

    def __copy__(self) -> Self:
        return self.clone()

    def __deepcopy__(self, memo: dict[int, Any]) -> Self:
        return self.clone()

    def __reduce__(self) -> tuple[Any, ...]:
        fields = fields_of(self)
        fields.update(dict.fromkeys(self.worked_out))
        return restored, (type(self), fields)

    def view(self, player: int | None) -> Self:
        """What `player` may know (None: a spectator): the same type, hidden things masked, no generator."""
        self._check_viewer(player)
        seen = self.clone()
        seen.become_view(player)
        return seen

    def become_view(self, player: int | None) -> None:
        """Become what `player` may know: `view`, in place, of a state that nobody needs whole any more."""
        self._check_viewer(player)
        viewer = SPECTATOR if player is None else player
        self.rng = None
        self.script = None
        self.events = None
        self._legal = None
        self.viewer = viewer
        self._mask(viewer)

    def _check_viewer(self, player: int | None) -> None:
        if self.viewer is not None:
            raise NotPlayable("a view cannot be viewed by somebody else")
        if player is not None and not 0 <= player < self.players:
            raise ValueError(f"no seat {player} in a game of {self.players}")

    def observe_into(self, player: int | None, buffer: Buffer) -> None:
        """Write what `player` may know (None: a spectator), as `Game.observation` has it, into a row of an array.

        That is any buffer that can be written, of exactly as many floats: a row of numpy's, an `array("f")`; or an `ArrayRow` made
        of it, which saves looking at it every time. Of a view, `player` is its viewer. Raises `ValueError` for a buffer that
        doesn't fit.
        """
        into = row_of(buffer)
        is_single = into.format == "f"
        if not is_single and into.format != "d":
            raise ValueError(f"an observation needs a buffer of floats, not of {into.format!r}")
        sheet = Sheet(single=is_single)
        viewer = SPECTATOR if player is None else player
        if self.viewer == viewer:
            self._observe(sheet)
        else:
            self._check_viewer(player)
            self._observe_for(viewer, sheet)
        numbers = b"".join(sheet.pieces)
        if len(numbers) != into.size:
            raise ValueError(f"an observation has {sheet.at} numbers, the buffer {into.length}")
        into.bytes[:] = numbers

    def mask_into(self, buffer: Buffer, places: list[int] | None = None) -> None:
        """Write 1 for each legal action into a buffer (or a `Row`), at the action's id, and 0 elsewhere.

        `places` says where each action stands, if not at its id (`Game.relative_actions` and its like).
        """
        into = row_of(buffer)
        if into.length != len(self.game.actions):
            raise ValueError(f"there are {len(self.game.actions)} actions, and {into.length} places in the buffer")
        into.bytes[:] = zeros(into.size)
        cells = into.cells
        if places is None:
            for action in self._listed():
                cells[action] = 1
        else:
            for action in self._listed():
                cells[places[action]] = 1

    def resample(self, rng: RandomSource) -> Self:
        """From a view: a full, playable state, drawn from those that fit it."""
        if self.viewer is None:
            raise NotPlayable("only a view can be resampled")
        full = self.clone()
        full._legal = None
        full._unmask(rng)
        full.viewer = None
        full.rng = rng.getrandbits(64)
        return full

    def text(self, action: int) -> str:
        """The action in the game's notation."""
        text: str = self.game.actions[action].text
        return text

    def read(self, text: str) -> int:
        """The legal action written `text`; `BadNotation` if none is written so, `IllegalAction` if not legal."""
        try:
            action = self.game.actions.read(text)
        except BadNotation:
            unwritten = self._unwritten(text)
            if unwritten is None:
                raise
            raise IllegalAction(unwritten.reason, unwritten.section) from None
        refusal = self.why_not(action)
        if refusal is not None:
            raise IllegalAction(refusal.reason, refusal.section)
        return action

    def why_not(self, action: int) -> Refusal | None:
        """None if `action` is legal now, else the reason and the section of the specification."""
        if not 0 <= action < len(self.game.actions):
            return Refusal(KeyedText("no-action", "there is no action {action}", action=action), "")
        if self.is_legal(action):
            return None
        if self.current_player is None:
            return Refusal(KeyedText("game-over", "the game is over"), "")
        if self.viewer is not None and self.viewer != self.current_player:
            return Refusal(KeyedText("not-your-turn", "it is not your turn"), "")
        return self._explain(action)

    def ranking(self) -> tuple[int, ...]:
        """Places by score, 1 is best, ties share a place."""
        scores = self.scores()
        return tuple(1 + sum(1 for other in scores if other > score) for score in scores)

    def returns(self) -> tuple[float, ...]:
        """Utilities in [-1, 1] from the ranking, summing to 0: first place 1, last -1, ties share."""
        ranking = self.ranking()
        top = self.players - 1
        shares = []
        for place in ranking:
            tied = ranking.count(place)
            mean = place - 1 + (tied - 1) / 2
            shares.append(1.0 - 2.0 * mean / top)
        return tuple(shares)

    def dump(self) -> dict[str, Any]:
        """The whole state as plain JSON types; `game.load` reads it back. The game's schema documents it."""
        rng: Any = None if self.rng is None else f"{self.rng:016x}"
        if self.script:
            rng = {"state": rng, "script": self.script[:]}
        position: dict[str, Any] = {
            "game": self.game.id,
            "players": self.players,
            "options": dict(self.options),
            "current_player": self.current_player,
            "round": self.round,
            "rng": rng,
        }
        if self.viewer is not None:
            position["viewer"] = "spectator" if self.viewer == SPECTATOR else self.viewer
        position.update(self._dump_fields())
        return position

    def memory(self) -> dict[str, Any]:
        """What somebody who has seen this game from its start knows beyond `dump`, plain JSON types; {} for nothing.

        Of a view: only what its viewer was shown. It travels beside a dump, is never shown, and belongs to no record; a
        position that is loaded has none, until `recall` gives it back.
        """
        return {}

    def recall(self, memory: Mapping[str, Any]) -> None:
        """Take over, in a state just loaded, what `memory` gave of the state that was dumped. `BadPosition` if unfit."""

    def key(self) -> str:
        """A hash of everything that matters (32 hexadecimal digits); equal states have equal keys."""
        text = json.dumps(self.dump(), sort_keys=True, separators=(",", ":"))
        return blake2b(text.encode(), digest_size=16).hexdigest()

    def __eq__(self, other: object) -> bool:
        if not isinstance(other, State):
            return NotImplemented
        return self.dump() == other.dump()

    def __str__(self) -> str:
        return json.dumps(self.dump(), indent=1)

    # ---- For the games ------------------------------------------------------------------------

    def _below(self, stop: int) -> int:
        """A draw from the state's own generator: a uniform integer in `range(stop)`."""
        if self.script:
            return self.script.pop(0) % stop
        assert self.rng is not None
        if IS_COMPILED:
            state = as_word(self.rng) + STEP
            self.rng = as_number(state)
            return share(mixed(state), stop)
        self.rng = x = (self.rng + GAMMA) & MASK
        return (mix(x) * stop) >> 64

    def _shuffle(self, items: list[int]) -> None:
        """Shuffle in place with the state's own generator: Fisher-Yates from the last place down.

        One 64-bit draw serves up to six places, which is three times as fast: it is read as a fraction of 2**64 and
        multiplied by how many places are left; the whole part is the place, and the fraction is used on. With 0.75, of
        ten places the last is exchanged with number 7 (0.75 * 10 = 7.5), then of nine the last with number 4
        (0.5 * 9 = 4.5). The bias stays below 2**-20. A scripted state draws each place singly.
        """
        if IS_COMPILED and not self.script:
            self._shuffle_by_words(items)
            return
        last = len(items) - 1
        while last > 0:  # all items behind `last` have their final places
            word = 0  # nothing of a draw is left
            for _ in range(1 if self.script else 6):
                if self.script:
                    other = self._below(last + 1)
                else:
                    if word == 0:
                        word = self._word()
                    word *= last + 1
                    other = word >> 64
                    word &= MASK
                items[last], items[other] = items[other], items[last]
                last -= 1
                if last <= 0:
                    break

    def _word(self) -> int:
        assert self.rng is not None
        self.rng = (self.rng + GAMMA) & MASK
        return mix(self.rng)

    def _shuffle_by_words(self, items: list[int]) -> None:
        """`_shuffle` for compiled rules; a word is multiplied in two halves."""
        assert self.rng is not None
        state = as_word(self.rng)
        last = len(items) - 1
        while last > 0:
            bits: i64 = 0
            for _ in range(6):
                if bits == 0:
                    state += STEP
                    bits = mixed(state)
                places: i64 = last + 1
                low = (bits & LOW) * places
                high = (bits >> 32 & LOW) * places + (low >> 32)
                other = high >> 32
                bits = (high & LOW) << 32 | (low & LOW)
                items[last], items[other] = items[other], items[last]
                last -= 1
                if last <= 0:
                    break
        self.rng = as_number(state)
