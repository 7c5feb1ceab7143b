"""The things of Five Tribes in words: meeples, tiles, djinns, cards, payments; titles and lines that stand on the table."""

from collections.abc import Mapping, Sequence
from typing import Any

from rules.five_tribes.components.actions import PRICES_OF_A_DJINN
from rules.five_tribes.components.grid import TILE_TEXT
from rules.five_tribes.components.pieces import (
    COLOURS,
    DJINN_COSTS,
    DJINN_NAMES,
    DJINN_POINTS,
    ECHIDNA,
    FACE_KIND,
    FACE_POINTS,
    FAKIR,
    KANDICHA,
    KINDS,
    LARGE_MARKET,
    NEKIR,
    OASIS,
    RESOURCES,
    SACRED,
    SMALL_MARKET,
    VILLAGE,
)
from rules.five_tribes.evaluation.gains import control_points
from rules.five_tribes.evaluation.preview import MoveEnd
from rules.five_tribes.mechanics.scoring import LINES
from rules.five_tribes.mechanics.tile_actions import PRICE
from rules.five_tribes.state import FiveTribesState
from tribes_tui.games.five_tribes.words.said import djinns as words, ends, log, table as said_table, things as said
from tribes_tui.words.common import key_name, listed
from tribes_tui.words.language import Noun

Fields = Mapping[str, Any]

Names = Sequence[str]
card_name, card_small = said.card, said.card_small
SCENES = ("village", "sacred", "oasis", "small-market", "large-market")
"""Each kind of tile, by the name of its picture."""
TONES = {
    "Y": "meeple-vizier",
    "W": "meeple-elder",
    "G": "meeple-merchant",
    "B": "meeple-builder",
    "R": "meeple-assassin",
}
"""The colour of each tribe, by the rules' letter."""
COSTS = {"": "free", "E/F": "either", "E+E/F": "both", "F": "fakir", "nF": "any"}
PAID = "either", "both", "fakir"
"""Costs that are paid in a turn; of fakirs that make a bid cheaper the power tells."""
LONGEST_USE = 73
"""Letters of Enter and of the use of a power with its cost; a longer one is said in fewer words."""


def sheet_lines() -> tuple[Noun, ...]:
    """What the lines of the score sheet are called."""
    return tuple(said.sheet(line=line.replace(" ", "_")) for line in LINES)


def powers(name: str) -> tuple[str, str]:
    """What a djinn does: in a line, in two rows of 22."""
    key = name.replace("'", "")
    return words.power(key=key), words.power_brief(key=key)


def _about(name: str) -> dict[str, Any]:
    code = DJINN_NAMES.index(name)
    cost = COSTS[DJINN_COSTS[code]]
    return {"djinn": name, "key": name.replace("'", ""), "points": DJINN_POINTS[code], "cost": cost}


def djinn(name: str) -> str:
    """A djinn with points, cost and power: `Leta, 4 points, costs ...: ...`."""
    return words.djinn(**_about(name))


def about_djinn(name: str) -> str:
    """The same without its name."""
    return words.djinn_about(**{key: told for key, told in _about(name).items() if key != "djinn"})  # no words


LONGEST_DJINN = 66
"""Letters of a djinn in a line of the smallest window."""


def djinn_in_short(name: str) -> str:
    """A djinn in a line: `Leta, 4 points: put a camel on an empty tile; a use costs …`."""
    points = DJINN_POINTS[DJINN_NAMES.index(name)]
    forms = [words.djinn_short(djinn=name, points=points, told=told) for told in (*costly(name), powers(name)[-1])]
    return next((form for form in forms if len(form) <= LONGEST_DJINN), forms[-1])


def costly(name: str) -> list[str]:
    """What a djinn does, with what each use costs where it has to be paid in a turn; from long to short."""
    cost = COSTS[DJINN_COSTS[DJINN_NAMES.index(name)]]
    return [words.costly(cost=cost, power=power) for power in powers(name)] if cost in PAID else [*powers(name)]


def djinns_in(held: int) -> list[str]:
    """The djinns of a mask by name."""
    return [name for number, name in enumerate(DJINN_NAMES) if held >> number & 1]


def points_of(name: str) -> str:
    """`8 points`."""
    return words.points(points=DJINN_POINTS[DJINN_NAMES.index(name)])


def power_in_short(name: str) -> str:
    """A paid power: `Enki for an elder or a fakir: place a palm tree on any oasis`."""
    cost = COSTS[DJINN_COSTS[DJINN_NAMES.index(name)]]
    forms = [words.paid_power(djinn=name, cost=cost, power=power) for power in powers(name)]
    room = LONGEST_USE - len(key_name("Enter"))
    return next((form for form in forms if len(ends.use(power=form)) <= room), forms[-1])


def name_of(names: Names, seat: int) -> str:
    """A player; where no names are known, their seat."""
    return names[seat] if seat < len(names) else said.seat(number=seat)


def crowd(held: Sequence[int]) -> list[str]:
    """So many meeples of each tribe, of those that are there: `2 elders`, `an assassin`."""
    return [log.some(colour=COLOURS[code], n=number) for code, number in enumerate(held) if number]


def tile(state: FiveTribesState, place: int) -> str:
    """A tile with its kind and points: `c3, oasis 8`."""
    face = state.faces[place]
    return said.tile(tile=TILE_TEXT[place], kind=SCENES[FACE_KIND[face]], points=FACE_POINTS[face])


def on_tile(state: FiveTribesState, place: int) -> str:
    """The meeples of a tile, `2 elders and an assassin`, empty when there are none."""
    return listed(crowd(state.meeples[place * 5 : place * 5 + 5]))


