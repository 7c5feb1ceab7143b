"""What stands on the table itself: titles, facts, lines about seats, bids, ends of a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.words.common import count, do, listed, sentence

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState

MARKET = "Market"
SMALL_REACH = "first 3: small market, 3 gold"
LARGE_REACH = "first 6: large market, 6 gold"
SMALL_REACH_BRIEF, LARGE_REACH_BRIEF = "Market: 3 gold", "MARKET: 6 gold"
GOODS = "Your goods"
DJINNS, NO_DJINNS = "Djinns for 2 elders", "No djinns now"
KEEP_ONE = "Keep one djinn"
TRACK = "Price    you play"
IN_HAND = "In your hand"
STILL_CARRIED = "  still in hand:"
ENDS = "Where it can end"
LOG = "What happened"
SIGNS = (("∩", "camel", ""), ("†", "palm", " 3"), ("⌂", "palace", " 5"))
"""What stands on small tiles, and the points that it brings."""
HERE = ("●", "here")
"""The tile on which the meeples in hand stand."""
STEPS_SIGN, STEP_SIGN = ("1 2", "steps"), ("1", "step")
"""The numbers of a way, and the first of them."""
BRINGS = (
    (
        (
            " 1 point, and 10 for each player with fewer",
            " 2 points, two buy a djinn",
            " a card of the market",
            " gold for each blue tile around",
            " kills one",
        ),
        "   ",
    ),
    ((" 1, +10 each with fewer", " 2, pays djinns", " card", " gold for blue tiles", " kills one"), "  "),
    ((" 1, +10 each with fewer", " 2", " card", " gold: blue tile", " kills"), "  "),
    ((" 1, +10 each with fewer", " 2", " card", " gold", " kill"), " "),
)
"""What viziers, elders, merchants, builders and assassins bring, each behind its name, and what parts them; from long to short."""
NOTHING_YET = "Nothing has happened yet."


def on_the_way(start: str, here: str) -> str:
    """Of a move whose beginning was not seen."""
    return f"Your move began on {start}; the meeples in your hand stand on {here}."


LETTERS = {"Y": "V", "W": "E", "G": "M", "B": "B", "R": "A"}
"""The letter on the chest of each tribe's meeples."""
TITLES = (
    ("Village", "Vill."),
    ("Sacred place", "Sacred", "Sacr."),
    ("Oasis",),
    ("Small market", "Market"),
    ("Large market", "MARKET"),
)
"""Each kind of tile, the longest name first; the shortest leaves a blank before its points in eight columns. A large market is
told by large letters, on the row of cards, too."""
SCENES = ("village", "sacred", "oasis", "small-market", "large-market")
STEPS = ("bid", "move", "tribe", "tile", "sell")
RARITY = ("rare", "scarce", "common", "fakir")
KINDS = {"rare": "rare", "scarce": "scarce", "common": "common", "fakir": "helper"}

SHORT_PLACES = ("1st", "2nd", "3rd", "4th")


def plays(low: int, high: int) -> str:
    """When one plays, from 0: `1st`, `2nd or 3rd`, `1st to 4th`."""
    if low == high:
        return SHORT_PLACES[low]
    return f"{SHORT_PLACES[low]} {'or' if high == low + 1 else 'to'} {SHORT_PLACES[high]}"


def plays_briefly(low: int, high: int) -> str:
    """The same for a narrow column: `1st`, `2nd-3rd`."""
    return SHORT_PLACES[low] if low == high else f"{SHORT_PLACES[low]}-{SHORT_PLACES[high]}"


def price(gold: int) -> str:
    """What a step of the track costs."""
    return f"{gold} gold" if gold else "nothing"


def bid_notes(gold: int, still: Sequence[str], room: int) -> list[str]:
    """Below the track, in so many columns: who bids after the viewer, what they have, how the free spaces work."""
    names = [*dict.fromkeys(still)]
    later = sentence(f"{do(names, 'bid')} later") if names else "No bids after yours."
    later = later if len(later) <= room else f"{len(still)} more bids to come."
    return [later, f"You have {gold} gold.", "Of those who bid 0", "the last plays first."]


def points_and_gold(points: int, gold: int) -> Iterator[str]:
    """What a seat's things are worth and the gold that comes to it, negative: not known; from long to short."""
    coins = f"{gold} gold" if gold >= 0 else "hidden gold"
    yield f"{count(points, 'point')} + {coins}"
    yield f"{points} + {coins}"
    yield f"{points}+{gold if gold >= 0 else '?'} gold"


def camels_in_short(number: int) -> str:
    """Camels by the sign that the legend explains."""
    return f"∩{number}"


def goods(known: int, fakirs: int, hidden: int, points: int) -> Iterator[str]:
    """What a seat holds: goods with their points, fakirs, cards that nobody saw; from long to short, at last all cards together."""
    brings = f" +{points}" if points else ""
    others = count(fakirs, "fakir") if fakirs else ""
    first = (f"{count(known, 'good')}{brings}", f"goods{brings}") if known else ("", "")
    others += "" if known else brings
    yield _all_of(first[0], others, f"{count(hidden, 'card')} unseen" if hidden else "") or "no goods"
    yield from (_all_of(said, others, f"{hidden} unseen" if hidden else "") for said in first)
    yield f"{count(known + fakirs + hidden, 'card')}{brings}" if fakirs or hidden else first[1] or "no goods"


def lands(tiles: int, palms: int, palaces: int) -> Iterator[str]:
    """A seat's tiles with what stands on them; then with the signs that the legend explains."""
    yield _all_of(
        count(tiles, "tile"), count(palms, "palm") if palms else "", count(palaces, "palace") if palaces else ""
    )
    yield _all_of(count(tiles, "tile"), f"{palms} †" if palms else "", f"{palaces} ⌂" if palaces else "")


def djinns(names: Sequence[str]) -> Iterator[str]:
    """A seat's djinns by name; those for which there is no room are counted. From long to short."""
    yield f"djinn{'s' if len(names) > 1 else ''} {', '.join(names)}"
    yield ", ".join(names)
    yield from (f"{', '.join(names[:told])} and {len(names) - told} more" for told in range(len(names) - 1, 0, -1))
    yield count(len(names), "djinn")


def _all_of(*parts: str) -> str:
    return ", ".join(part for part in parts if part)


def facts(state: FiveTribesState) -> list[str]:
    """The round; in a move, how many steps are left."""
    found = [f"round {state.number}"]
    return [*found, f"{count(state.left, 'step')} to go"] if state.left else found


def where_to(left: int) -> str:
    """What may be chosen in a move."""
    return f"Choose where your move ends{', or drop a meeple on a neighbouring tile' if left > 1 else ''}."


def more_news(names: Sequence[str]) -> tuple[str, ...]:
    """Behind the last turn: the key that tells those of others since the viewer's own; from long to short."""
    return f"  b: earlier turns of {listed(names)}", "  b: earlier turns", "  b: more"


def since(names: Sequence[str]) -> str:
    """The heading of the page about the others' turns."""
    return f"What {listed(dict.fromkeys(names))} did since your last turn."


ONWARD = "back to the table"
OTHER_TURN = "another turn"
MORE_TURNS = "earlier turns: key v"
