"""Pieces filled with something to show: for the tests of their contract, and for the pages that are looked at."""

from __future__ import annotations

from tests.widgets.sample import Sample
from tribes_tui.widgets.cards.card_face import Face
from tribes_tui.widgets.cards.cards import Card, Hand
from tribes_tui.widgets.tiles.hex_ground import Group, Hex, Label
from tribes_tui.widgets.tiles.hex_map import HexMap
from tribes_tui.widgets.tiles.tile_face import Figures, Growth, Rider, Tile
from tribes_tui.widgets.tiles.tile_grid import TileGrid
from tribes_tui.widgets.tiles.tokens import FACES, Dice

SEATS = ("You", "Ada", "Bo", "Cy")


KINDS = {"C": "character", "H": "horse", "O": "object"}
COLOURS = {"R": "red", "G": "green", "B": "blue"}


def face(code: str) -> Face:
    """A card of indy: `HR5` is the red horse 5, `E` an eagle, "" the back of a card."""
    if not code:
        return Face(tone="indy-back")
    if code == "E":
        return Face("eagle", tone="eagle", picture="eagle")
    kind, colour = KINDS[code[0]], COLOURS[code[1]]
    return Face(kind, code[2], colour, colour, kind)


def make_hand(*codes: str) -> Hand:
    """A hand of cards of indy."""
    piece = Hand()
    piece.show([face(code) for code in codes])
    return piece


def group(seat: int, number: int) -> Group:
    """Members of a seat's tribe."""
    return Group(SEATS[seat][0], number, f"seat-{seat + 1}")


def village(seat: int) -> Label:
    """A seat's village."""
    return Label(f"{SEATS[seat]}'s village", f"{SEATS[seat][0]}⌂", f"seat-{seat + 1}")


INVADERS = Label("4 invaders", "4 inv", "fire")
_ISLAND = """A lake 2 0 - Ada3, B forest 3 0 Ada Ada2, C mountain 1 1 - Ada1 Cy2, D mountain 2 1 - You1 Ada3 Cy1,
E mountain 3 1 - You2 Ada1, F forest 0 2 Bo Bo2 Cy1, G lake 1 2 Cy You1 Ada1 Cy3, H lake 2 2 - You1 !, I lake 3 2 - You2,
J forest -1 3 Bo Bo1, K forest 0 3 - Bo3 Cy1, L forest 1 3 - You1 Bo2 Cy2, M mountain 2 3 - You1 Cy1,
N lake -1 4 - Bo2, O mountain 0 4 Cy Bo2 Cy3"""


def island() -> list[Hex]:
    """Fifteen hexes in the middle of a game of four."""
    found = []
    for words in (line.split() for line in _ISLAND.split(",")):
        letter, terrain, q, r, owner, *rest = words
        groups = tuple(group(SEATS.index(one[:-1]), int(one[-1])) for one in rest if one != "!")
        above = () if owner == "-" else (village(SEATS.index(owner)),)
        below = (INVADERS,) if "!" in rest else ()
        found.append(Hex(f"hex:{letter}", letter, terrain, int(q), int(r), "", above, groups, below))
    return found


def make_map(hexes: list[Hex] | None = None) -> HexMap:
    """The island, or other hexes."""
    piece = HexMap()
    piece.show(island() if hexes is None else hexes)
    return piece


def _pair(group_a: Group, group_b: Group) -> list[Hex]:
    return [
        Hex("hex:A", "A", "lake", 0, 0, groups=(group_a,)),
        Hex("hex:B", "B", "forest", 1, 0, groups=(group_b,)),
    ]


def _states() -> list[Sample]:
    """One card in each state."""
    one = ("card",)
    shown = [
        ("HR5", "at rest", {}),
        ("OG4", "legal", {"legal": one}),
        ("CB2", "cursor", {"legal": one, "cursor": "card"}),
        ("HG3", "chosen", {"legal": one, "chosen": one}),
        ("CR6", "not now", {"legal": ("another",)}),
        ("E", "just changed", {"fresh": {"card": 1}}),
        ("", "face down", {}),
    ]
    return [
        Sample(lambda code=code: Card(face(code)), 1 + 14 * k, 3, 13, 9, title, **states)  # type: ignore[misc, arg-type]
        for k, (code, title, states) in enumerate(shown)
    ]


