"""What stands around the board, filled with something to show: for the pages that are looked at."""

from __future__ import annotations

from collections.abc import Callable

from tests.widgets.sample import Sample
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.beside.game_log import GameLog, LogEntry
from tribes_tui.widgets.beside.seat_panel import SeatPanel, SeatValues
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Pile
from tribes_tui.widgets.cards.chain import Chain, Want
from tribes_tui.widgets.cards.column import Column, Stack
from tribes_tui.widgets.cards.market_row import MarketRow, Reach, Ware
from tribes_tui.widgets.charts.chart import Chart
from tribes_tui.widgets.charts.values import Bars, ChartMoment, ChartSource, Ridges, Strip, Tower, Towers
from tribes_tui.widgets.drawing.drawn import Drawn
from tribes_tui.widgets.drawing.lines import Line


def placed(
    make: Callable[[], Drawn],
    x: int,
    y: int,
    width: int,
    height: int,
    legal: tuple[str, ...] = (),
    chosen: tuple[str, ...] = (),
    cursor: str = "",
) -> Sample:
    """A piece without a title."""
    return Sample(make, x, y, width, height, legal=legal, chosen=chosen, cursor=cursor)


NAMES = ("You", "Ada", "Bo", "Cy", "Dee", "Eli")
COLOURS = (
    ("blue", "food"),
    ("red", "danger"),
    ("red", "danger"),
    ("green", "gain"),
    ("green", "gain"),
    ("blue", "food"),
)


def islander(number: int) -> SeatValues:
    """A seat with its points."""
    beside = ((("Kia-Kia", "Mu'k'a'an", "Kiror", "Daba")[number], "soft"),)
    title = ((f"{(2, 2, 3, 4)[number]} points", "ink", BOLD),)
    stock: Line = (("2 food", "food"), ("  2 wood", "wood"), ("  1 stone", "stone"))
    return SeatValues(number, NAMES[number], number == 0, beside, title, (stock,))


def merchant(number: int) -> SeatValues:
    """A seat of Five Tribes."""
    facts: tuple[Line, ...] = (
        (("3 viziers", "meeple-vizier"), ("  3 elders", "meeple-elder")),
        (("1 tile, 2 palms, 0 palaces", "soft"),),
        (("Lamia", "accent"), (" +10", "gain")),
    )
    return SeatValues(
        number, NAMES[number], beside=(("79 gold", "ink", BOLD),), title=(("7 camels", "soft"),), facts=facts
    )


LOG = [
    LogEntry(((words, "ink"),), turn, seat)
    for words, turn, seat in (
        ("Round 4: Dee deals.", 0, None),
        ("You evoke a red character 5, horse 2 and object 4: standard, 11.", 1, 0),
        ("Cy evokes three green characters: team, 9.", 2, 3),
        ("Cy takes a feather from the plate.", 2, 3),
        ("Eli has the worst evocation and loses their last feather: plucked.", 3, 5),
        ("Round 5: Eli deals.", 4, None),
        ("Place 3 shows a red horse 6.", 4, None),
        ("Eli swaps a red horse 5 for the red horse 6.", 5, 5),
        ("It is your turn.", 5, 0),
    )
]
GOODS = ["Fakir", "Fakir", "Silk", "Gold", "Fakir", "Ivory", "Papyrus", "Fakir", "Spice"]
TONES = {"Fakir": "goods-fakir", "Gold": "goods-rare", "Ivory": "goods-rare", "Silk": "goods-scarce"}
REACHES = [Reach(3, "first 3: small market"), Reach(6, "first 6: large market")]
DJINNS = [
    Ware("Boaz", "accent", "6 points", ("your elders and viziers are safe from assassins",)),
    Ware("Echidna", "accent", "4 points", ("for two elders builders earn double this turn",)),
]


