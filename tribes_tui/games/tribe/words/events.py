"""What happened, in words: in the log, by ear, and in the line about the others' turns."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import TYPE_CHECKING, Any

from rules.tribe.components.cards import CARD_OF
from tribes_tui.games.tribe.words.cards import card, face_words, seen
from tribes_tui.games.tribe.words.said import log as said
from tribes_tui.words.common import repeated, taken_back
from tribes_tui.words.spoken import Clause

if TYPE_CHECKING:
    from rules import Event
    from tribes_tui.words.nouns import Noun

WHY = {"exhausted": "exhausted", "turn limit": "limit"}  # no words
"""Why a challenge is over, where nobody closed it."""


class HappenedAtTribe:
    """An event; `called`: what a card is called where it is told; `is_heard`: like cards are told once, with their number."""

    def __init__(
        self, event: Event, names: Sequence[str], called: Callable[[str], Noun], is_heard: bool = False
    ) -> None:
        self.fields, self.names, self._called, self._is_heard = event.fields(), names, called, is_heard
        self.who = "" if event.player is None else names[event.player]

    def card(self, field: str = "card") -> Noun:
        """The card, as it is called here."""
        return self._called(self.fields[field])

    def cards(self, *names: str) -> Sequence[str]:
        """Several."""
        found = [self._called(name) for name in names]
        return repeated(found) if self._is_heard else found

    @property
    def chain(self) -> Noun:
        """The character of the chain that it happened to."""
        return card(self.fields["chain"])

    @property
    def target(self) -> str:
        """To whom it was done."""
        target: int = self.fields["target"]
        return self.names[target]

    def touches(self, viewer: int | None) -> bool:
        """Whether it was done to the viewer."""
        return viewer is not None and self.fields.get("target") == viewer

    @property
    def is_known(self) -> bool:
        """Whether its card is."""
        return "card" in self.fields


Say = Callable[[HappenedAtTribe], str]


def in_face_words(name: str) -> Noun:
    """A card as it stands on its piece."""
    return face_words(CARD_OF[name])


def event(event: Event, names: Sequence[str]) -> str:
    """One log line, empty if it is not worth one."""
    return LOG[event.kind](HappenedAtTribe(event, names, seen)) if event.kind in LOG else ""


def _lost(one: HappenedAtTribe) -> Mapping[str, Any]:
    lost = one.fields["destroyed"]
    return {"number": len(lost), "lost": one.cards(*lost)}


def _defended(one: HappenedAtTribe) -> str:
    if one.fields["card"] is None:
        return said.declined(who=one.who, chain=one.chain, **_lost(one))
    return said.protected(who=one.who, chain=one.chain, card=one.card(), **_lost(one))


def _swapped(one: HappenedAtTribe) -> str:
    if "given" not in one.fields:
        return said.swapped(who=one.who, chain=one.chain)
    return said.swapped_known(who=one.who, chain=one.chain, card=one.card("given"), back=one.card("back"))


def _scores(one: HappenedAtTribe, sign: str) -> list[str]:
    return [
        said.score(target=name, points=f"{points:{sign}d}")
        for name, points in zip(one.names, one.fields["points"], strict=True)
    ]


LOG: dict[str, Say] = {
    "leader_chosen": lambda one: said.leader_chosen(who=one.who, card=one.card("leader")),
    "challenge_began": lambda one: said.challenge_began(who=one.who, number=one.fields["challenge"]),
    "dealt": lambda one: (
        said.dealt(who=one.who, cards=one.cards(*one.fields["cards"])) if one.fields.get("cards") else ""
    ),
    "drawn": lambda one: said.drawn(who=one.who, card=one.card()) if one.is_known else said.drawn_hidden(who=one.who),
    "took": lambda one: said.took(who=one.who, card=one.card()),
    "refilled": lambda one: said.refilled(number=one.fields["cards"]),
    "used": lambda one: said.used(who=one.who, card=one.card(), beside=one.card("from"), chain=one.chain),
    "attacked": lambda one: said.attacked(
        who=one.who, card=card(one.fields["card"]), target=one.target, chain=one.chain
    ),
    "defended": _defended,
    "swapped": _swapped,
    "discarded": lambda one: said.discarded(who=one.who, card=one.card()),
    "founded": lambda one: said.founded(who=one.who, chain=one.chain),
    "placed": lambda one: (said.placed_complete if _completes(one) else said.placed)(
        who=one.who, card=one.card(), chain=one.chain
    ),
    "activated": lambda one: (
        said.activated(who=one.who, card=one.card(), chain=one.chain)
        if one.is_known
        else said.activated_hidden(who=one.who, chain=one.chain)
    ),
    "blocked": lambda one: said.blocked(who=one.who, target=one.target),
    "skipped": lambda one: said.skipped(who=one.who),
    "played_draw3": lambda one: said.played_draw3(who=one.who),
    "eliminated": lambda one: (
        said.eliminated_both(who=one.who, chain=one.chain, card=one.card("active"))
        if one.fields["active"]
        else said.eliminated(who=one.who, chain=one.chain)
    ),
    "revealed": lambda one: said.revealed(who=one.who, cards=one.cards(*_revealed(one))),
    "challenge_ended": lambda one: said.ended(
        why=WHY.get(one.fields["why"], ""),
        number=one.fields["challenge"],
        points=", ".join(_scores(one, "+")),
        who=one.who,
    ),
    "game_ended": lambda one: said.over(),
    "undo": lambda one: taken_back(one.who),
}
"""Kind of event -> a line of the log."""


def _completes(one: HappenedAtTribe) -> bool:
    return bool(one.fields["complete"]) and one.fields["card"] != "totem"


def _revealed(one: HappenedAtTribe) -> list[str]:
    return [*one.fields["hand"], *one.fields["active"].values()]


DID: dict[str, Say] = {
    "leader_chosen": lambda one: said.leader_chosen_did(card=one.card("leader")),
    "dealt": lambda one: said.dealt_did(cards=one.cards(*one.fields["cards"])) if one.fields.get("cards") else "",
    "drawn": lambda one: said.drawn_did(card=one.card()) if one.is_known else said.drawn_did_hidden(),
    "took": lambda one: said.took_did(card=one.card()),
    "used": lambda one: said.used_did(card=one.card(), beside=one.card("from"), chain=one.chain),
    "attacked": lambda one: said.attacked_did(card=one.card(), target=one.target, chain=one.chain),
    "defended": lambda one: (
        said.declined_did(**_lost(one))
        if one.fields["card"] is None
        else said.protected_did(card=one.card(), **_lost(one))
    ),
    "swapped": lambda one: said.swapped_did(chain=one.chain),
    "discarded": lambda one: said.discarded_did(card=one.card()),
    "founded": lambda one: said.founded_did(chain=one.chain),
    "placed": lambda one: (said.placed_did_complete if _completes(one) else said.placed_did)(
        card=one.card(), chain=one.chain
    ),
    "activated": lambda one: said.activated_did(chain=one.chain),
    "blocked": lambda one: said.blocked_did(target=one.target),
    "skipped": lambda one: said.skipped_did(),
    "played_draw3": lambda one: said.played_draw3_did(),
    "eliminated": lambda one: said.eliminated_did(chain=one.chain),
    "revealed": lambda one: said.revealed_did(number=len(_revealed(one)), cards=one.cards(*_revealed(one))),
}
"""What somebody did, as it is heard."""

HEARD: dict[str, Say] = {
    "challenge_began": lambda one: said.challenge_began_heard(number=one.fields["challenge"]),
    "refilled": lambda one: said.refilled_heard(),
    "challenge_ended": lambda one: said.ended_heard(
        why=WHY.get(one.fields["why"], ""),
        number=one.fields["challenge"],
        scores=_scores(one, ""),
        target=one.who,
    ),
    "game_ended": lambda one: said.over_heard(),
    "undo": lambda one: said.undone_heard(),
}
"""What happened by nobody's doing, as it is heard."""

