"""What happened, event by event: in the log, by ear, and in a line about the others' turns."""

from collections import Counter
from collections.abc import Callable, Iterator, Sequence
from itertools import groupby
from typing import Any, NamedTuple

from rules import Event
from rules.tribe.components.cards import CARD_OF
from tribes_tui.games.tribe.words.said import log
from tribes_tui.games.tribe.words.things import Names, card, short_words
from tribes_tui.words.common import filled, repeated
from tribes_tui.words.language import Noun
from tribes_tui.words.said.common import taken_back
from tribes_tui.words.spoken import Clause, news_sentences

Say = Callable[..., str]
TOUCHING, ANSWER, DISCARDED = 2, 0, -1
"""The weight of what was done to the viewer, of what came of others' attacks on each other, and of what is told last."""


class EventTelling(NamedTuple):
    """The functions that say an event of one kind; None where it is not told so.

    log     a line of the log
    did     behind a name, for people who listen; `weight` as of `Clause`
    seen    behind a name, for somebody who sees the table; the discards are told together
    heard   what nobody did, for people who listen
    """

    log: Say | None = None
    did: Say | None = None
    seen: Say | None = None
    weight: int = 1
    heard: Say | None = None


TELLINGS = {
    "leader_chosen": EventTelling(log.leader_chosen, log.leader_chosen_did, log.leader_chosen_did),
    "challenge_began": EventTelling(
        log.challenge_began,
        seen=log.challenge_began_did,
        heard=log.challenge_began_heard,
    ),
    "dealt": EventTelling(log.dealt, log.dealt_did),
    "drawn": EventTelling(log.drawn, log.drawn_did, weight=2),
    "drawn-hidden": EventTelling(log.drawn_hidden, log.drawn_did_hidden, weight=0),
    "took": EventTelling(log.took, log.took_did, log.took_did),
    "took-placed": EventTelling(did=log.took_did_top),
    "refilled": EventTelling(log.refilled, heard=log.refilled_heard, weight=0),
    "used": EventTelling(log.used, log.used_did, log.used_seen),
    "attacked": EventTelling(log.attacked, log.attacked_did, log.attacked_did, 2),
    "defended": EventTelling(log.protected, log.protected_did, log.protected_seen, 2),
    "defended-hidden": EventTelling(log.declined, log.declined_did, log.declined_seen, 2),
    "struck": EventTelling(seen=log.struck_saved),
    "struck-hidden": EventTelling(seen=log.struck),
    "swapped": EventTelling(log.swapped_known, log.swapped_did, log.swapped_seen),
    "swapped-hidden": EventTelling(log.swapped, log.swapped_did, log.swapped_seen),
    "discarded": EventTelling(log.discarded, log.discarded_did),
    "founded": EventTelling(log.founded, log.founded_did, log.founded_did),
    "placed": EventTelling(log.placed, log.placed_did, log.placed_did),
    "placed-complete": EventTelling(log.placed_complete, log.placed_did_complete, log.placed_did, 2),
    "activated": EventTelling(log.activated, log.activated_did, log.activated_did),
    "activated-hidden": EventTelling(log.activated_hidden, log.activated_did, log.activated_did),
    "blocked": EventTelling(log.blocked, log.blocked_seen, log.blocked_seen, 2),
    "skipped": EventTelling(log.skipped, log.skipped_seen, log.skipped_seen),
    "played_draw3": EventTelling(log.played_draw3, log.played_draw3_did, log.played_draw3_did),
    "eliminated": EventTelling(log.eliminated_both, log.eliminated_did, log.eliminated_seen, 2),
    "eliminated-hidden": EventTelling(log.eliminated, log.eliminated_did, log.eliminated_seen, 2),
    "revealed": EventTelling(log.revealed, log.revealed_did, weight=0),
    "challenge_ended": EventTelling(log.ended, heard=log.ended_heard, weight=2),
    "game_ended": EventTelling(log.over, heard=log.over_heard, weight=2),
    "undo": EventTelling(taken_back, heard=log.undone_heard, weight=2),
}
"""The kind of an event, with what it lacks, -> how it is told."""
SEEN_BESIDES = "took", "swapped"
"""Kinds of events that stand only where there is room: what comes of them is told, or lies there."""
CARDS = {
    "dealt": "cards",
    "defended": "card",
    "struck": "card",
    "drawn": "card",
    "activated": "card",
    "swapped": "given",
    "eliminated": "active",
}
"""Kinds of events that may have no card, or none that all know -> its field."""
WHY = {"exhausted": "exhausted", "turn limit": "limit"}  # no words
"""Why a challenge is over, where nobody closed it."""