def market() -> MarketRow:
    """Nine goods."""
    words = {"goods-fakir": "helper", "goods-rare": "rare", "goods-scarce": "scarce"}
    tones = [TONES.get(name, "goods-scarce") for name in GOODS]
    piece = MarketRow("Market")
    piece.show([Ware(name, tone, "", (words[tone],)) for name, tone in zip(GOODS, tones, strict=True)], (), REACHES)
    return piece


def djinns() -> MarketRow:
    """Two djinns, below each other."""
    piece = MarketRow("Djinns for sale", "djinn")
    piece.show(DJINNS)
    return piece


def log() -> GameLog:
    """The end of a round of indy."""
    piece = GameLog("What happened")
    piece.show(LOG)
    return piece


AROUND = [
    placed(log, 89, 4, 30, 12),
    *(placed(lambda k=k: SeatPanel(islander(k)), 1, 22 + 2 * k, 40, 2) for k in range(4)),  # type: ignore[misc]
    placed(lambda: SeatPanel(merchant(0)), 44, 22, 28, 5, (), (), "seat:0"),
    placed(lambda: SeatPanel(merchant(1)), 44, 28, 28, 5, ("seat:1",), (), "x"),
    placed(lambda: SeatPanel(merchant(2), is_bar=True), 1, 32, 40, 1),
    placed(djinns, 75, 24, 28, 8, ("djinn:0", "djinn:1"), (), "djinn:0"),
    placed(market, 1, 34, 100, 3, ("row:0", "row:1", "row:2"), ("row:2",), "row:1"),
    placed(market, 1, 38, 84, 1, ("row:0", "row:1", "row:2"), ("row:2",), "row:1"),
]
TONES_OF = ["goods-rare", "meeple-vizier", "meeple-elder", "seat-4", "palm", "palace", "meeple-builder", "goods-scarce"]
WORDS = ["gold", "viziers", "elders", "djinns", "palms", "palaces", "tiles", "goods"]
SHEETS = {
    "You, first": (0, (81, 13, 20, 0, 6, 20, 19, 0)),
    "Bo, second": (2, (63, 0, 0, 22, 12, 0, 34, 7)),
    "Ada, third": (1, (22, 35, 0, 0, 0, 5, 9, 51)),
    "Cy, fourth": (3, (35, 24, 0, 0, 9, 15, 35, 1)),
}


def towers(has_legend: bool = False) -> Towers:
    """The end of a game of Five Tribes."""
    found = tuple(Tower(name, seat, values, f"{sum(values)} points") for name, (seat, values) in SHEETS.items())
    return Towers(tuple(ChartSource(*pair) for pair in zip(WORDS, TONES_OF, strict=True)), found, has_legend)


