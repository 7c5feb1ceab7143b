"""What stands on the table itself: titles, lines about seats and bids, from long to short."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.games.five_tribes.words.said import table as said
from tribes_tui.games.five_tribes.words.said import things as counts

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState

CAMEL, PALM, PALACE, HERE = "∩", "†", "⌂", "●"
"""What stands on small tiles; the last where the meeples in hand stand."""
LETTERS = {"Y": "V", "W": "E", "G": "M", "B": "B", "R": "A"}
"""The letter on the chest of each tribe's meeples."""
TITLES = {
    "village": (said.village, said.village_shortest),
    "sacred": (said.sacred, said.sacred_shorter, said.sacred_shortest),
    "oasis": (said.oasis,),
    "small-market": (said.small_market, said.small_market_shortest),
    "large-market": (said.large_market, said.large_market_shortest),
}
RARITY = ("rare", "scarce", "common", "fakir")


def titles(kind: str) -> tuple[str, ...]:
    """A kind of tile, the longest name first; the shortest leaves a blank before its points in eight columns."""
    return tuple(say() for say in TITLES[kind])


def steps() -> tuple[str, ...]:
    """Those of a turn."""
    return said.step_bid(), said.step_move(), said.step_tribe(), said.step_tile(), said.step_sell()


def signs(has_points: bool) -> tuple[tuple[str, str], ...]:
    """What stands on small tiles and what it means, with the points that it brings."""
    palm, palace = (said.palm_points, said.palace_points) if has_points else (said.palm, said.palace)
    return (CAMEL, said.camel()), (PALM, palm()), (PALACE, palace())


def brings() -> tuple[tuple[tuple[str, ...], str], ...]:
    """What viziers, elders, merchants, builders and assassins bring, and what parts them; from long to short."""
    vizier, assassin = said.vizier_short(), said.assassin()
    return (
        ((said.vizier(), said.elder(), said.merchant(), said.builder(), assassin), "   "),
        ((vizier, said.elder_short(), said.merchant_short(), said.builder_short(), assassin), "  "),
        (
            (vizier, said.elder_shortest(), said.merchant_short(), said.builder_shorter(), said.assassin_shorter()),
            "  ",
        ),
        (
            (vizier, said.elder_shortest(), said.merchant_short(), said.builder_shortest(), said.assassin_shortest()),
            " ",
        ),
    )


def bid_notes(gold: int, still: Sequence[str], room: int) -> list[str]:
    """Below the track, in so many columns: who bids after the viewer, what they have, how the free spaces work."""
    names = [*dict.fromkeys(still)]
    later = said.names_later(number=len(names), who=names[0], names=names) if names else said.last()
    later = later if not names or len(later) <= room else said.more_bids(number=len(still))
    return [later, said.own_gold(gold=gold), said.of_nothing(), said.of_nothing_last()]


def points_and_gold(points: int, gold: int) -> Iterator[str]:
    """What a seat's things are worth and the gold that comes to it, negative: not known; from long to short."""
    coins = counts.gold(gold=gold) if gold >= 0 else counts.gold_hidden()
    yield said.worth(points=points, coins=coins)
    yield said.worth_short(points=points, coins=coins)
    yield said.worth_shortest(points=points, gold=gold) if gold >= 0 else said.worth_hidden(points=points)


def camels_in_short(number: int) -> str:
    """Camels by the sign that the legend explains."""
    return f"{CAMEL}{number}"


def goods(known: int, fakirs: int, hidden: int, points: int) -> Iterator[str]:
    """What a seat holds: goods with their points, fakirs, cards that nobody saw; from long to short, at last all cards together."""
    brings = f" +{points}" if points else ""
    others = counts.fakirs(number=fakirs) if fakirs else ""
    first = (f"{said.known(number=known)}{brings}", f"{said.known_short()}{brings}") if known else ("", "")
    others += "" if known else brings
    unseen = said.unseen_short(number=hidden) if hidden else ""
    yield _all_of(first[0], others, said.unseen(number=hidden) if hidden else "") or said.no_goods()
    yield from (_all_of(one, others, unseen) for one in first)
    cards = f"{counts.cards(number=known + fakirs + hidden)}{brings}"
    yield cards if fakirs or hidden else first[1] or said.no_goods()


def lands(tiles: int, palms: int, palaces: int) -> Iterator[str]:
    """A seat's tiles with what stands on them; then with the signs that the legend explains."""
    own = counts.tiles(number=tiles)
    yield _all_of(own, said.palms(number=palms) if palms else "", counts.palaces(number=palaces) if palaces else "")
    yield _all_of(own, f"{palms} {PALM}" if palms else "", f"{palaces} {PALACE}" if palaces else "")


def djinns(names: Sequence[str]) -> Iterator[str]:
    """A seat's djinns by name; those for which there is no room are counted. From long to short."""
    number = len(names)
    yield said.held(number=number, djinns=", ".join(names))
    yield ", ".join(names)
    yield from (said.held_and(djinns=", ".join(names[:told]), more=number - told) for told in range(number - 1, 0, -1))
    yield counts.djinns(number=number)


def _all_of(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def facts(state: FiveTribesState) -> list[str]:
    """The round; in a move, how many steps are left."""
    found = [said.round(number=state.number)]
    return [*found, said.steps_to_go(number=state.left)] if state.left else found


def where_to(left: int) -> str:
    """What may be chosen in a move."""
    return said.where_to() if left > 1 else said.where_to_last()


def more_news(names: Sequence[str]) -> tuple[str, ...]:
    """Behind the last turn: the key that tells those of others since the viewer's own; from long to short."""
    return said.more_news(names=names), said.more_news_short(), said.more_news_shortest()
