"""The game under the cursor: its position in small, how all stand, what happened last, what is kept."""

from collections.abc import Callable, Hashable, Iterable, Mapping, Sequence
from itertools import dropwhile
from typing import Any, NamedTuple

from textual.geometry import Offset, Region

from rules import State
from tribes_tui.play.deals import name_of, seed_text
from tribes_tui.play.seat import BOT
from tribes_tui.screens.home.windows import paint_window
from tribes_tui.screens.saves.collection import LookedBack, SavedGame
from tribes_tui.theme.palette import BOLD, Palette, palette_of
from tribes_tui.widgets.beside.seat_panel import name_in, names_in
from tribes_tui.widgets.drawing import Cells, Drawn, Line, Place, Showing, fit, fold, mood_of, shapes
from tribes_tui.words.common import capital, unit_of
from tribes_tui.words.rivals import level_word
from tribes_tui.words.said import common, home, saves as said

Dump = Mapping[str, Any]

TERRAINS = ("lake", "forest", "mountain", "volcano")
"""Those with colours of their own; all others are wild."""
SUITS = {"D": "tone-djembe", "M": "tone-mask", "L": "tone-lizard", "T": "tone-turtle"}
SIGNS = {"D": "▼", "M": "◊", "L": "§", "T": "∩"}
COLOURS = {"R": "tone-red", "G": "tone-green", "B": "tone-blue"}
VASES = {
    **dict.fromkeys(
        ("calumet_hero", "flag_sun", "desert_wind", "war_spear", "eagle_spirit", "bear_spirit"), "tone-red"
    ),
    **dict.fromkeys(("calumet_brave", "flag_sky", "lightning", "hunting_bow", "salmon_spirit"), "tone-blue"),
}
"""Vases by their names in a dump; all others are of both colours."""
KINDS_OF_VASES = {
    **dict.fromkeys(("calumet_hero", "calumet_brave"), "calumet"),
    **dict.fromkeys(("flag_sun", "flag_sky"), "flag"),
    **dict.fromkeys(("desert_wind", "lightning"), "storm"),
    **dict.fromkeys(("war_spear", "hunting_bow"), "weapon"),
    **dict.fromkeys(("eagle_spirit", "bear_spirit", "salmon_spirit"), "spirit"),
}
ROLES = {
    **dict.fromkeys(("multi", "totem"), "tone-both"),
    **dict.fromkeys(("wolf", "buffalo"), "tone-event"),
    **dict.fromkeys(("draw3", "block"), "tone-action"),
    **dict.fromkeys(("courage", "strength"), "tone-protection"),
}
"""Other cards that aren't characters."""
SHORT = 6
"""Columns of a card in which its kind has no room."""
KINDS = {"C": "●", "H": "▲", "O": "◆"}
"""What stands for a character, a horse, an object."""
MEEPLES = {
    "Y": "meeple-vizier",
    "W": "meeple-elder",
    "B": "meeple-builder",
    "G": "meeple-merchant",
    "R": "meeple-assassin",
}
"""A dump tells meeples by their colours: yellow, white, blue, green, red."""
BLUE_TILES = ("Village", "Sacred Place")  # no words
LOW = 2
"""Rows of the game under the cursor below a table, up to which only its name, who plays and how it stands have room."""
HEX = 6
"""Columns of a hex."""
TWO_ROWS = 5
"""Rows in which two rows of cards lie, one below the other."""


def at_table(piece: Drawn, game_id: str) -> Palette:
    """The colours that the game's table has, wherever a piece lies that shows something of it."""
    return palette_of(piece.app, mood_of(game_id))


def paint_thumbnail(cells: Cells, spot: Region, game_id: str, view: State | None, at_table: Palette) -> None:
    """The position on the felt of its table, where it is high enough what its signs mean; where nothing is known of it, or nothing lies
    there, what one plays with."""
    paint, dump = THUMBS.get(game_id), {} if view is None else view.dump()
    if not any(dump.get("chains", (True,))):
        paint = _begun if _hand_in(dump) else None
    if paint is None or view is None:
        paint_window(cells, spot, game_id)
        return
    palette, mood = cells.palette, mood_of(game_id)
    above, below = palette.colour(f"{mood}-above"), palette.colour(f"{mood}-below")
    for y, ground in enumerate(palette.ramp(palette.lighter(above, 0.06), below, spot.height), spot.y):
        cells.fill(spot.x, y, spot.width, 1, ground)
    is_high = not has_no_signs(spot.height) and paint is not _begun
    picture = spot.shrink((0, 0, 1, 0)) if is_high else spot
    cells.clip(picture)
    cells.palette = at_table
    paint(cells, picture, dump)
    cells.palette = palette
    cells.clip(None)
    if is_high and len(signs := said.signs(game=game_id)) < spot.width:
        cells.put(spot.x + 1, spot.bottom - 1, signs, palette.soft)


