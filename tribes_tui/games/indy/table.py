"""indy on the table screen: which targets lead to which action, and what is asked out of turn."""

from collections import Counter
from collections.abc import Hashable, Iterable, Iterator, Mapping, Sequence
from itertools import permutations
from typing import Any, cast

from rules import Event, State
from rules.indy.components import actions as ids
from rules.indy.components.cards import CARD_OF, CODES, COLOURS, EAGLE, EAGLES, HIDDEN, VALUE
from rules.indy.components.phases import DARK, EVOCATION, KEEP, LAST_EAGLES, LIGHT, RETURN, SHAMANS
from rules.indy.state import IndyState
from tribes_tui.games.indy import words
from tribes_tui.games.indy.foresight import best_rank, glance, is_worth_an_eagle, made_by, made_cards, wanted
from tribes_tui.games.indy.pieces.layout import HAND_KEYS, SLOTS, IndyTable, panel, spread, tell_now
from tribes_tui.games.indy.words.news import Returned
from tribes_tui.games.indy.words.places import describe
from tribes_tui.games.indy.words.said import log, prompts, table as said
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.piece_board import PieceBoard, TurnSteps
from tribes_tui.table.board.scene import Command, Moment, Scene, keys_told
from tribes_tui.table.choice.selection import ways
from tribes_tui.words.language import Later

ASKING = (LIGHT, EVOCATION, RETURN)
TOLD_AT_THE_END = frozenset({"exchanged", "swapped", "eagle_played", "returned"})
"""Kinds of events of which the end of a round tells: who took what to come to their evocations."""
KEEPS = "n"
"""The key that keeps an eagle all round."""
KEEP_FOR_ROUND = "game:keep"
KEYS = {"eagle": "e", "done": ".", "pass": "p"}

RULES: Mapping[str, Sequence[str]] = {
    "CHOOSE_SHAMAN": ("2", "Clockwise from"),  # no words
    "EXCHANGE": ("3.2", "Put none"),  # no words
    "SWAP": ("3.5", "swap a card"),  # no words
    "SWAP 3.4": ("3.4", "Swap one of your cards"),  # no words
    "PASS": ("3.7", "If anybody played"),  # no words
    "PASS 3.4": ("3.4", "Swap one of your cards"),  # no words
    "PASS 3.5": ("3.5", "swap a card"),  # no words
    "PASS 3.6": ("3.6", "When all others"),  # no words
    "PLAY_EAGLE": ("3.7", "The eagle goes"),  # no words
    "EVOKE": ("3.5", "evoke", "You must"),  # no words
    "RETURN": ("3.6", "They return"),  # no words
    "KEEP": ("3.8", "A plucked player"),  # no words
}
"""See `GameBoard.rules`."""


