"""What stands on the table itself: titles, facts, lines about seats, bids, ends of a move."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import TYPE_CHECKING

from tribes_tui.words.common import count, does, listed, sentence

if TYPE_CHECKING:
    from rules.five_tribes.state import FiveTribesState

MARKET = "Market"
SMALL_REACH = "first 3: small market, 3 gold"
LARGE_REACH = "first 6: large market, 6 gold"
SMALL_REACH_BRIEF, LARGE_REACH_BRIEF = "small market: 1-3", "large market: 1-6"
GOODS = "Your goods"
DJINNS, NO_DJINNS = "Djinns for 2 elders", "No djinns now"
KEEP_ONE = "Keep one djinn"
TRACK = "Price    you play"
IN_HAND = "In your hand"
STILL_CARRIED = "  still in hand:"
ENDS = "Where it can end"
LOG = "What happened"
SIGNS = (("∩", "camel"), ("†", "palm"), ("▲", "palace"))
"""What stands on small tiles."""
HERE = ("●", "here")
"""The tile on which the meeples in hand stand."""
STEPS_SIGN, STEP_SIGN = ("1 2", "steps"), ("1", "step")
"""The numbers of a way, and the first of them."""
BRINGS = (
    (
        (
            " 1 point, 10 for each player with fewer",
            " 2 points, two buy a djinn",
            " a card of the market",
            " gold for each blue tile around",
            " kills one",
        ),
        "   ",
    ),
    ((" 10 a player with fewer", " 2 points, djinns", " card", " gold for blue tiles", " kills one"), "  "),
    ((" 1 point (+10),", " 2 ", " a card ", " gold for blue tiles ", " kills one"), " "),
    ((" 1 (+10),", " 2 ", " card ", " gold: blue tiles ", " kill"), " "),
)
"""What viziers, elders, merchants, builders and assassins bring, each behind its name, and what parts them; from long to short."""
NOTHING_YET = "Nothing has happened yet."


def on_the_way(start: str, here: str) -> str:
    """Of a move whose beginning was not seen."""
    return f"Your move began on {start}; the meeples in your hand stand on {here}."


LETTERS = {"Y": "V", "W": "E", "G": "M", "B": "B", "R": "A"}
"""The letter on the chest of each tribe's meeples."""
TITLES = (
    ("Village",),
    ("Sacred place", "Sacred"),
    ("Oasis",),
    ("Small market", "Small mart", "Small"),
    ("Large market", "Large mart", "Large"),
)
"""Each kind of tile, the longest name first."""
SCENES = ("village", "sacred", "oasis", "small-market", "large-market")
STEPS = ("bid", "move", "tribe", "tile", "sell")
RARITY = ("rare", "scarce", "common", "fakir")
KINDS = {"rare": "rare", "scarce": "scarce", "common": "common", "fakir": "helper"}

PLACES = ("first", "second", "third", "fourth")
SHORT_PLACES = ("1st", "2nd", "3rd", "4th")


def plays(low: int, high: int) -> str:
    """When one plays, from 0: `first`, `second or third`, `first to fourth`."""
    if low == high:
        return PLACES[low]
    return f"{PLACES[low]} {'or' if high == low + 1 else 'to'} {PLACES[high]}"


def plays_briefly(low: int, high: int) -> str:
    """The same for a narrow column: `1st`, `2nd-3rd`."""
    return SHORT_PLACES[low] if low == high else f"{SHORT_PLACES[low]}-{SHORT_PLACES[high]}"


def price(gold: int) -> str:
    """What a step of the track costs."""
    return f"{gold} gold" if gold else "nothing"


def bid_notes(gold: int, still: Sequence[str]) -> list[str]:
    """Below the track: who bids after the viewer, what they have, how the free spaces work."""
    later = [sentence(f"{does(name, 'bid')} later") for name in dict.fromkeys(still)] or ["Nobody bids after you."]
    return [*later, f"You have {gold} gold.", "Three can bid nothing:", "the last plays first."]


def points_and_gold(points: int, gold: int) -> Iterator[str]:
    """What a seat's things are worth and the gold that comes to it, negative: not known; from long to short."""
    coins = f"{gold} gold" if gold >= 0 else "gold"
    if gold < 0:
        yield f"{count(points, 'point')} + hidden gold"
    yield f"{count(points, 'point')} + {coins}"
    yield f"{points} + {coins}"
    yield f"{points}+{coins}"


def camels_in_short(number: int) -> str:
    """Camels by the sign that the legend explains."""
    return f"∩{number}"


def goods(known: int, worth: int, fakirs: int, hidden: int) -> Iterator[str]:
    """What a seat holds: goods and what they would bring, fakirs, cards that nobody saw; from long to short."""
    others = count(fakirs, "fakir") if fakirs else ""
    held = (f"{count(known, 'good')} worth {worth}", f"goods worth {worth}", f"worth {worth}") if known else ("",)
    yield _all_of(held[0], others, f"{count(hidden, 'card')} unseen" if hidden else "") or "no goods"
    for said in held:
        yield _all_of(said, others, f"{hidden} unseen" if hidden else "")
    yield f"{held[-1]} +{fakirs + hidden}".strip()


def lands(tiles: int, palms: int, palaces: int) -> Iterator[str]:
    """A seat's tiles with what stands on them; then with the signs that the legend explains."""
    yield _all_of(
        count(tiles, "tile"), count(palms, "palm") if palms else "", count(palaces, "palace") if palaces else ""
    )
    yield _all_of(count(tiles, "tile"), f"{palms} †" if palms else "", f"{palaces} ▲" if palaces else "")


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


def walk_on(left: int) -> str:
    """What `f` does in a move."""
    return f"walk all {left} steps, end there"


NO_END_HERE = "Your move can't end there; f works on a tile beside with a coloured bar."


def several_ends(tribes: Sequence[str]) -> str:
    """`f` on a tile where several tribes could be picked up."""
    return f"Your move can end there with {listed(tribes, 'or')}: choose a tribe in your hand first."


def more_news(names: Sequence[str]) -> tuple[str, ...]:
    """Behind the last turn: the key that tells those of others since the viewer's own; from long to short."""
    return f"  b: earlier turns of {listed(names)}", "  b: earlier turns", "  b: more"


def since(names: Sequence[str]) -> str:
    """The heading of the page about the others' turns."""
    return f"Since your last turn {listed(dict.fromkeys(names))} moved meeples."


ONWARD = "back to the table"
OTHER_TURN = "another turn"
MORE_TURNS = "b: earlier turns"
