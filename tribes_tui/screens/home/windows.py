"""Looks at the tables of the games, as small pictures: pieces in square pixels, and an island of hexes from above.

1 is a thing's own colour, 2 darker, 3 lighter, letters are the paints that all pictures share (`widgets.drawing.pictures.PAINTS`), a dot is see-through."""

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from math import sqrt

from textual.geometry import Region

from tribes_tui.widgets.cards.card_face import LARGE, Face, paint_card
from tribes_tui.widgets.drawing import BOLD, Cells, Palette, PlaceState, mood_of, picture, quarters, shapes, silhouette
from tribes_tui.widgets.drawing.pictures import FIGURES, PAINTS, PICTURES as ON_CARDS
from tribes_tui.words.said import home as said

_DRAWINGS = FIGURES | {
    "eagle": """
K.......K
KK.....KK
KKK.w.KKK
KKKwwwKKK
.KKwkwKK.
.KKKyKKK.
..KKKKK..
...KKK...
..ww.ww..
..w...w..""",
}
PICTURES: dict[str, tuple[str, ...]] = {name: tuple(drawing.split()) for name, drawing in _DRAWINGS.items()} | {
    name: ON_CARDS[name] for name in ("mask", "djembe", "lizard", "turtle")
}

TIPI = (
    "....n.n....",
    ".....n.....",
    "....nnn....",
    "....ntn....",
    "...nnttn...",
    "...nnttn...",
    "..nnnttnn..",
    "..nntyttn..",
    ".nnntyytnn.",
    ".nnnyyyytn.",
)
FIRE = (".y.", "yoy", "oro", "KNK")

CAMEL = "....#...## #..###..#. .########. .#.#..#.#."
PALM = ".##.#. #.###. ..#... .##..."
"""Silhouettes, four pixels to a cell."""


# ---- A piece of an island from above, in pixels -------------------------------------------------------


SMALL_ISLAND = ("LF~~", "FML~", "~LM~")
LARGE_ISLAND = ("LFM~~", "MLFL~", "~FML~", "~~LF~")
"""Rows of hexes, every second one half a hex to the right: lake, forest, mountain, sea."""
Island = tuple[str, ...]
TERRAINS = {"L": "lake", "F": "forest", "M": "mountain"}
THICKNESS = 2
"""Pixels of cliff under the coast."""


def paint_island(cells: Cells, spot: Region, island: Island, width: int) -> None:
    """Fill the window with hexes of so many pixels in width; two pixels lie in a cell, one above the other. All of the island lies in the
    middle; of a larger one is seen what lies at the left."""
    land = [(k + n % 2 / 2) * width for n, row in enumerate(island) for k, tile in enumerate(row) if tile in TERRAINS]
    left = max(0, round((spot.width - max(land) - min(land)) / 2)) if max(land) - min(land) + width < spot.width else 0
    tones = [[_tone(cells, island, x - left, y, width) for x in range(spot.width)] for y in range(2 * spot.height)]
    for row in range(spot.height):
        for column in range(spot.width):
            upper, lower = tones[2 * row][column], tones[2 * row + 1][column]
            x, y = spot.x + column, spot.y + row
            if upper and lower:
                cells.put(x, y, " " if upper == lower else "▀", upper, lower)
            elif upper or lower:
                cells.put(x, y, "▀" if upper else "▄", upper or lower)


def _tone(cells: Cells, island: Island, x: int, y: int, width: int) -> str:
    """The colour of a pixel; empty in the sea."""
    palette = cells.palette
    terrain, height = _hex_at(island, x, y, width)
    if terrain:
        above, below = palette.colour(f"{terrain}-above"), palette.colour(f"{terrain}-below")
        return above if height < -0.55 else palette.mix(above, below, 0.4 if height < 0.4 else 0.8)
    coast, _ = _hex_at(island, x, y - THICKNESS, width)
    return palette.colour("cliff") if coast else ""


def _hex_at(island: Island, x: int, y: int, width: int) -> tuple[str, float]:
    """The terrain under a pixel, and how far it lies below the hex's middle, -1 to 1 (as dark as that at its right edge)."""
    radius = width / sqrt(3)
    pitch = 1.5 * radius
    best, found = float("inf"), ("~", 0.0)
    middle = y / pitch
    for row in range(int(middle), int(middle) + 2):
        shift = width / 2 if row % 2 else 0.0
        column = round((x - shift) / width)
        across, down = x - shift - column * width, y - row * pitch
        away = across * across + down * down
        if away < best:
            is_edge = across >= width / 2 - 1
            is_inside = 0 <= row < len(island) and 0 <= column < len(island[row])  # the sea goes on for ever
            best, found = away, (island[row][column] if is_inside else "~", 1.0 if is_edge else down / radius)
    return TERRAINS.get(found[0], ""), found[1]


