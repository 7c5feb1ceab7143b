"""What happened, event by event and turn by turn: where the meeples went, what was picked up, what it brought; the way of the last move."""

from collections import Counter
from collections.abc import Callable, Iterator, Mapping, Sequence
from itertools import pairwise
from typing import Any, NamedTuple

from rules import Event
from rules.five_tribes.components.grid import DIRECTIONS, STEP, TILE_TEXT
from rules.five_tribes.components.pieces import COLOURS, DJINN_NAMES, DJINN_POINTS, FAKIR, LARGE_PRICE, RESOURCES
from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.said.things import card_several, cards as so_many
from tribes_tui.games.five_tribes.words.things import Names, card_name, card_small, crowd
from tribes_tui.words.common import YOU, listed, sentence
from tribes_tui.words.said.common import taken_back

Say = Callable[..., str]


class TurnTelling(NamedTuple):
    """The functions that say an event of one kind; None where it is not told so.

    log     a line of the log
    turn    within the sentence of a turn; `listed`, of a bid in that of all bids
    spoken  behind a name, for people who listen; `weight` as of `Clause`
    """

    log: Say | None = None
    turn: Say | None = None
    spoken: Say | None = None
    weight: int = 1
    listed: Say | None = None


TELLINGS = {
    "round": TurnTelling(log.round, spoken=log.round_spoken),
    "bid": TurnTelling(log.bid, log.bid, log.bid_spoken, listed=log.bid_listed),
    "bid-unpaid": TurnTelling(log.bid_unpaid, log.bid_unpaid_turn, log.bid_spoken, listed=log.bid_unpaid_listed),
    "bid-helped": TurnTelling(log.bid_helped, log.bid_unpaid_turn, log.bid_helped_spoken, listed=log.bid_unpaid_listed),
    "activation": TurnTelling(log.activation),
    "no_move": TurnTelling(log.no_move, log.no_move_turn, spoken=log.no_move_spoken, weight=2),
    "take": TurnTelling(log.take),
    "drop": TurnTelling(log.drop),
    "gather": TurnTelling(log.gather, log.gather_turn, log.gather_spoken, 2),
    "camel": TurnTelling(log.camel, log.camel_turn, log.camel_spoken, 2),
    "keep": TurnTelling(log.keep, spoken=log.keep_spoken, weight=0),
    "help": TurnTelling(log.help, log.help_turn, log.help_spoken),
    "earn": TurnTelling(log.earn, log.earn_turn, log.earn_spoken, 2),
    "lose": TurnTelling(log.lose, log.lose_turn, log.lose_spoken, 3),
    "card": TurnTelling(log.card, weight=2),
    "market": TurnTelling(log.market, spoken=log.market_spoken, weight=0),
    "draw": TurnTelling(log.draw, log.draw_turn, log.draw_spoken, 2),
    "draw-hidden": TurnTelling(log.draw_hidden, log.draw_hidden_turn, log.draw_hidden_spoken, 2),
    "kill": TurnTelling(log.kill, log.kill_turn, log.kill_spoken, 2),
    "rob": TurnTelling(log.rob, log.rob_turn, log.rob_spoken, 2),
    "no_kill": TurnTelling(log.no_kill, spoken=log.no_kill_spoken, weight=0),
    "palm": TurnTelling(log.palm, log.palm_turn, log.palm_spoken, 2),
    "palace": TurnTelling(log.palace, log.palace_turn, log.palace_spoken, 2),
    "buy": TurnTelling(log.buy, log.buy_turn, log.buy_spoken, 2),
    "use": TurnTelling(log.use, log.use_turn, log.use_spoken),
    "people": TurnTelling(log.people, log.people_turn, log.people_spoken, 2),
    "sibittis": TurnTelling(log.sibittis, spoken=log.sibittis_spoken),
    "sibittis-hidden": TurnTelling(log.sibittis_hidden, spoken=log.sibittis_hidden_spoken),
    "keep_djinn": TurnTelling(log.keep_djinn, log.keep_djinn_turn, log.keep_djinn_spoken, 2),
    "sell": TurnTelling(log.sell, log.sell_turn, log.sell_spoken),
    "reshuffle": TurnTelling(log.reshuffle, spoken=log.reshuffle_spoken, weight=0),
    "end": TurnTelling(log.end, spoken=log.end_spoken, weight=2),
    "undo": TurnTelling(taken_back, spoken=log.undo_spoken, weight=2),
}
"""The kind of an event, with what it lacks, -> how it is told."""


# ---- An event ---------------------------------------------------------------------------------------