def has_no_signs(rows: int) -> bool:
    """Whether a picture of so many rows is too low to say what its signs mean."""
    return rows < PICTURE


def _block(cells: Cells, x: int, y: int, width: int, tone: str, text: str = "") -> None:
    """A row of a thing, with some signs on it."""
    cells.put(x, y, text[:width].ljust(width), cells.palette.on(tone), tone, BOLD)


def _city(cells: Cells, spot: Region, dump: Dump) -> None:
    """A tile a cell of the grid: its colour, whose camel, how many meeples."""
    palette, tiles = cells.palette, dump["tiles"]
    width, columns = max(3, (spot.width - 2) // 6), 6
    x0, y0 = spot.x + (spot.width - columns * width) // 2, spot.y + max(0, (spot.height - 5) // 2)
    for k, tile in enumerate(tiles):
        x, y = x0 + width * (k % columns), y0 + k // columns
        value = palette.colour("value-blue" if tile["kind"] in BLUE_TILES else "value-red")
        face = palette.mix(value, palette.colour("tile-empty"), 0.15 if tile["meeples"] else 0.5)
        _block(cells, x, y, width - 1, face)
        if tile["camel"] is not None:
            _block(cells, x, y, 1, palette.seats[tile["camel"]], "∩")
        for k, letter in enumerate(tile["meeples"][: width - 2], x + 1):
            cells.put(k, y, "▖", palette.colour(MEEPLES[letter]))


def _island(cells: Cells, spot: Region, dump: Dump) -> None:
    """A hex as two rows, the rows shifted by half; a dot a tribe in its colour, a hut for a village."""
    palette, hexes = cells.palette, dump["hexes"]
    left = min(one["q"] + one["r"] / 2 for one in hexes)
    right = max(one["q"] + one["r"] / 2 for one in hexes) + 1
    top, rows = min(one["r"] for one in hexes), len({one["r"] for one in hexes})
    x0 = spot.x + (spot.width - round(HEX * (right - left))) // 2
    y0 = spot.y + max(0, (spot.height - 2 * rows) // 2)
    for one in hexes:
        x, y = x0 + round(HEX * (one["q"] + one["r"] / 2 - left)), y0 + 2 * (one["r"] - top)
        terrain = one["tile"] if one["tile"] in TERRAINS else "wild"
        for row, shade in enumerate(("above", "below")):
            cells.fill(x, y + row, HEX - 1, 1, palette.colour(f"{terrain}-{shade}"))
        if one["village"] is not None:
            cells.put(x + 2, y, "⌂", palette.seats[one["village"]], palette.colour("label"), BOLD)
        there = [seat for seat, members in enumerate(one["members"]) if members]
        for k, seat in enumerate(there[: HEX - 1]):
            cells.put(x + k, y + 1, "●", palette.seats[seat], palette.colour("label"))


def _chains(cells: Cells, spot: Region, dump: Dump) -> None:
    """A row a chain, its owner's colour at the left, a piece a card, with its kind where that has room."""
    palette, y, width = cells.palette, spot.y + (not has_no_signs(spot.height + 1)), min(9, (spot.width - 3) // 4 - 1)
    for seat, chains in enumerate(dump["chains"]):
        for chain in chains:
            _block(cells, spot.x + 1, y, 1, palette.seats[seat])
            cards = (
                ("tone-character", chain["tribu"]),
                *((VASES.get(one, "tone-both"), one) for one in chain["dioramas"]),
            )
            for k, (tone, name) in enumerate(cards):
                shade = palette.lighter(palette.colour(tone), -0.06 if (y - spot.y) % 2 else 0.0)
                kind = home.on_picture(word=KINDS_OF_VASES.get(name, name)) if width > SHORT else ""
                _block(cells, spot.x + 3 + (width + 1) * k, y, width, shade, kind.center(width))
            y += 1


def _hand_in(dump: Dump) -> Sequence[str]:
    """The hand that can be seen."""
    return next((cards for cards in dump.get("hands", ()) if cards and "?" not in cards), ())


def _begun(cells: Cells, spot: Region, dump: Dump) -> None:
    """Before the first chain: the hand that can be seen, three cards in a row."""
    palette, width, height = cells.palette, (spot.width - 4) // 3, max(1, spot.height // 2 - 1)
    for k, name in enumerate(_hand_in(dump)[:6]):
        x, y = spot.x + 1 + (width + 1) * (k % 3), spot.y + spot.height % 2 + (height + 1) * (k // 3)
        tone = palette.colour(VASES.get(name, ROLES.get(name, "tone-character")))
        cells.fill(x, y, width, height, tone)
        kind = home.on_picture(word=KINDS_OF_VASES.get(name, name))
        cells.put(x, y + height // 2, kind[:width].center(width), palette.on(tone), tone, BOLD)


def _evocations(cells: Cells, spot: Region, dump: Dump) -> None:
    """The cards that lie on the table, below them the hand that can be seen, at the right everybody's feathers."""
    palette, is_high = cells.palette, spot.height >= PICTURE - 1
    hand = _hand_in(dump)
    rows = (spot.y + is_high, dump["table"]), (spot.y + (5 if is_high else 3), hand)
    for top, cards in rows if spot.height >= TWO_ROWS else rows[:1]:  # no card is cut
        for k, code in enumerate(cards):
            x, tone = spot.x + 2 + 6 * k, palette.colour(COLOURS.get(code[1:2], "tone-eagle"))
            _block(cells, x, top, 5, tone, f"  {code[2:]}")
            cells.fill(x, top + 1, 5, 2 if is_high else 1, palette.card)
            cells.put(x + 1, top + 1, KINDS.get(code[:1], ""), tone, palette.card, BOLD)
    for seat, tokens in enumerate(dump["tokens"]):
        y = spot.y + is_high + seat
        _block(cells, spot.right - 5, y, 1, palette.seats[seat])
        cells.put(spot.right - 3, y, f"{tokens}", palette.colour("feather"), None, BOLD)


def _columns(cells: Cells, spot: Region, zones: Sequence[Sequence[Sequence[str]]]) -> None:
    """A column of cards beside the other, above it the colour of whose it is; values and signs on their colours, what lies face down has
    none. Of a longer one the end, and how many cards lie above it."""
    palette = cells.palette
    columns = [(seat, column) for seat, zone in enumerate(zones) for column in zone if column]
    width, rows = max(2, min(6, (spot.width - 2) // max(1, len(columns)) - 1)), spot.height - 1
    left = spot.x + max(0, spot.width + 1 - len(columns) * (width + 1)) // 2
    spot = spot.translate(Offset(0, max(0, rows - max((len(column) for _, column in columns), default=0)) // 2))
    for k, (seat, cards) in enumerate(columns):
        x = left + k * (width + 1)
        cells.put(x, spot.y, "▄" * width, palette.seat(seat))
        above = len(cards) - rows + 1 if len(cards) > rows else 0
        if above:
            cells.centre(x, spot.y + 1, width, f"+{above}", palette.soft)
        for y, code in enumerate(cards[above:], spot.y + 1 + bool(above)):
            is_hidden = code.startswith("#")
            tone = palette.colour("tone-back" if is_hidden else SUITS.get(code[:1], "tone-back"))
            _block(cells, x, y, width, tone, "" if is_hidden else f"{code[1:2]}{SIGNS.get(code[:1], '')}".center(width))


THUMBS: Mapping[str, Callable[[Cells, Region, Dump], None]] = {
    "tribe": _chains,
    "indy": _evocations,
    "tribal_duel": lambda cells, spot, dump: _columns(cells, spot, dump["columns"]),
    "tribal_rixe": lambda cells, spot, dump: _columns(cells, spot, dump["zones"]),
    "rise_of_tribes": _island,
    "five_tribes": _city,
}
"""Game -> what paints its position."""


# ---- The game under the cursor ------------------------------------------------------------------------


PICTURE = 9
"""Rows of the picture where there is much room."""
SMALL_PICTURE, SIGNED_PICTURE, WORDS = 30, 33, 17
"""Columns of it where there is little, and where what its signs mean stands in it; of the words beside it at the least."""
PILL = 5
"""Columns around a name and its points."""


CONTINUED = -1
"""In the place of a seat: a line that goes on from the one above."""


class DetailedGame(NamedTuple):
    """A game, and what is known of it so far."""

    entry: SavedGame
    back: LookedBack | None


class GameDetails(Showing[DetailedGame | None]):
    """A column with everything, or three rows with the most important things."""

    DEFAULT_CSS = "GameDetails { width: 38; height: 1fr; margin: 0 1 0 1; }"
    shown: DetailedGame | None = None
    tells_kept = True
    """Whether it says what the record holds."""

    def shape(self) -> Hashable:
        """All of it, told apart by what it is about: it is drawn anew as a whole."""
        shown = self.shown
        return None if shown is None else (shown.entry, id(shown.back))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """All of it."""
        if self.shown is not None:
            (self._lay_low if cells.height < PICTURE + LOW else self._lay_high)(cells, *self.shown)
        return ()

    # ---- Three rows

    def _lay_low(self, cells: Cells, entry: SavedGame, back: LookedBack | None) -> None:
        palette = cells.palette
        picture = min(SMALL_PICTURE if cells.height < PICTURE else SIGNED_PICTURE, cells.width - WORDS)
        if not palette.is_bare:
            self._picture(cells, Region(0, 0, picture, cells.height), entry, back)
        x = 1 if palette.is_bare else picture + 2
        room = cells.width - x - 1
        cells.parts(x, 0, fit(((entry.called_whole, "ink", BOLD),), room))
        self._pills(cells, x, entry, back)
        lines = fold(((self._where(entry, back), "soft"),), room)
        if cells.height <= len(lines) + LOW + 1:
            cells.parts(x, 2, fit(((self._where(entry, back), "soft"),), room))
            if not palette.is_bare and back is not None:
                cells.parts(x, 3, fit(((said.signs(game=entry.summary.game), "dim"),), room))
            return
        legend = [*fold(((said.legend(), "dim"),), room)] if back and back.lead else []
        free, told = cells.height - 2 - len(lines) - len(legend), list[Line]()
        for one in reversed(back.last if back else ()):
            sentence = [*fold(((one.text, "ink"),), room)]
            if len(sentence) + len(told) > free:
                break
            told = [*sentence, *told]
        for y, line in enumerate([*lines, *told, *legend][: cells.height - 2], 2):
            cells.parts(x, y, line)

    def _pills(self, cells: Cells, x: int, entry: SavedGame, back: LookedBack | None) -> None:
        """Everybody's name and points; the names share what room the points leave."""
        if back is None:
            return
        palette = cells.palette
        taken = sum(PILL + len(str(score)) for score in back.scores)
        names = names_in([capital(name) for name in back.names], cells.width - x - taken)
        for seat, (text, score) in enumerate(zip(names, back.scores, strict=True)):
            tone = at_table(self, entry.summary.game).seat(seat)
            x = shapes.pill(cells, x, 1, text, tone, palette.on(tone)) + 1
            x = cells.put(x, 1, str(score), palette.ink, None, BOLD) + 2
        unit = common.units(unit=unit_of(entry.summary.game))
        if x - 1 + len(unit) < cells.width:
            cells.put(x - 1, 1, unit, palette.dim)

    def _picture(self, cells: Cells, spot: Region, entry: SavedGame, back: LookedBack | None) -> None:
        game = entry.summary.game
        paint_thumbnail(cells, spot, game, back and back.view, at_table(self, game))

    # ---- A column

    def _lay_high(self, cells: Cells, entry: SavedGame, back: LookedBack | None) -> None:
        palette, width = cells.palette, cells.width - 1
        spot = Region(0, 0, width, cells.height - 1)
        shapes.slab(cells, spot, palette.panel, palette.colour(f"{mood_of(entry.summary.game)}-accent"))
        shapes.shadow(cells, spot)
        self._band(cells, entry, width)
        y = 2 if palette.is_bare else PICTURE + 2
        if not palette.is_bare:
            self._picture(cells, Region(1, 1, width - 2, PICTURE), entry, back)
        for line in fold(((self._where(entry, back), "ink", BOLD),), width - 4)[:3]:
            cells.parts(2, y, line)
            y += 1
        y = self._standing(cells, y + 1, width, entry, back)
        y = self._last(cells, y, width, entry, back)
        self._kept(cells, y, width, entry)

    def _band(self, cells: Cells, entry: SavedGame, width: int) -> None:
        palette, game = cells.palette, entry.summary.game
        tone = palette.colour(f"{mood_of(game)}-accent")
        ink = palette.ink if palette.is_bare else palette.on(tone)
        right = entry.game if entry.called == entry.title else ""
        cells.parts(2, 0, fit(((entry.called, ink, BOLD),), width - 5 - len(right)))
        cells.right(width - 2, 0, right, ink)

    def _where(self, entry: SavedGame, back: LookedBack | None) -> str:
        if entry.summary.problem is not None:
            return entry.summary.problem
        return back.prompt if back and back.prompt else entry.result

    def _standing(self, cells: Cells, y: int, width: int, entry: SavedGame, back: LookedBack | None) -> int:
        """A bar a seat."""
        if back is None or y + len(back.names) + 2 > cells.height:
            return y
        palette = cells.palette
        shapes.heading(cells, Region(2, y, width - 4, 1), said.standing())
        unit, most = unit_of(entry.summary.game), max(0, *back.scores)
        amounts = [common.amount(number=score, unit=unit) for score in back.scores]
        bar = width - 15 - max(map(len, amounts))
        for seat, (name, score, amount) in enumerate(zip(back.names, back.scores, amounts, strict=True)):
            y += 1
            tone = at_table(self, entry.summary.game).seat(seat)
            shapes.pill(cells, 2, y, name_in(capital(name), 7), tone, palette.on(tone))
            rest = palette.mix(palette.below, "#000000" if palette.is_dark else "#ffffff", 0.3)
            if most:
                shapes.gauge(cells, 12, y, bar, max(0, score) / most, tone, rest)
            cells.right(width - 2, y, amount, palette.ink, None, BOLD)
        return y + 2

    def _last(self, cells: Cells, y: int, width: int, entry: SavedGame, back: LookedBack | None) -> int:
        if back is None or not back.last:
            return y
        lines = [
            (told.seat if not k else CONTINUED, line)
            for told in back.last
            for k, line in enumerate(fold(((told.text, "ink"),), width - 7))
        ]
        room = cells.height - y - 2 - 5 * self.tells_kept
        lines = lines[-room:] if room > 0 else []
        lines = [*dropwhile(lambda one: one[0] == CONTINUED, lines)] or lines  # none begins in its middle
        if not lines:
            return y
        shapes.heading(cells, Region(2, y, width - 4, 1), said.last())
        for seat, line in lines:
            y += 1
            palette = cells.palette
            tone = palette.dim if seat is None else at_table(self, entry.summary.game).seat(seat)
            cells.put(2, y, " " if seat == CONTINUED else "•", tone, None, BOLD)
            cells.parts(4, y, line)
        return y + 2

    def _kept(self, cells: Cells, y: int, width: int, entry: SavedGame) -> None:
        """When, seed, options, and how well the bots play."""
        lines = [*_kept(entry)]
        if not self.tells_kept or y + len(lines) + 1 >= cells.height:
            return
        shapes.heading(cells, Region(2, y, width - 4, 1), said.kept())
        for k, text in enumerate(lines, y + 1):
            cells.parts(2, k, fit(((text, "soft"),), width - 4))


def _kept(entry: SavedGame) -> Iterable[str]:
    summary = entry.summary
    yield said.kept_when(when=entry.when, moves=summary.moves)
    deal = name_of(summary)
    yield said.kept_deal(deal=deal) if deal else said.kept_seed(seed=seed_text(summary.seed or 0))
    levels: dict[str, list[str]] = {}
    for seat in summary.seats:
        if seat.get("kind") == BOT:
            levels.setdefault(str(seat.get("level", "")), []).append(str(seat.get("name", "")))
    for level, names in levels.items():
        yield said.bots_of(names=names, number=len(names), level=level_word(level))
