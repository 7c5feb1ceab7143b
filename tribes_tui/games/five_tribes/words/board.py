"""What stands on the table itself: titles, lines about seats and bids, from long to short."""

from __future__ import annotations

from collections.abc import Sequence

from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.games.five_tribes.words.said import things as counts

CAMEL, PALM, PALACE, HERE = "∩", "†", "⌂", "●"
"""What stands on small tiles; the last where the meeples in hand stand."""
LETTERS = {"Y": "V", "W": "E", "G": "M", "B": "B", "R": "A"}
"""The letter on the chest of each tribe's meeples."""
RARITY = ("rare", "scarce", "common", "fakir")


def titles(kind: str) -> tuple[str, ...]:
    """A kind of tile, the longest name first; the shortest leaves a blank before its points in eight columns."""
    return tuple(dict.fromkeys(said.title(kind=kind, length=length) for length in ("whole", "short", "least")))


def signs(has_points: bool) -> tuple[tuple[str, str], ...]:
    """What stands on small tiles and what it means, with the points that it brings."""
    return (CAMEL, said.camel()), (PALM, said.palm(has_points=has_points)), (PALACE, said.palace(has_points=has_points))


def brings() -> tuple[tuple[tuple[str, ...], str], ...]:
    """What viziers, elders, merchants, builders and assassins bring, and what parts them; from long to short."""
    lengths = ("whole", ".  "), ("short", ". "), ("shorter", ". "), ("least", "·")
    return tuple((tuple(said.brings(tribe=tribe, length=length) for tribe in LETTERS), gap) for length, gap in lengths)


def bid_notes(gold: int, still: Sequence[str], room: int) -> list[str]:
    """Below the track, in so many columns: who bids after the viewer, what they have, how the free spaces work."""
    names = [*dict.fromkeys(still)]
    later = said.names_later(number=len(names), who=names[0] if names else "", names=names)
    later = said.more_bids(number=len(still)) if names and len(later) > room else later
    return [later, said.own_gold(gold=gold), said.of_nothing(), said.of_nothing_last()]


def points_and_gold(points: int, gold: int) -> list[str]:
    """What a seat's things are worth and the gold that comes to it, -1: not known; from long to short."""
    coins = counts.gold(gold=gold)
    long, short = said.worth(points=points, coins=coins), said.worth_short(points=points, coins=coins)
    return [long, short, said.worth_shortest(points=points, gold=gold)]


def goods(known: int, fakirs: int, hidden: int, points: int) -> list[str]:
    """What a seat holds: goods with their points, fakirs, cards that nobody saw; from long to short, at last all cards together."""
    brings = f" +{points}" if points else ""
    own, brief = (f"{said.known(number=known)}{brings}", f"{said.known_short()}{brings}") if known else ("", "")
    others = (counts.fakirs(number=fakirs) if fakirs else "") + ("" if known else brings)
    unseen, few = (said.unseen(number=hidden), said.unseen_short(number=hidden)) if hidden else ("", "")
    forms = [_all_of(own, others, unseen), _all_of(own, others, few), _all_of(brief, others, few)]
    cards = f"{counts.cards(number=known + fakirs + hidden)}{brings}" if fakirs or hidden else brief
    return [form or said.no_goods() for form in (*forms, cards)]


def lands(tiles: int, palms: int, palaces: int) -> list[str]:
    """A seat's tiles with what stands on them; then with the signs that the legend explains."""
    trees, houses = said.palms(number=palms) if palms else "", counts.palaces(number=palaces) if palaces else ""
    signs = f"{palms} {PALM}" if palms else "", f"{palaces} {PALACE}" if palaces else ""
    forms = [_all_of(counts.tiles(number=tiles), *laid) for laid in ((trees, houses), signs)]
    return [*forms, forms[-1].replace(", ", " ").replace(f" {PALM}", PALM).replace(f" {PALACE}", PALACE)]


def djinns(names: Sequence[str]) -> list[str]:
    """A seat's djinns by name; those for which there is no room are counted. From long to short."""
    number, listed = len(names), ", ".join(names)
    fewer = [said.held_and(djinns=", ".join(names[:told]), more=number - told) for told in range(number - 1, 0, -1)]
    return [said.held(number=number, djinns=listed), listed, *fewer, counts.djinns(number=number)]


def _all_of(*parts: str) -> str:
    return ", ".join(filter(None, parts))