class IndyBoard(PieceBoard):
    """The table of indy."""

    rules = RULES
    mood = "indy"
    endings = frozenset({"pass", "done"})
    reckons_at_the_end = True
    headlines = frozenset({"returned", "eagle_played"})
    begins_anew = frozenset({"manche_began"})
    tells_turns = True

    def __init__(self) -> None:
        self.table: IndyTable = IndyTable()
        self._ways: Mapping[Path, int] = {}
        self._picked: Path = ()
        self._evocations: dict[int, tuple[int, ...]] = {}
        self._returned: Returned | None = None
        self._told: list[Event] = []
        """What happened in the round, but for the evocations."""

    # ---- The pieces

    def seat(self, players: int) -> None:
        """Up to three seats stand in one row."""
        self.table.set_class(players <= 3, "-few", update=False)

    def lie_as(self, other: "IndyBoard") -> None:
        """The hand."""
        self.table.kept.lie_as(other.table.kept)

    def spread(self, scene: Scene) -> None:
        """See `spread`."""
        self._ways, self._picked = ways(self, scene.view).ways if scene.ways else {}, tuple(scene.picked)
        state = cast(IndyState, scene.view)
        self._evocations |= {seat: tuple(cards) for seat, cards in enumerate(state.evocations) if cards}
        if state.returned >= 0:
            self._returned = Returned(state.returned, CODES[state.return_card])
        spread(self.table, scene)

    def point(self, scene: Scene, cursor: str | None) -> None:
        """What the choice under the cursor would make of the hand."""
        path = (*scene.picked, cursor) if cursor is not None and cursor in scene.lit else ()
        action = self._ways.get(path) if path else None
        self.table.best.show(*panel(self.table, scene, action))
        tell_now(self.table, scene, action)

    def facts(self, scene: Scene) -> Sequence[str]:
        """The round, and who goes first."""
        return words.facts(cast(IndyState, scene.view), scene.names)

    def steps(self, scene: Scene) -> TurnSteps:
        """Those of a round; the return is one while somebody is plucked."""
        return TurnSteps(*words.steps(cast(IndyState, scene.view)))

    def ask(self, scene: Scene) -> str:
        """What is asked for the card that is picked."""
        state = cast(IndyState, scene.view)
        if state.current_player != scene.viewer or not scene.picked:
            return ""
        if len(scene.picked) > 1:
            return prompts.dark_two() if state.phase == DARK else ""
        givers = {self._card_at(state, scene, name) for name in scene.lit}
        return words.ask_further(state, self._card_at(state, scene, scene.picked[0]), scene.picked[0], givers)

    def _card_at(self, state: IndyState, scene: Scene, name: str) -> int:
        kind, _, place = name.partition(":")
        if kind == "hand" and scene.viewer is not None:
            return state.hands[scene.viewer][SLOTS.index(place)]
        return state.table[int(place) - 1] if kind == "table" else EAGLE

    def glance(self, view: IndyState, actions: list[int]) -> Sequence[float]:
        """See `foresight.glance`."""
        return glance(view, actions)

    def is_deliberate(self, view: State, action: int) -> bool:
        """An eagle that is played or goes under the deck, but for one that makes a better class out of turn; a card of a team or a standard
        evocation that is made already; two cards at once, where one key too many would give the second away."""
        cards = view.game.actions[action].fields.get("set", ())
        made = made_cards(_hand(cast(IndyState, view))) if cards else []
        is_kept = CODES[EAGLE] in cards or any(CARD_OF[code] in made for code in cards)
        is_played = ids.PLAY_EAGLE <= action < ids.SWAP and not is_worth_an_eagle(cast(IndyState, view), action)
        return is_played or is_kept or len(cards) > 1

    def makes_less(self, view: State, action: int) -> bool:
        """An evocation below the best of the hand, a swap after which there is none as good; before evoking, one for a card worth no more."""
        state = cast(IndyState, view)
        fields = state.game.actions[action].fields
        if state.phase == EVOCATION and "h" in fields and not state.window:
            return bool(VALUE[state.table[fields["i"]]] <= VALUE[CARD_OF[fields["h"]]])
        made = made_by(state, action)
        return made is not None and made < (best_rank(_hand(state)) or 0)

    def key_of(self, name: str) -> str:
        """The letter of a card in the hand, the number of a place in the row or of a shaman, the initial of an answer."""
        kind, _, place = name.partition(":")
        if kind == "hand":
            return self.table.hand.key_of(name) or HAND_KEYS[SLOTS.index(place)]
        if kind == "shaman":
            return str(COLOURS.index(place) + 1)
        if kind == "table":
            return place
        return KEYS["pass" if name == "done" and not self._picked else name] if name in KEYS else ""

    def key_only_picks(self, name: str) -> bool:
        """A card's key picks it, in every step; buttons are pressed by theirs."""
        return name not in KEYS

    def key_only_goes(self, name: str) -> bool:
        """The key of a card with which a swap, or an eagle, would be decided: Enter does it, as in the dark."""
        return bool(self._picked) and name not in KEYS and (*self._picked, name) in self._ways

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """The evocations side by side, at the end of each round."""
        found, state = [], cast(IndyState, scene.view)
        for k, event in enumerate(events):
            if event.kind in TOLD_AT_THE_END:
                self._told.append(event)
            if event.kind == "evoked" and event.player is not None:
                self._evocations[event.player] = tuple(CARD_OF[code] for code in event.public["cards"])
            elif event.kind == "returned":
                self._returned = Returned(cast(int, event.player), event.fields()["card"])
            elif event.kind == "resolved":
                from tribes_tui.games.indy.round_end import round_end

                number = state.manche - sum(later.kind == "manche_began" for later in events[k:])
                told = round_end(event, dict(self._evocations), scene.names, self._returned, self._told)
                steps = TurnSteps(*words.reckoning_steps(event.public))
                found.append(told._replace(facts=(log.round_over(number=number),), steps=steps))
                self._evocations.clear()
                self._returned, self._told = None, []
        return found

    # ---- Decisions

    def paths(self, view: IndyState, action: int) -> Sequence[Path]:
        """Cards by their letter or number, in the order in which a person thinks of them."""
        row = view.game.actions[action]
        fields: dict[str, Any] = row.fields
        if row.kind == "PASS":
            return [("pass",)]
        if row.kind == "CHOOSE_SHAMAN":
            return [(f"shaman:{fields['s']}",)]
        if row.kind == "PLAY_EAGLE":
            return _eagle_paths(view, f"table:{fields['i'] + 1}")
        if row.kind == "SWAP":
            place = f"table:{fields['i'] + 1}"
            return [path for slot in slots(view, fields["h"]) for path in ((slot, place), (place, slot))]
        if row.kind == "EXCHANGE":
            return _exchange_paths(view, fields["set"])
        return [(slot,) for slot in slots(view, next(iter(fields.values())))]

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, a seat's whole line, what a button does."""
        return describe(scene, name)

    def outcome(self, scene: Scene, action: int) -> str:
        """What a swap or an eagle would make of the hand."""
        return words.outcome(scene.view, action, scene.names)

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What the cards in hand make before and after."""
        from tribes_tui.games.indy.facts import reasons

        yield from reasons(cast(IndyState, scene.view), action, scene.names)

    def asks_for_last(self, view: IndyState) -> bool:
        """The one swap in the light, and what a turn is for, behind the swap before it."""
        return view.phase == LIGHT or bool(view.step)

    def brief(self, scene: Scene, action: int) -> str:
        """A swap with what it makes, without what the hand makes now."""
        return words.brief(scene.view, action, scene.names)

    def effect(self, scene: Scene, name: str) -> str:
        """What a card is picked for."""
        state = cast(IndyState, scene.view)
        starts = [path for path in self._ways if path[: len(scene.picked) + 1] == (*scene.picked, name)]
        if scene.picked or not starts or starts == [(name,)]:
            return ""
        return words.pick(state, self._card_at(state, scene, name), name, [self._ways[path] for path in starts])

    def touched(self, event: Event) -> Iterable[str]:
        """The place on the table, the seat, or the plate that an event changed."""
        fields = event.fields()
        if "position" in fields:
            yield f"table:{fields['position'] + 1}"
        if event.kind in ("swapped", "eagle_played", "evoked", "returned", "shaman_chosen"):
            yield f"seat:{event.player}"
        if event.kind == "resolved":
            yield "plate"
            yield from (f"seat:{seat}" for seat in (*fields["losers"], fields["winner"]) if seat is not None)

    def section(self, view: IndyState) -> str:
        """The section of the phase."""
        return "3.7" if view.window else words.SECTIONS.get(view.phase, "3.11")

    def forced(self, view: IndyState, legal: Sequence[int]) -> int | None:
        """In one's own turn, when nothing else can be done; the shaman of a game of two, whose colour changes nothing (spec 3.11)."""
        has_one = len(legal) == 1 or (view.phase == SHAMANS and view.players == words.PAIR)
        return legal[0] if has_one and not view.window else None

    def told_of_forced(self, view: IndyState, action: int) -> str:
        """Why there was no swap before evoking."""
        return said.no_swap() if view.phase == EVOCATION and action == ids.PASS else ""

    def told_of_passing(self, events: Sequence[Event], names: Sequence[str], seat: int) -> Sequence[str]:
        """How many feathers each of the others paid."""
        paid = Counter(names[one] for event in events if event.kind == "resolved" for one in event.public["losers"])
        return [said.paid_meanwhile(paid=[f"{name} {number}" for name, number in paid.items()])] if paid else ()

    def asks_aside(self, view: IndyState) -> bool:
        """The last question of one's own evocation, too, where it comes because another's eagle has ended the one before."""
        return super().asks_aside(view) or (view.phase == EVOCATION and bool(view.step))

    def may_watch(self, view: IndyState) -> bool:
        """Without feathers, as long as one has not returned."""
        viewer = view.viewer
        is_out = viewer is not None and viewer >= 0 and bool(view.plucked >> viewer & 1) and view.returned != viewer
        return is_out and not (view.is_terminal or self.is_taught)

    def commands(self, scene: Scene) -> Sequence[Command]:
        """The keys that pick cards, while they do something; watching fast, for who is plucked."""
        lit = {name: self.key_of(name) for name in scene.ways if name in scene.lit and name not in KEYS}
        hand = sorted((key for name, key in lit.items() if name.startswith("hand:")), key=HAND_KEYS.index)
        keys = " ".join(
            keys_told(some) for some in (hand, sorted(key for key in lit.values() if key.isdigit())) if some
        )
        state = cast(IndyState, scene.view)
        is_asked = state.window and state.current_player == scene.viewer and "pass" in scene.ways
        return [
            *([Command(keys, said.pick_key(), "next")] if keys else []),
            *(
                [Command(KEEPS, said.keep_for_round(), KEEP_FOR_ROUND)]
                if is_asked and state.phase != LAST_EAGLES
                else []
            ),
            *([Command("w", said.watch(), "game:watch")] if self.may_watch(state) else []),
        ]

    def of_no_use(self, view: IndyState, key: str) -> str:
        """Why `n` keeps no eagle."""
        is_end = view.window and view.phase == LAST_EAGLES and view.current_player == view.viewer
        why = "ending" if is_end else "asked" if EAGLE in _hand(view) else "none"
        return said.cannot_keep(why=why, passes=KEYS["pass"]) if key == KEEPS else ""

    def command(self, screen: Any, name: str) -> None:
        """Begin to watch fast, or end it; keep the eagle as long as the round is not over."""
        if name == KEEP_FOR_ROUND:
            screen.sitting.settle(screen.viewer)
            screen.decide(ids.PASS)
        else:
            screen.watch_fast()

    # ---- Eagles out of turn -------------------------------------------------------------------

    def call_moment(self, before: State | None, after: State, every_turn: bool) -> Hashable | None:
        """The table row that others may now take from (spec 3.7), and the end of the manche."""
        state, earlier = cast(IndyState, after), cast("IndyState | None", before)
        if earlier is not None and _is_ending(earlier, state):
            return ("end", earlier.manche, tuple((state if state.manche == earlier.manche else earlier).table))
        if state.phase not in ASKING:
            return None
        return (state.manche, tuple(state.table), *((state.phase, state.turn) if every_turn else ()))

    hides_decisions = True
    call_label = Later(prompts.call)
    asking_text = Later(prompts.about_eagle)

    def call_question(self, view: IndyState, names: Sequence[str], is_last: bool) -> str:
        """Before whose turn eagles may be played."""
        return prompts.whose_eagle_last() if is_last else prompts.whose_eagle(name=names[view.turn])

    def may_call(self, view: IndyState, seat: int, is_last: bool) -> bool:
        """Whoever has a card that not all know, while not all eagles were seen; once they have evoked, only at the end of the round,
        for then an eagle changes nothing but the card that is kept."""
        if view.evocations[seat] and not is_last:
            return False
        laid = sum(cards.count(EAGLE) for cards in view.evocations)
        return HIDDEN in view.hands[seat] and view.eagles_under + laid < EAGLES

    def question(self, view: IndyState) -> frozenset[Hashable]:
        """See `foresight.wanted`."""
        return frozenset(wanted(view))

    def settles_for(self, view: IndyState) -> Hashable:
        """The round."""
        return view.manche

    def silence(self, view: State) -> int | None:
        """Passing."""
        return ids.PASS

    def can_call(self, view: IndyState) -> bool:
        """Whether the viewer holds an eagle that may still be played."""
        return (
            not view.is_terminal and view.viewer is not None and view.viewer >= 0 and EAGLE in view.hands[view.viewer]
        )