SEEN: dict[str, Say] = {
    **{
        kind: DID[kind]
        for kind in ("leader_chosen", "took", "swapped", "founded", "activated", "blocked", "eliminated")
    },
    "challenge_began": lambda one: said.challenge_began_did(number=one.fields["challenge"]),
    "used": lambda one: said.used_seen(card=one.card(), chain=one.chain),
    "attacked": lambda one: said.attacked_seen(card=one.card(), target=one.target, chain=one.chain),
    "defended": lambda one: (
        said.declined_seen(**_lost(one))
        if one.fields["card"] is None
        else said.protected_seen(card=one.card(), **_lost(one))
    ),
    "placed": lambda one: said.placed_did(card=one.card(), chain=one.chain),
    "skipped": lambda one: said.skipped_seen(),
    "played_draw3": lambda one: said.played_draw3_seen(),
}
"""What others did, for somebody who sees the table; the discards are told together."""

BRIEF: dict[str, Say] = {
    **{kind: say for kind, say in SEEN.items() if kind not in ("took", "swapped")},
    "used": lambda one: said.used_brief(card=one.card()),
    "founded": lambda one: said.founded_brief(chain=one.chain),
    "placed": lambda one: said.placed_brief(card=one.card()),
    "activated": lambda one: said.activated_brief(),
    "eliminated": lambda one: said.eliminated_brief(chain=one.chain),
}
"""The same where there is little room: it leaves places to the dots on the table."""

WEIGHTS = {
    "attacked": 2,
    "defended": 2,
    "blocked": 2,
    "eliminated": 2,
    "challenge_ended": 2,
    "game_ended": 2,
    "undo": 2,
}
WEIGHTS |= {"revealed": 0, "refilled": 0}


def heard(event: Event, names: Sequence[str]) -> Clause | None:
    """A clause for those who listen; None for what is not worth one."""
    one = HappenedAtTribe(event, names, card, is_heard=True)
    weight = WEIGHTS.get(event.kind, 1)
    if event.kind in HEARD:
        return Clause(None, HEARD[event.kind](one), weight)
    if event.kind not in DID or event.player is None:
        return None
    if event.kind == "drawn":
        weight = 2 * one.is_known
    text = DID[event.kind](one)
    return Clause(event.player, text, weight + (event.kind == "placed" and _completes(one))) if text else None