def telling(event: Event) -> EventTelling:
    """How an event is told."""
    fields = event.fields()
    lacks = event.kind in CARDS and not fields.get(CARDS[event.kind])
    is_complete = event.kind == "placed" and fields["complete"] and fields["card"] != "totem"
    return TELLINGS.get(f"{event.kind}{'-hidden' * lacks}{'-complete' * is_complete}", EventTelling())


def tell(say: Say | None, event: Event, names: Names, called: Callable[[str], Noun], is_heard: bool = False) -> str:
    """A message of this event: of its fields it takes those that it names. `called`: what a card is called; `is_heard`: like cards
    are told once, with their number. Empty where it isn't told so."""
    if say is None:
        return ""
    fields, who = event.fields(), "" if event.player is None else names[event.player]

    def several(cards: Sequence[str]) -> Sequence[str]:
        found = [called(one) for one in cards]
        return repeated(found) if is_heard else found

    def scores(sign: str) -> list[str]:
        each = zip(names, fields["points"], strict=True)
        return [log.score(target=name, points=f"{points:{sign}d}".replace("-", "−")) for name, points in each]

    cards: Any = [*fields["hand"], *fields["active"].values()] if "hand" in fields else fields.get("cards")
    counted: Any = fields.get("destroyed", cards)
    made: dict[str, Callable[[], Any]] = {
        "who": lambda: who,
        "card": lambda: called(fields["leader" if "leader" in fields else CARDS.get(event.kind, "card")]),
        "back": lambda: called(fields["back"]),
        "beside": lambda: called(fields["from"]),
        "chain": lambda: card(fields["chain"]),
        "target": lambda: names[fields["target"]] if "target" in fields else who,
        "cards": lambda: several(cards),
        "lost": lambda: several(fields["destroyed"]),
        "number": lambda: fields.get("challenge") or (counted if event.kind == "refilled" else len(counted)),
        "why": lambda: WHY.get(fields["why"], ""),
        "points": lambda: ", ".join(scores("+")),
        "scores": lambda: scores(""),
    }
    return filled(say, made)


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    return tell(telling(event).log, event, names, card)


def heard(event: Event, names: Names, is_placed: bool = False) -> Clause | None:
    """A clause for those who listen; None for what is not worth one. `is_placed`: the card that was taken is told again, where it lies."""
    told = TELLINGS["took-placed"] if is_placed else telling(event)
    who, say = (None, told.heard) if told.heard or event.player is None else (event.player, told.did)
    text = tell(say, event, names, card, is_heard=True)
    return Clause(who, text, told.weight) if text else None


# ---- What the others did since one's own turn ---------------------------------------------------------