def stands_on(state: FiveTribesState, place: int, names: Names) -> list[str]:
    """Camel, palm trees and palaces of a tile."""
    camel = [said.camel_of(who=names[state.owner[place]])] if state.owner[place] >= 0 else []
    laid = (said.palm_trees, state.palms[place]), (said.palaces, state.palaces[place])
    return camel + [say(number=number) for say, number in laid if number]


def payment(fields: Mapping[str, Any]) -> str:
    """`2 elders`, `1 elder and 1 fakir`."""
    return log.payment(elders=fields["elders"], fakirs=fields["fakirs"])


def cards(state: FiveTribesState, seat: int) -> str:
    """The cards of a seat that the view shows: `2 Fish, a fakir`."""
    held = state.goods[seat * KINDS : seat * KINDS + KINDS]
    return ", ".join(said.card_several(card=RESOURCES[kind], number=n) for kind, n in enumerate(held) if n)


CAMEL, PALM, PALACE, HERE = "∩", "†", "⌂", "●"
"""What stands on small tiles; the last where the meeples in hand stand."""
LETTERS = {"Y": "V", "W": "E", "G": "M", "B": "B", "R": "A"}
"""The letter on the chest of each tribe's meeples."""


def longest_card() -> int:
    """Letters of the longest name of a card."""
    return max(len(card_name(card=card)) for card in RESOURCES)


RARITY = ("rare", "scarce", "common", "fakir")


def titles(kind: str) -> tuple[str, ...]:
    """A kind of tile, the longest name first; the shortest leaves a blank before its points in eight columns."""
    return tuple(dict.fromkeys(said_table.title(kind=kind, length=length) for length in ("whole", "short", "least")))


def signs(has_points: bool) -> tuple[tuple[str, str], ...]:
    """What stands on small tiles and what it means, with the points that it brings."""
    return (
        (CAMEL, said_table.camel()),
        (PALM, said_table.palm(has_points=has_points)),
        (PALACE, said_table.palace(has_points=has_points)),
    )


def bid_notes(still: Sequence[str], room: int) -> list[str]:
    """Below the track, in so many columns: how the free spaces work, who bids after the viewer."""
    names = [*dict.fromkeys(still)]
    later = said_table.names_later(number=len(names), who=names[0] if names else "", names=names)
    later = said_table.more_bids(number=len(still)) if names and len(later) > room else later
    return [said_table.of_nothing(), said_table.of_nothing_last(), later]


def worth(points: int, gold: int, unseen: int = 0) -> list[str]:
    """What a seat has now, without its gold and with it, unless it is hidden, as are so many cards; from long to short."""
    held: dict[str, Any] = {"points": points, "gold": gold, "hides_gold": gold < 0}
    whole = said_table.worth(sum=points + gold, unseen=unseen, **held)
    less = said_table.worth(sum=points + gold, unseen=0, **held)
    return [whole, less, said_table.worth_short(**held), f"{points}+{gold if gold >= 0 else ''}"]


def makes(points: int) -> str:
    """What things bring; empty where they bring nothing."""
    return said_table.makes(points=points) if points else ""


# ---- What a tile can do for whoever ends a move there: what nobody can pay for is not promised --------

NOTHING, PAY = "no-", "pay"
"""Before the kind of a tile that can do nothing for whoever ends a move there."""


def does(view: FiveTribesState, end: MoveEnd) -> str:
    """What the tile can do once the move has ended there: its kind, a small market where one card is left of a large one; `no-` before it
    where the supply is empty, `no-pay` where nothing there can be paid for."""
    kind = FACE_KIND[view.faces[end.tile]]
    name, cards = SCENES[kind], len(view.row) - end.taken * (COLOURS[end.colour] == "G")
    had = {SACRED: bool(view.djinn_row), OASIS: view.palms_left > 0, VILLAGE: view.palaces_left > 0}
    if not had.get(kind, cards > 0):
        return NOTHING + name
    if not (_pays_a_djinn(view, end) if kind == SACRED else kind not in PRICE or _most_gold(view, end) >= PRICE[kind]):
        return NOTHING + PAY
    return SCENES[SMALL_MARKET] if kind == LARGE_MARKET and cards == 1 else name


def _pays_a_djinn(view: FiveTribesState, end: MoveEnd) -> bool:
    """With the elders and fakirs that the move may bring."""
    if not _is_known(view, end):
        return True
    elders = view.elders[view.actor] + end.taken * (COLOURS[end.colour] == "W")
    found = view.row[: end.taken] if COLOURS[end.colour] == "G" else []
    fakirs = view.goods[view.actor * KINDS + FAKIR] + found.count(FAKIR)
    return any(elders >= price[0] and fakirs >= price[1] for price in PRICES_OF_A_DJINN)


def _most_gold(view: FiveTribesState, end: MoveEnd) -> int:
    """The most gold that there can be when the tile acts."""
    if not _is_known(view, end):
        return max(PRICE.values())
    earned = end.points.control - (control_points(view, view.actor, end.tile) if end.control else 0)
    if COLOURS[end.colour] == "B":
        fakirs, djinns = view.goods[view.actor * KINDS + FAKIR], view.doubled | view.djinns[view.actor]
        earned += (end.taken + fakirs) * view.blues[end.tile] * (2 if djinns >> ECHIDNA & 1 else 1)
    return view.gold[view.actor] + earned


def _is_known(view: FiveTribesState, end: MoveEnd) -> bool:
    """Whether all that may be paid with then is known: of others it is hidden, and kills may bring some by a djinn."""
    by_kills = view.djinns[view.actor] & (1 << KANDICHA | 1 << NEKIR) if COLOURS[end.colour] == "R" else 0
    return view.viewer in (None, view.actor) and view.gold[view.actor] >= 0 and not by_kills