def slots(state: IndyState, code: str) -> list[str]:
    """The names of the targets in the viewer's hand that show this card."""
    return [f"hand:{SLOTS[i]}" for i, card in enumerate(_hand(state)) if card == CARD_OF[code]]


def _hand(state: IndyState) -> list[int]:
    viewer = state.viewer if state.viewer is not None else state.current_player
    return state.hands[viewer] if viewer is not None and viewer >= 0 else []


def _eagle_paths(state: IndyState, place: str) -> list[Path]:
    """By the eagle's button, or the card itself where choosing that card alone means nothing else."""
    paths: list[Path] = [("eagle", place)]
    if state.phase != KEEP and not (state.phase == EVOCATION and state.step and not state.window):
        paths += [path for slot in slots(state, CODES[EAGLE]) for path in ((slot, place), (place, slot))]
    return paths


def _exchange_paths(state: IndyState, cards: Sequence[str]) -> list[Path]:
    if state.phase != DARK:
        return []
    if not cards:
        return [("done",)]
    choices = [slots(state, code) for code in cards]
    if len(cards) == 1:
        return [(slot, "done") for slot in choices[0]]
    pairs = {(a, b) for a in choices[0] for b in choices[1] if a != b}
    return sorted({(*order, "done") for pair in pairs for order in permutations(pair)})


def _is_ending(before: IndyState, after: IndyState) -> bool:
    """Whether the last turn of a manche was over by the second of two spectators' views (spec 3.7, W2)."""
    if after.is_terminal or before.phase not in (*ASKING, LAST_EAGLES, KEEP):
        return False
    return after.manche > before.manche or after.phase in (LAST_EAGLES, KEEP)


BOARD = IndyBoard