def since(events: Sequence[Event], names: Names, viewer: int | None) -> Iterator[str]:
    """All of this challenge, what touched the viewer first; without what one sees on the table; then with how many more there are, what was
    discarded going first; from long to short, where cards are called by the word on the piece."""
    told = (event for event in _lately(events, viewer) if event.kind != "drawn")
    others = [event for event in told if event.player != viewer or event.kind == "skipped"]
    placed = {(event.player, event.fields()["card"]) for event in others if event.kind == "placed"}
    others = [event for event in others if event.kind != "took" or (event.player, event.fields()["card"]) not in placed]
    answers = answers_to_own([*others])
    others = [event for event in others if event not in answers]
    others.sort(key=lambda event: not costs_turn(event, viewer))
    for is_brief, counts, call in (
        (False, False, card),
        (False, False, _on_piece),
        (True, False, _on_piece),
        (True, True, _on_piece),
    ):
        clauses = _clauses(others, names, viewer, is_brief, counts, call)
        first, left = ([one for one in clauses if (one.weight >= TOUCHING) is is_first] for is_first in (True, False))
        for event in answers:
            forms = log.protected_to_you, log.protected_seen, log.declined_to_you
            say = forms[is_brief + counts] if event.fields().get("card") else log.declined_to_you
            first.append(Clause(event.player, tell(say, event, names, call)))
        yield " ".join((*news_sentences(first, names), *news_sentences(left, names)))
    more = 0
    while len(left) > (not first):
        weights = [TOUCHING if clause.weight == ANSWER else clause.weight for clause in left]
        at, more = weights.index(min(weights)), more + 1  # what weighs least goes first
        left.pop(at)
        while (
            left[at : at + 1] and left[at].weight == ANSWER
        ):  # goes with its attack, else nobody knows to whom that was lost
            left.pop(at)
        yield " ".join((*news_sentences(first, names), *news_sentences(left, names), log.more(number=more)))
    for last in range(len(first) - 1, 0, -1):
        yield " ".join((*news_sentences(first[:last], names), log.more(number=more + len(first) - last)))


def _lately(events: Sequence[Event], viewer: int | None) -> list[Event]:
    """Those of this challenge; an attack on the viewer and what came of it are one."""
    found = list[Event]()
    for event in events:
        attack = found[-1] if found and event.kind == "defended" and event.player == viewer else None
        if event.kind == "challenge_began":
            found.clear()
        elif attack is not None and attack.kind == "attacked":
            found.pop()
            fields = {**event.fields(), "target": attack.player, "back": attack.fields()["card"]}
            event = Event("struck", attack.player, fields)
        found.append(event)
    return found


def costs_turn(event: Event, viewer: int | None) -> bool:
    """Whether it tells that the viewer was blocked, or lost the turn: that is told first."""
    fields = event.fields()
    return (event.kind == "skipped" and event.player == viewer) or (
        event.kind == "blocked" and fields["target"] == viewer
    )


def answers_to_own(others: Sequence[Event]) -> list[Event]:
    """What came of the viewer's own attack: an answer before which nobody else attacked."""
    attacks = next((k for k, event in enumerate(others) if event.kind == "attacked"), len(others))
    return [event for event in others[:attacks] if event.kind == "defended"]


def _clauses(
    events: Sequence[Event], names: Names, viewer: int | None, is_brief: bool, counts: bool, call: Callable[[str], Noun]
) -> list[Clause]:
    """A clause for each thing, cards as `call` names them; cards that one player discards in a row are one, with `counts` their number
    alone."""
    found = list[Clause]()
    blocks = Counter((event.player, event.fields()["target"]) for event in events if event.kind == "blocked")
    for (kind, who), group in groupby(events, lambda event: (event.kind, event.player)):
        happened, name = [*group], "" if who is None else names[who]
        if kind == "discarded":
            cards = [call(event.fields()["card"]) for event in happened]
            several = log.discarded_several(who=name, cards=cards)
            is_counted = counts and len(cards) > 1  # one alone has its name: the table shows no other
            text = log.discarded_counted(who=name, number=len(cards)) if is_counted else several
            found.append(Clause(who, text, DISCARDED))
        for event in happened:
            say = telling(event).seen
            if is_brief and (event.player == viewer or kind in SEEN_BESIDES):
                say = None  # that a block is over is seen
            target = event.fields().get("target")
            is_own = event.kind == "struck"
            touches = is_own or (viewer is not None and viewer in (target, event.player))
            if is_brief and event.kind == "blocked" and blocks[who, target] != 1:  # told once, with their number
                if number := blocks.pop((who, target), 0):
                    again = log.blocked_again(who=name, target=names[event.fields()["target"]], number=number)
                    found.append(Clause(who, again, TOUCHING if touches else 1))
            elif say is not None:
                weight = TOUCHING if touches else ANSWER if event.kind == "defended" else 1
                found.append(Clause(None if is_own else who, tell(say, event, names, call), weight))
    return found


def _on_piece(name: str) -> Noun:
    """A card as it is called on its piece."""
    return short_words(CARD_OF[name])