def telling(event: Event) -> TurnTelling:
    """How an event is told."""
    fields, kind = event.fields(), event.kind
    if kind == "bid" and fields["paid"] != fields["space"]:
        kind = "bid-helped" if fields["fakirs"] else "bid-unpaid"
    if (kind == "draw" and "card" not in fields) or (kind == "sibittis" and not fields.get("djinns")):
        kind = f"{kind}-hidden"
    return TELLINGS.get(kind, TurnTelling())


def tell(say: Say | None, event: Event, names: Names, is_small: bool = False) -> str:
    """A message of this event: of its fields it takes those that it names; `is_small`: cards without large letters, as they are
    heard. Empty where it isn't told so."""
    if say is None:
        return ""
    fields, name_of = event.fields(), card_small if is_small else card_name
    owner: Any = fields.get("owner", event.player)
    made: dict[str, Callable[[], Any]] = {
        "owner": lambda: dict(enumerate(names)).get(owner, ""),
        "holder": lambda: "own" if owner == event.player else "nobody" if owner < 0 else "other",
        "who": lambda: YOU if event.player is None else names[event.player],
        "player": lambda: dict(enumerate(names)).get(fields["player"], ""),
        "meeples": lambda: listed(crowd([fields["meeples"].count(colour) for colour in COLOURS])),
        "card": lambda: name_of(card=fields["card"]),
        "goods": lambda: [name_of(card=card) for card in fields["goods"]],
        "number": lambda: fields["number"] if "number" in fields else len(fields.get("goods") or fields["discarded"]),
        "points": lambda: (
            fields.get("points")
            or ", ".join(log.score(who=who, points=n) for who, n in zip(names, fields["scores"], strict=False))
        ),
    }
    wanted = [name for name in say.__annotations__ if name != "return"]
    return say(**{name: made[name]() if name in made else fields[name] for name in wanted})


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    return tell(telling(event).log, event, names)


# ---- Bids and turns ---------------------------------------------------------------------------------


def bids(events: Sequence[Event], names: Names) -> str:
    """All bids among these events in their order, `Bids: Bo 8, you 3 and Cy nothing.`; empty without any."""
    made = [tell(telling(one).listed, one, names) for one in events if one.kind == "bid" and one.player is not None]
    return log.bids(bids=made) if made else ""


COMES_OF = {"B": {("earn", "builders")}, "G": {("card", "merchants")}, "R": {("kill", ""), ("rob", "")}}  # no words
"""The letter of a tribe -> events that tell that it was picked up, and why they happened."""
TurnPart = tuple[str, str, int]
"""A clause or a sentence of a turn: two letters that part it from the one before, the words, its weight as of `Clause`."""


def turn(
    name: str, turns: Sequence[Sequence[Event]], names: Names, is_brief: bool = False, gain: int = 0
) -> list[TurnPart]:
    """A whole turn: `Bo: a1 → b1 → c1, picked up 3 elders, built a palace on c1`, or several, one after the other. Before it the points that it is
    seen to have brought."""
    number, number_of, points = len(turns), abs(gain), f"{gain:+}".replace("-", "−")
    first = log.gained(number=number_of, points=points) if gain else ""
    first = log.gained_turns(number=number_of, points=points, turns=number) if number > 1 else first
    told = [part for k, events in enumerate(turns) for part in _one_turn(name, events, names, is_brief, k > 0)]
    parts = [*((", ", one, WAY) for one in (first,) if one), *told]
    return [(", ", log.turn(who=name, what=parts[0][1]).removesuffix("."), NAMED), *parts[1:]] if told else []


def _one_turn(name: str, events: Sequence[Event], names: Names, is_brief: bool, is_later: bool) -> Iterator[TurnPart]:
    """`is_brief`: only the ends of the way, and not who was picked up where what came of it tells; `is_later`: another was told before."""
    tiles = [event.public["tile"] for event in events if event.kind in ("take", "drop")]
    way = " → ".join(tiles[:: max(1, len(tiles) - 1)] if is_brief else tiles)
    came = {(event.kind, event.public.get("why", "")) for event in events if is_brief}
    told = [
        event for event in events if event.kind != "gather" or not came & COMES_OF.get(event.public["colour"], set())
    ]
    if way:
        yield ("; ", log.gained_then(way=way), THEN) if is_later else (", ", way, WAY)
    yield from _brought(name, told, names, is_brief)


def joined(parts: Sequence[TurnPart]) -> str:
    """One sentence, or more, without the last full stop."""
    return "".join(parting + text for parting, text, _ in parts)[2:]