# ---- A look at each game's table, small or large ------------------------------------------------------


AT_REST = PlaceState()


def paint_window(cells: Cells, spot: Region, game_id: str, has_ground: bool = True) -> None:
    """The table of a game as far as it shows in so many cells; what hangs over is cut off. Without a ground of its own its pieces lie
    on what is there."""
    palette, mood = cells.palette, mood_of(game_id)
    above, below = palette.colour(f"{mood}-above"), palette.colour(f"{mood}-below")
    if not palette.is_dark:  # what is white would vanish
        above, below = (palette.mix(one, palette.colour(f"{mood}-accent"), 0.45) for one in (above, below))
    tones = palette.ramp(palette.lighter(above, 0.06), below, spot.height) if has_ground else ()
    cells.clip(spot)
    for row, ground in enumerate(tones, spot.y):
        cells.fill(spot.x, row, spot.width, 1, ground)
    if game_id in LOOKS:
        LOOKS[game_id][spot.width >= 40 and spot.height >= 10](cells, spot)
    cells.clip(None)


# ---- Pictures side by side


def _paints(palette: Palette, tone: str) -> dict[str, str]:
    paints = {sign: palette.colour(name) for sign, name in PAINTS.items()}
    return paints | {"1": tone, "2": palette.lighter(tone, -0.14), "3": palette.lighter(tone, 0.14)}


