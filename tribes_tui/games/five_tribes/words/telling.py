"""What happened, event by event: one message each, in the forms that the log, a turn's sentence, a list and listeners want."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any, NamedTuple

from tribes_tui.games.five_tribes.words.said import log
from tribes_tui.games.five_tribes.words.things import card_name, card_small, meeples
from tribes_tui.words.common import YOU, taken_back

if TYPE_CHECKING:
    from rules import Event

Names = Sequence[str]
Say = Callable[..., str]


class TurnTelling(NamedTuple):
    """The functions that say an event of one kind; None where it is not told so.

    log     a line of the log
    turn    within the sentence of a turn; `short`, where it is said shorter, in a list of things
    spoken  behind a name, for people who listen; `weight` as of `Clause`
    """

    log: Say | None
    turn: Say | None = None
    short: Say | None = None
    spoken: Say | None = None
    weight: int = 1


TELLINGS = {
    "round": TurnTelling(log.round, spoken=log.round_spoken),
    "bid": TurnTelling(log.bid, log.bid, spoken=log.bid_spoken),
    "bid-unpaid": TurnTelling(log.bid_unpaid, log.bid_unpaid_turn, spoken=log.bid_spoken),
    "bid-helped": TurnTelling(log.bid_helped, log.bid_unpaid_turn, spoken=log.bid_helped_spoken),
    "activation": TurnTelling(log.activation),
    "no_move": TurnTelling(log.no_move, log.no_move_turn, spoken=log.no_move_spoken, weight=2),
    "take": TurnTelling(log.take),
    "drop": TurnTelling(log.drop),
    "gather": TurnTelling(log.gather, log.gather_turn, log.gather_short, log.gather_spoken),
    "camel": TurnTelling(log.camel, log.camel_turn, log.camel_short, log.camel_spoken, 2),
    "keep": TurnTelling(log.keep, spoken=log.keep_spoken, weight=0),
    "earn": TurnTelling(log.earn, log.earn_turn, log.earn_short, log.earn_spoken),
    "card": TurnTelling(log.card),
    "market": TurnTelling(log.market, spoken=log.market_spoken, weight=0),
    "draw": TurnTelling(log.draw, log.draw_turn, log.draw_short, log.draw_spoken),
    "draw-hidden": TurnTelling(log.draw_hidden, log.draw_hidden_turn, log.draw_hidden_short, log.draw_hidden_spoken),
    "kill": TurnTelling(log.kill, log.kill_turn, log.kill_short, log.kill_spoken, 2),
    "rob": TurnTelling(log.rob, log.rob_turn, log.rob_short, log.rob_spoken, 2),
    "no_kill": TurnTelling(log.no_kill, spoken=log.no_kill_spoken, weight=0),
    "palm": TurnTelling(log.palm, log.palm_turn, log.palm_short, log.palm_spoken),
    "palace": TurnTelling(log.palace, log.palace_turn, log.palace_short, log.palace_spoken),
    "buy": TurnTelling(log.buy, log.buy_turn, log.buy_short, log.buy_spoken, 2),
    "use": TurnTelling(log.use, log.use_turn, log.use_short, log.use_spoken),
    "people": TurnTelling(log.people, log.people_turn, log.people_short, log.people_spoken),
    "sibittis": TurnTelling(log.sibittis, spoken=log.sibittis_spoken),
    "sibittis-hidden": TurnTelling(log.sibittis_hidden, spoken=log.sibittis_hidden_spoken),
    "keep_djinn": TurnTelling(log.keep_djinn, log.keep_djinn_turn, log.keep_djinn_short, log.keep_djinn_spoken, 2),
    "sell": TurnTelling(log.sell, log.sell_turn, log.sell_short, log.sell_spoken),
    "reshuffle": TurnTelling(log.reshuffle, spoken=log.reshuffle_spoken, weight=0),
    "end": TurnTelling(log.end, spoken=log.end_spoken, weight=2),
    "undo": TurnTelling(None, spoken=log.undo_spoken, weight=2),
}
"""The kind of an event, with what it lacks, -> how it is told."""


def telling(event: Event) -> TurnTelling | None:
    """How an event is told; None for one that isn't."""
    fields, kind = event.fields(), event.kind
    if kind == "bid" and fields["paid"] != fields["space"]:
        kind = "bid-helped" if fields["fakirs"] else "bid-unpaid"
    if (kind == "draw" and "card" not in fields) or (kind == "sibittis" and not fields.get("djinns")):
        kind = f"{kind}-hidden"
    return TELLINGS.get(kind)


def tell(say: Say, event: Event, names: Names, is_small: bool = False) -> str:
    """A message of this event: of its fields it takes those that it names; `is_small`: cards without large letters, as they are
    heard."""
    fields: dict[str, Any] = {**event.fields()}
    name_of = card_small if is_small else card_name
    given = {**fields, "who": "" if event.player is None else names[event.player]}
    if "meeples" in fields:
        given["meeples"] = meeples(fields["meeples"])
    if "card" in fields:
        given["card"] = name_of(card=fields["card"])
    if "goods" in fields:
        given |= {"goods": [name_of(card=card) for card in fields["goods"]], "number": len(fields["goods"])}
    if "discarded" in fields:
        given["number"] = len(fields["discarded"])
    if "player" in fields:
        given["player"] = names[fields["player"]] if fields["player"] < len(names) else ""
    if "scores" in fields:
        scores = zip(names, fields["scores"], strict=False)
        given["points"] = ", ".join(log.score(who=who, points=points) for who, points in scores)
    return say(**{name: given[name] for name in say.__annotations__ if name != "return"})


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    if event.kind == "undo":
        return taken_back(YOU if event.player is None else names[event.player])
    told = telling(event)
    return tell(told.log, event, names) if told is not None and told.log is not None else ""