def brought(name: str, events: Sequence[Event], names: Names) -> str:
    """What a turn brought, in its order: `picked up 3 elders, planted a palm on c1`; behind it what others earned by it, a sentence
    each, the viewer's first. Empty if nothing yet."""
    parts = _brought(name, events, names)
    return joined(parts) + "." * any(parting == ". " for parting, *_ in parts)


def _brought(name: str, events: Sequence[Event], names: Names, is_brief: bool = False) -> list[TurnPart]:
    told, others = _parted(events, name, names)
    sale = next((k for k, event in enumerate(told) if event.kind == "sell"), len(told))
    found: list[TurnPart] = []
    for some in (told[:sale], told[sale:]):
        last = {_is_bought(event): event for event in some if event.kind == "card"}
        for event in some:
            is_last = any(event is one for one in last.values())
            if is_last or event.kind != "bid":  # bids are told elsewhere
                is_bought = _is_bought(event)
                text = _cards(name, some, is_bought, is_brief) if is_last else tell(telling(event).turn, event, names)
                found.append((", ", text, _worth(event, some)))
    return [*(part for part in found if part[1]), *((". ", text.removesuffix("."), weight) for text, weight in others)]


def _worth(event: Event, others: Sequence[Event]) -> int:
    """About how many points it brings: in a narrow line what is worth most is told."""
    fields, kind = event.public, event.kind
    if kind == "card":
        cards = [one.public["card"] for one in others if one.kind == kind and _is_bought(one) == _is_bought(event)]
        paid = sum(one.public["paid"] for one in others if one.kind == "market") if _is_bought(event) else 0
        return sum(WORTHS["fakir" if card == RESOURCES[FAKIR] else kind] for card in cards) - int(paid)
    if kind == "gather":
        return WORTHS.get(fields["colour"], 0) * int(fields["n"])
    if kind in ("buy", "keep_djinn"):
        return DJINN_POINTS[DJINN_NAMES.index(fields["djinn"])] + WORTHS["power"]
    return int(fields[ADDED[kind]]) if kind in ADDED else WORTHS.get(kind, 0)


WORTHS = {
    "card": 5,
    "fakir": 1,
    "draw": 5,
    "Y": 3,
    "W": 2,
    "camel": 9,
    "palace": 5,
    "palm": 3,
    "power": 6,
    "rob": 20,
    "kill": 2,
    "people": 2,
}
"""A kind of event, or of meeples, -> about what one is worth."""
WAY = 4
"""The same of the way that was gone."""
THEN = 100
"""Of that of a later turn: what stands behind it is of that turn."""


def _is_bought(event: Event) -> bool:
    """Whether a card comes from a market."""
    return event.public.get("why") == "market"


def _cards(name: str, events: Sequence[Event], is_bought: bool, is_brief: bool) -> str:
    """The cards that were taken, or those of a market with what they cost: not while the second of a large one is still to come;
    `is_brief`: of many only how many."""
    paid = sum(event.public["paid"] for event in events if event.kind == "market")
    cards = Counter(event.public["card"] for event in events if event.kind == "card" and _is_bought(event) == is_bought)
    said = [card_several(card=card, number=number) for card, number in cards.items()]
    said = [so_many(number=cards.total())] if is_brief and cards.total() > FEW_CARDS else said
    is_whole = is_bought and (paid < LARGE_PRICE or cards.total() > 1 or events[-1].kind != "card")
    return log.took(who=name, how="bought" if is_whole else "taken", cards=said, paid=paid)


FEW_CARDS = 3
"""So many are told by their names in a narrow line."""
YOURS, NAMED = 1000, 1001
"""The weight of what the viewer wins or loses by another's turn, and of the clause that says whose it is: more than any other's."""
ADDED = {"earn": "coins", "lose": "points"}
"""Kinds of events that are added up, also those of others in a turn -> what of."""


def _parted(events: Sequence[Event], name: str, names: Names) -> tuple[list[Event], list[tuple[str, int]]]:
    """What is told of the turn itself, and what others earned or lost by it as sentences, with their weight. What somebody
    earned for a reason is added up, and told where it came last."""
    earned, told = Counter[tuple[str, int | None, str]](), list[Event]()
    for event in events:
        if what := ADDED.get(event.kind):
            earned[event.kind, event.player, event.public.get("why", "")] += event.public[what]
    for event in reversed(events):
        what = ADDED.get(event.kind)
        if what is None:
            told.insert(0, event)
        elif number := earned.pop((event.kind, event.player, event.public.get("why", "")), 0):
            told.insert(0, Event(event.kind, event.player, {**event.public, what: number}))
    own = [one for one in told if one.kind not in ADDED or one.player is None or names[one.player] == name]
    gains = [one for one in told if one not in own]
    seats = sorted({one.player for one in gains if one.player is not None}, key=lambda seat: (names[seat] != YOU, seat))
    others = []
    for seat in seats:
        theirs = [gain for gain in gains if gain.player == seat]
        what = listed(tell(telling(gain).turn, gain, names) for gain in theirs)
        weight = YOURS if names[seat] == YOU else max(telling(gain).weight for gain in theirs)
        others.append((sentence(log.others(who=names[seat], what=what)), weight))
    return own, others