def ridges(turns: int = 64) -> Ridges:
    """A game whose lead changes."""
    steps = ((1, 9, 16), (2, 5, 9), (1, 14, 29), (3, 4, 8))
    series = [
        tuple(float(gain * 2 * max(0, (turn - first) // every) + turn // 2 + 20) for turn in range(turns + 1))
        for first, every, gain in steps
    ]
    strips = [Strip(NAMES[k], k, series[k], str(round(series[k][36]))) for k in range(4)]
    moments = (ChartMoment(28, 2, "moment:1"), ChartMoment(37, 3, "moment:2"), ChartMoment(55, 0))
    return Ridges(tuple(strips), moments, tuple((4 * k, str(k + 1)) for k in range(turns // 4)), "round", 36)


BARS = Bars((98, 121, 88, 134, 110, 147, 129, 171, 118, 140, 133, 159), (("the last bar: this game", "soft"),))
END = [
    placed(lambda: Chart(towers()), 58, 6, 60, 20),
    placed(lambda: Chart(towers(True)), 0, 12, 56, 14),
    placed(lambda: Chart(ridges()), 0, 27, 90, 11, ("moment:1", "moment:2"), (), "moment:2"),
    placed(lambda: Chart(ridges()), 92, 27, 28, 8),
    placed(lambda: Chart(BARS), 0, 39, 60, 1),
]
HUNTER = Face("hunter", tone="character", picture="character", signs=("○",) * 4)
ELDER = Face("elder", tone="character", picture="character", signs=("○",) * 6)
SKY = Face("sky", tone="red", picture="object", signs=("●",) * 2)
WEAPON = Face("weapon", tone="blue", picture="horse", signs=("◆",) * 3)
TOTEM = Face("totem", tone="#7d4a1c", picture="object", signs=("○",) * 5)
COVERED = Face(tone="back")


def chain(*links: Face | Want) -> Chain:
    """A chain of Tribe."""
    piece = Chain()
    piece.show(links)
    return piece


CHAINS = {
    "needs": (HUNTER, SKY, Want("weapon", "needs", is_next=True), Want("spirit", "then")),
    "whole": (ELDER, SKY, WEAPON, WEAPON, TOTEM, COVERED),
    "alone": (ELDER, Want("weapon", "needs", ("lay the", "bow here"), True), Want("spirit", "then")),
}
SYMBOLS = {
    "D": ("djembe", "▼", "djembe", "object"),
    "M": ("mask", "◊", "mask", "character"),
    "L": ("lizard", "§", "lizard", "horse"),
    "T": ("turtle", "∩", "turtle", "object"),
}


def symbol(code: str) -> Face:
    """A card of the Tribal games: `D6` is djembe 6, `#` one face down."""
    if code == "#":
        return COVERED
    name, emblem, tone, picture = SYMBOLS[code[0]]
    return Face(name, code[1], emblem, tone, picture)


def stack(number: int, codes: str) -> Stack:
    """A column; its open cards are places, named after themselves."""
    cards = codes.split()
    names = tuple("" if code == "#" else f"card:{number}:{code}" for code in cards)
    return Stack(tuple(symbol(code) for code in cards), names, f"column:{number}")


GARDEN = ("L9", "", "# # # D5", "# # # # D8 T7 D6", "# # # # # M8 L7 M6", "# # # # # # T3 M2", "D9 L8 M7 T6 M5 L4 D3")
LIFTED = ("card:4:M8", "card:4:L7", "card:4:M6")


def garden(count: int = 7) -> Column:
    """Columns of the Duel."""
    return Column(*(stack(number, codes) for number, codes in enumerate(GARDEN[:count])))


OPEN = ("card:0:L9", "column:1", "card:3:T7", "card:3:D6")
ROWS = [
    placed(lambda: chain(*CHAINS["needs"]), 1, 1, 59, 6, ("link:2",), (), "link:2"),
    placed(lambda: chain(*CHAINS["whole"]), 61, 1, 58, 6, ("link:1",), (), "link:1"),
    placed(lambda: chain(*CHAINS["alone"]), 1, 7, 40, 5, ("link:1",)),
    placed(lambda: chain(*CHAINS["needs"]), 42, 7, 44, 2),
    placed(lambda: chain(*CHAINS["whole"]), 1, 13, 58, 1),
    placed(lambda: chain(*CHAINS["needs"]), 60, 13, 58, 1, ("link:2",)),
    placed(lambda: Pile(Face(tone="indy-back"), 32, "deck"), 88, 8, 10, 6),
    placed(lambda: Pile(symbol("T6"), 9, "discard"), 100, 7, 10, 8),
    placed(lambda: Pile(COVERED, 0, "stock"), 111, 7, 9, 6),
    placed(lambda: garden(5), 1, 15, 55, 20, OPEN, LIFTED, "card:0:L9"),
    placed(garden, 60, 15, 35, 14, OPEN, LIFTED, "card:3:D6"),
    placed(lambda: garden(4), 97, 15, 20, 12),
    placed(lambda: Pile(COVERED, 12, "stock"), 60, 31, 8, 5, ("pile",), (), "pile"),
    placed(lambda: Pile(COVERED, 12, "stock"), 70, 31, 14, 1, ("pile",), (), "pile"),
    placed(lambda: Pile(symbol("T6"), 3, "discard"), 86, 31, 20, 1),
]
PAGES = {"around": ("indy", AROUND), "end": ("five", END), "rows": ("duel", ROWS)}