KINDS_OF_TILES = (
    ("Village", "village", "value-blue"),
    ("Sacred Place", "sacred", "value-blue"),
    ("Oasis", "oasis", "value-red"),
    ("Small Market", "small-market", "value-red"),
    ("Large Market", "large-market", "value-red"),
)
PEOPLE = ("vizier", "elder", "merchant", "builder", "assassin")


def tiles() -> list[Tile]:
    """Thirty tiles with all that can stand on one, the tenth with more than there is room for."""
    found = []
    for k in range(30):
        title, scene, tone = KINDS_OF_TILES[k * 7 % 5]
        people = [(PEOPLE[(k + j) % 5], (k * 3 + j) % 4) for j in range(3)]
        if k == 9:
            people = [(kind, 4) for kind in PEOPLE]
        figures = tuple(Figures(kind[0].upper(), number, f"meeple-{kind}") for kind, number in people if number)
        rider = Rider(SEATS[k % 4], f"seat-{k % 4 + 1}") if k % 4 == 1 else None
        growths = (Growth("palm", 1 + k % 2),) if k % 5 == 2 else (Growth("palace", 1),) if k % 7 == 1 else ()
        name = f"tile:{'abcdef'[k % 6]}{k // 6 + 1}"
        titles = (title, title.replace("Market", "Mkt"), title.split()[0])
        found.append(Tile(name, k % 6, k // 6, titles, str(4 + k % 9), tone, scene, figures, rider, growths))
    return found


def make_grid() -> TileGrid:
    """Six columns by five rows."""
    piece = TileGrid()
    piece.show(tiles())
    return piece


def make_dice(*words: str) -> Dice:
    """Dice by their words."""
    piece = Dice()
    piece.show([FACES[word] for word in words])
    return piece


PAGES: dict[str, tuple[str, list[Sample]]] = {
    "cards": (
        "indy",
        [
            *_states(),
            Sample(lambda: make_hand("CR2", "HR3", "HR4", "OR1"), 1, 15, 60, 7, "a hand, middle", cursor="hand:1"),
            Sample(lambda: make_hand("CR2", "HG3", "E", "OB1"), 66, 15, 52, 6, "a hand, medium", chosen=("hand:1",)),
            Sample(lambda: make_hand(*("CR2", "HG3", "E", "OB1") * 3), 1, 25, 64, 9, "a hand of twelve", cursor="hand:5"),
            Sample(lambda: make_hand("CR2", "HG3", "E", ""), 66, 25, 52, 2, "one row", legal=("hand:0", "hand:1")),
            Sample(lambda: make_map(_pair(group(1, 3), group(2, 2))), 66, 29, 36, 10, legal=("hex:A",), cursor="hex:B"),
        ],
    ),
    "map": (
        "rise",
        [
            Sample(
                make_map, 1, 2, 76, 36, cursor="hex:G", legal=("hex:D", "hex:G", "hex:H", "hex:K"), fresh={"hex:K": 2},
                chosen=("hex:D",),
            ),
            Sample(lambda: make_map(_pair(group(1, 3), group(2, 7))), 79, 2, 40, 12),
            Sample(lambda: make_map(_pair(group(1, 3), group(2, 2))), 79, 15, 24, 9),
            Sample(lambda: make_map(_pair(group(1, 3), group(2, 2))), 79, 25, 20, 7),
        ],
    ),
    "tiles": (
        "five",
        [
            Sample(
                make_grid, 1, 2, 94, 34, legal=tuple(f"tile:{c}{r}" for c in "abcde" for r in (1, 2, 4)), cursor="tile:c2",
                chosen=("tile:b1",), fresh={"tile:a1": 1},
            ),
            Sample(lambda: make_dice("sun", "moon", "blank"), 97, 2, 23, 1, "one row"),
            Sample(lambda: make_dice("sun", "moon"), 97, 6, 23, 4, "dice", legal=("die:1",), cursor="die:1"),
        ],
    ),
    "small-tiles": ("five", [Sample(make_grid, 1, 2, 57, 18, cursor="tile:c2", legal=("tile:c2", "tile:d2"))]),
    "small-map": ("rise", [Sample(make_map, 1, 1, 47, 22, cursor="hex:G")]),
}  # fmt: skip