def _pictures(**tones: str) -> Callable[[Cells, Region], None]:
    """Pictures in the middle, as many as fit: name -> its own colour."""

    def paint(cells: Cells, spot: Region) -> None:
        width = max(len(PICTURES[name][0]) for name in tones) + 1
        shown = list(tones.items())[: max(1, (spot.width + 1) // width)]
        x = spot.x + (spot.width - width * len(shown) + 1) // 2
        for name, tone in shown:
            rows = PICTURES[name][: 2 * spot.height]
            y = spot.y + (2 * spot.height - len(rows) + 1) // 4
            picture(cells, x, y, rows, _paints(cells.palette, cells.palette.colour(tone)))
            x += width

    return paint


# ---- Cards and columns

SYMBOLS = {"djembe": "▼", "mask": "◊", "lizard": "§", "turtle": "∩"}
CHAINS = (
    (("shaman", "character", "shaman"), ("weapon", "blue", "bow"), ("spirit", "red", "bear"), ("calumet", "blue", "calumet")),
    (("hunter", "character", "hunter"), ("storm", "blue", "lightning"), ("weapon", "red", "spear"), ("spirit", "blue", "salmon")),
)  # fmt: skip
"""Title, colour and picture of the cards of two chains."""
SHOWN = ("6 red character", "3 green horse", "5 blue object")  # no words
DUEL_COLUMNS = (
    "9djembe 8lizard 7mask 6turtle 5mask",
    "8djembe 7turtle 6djembe",
    "8mask 7lizard 6mask",
    "4mask 3turtle 2djembe",
)
RIXE_COLUMNS = (
    "9mask 8turtle 7djembe 6lizard 5djembe",
    "6lizard 5mask",
    "9turtle 8djembe 7turtle",
    "3lizard 2mask 1lizard",
)


def _medium(cells: Cells, x: int, y: int, width: int, band: str, tone: str, name: str) -> None:
    """A card of five rows: its band with some words, its picture."""
    palette = cells.palette
    colour, spot = palette.tone(tone), Region(x, y, width, 5)
    shapes.slab(cells, spot, palette.card, colour)
    cells.put(x + 1, y, band.ljust(width - 2), palette.on(colour), colour, BOLD)
    rows = PICTURES[name]
    picture(cells, x + (width - len(rows[0])) // 2, y + 1, rows, _paints(palette, colour))
    shapes.shadow(cells, spot)


def _chains(cells: Cells, spot: Region) -> None:
    for row, chain in enumerate(CHAINS):
        for k, (title, tone, name) in enumerate(chain):
            x, y = spot.x + 1 + 11 * k, spot.y + 1 + 6 * row
            _medium(cells, x, y, 10, said.on_picture(word=title), tone, name)
            if k:
                cells.put(x - 1, y + 2, "═", cells.palette.colour("tribe-accent"))


def _evocation(cells: Cells, spot: Region) -> None:
    for k, words in enumerate(SHOWN):
        value, colour, name = words.split()
        where = Region(spot.x + 2 + 14 * k, spot.y + 1, *LARGE)
        shown = Face(said.on_picture(word=name), value, said.on_picture(word=colour), colour, name)
        paint_card(cells, where, shown, AT_REST)


def _columns(columns: Sequence[str]) -> Callable[[Cells, Region], None]:
    """Columns of covered cards, each one's last card open."""

    def paint(cells: Cells, spot: Region) -> None:
        palette = cells.palette
        for k, column in enumerate(columns):
            x, *codes = spot.x + 2 + 11 * k, *column.split()
            for row, code in enumerate(codes):
                value, name = code[0], code[1:]
                band = f"{value}{SYMBOLS[name]:>6}"
                if row == len(codes) - 1:
                    _medium(cells, x, spot.y + 1 + row, 9, band, name, name)
                    break
                tone = palette.tone(name)
                cells.put(x, spot.y + 1 + row, f" {band} ", palette.on(tone), tone, BOLD)

    return paint


# ---- An island, a desert city


MEEPLES = {
    "V": "meeple-vizier",
    "E": "meeple-elder",
    "B": "meeple-builder",
    "M": "meeple-merchant",
    "A": "meeple-assassin",
}


def _person(cells: Cells, x: int, y: int, letter: str) -> None:
    """A meeple: a head above shoulders, its letter on the chest; three cells by two."""
    palette = cells.palette
    tone = palette.colour(MEEPLES[letter])
    cells.put(x + 1, y, "▄", tone)
    cells.put(x, y + 1, "▐", tone)
    cells.put(x + 1, y + 1, letter, palette.on(tone), tone, BOLD)
    cells.put(x + 2, y + 1, "▌", tone)


def _desert(cells: Cells, spot: Region) -> None:
    palette, foot = cells.palette, spot.bottom - 2
    cells.fill(spot.x, spot.bottom - 1, spot.width, 1, palette.colour("tile-face"))
    silhouette(cells, spot.x + 1, foot, quarters(CAMEL), palette.seats[0])
    if spot.width > 10:
        silhouette(cells, spot.right - 4, foot, quarters(PALM), palette.colour("palm"))
    if spot.height > 4:
        letters = "VEBAM"[: (spot.width - 2) // 4]
        left = spot.x + (spot.width - 4 * len(letters) + 1) // 2
        for k, letter in enumerate(letters):
            _person(cells, left + 4 * k, spot.y + max(0, spot.height // 2 - 3), letter)


CITY = ((15, "sacred", "blue", "VEB", ""), (6, "market", "red", "BA", ""), (6, "sacred", "blue", "EEM", ""),
        (8, "oasis", "red", "EV", "∩"), (5, "village", "blue", "MAB", "▲"), (4, "market", "red", "VV", ""))  # fmt: skip
"""Points and word of the band, its colour, the meeples, and a sign, of six tiles."""


def _city(cells: Cells, spot: Region) -> None:
    palette = cells.palette
    for k, (points, word, value, letters, sign) in enumerate(CITY):
        tile = Region(spot.x + 1 + 14 * (k % 3), spot.y + 1 + 6 * (k // 3), 13, 5)
        face, band = palette.colour("tile-face"), palette.colour(f"value-{value}")
        shapes.slab(cells, tile, face, band)
        cells.put(tile.x + 1, tile.y, f"{points} {said.on_picture(word=word)}".ljust(11), palette.on(band), band, BOLD)
        for i, letter in enumerate(letters):
            _person(cells, tile.x + 1 + 3 * i, tile.y + 1, letter)
        if sign == "▲":
            silhouette(cells, tile.x + 6, tile.y + 3, quarters(CAMEL), palette.seats[k % 4])
        elif sign:
            silhouette(cells, tile.right - 5, tile.y + 3, quarters(PALM), palette.colour("palm"))
        shapes.shadow(cells, tile)


def _centred(paint: Callable[[Cells, Region], None], width: int) -> Callable[[Cells, Region], None]:
    """Where the window is larger, its pieces, so wide and thirteen rows high, lie in the middle."""

    def centred(cells: Cells, spot: Region) -> None:
        paint(cells, spot.translate((max(0, spot.width - width) // 2, max(0, spot.height - 13) // 2)))

    return centred


LOOKS: Mapping[str, tuple[Callable[[Cells, Region], None], Callable[[Cells, Region], None]]] = {
    "tribe": (_pictures(warrior="tone-red", bow="tone-blue", bear="tone-red"), _centred(_chains, 46)),
    "indy": (_pictures(eagle="paint-umber"), _centred(_evocation, 44)),
    "tribal_duel": (_pictures(mask="tone-djembe", djembe="meeple-vizier"), _centred(_columns(DUEL_COLUMNS), 46)),
    "tribal_rixe": (_pictures(lizard="meeple-builder", turtle="lake-above"), _centred(_columns(RIXE_COLUMNS), 46)),
    "rise_of_tribes": (
        partial(paint_island, island=SMALL_ISLAND, width=6),
        partial(paint_island, island=LARGE_ISLAND, width=11),
    ),
    "five_tribes": (_desert, _centred(_city, 44)),
}
"""Game -> how its window is painted where there is little room, and where there is much."""