# ---- The way of the last move, and turns one after the other ---------------------------------------------


class MoveWay(NamedTuple):
    """The way of a move: whose, where the meeples were taken, which tiles were entered one after the other."""

    seat: int
    start: int
    tiles: tuple[int, ...]

    def notes(self) -> Mapping[int, str]:
        """The steps on each tile: `3`, `2 6` for one that was entered twice."""
        found: dict[int, str] = {}
        for step, tile in enumerate(self.tiles, 1):
            found[tile] = f"{found[tile]} {step}" if tile in found else str(step)
        return found

    def bridges(self) -> Mapping[int, tuple[str, str]]:
        """Upper or left tile of two beside each other -> the arrow to its right, the arrow below it, as passed last."""
        found: dict[int, tuple[str, str]] = {}
        for here, there in pairwise((self.start, *self.tiles)):
            first = min(here, there)
            right, below = found.get(first, ("", ""))
            if abs(here - there) == 1:
                right = "→" if there > here else "←"
            else:
                below = "↓" if there > here else "↑"
            found[first] = right, below
        return found


def came_from(step: Mapping[str, Any]) -> str:
    """The tile from which a step was made, of the fields of its event."""
    back = (DIRECTIONS.index(step["direction"]) + 2) % 4
    return TILE_TEXT[STEP[TILE_TEXT.index(step["tile"]) * 4 + back]]


def last_walk(events: Sequence[Event]) -> MoveWay | None:
    """The move that was made last, or is being made; none since the round began: none."""
    tiles: list[int] = []
    for event in reversed(events):
        if event.kind == "drop":
            tiles.insert(0, TILE_TEXT.index(event.public["tile"]))
        elif event.kind == "take" and event.player is not None:
            return MoveWay(event.player, TILE_TEXT.index(event.public["tile"]), tuple(tiles))
        elif event.kind in ("round", "undo"):
            return None
    return None


class TurnSentence(NamedTuple):
    """A turn, or a bid, as one sentence."""

    seat: int | None
    words: str
    is_bid: bool = False
    brief: str = ""
    """The same with only the ends of the way, for a narrow line."""
    parts: Sequence[TurnPart] = ()
    """Those of the brief one."""
    events: Sequence[Event] = ()


def split(events: Sequence[Event]) -> list[tuple[int | None, list[Event]]]:
    """The events turn by turn: the seat, what happened in it. Bids, new rounds and the end stand alone."""
    found: list[tuple[int | None, list[Event]]] = []
    for event in events:
        if event.kind in ("round", "bid", "end"):
            found.append((event.player, [event]))
        elif event.kind == "activation":
            found.append((event.player, []))
        elif found and found[-1][0] is not None and [one.kind for one in found[-1][1]] != ["bid"]:
            found[-1][1].append(event)
        elif event.kind == "take":
            found.append((event.player, [event]))  # it began with the last thing of the turn before, which isn't told
    return found


def turns(events: Sequence[Event], names: Names) -> list[TurnSentence]:
    """All of them as sentences, oldest first: a bid each, a turn with what it brought."""
    found = []
    for seat, told in split(events):
        if told and told[0].kind == "bid" and seat is not None:
            found.append(TurnSentence(seat, tell(telling(told[0]).turn, told[0], names), True))
        elif told and told[0].kind in ("round", "end"):
            found.append(TurnSentence(None, event(told[0], names) if told[0].kind == "round" else ""))
        elif told and seat is not None:
            found.append(at_once(seat, [told], names))
    return [turn for turn in found if turn.words]


def at_once(seat: int, turns: Sequence[Sequence[Event]], names: Names, gain: int = 0) -> TurnSentence:
    """A seat's turn, or several, as one sentence; `gain`: the points that they are seen to have brought. Without words if nothing happened."""
    events = [event for told in turns for event in told]
    whole, brief = (turn(names[seat], turns, names, is_brief, gain) for is_brief in (False, True))
    forms = [f"{joined(parts)}." if parts else "" for parts in (whole, brief)]
    return TurnSentence(seat, forms[0], False, forms[1], brief, events)
