"""What stands in the body of a hex: its plate, then words on black, then members, as the rows allow."""

from collections.abc import Iterable, Iterator, Sequence
from operator import attrgetter

from textual.geometry import Region

from tribes_tui.widgets.drawing import BOLD, DIM, REVERSE, UNDER, Cells, PlaceState, shapes, shortened
from tribes_tui.widgets.tiles.hex_ground import Group, Hex, Label
from tribes_tui.widgets.tiles.tokens import figures, figures_width

PIP = "●"
CHOOSABLE = "▂"
"""Below what can be chosen, in the colour of that."""
MOST_PIPS = 5
PIPS_FROM = 12
"""Columns from which members are pips: in smaller hexes, where two tribes have no room for those, all are numbers."""
NAMED_FROM = 10
"""Columns from which a number may have a whole name before it."""
FIGURES_FROM = 18
"""Columns from which members are figures."""
WARNING = "danger"


def paint_body(cells: Cells, spot: Region, one: Hex, state: PlaceState) -> None:
    """Everything in the body, within its region."""
    _paint_plate(cells, spot, one, state)
    is_marked = state.is_legal and not cells.palette.is_bare
    if is_marked:
        cells.put(spot.x + 1, spot.bottom - 1, CHOOSABLE * (spot.width - 2), cells.palette.legal)
    _Rows(cells, spot, one).paint()
    is_plain = not (state.is_cursor or state.is_chosen)  # else the plate itself is the mark
    if (
        is_marked
        and is_plain
        and not any(cell[0] == CHOOSABLE for cell in cells.rows[spot.bottom - 1][spot.x : spot.right])
    ):
        _mark_beside_name(cells, spot)
    if one.edge:
        _paint_edges(cells, spot, one.edge)
    if state.fresh is not None:
        shapes.freshness(cells, *_free_corner(cells, spot), state)


def _mark_beside_name(cells: Cells, spot: Region) -> None:
    """That it can be chosen, where members fill its lowest row."""
    for x in range(spot.x, spot.right):
        if _is_free(cells, x, spot.y):
            cells.put(x, spot.y, CHOOSABLE, cells.palette.legal)


def shared_form(hexes: Iterable[Hex], width: int, rows: int) -> int:
    """Which of their forms the labels above members have on a whole map, so that a thing has one sign on it: 0 the words, 1 the
    short ones, 2 the sign; the longest for which every body of so many columns and rows has room."""
    return max((_least_form(one, width, rows - 1) for one in hexes if one.above), default=0)


def _least_form(one: Hex, width: int, rows: int) -> int:
    short = [
        *(label.short for label in (*one.above, *one.below)),
        *([one.warning_short or one.warning] if one.warning else []),
    ]
    free = rows - bool(one.groups)
    if 1 < len(short) > free:
        return 1 if 1 < free >= _rows_of(short, width) else 2
    fits = (
        all(len(form(label)) <= width for label in one.above) for form in (attrgetter("words"), attrgetter("short"))
    )
    return next((form for form, is_so in enumerate(fits) if is_so), 2)


def _rows_of(texts: Sequence[str], width: int) -> int:
    """The rows that texts take, as many in each as it holds with a blank between them."""
    rows, used = 1, -1
    for text in texts:
        rows, used = (rows, used + 1 + len(text)) if used + 1 + len(text) <= width else (rows + 1, len(text))
    return rows


def in_form(one: Hex, form: int) -> Hex:
    """A hex whose labels above members have that form alone."""
    texts = [(label.words, label.short, label.sign or label.short)[form] for label in one.above]
    above = tuple(label._replace(words=text, short=text, sign="") for text, label in zip(texts, one.above, strict=True))
    return one._replace(above=above)


def _paint_edges(cells: Cells, spot: Region, tone: str) -> None:
    """At both sides, where nothing else stands; as signs, where there is no colour."""
    left, right = ("*", "*") if cells.palette.is_bare else ("▌", "▐")
    for y in range(spot.y, spot.bottom):
        for x, sign in ((spot.x, left), (spot.right - 1, right)):
            if _is_free(cells, x, y):
                cells.put(x, y, sign, cells.palette.colour(tone))


def _free_corner(cells: Cells, spot: Region) -> tuple[int, int]:
    """Behind the name; where that fills the row, in another corner of the body, or at its edge."""
    right, bottom = spot.right - 1, spot.bottom - 1
    corners = ((right, spot.y), (right, bottom), (spot.x, bottom), (spot.x, spot.y), (right, spot.y + 1))
    return next(((x, y) for x, y in corners if _is_free(cells, x, y)), corners[0])


def _is_free(cells: Cells, x: int, y: int) -> bool:
    """Whether nothing stands there; while a window changes, a body may reach out of the cells that there are."""
    return 0 <= x < cells.width and 0 <= y < cells.height and cells.rows[y][x][0] == " "


def _paint_plate(cells: Cells, spot: Region, one: Hex, state: PlaceState) -> None:
    palette, (x, y, width, _) = cells.palette, spot
    words = one.words or one.terrain
    lettered = (f"{one.letter} {one.short} {one.mark}".rstrip(),) if one.short and one.letter else ()
    titles = (one.title, *lettered, words, one.short or words)
    title = next((text for text in titles if len(text) <= width), shortened(titles[-1], width))
    ground = cells.ground(x + 1, y)
    ink, back, flags = palette.on(ground), None, BOLD
    if state.is_faded:
        ink, flags = palette.fade(ink, ground), DIM
    elif state.is_legal:
        flags = BOLD | UNDER
    if state.is_chosen:
        ink, back, flags = palette.chosen_ink, palette.chosen, BOLD | REVERSE
        title = f"*{title}" if palette.is_flat and len(title) < width else title
    if state.is_cursor:
        ink, back, flags = palette.dark_ink, palette.cursor, BOLD | REVERSE
        room = width - len(title)
        title = f"► {title} ◄" if room > 3 else f"►{title}◄" if room > 1 else title
    if back is None:
        cells.centre(x, y, width, title, ink, None, flags)
    else:
        cells.put(x, y, title.center(width), ink, back, flags)


SLOPE = "▁▂▃▄▅▆▇█"
"""How a roof rises."""


class _Rows:
    """The rows under the plate: as many as there are, the last ones for what doesn't fit otherwise."""

    def __init__(self, cells: Cells, spot: Region, one: Hex) -> None:
        self._cells, self._spot, self._hex = cells, spot, one
        self._room = spot.height - 1
        self._is_large = spot.width >= FIGURES_FROM and not cells.palette.is_bare
        self._is_counted = spot.width < PIPS_FROM

    def paint(self) -> None:
        """Labels above, members, labels below; one row is left free where there is room."""
        one = self._hex
        warning = (Label(one.warning, one.warning_short or one.warning, WARNING),) if one.warning else ()
        below = (*warning, *one.below)
        labels = len(one.above) + len(below)
        group_rows = self._group_rows(self._room - labels)
        is_short = labels + group_rows > self._room and labels > 1
        packed = self._packed((*one.above, *one.below, *warning), self._room - group_rows) if is_short else []
        used = (len(packed) or 1 if is_short else labels) + group_rows
        y = self._spot.y + 1
        if packed:
            for row in packed:
                y = self._put_row([label for label, _ in row], [text for _, text in row], y)
        elif is_short:
            y = self._put_short((*one.above, *below), y)
        else:
            if used < self._room and one.above and one.above[0].is_house and not self._cells.palette.is_bare:
                y, used = self._put_roof(one.above[0], y), used + 1
            y = self._put_labels(one.above, y)
        y += 1 if used < self._room and not (labels and self._room - used < 2) else 0
        if one.groups:
            y = self._put_groups(y, group_rows)
        if not is_short:
            self._put_labels(below, y)

    def _group_rows(self, room: int) -> int:
        """Rows for the members when so many are left."""
        groups = self._hex.groups
        if not groups:
            return 0
        if self._is_large and room >= 2 and self._figures_fit(groups):
            return 2
        told = self._named() if room > 2 else groups  # a roof has its row before whole names have two
        return 2 if room >= 2 and self._span(told, self._is_counted) > self._spot.width else 1

    def _figures_fit(self, groups: Sequence[Group]) -> bool:
        spans = sum(figures_width(group.number) for group in groups) + len(groups) - 1
        return spans <= self._spot.width

    def _plated(self, label: Label) -> str:
        """Its longest words that have room, with a blank at both ends if that has."""
        width, texts = self._spot.width, (label.words, label.short, label.sign or label.short)
        words = next((text for text in texts if len(text) <= width), texts[-1])
        return words.center(min(width, len(words) + 2))

    def _put_roof(self, label: Label, y: int) -> int:
        """Over the plate of a house, in its colour: it rises from both ends to the middle."""
        width = len(self._plated(label))
        roof = "".join(
            SLOPE[min(len(SLOPE) - 1, len(SLOPE) * (2 * min(k, width - 1 - k) + 1) // (width + 1))]
            for k in range(width)
        )
        x = self._spot.x + (self._spot.width - width) // 2
        self._cells.put(x, y, roof, self._cells.palette.colour(label.tone))
        return y + 1

    def _put_labels(self, labels: Sequence[Label], y: int) -> int:
        for label in labels:
            width, words = self._spot.width, self._plated(label)
            self._put_black(self._spot.x + (width - len(words)) // 2, y, words, label.tone)
            y += 1
        return y

    def _packed(self, labels: Sequence[Label], rows: int) -> list[list[tuple[Label, str]]]:
        """Labels in so many rows, two at least, some beside each other: their short words or, where these have no room,
        their signs; none if there are more than the rows hold."""
        if rows < 2:
            return []
        forms = ([label.short for label in labels], [label.sign or label.short for label in labels])
        tried = ([*self._rows_of(labels, texts)] for texts in forms)
        return next((packed for packed in tried if len(packed) <= rows), [])

    def _rows_of(self, labels: Sequence[Label], texts: Sequence[str]) -> Iterator[list[tuple[Label, str]]]:
        """As many of these texts in each row as it holds with a blank between them."""
        row: list[tuple[Label, str]] = []
        for label, text in zip(labels, texts, strict=True):
            if row and sum(len(said) + 1 for _, said in row) + len(text) > self._spot.width:
                yield row
                row = []
            row.append((label, text))
        yield row

    def _put_short(self, labels: Sequence[Label], y: int) -> int:
        """All of them in one row."""
        is_full = sum(len(label.sign or label.short) for label in labels) > self._spot.width
        labels = [label for label in labels if label.tone != WARNING] if is_full else labels
        texts = [label.sign or label.short for label in labels]
        if sum(map(len, texts)) + len(texts) - 1 > self._spot.width:
            texts = [
                f"{text[0]}{text[-1]}" if label.is_house else text for label, text in zip(labels, texts, strict=True)
            ]
        return self._put_row(labels, texts, y)

    def _put_row(self, labels: Sequence[Label], texts: Sequence[str], y: int) -> int:
        """Labels by these texts beside each other."""
        gap = sum(len(text) + 1 for text in texts) - 1 <= self._spot.width
        width = sum(len(text) for text in texts) + gap * (len(texts) - 1)
        x = self._spot.x + max(0, self._spot.width - width) // 2
        for label, text in zip(labels, texts, strict=True):
            x = self._put_black(x, y, text, label.tone) + gap
        return y + 1

    def _put_black(self, x: int, y: int, words: str, tone: str) -> int:
        palette = self._cells.palette
        return self._cells.put(x, y, words, palette.colour(tone), palette.colour("label"), BOLD)

    def _put_groups(self, y: int, rows: int) -> int:
        groups, palette = self._hex.groups, self._cells.palette
        if self._hex.warning:
            self._cells.fill(self._spot.x, y, self._spot.width, rows, palette.danger)
        if rows == 2 and self._is_large and self._figures_fit(groups):
            self._put_figures(y)
        else:
            half, width = -(-len(groups) // rows), self._spot.width
            halves, named = ((one[:half], one[half:])[:rows] for one in (groups, self._named()))
            if all(self._span(one, self._is_counted) <= width for one in named):
                halves = named
            is_short = self._is_counted or any(self._span(one, False) > width for one in halves)
            for row, one in enumerate(halves, y):
                self._put_pills(one, row, is_short)
        return y + rows

    def _named(self) -> Sequence[Group]:
        """The members with whole names, in hexes wide enough for those and as many pips as there may be, or a number; else as they are."""
        gap, most = (" ", len("10")) if self._is_counted else ("", MOST_PIPS)
        named = [group._replace(letter=(group.name or group.letter) + gap) for group in self._hex.groups]
        longest = max(len(group.letter) for group in named)
        is_wide = self._spot.width >= NAMED_FROM and longest + most + 2 <= self._spot.width
        return named if is_wide else self._hex.groups

    def _put_figures(self, y: int) -> None:
        groups = self._hex.groups
        span = sum(figures_width(group.number) for group in groups) + len(groups) - 1
        x = self._spot.x + (self._spot.width - span) // 2
        for group in groups:
            x = figures(self._cells, x, y, group.letter[:1], group.number, self._cells.palette.colour(group.tone)) + 1

    def _put_pills(self, groups: Sequence[Group], y: int, is_short: bool) -> None:
        """With pips or, where they are short, with numbers, if need be without round ends, then by their first letters; no number but 1 is left out, and
        that only where four tribes have more than their row holds."""
        width, palette = self._spot.width, self._cells.palette
        is_tight = is_short and self._span(groups, True) > width
        forms = [[_text(group, is_short) for group in groups]]
        forms += [[group.letter[0] + str(group.number) * (group.number > few) for group in groups] for few in (0, 1)]
        texts = next((form for form in forms if sum(map(len, form)) <= width), forms[-1]) if is_tight else forms[0]
        gap = is_tight and sum(map(len, texts)) + len(texts) - 1 <= width
        span = sum(map(len, texts)) + gap * (len(texts) - 1) + 2 * len(texts) * (not is_tight)
        x = self._spot.x + max(0, width - span) // 2
        for group, text in zip(groups, texts, strict=True):
            tone = palette.colour(group.tone)
            if is_tight:
                x = self._cells.put(x, y, text, palette.on(tone), tone, BOLD) + gap
            else:
                x = shapes.pill(self._cells, x, y, text, tone)

    def _span(self, groups: Sequence[Group], is_short: bool) -> int:
        return sum(len(_text(group, is_short)) + 2 for group in groups)


def _text(group: Group, is_short: bool) -> str:
    if is_short:
        return f"{group.letter}{group.number}"
    return group.letter + (f" {group.number}" if group.number > MOST_PIPS else PIP * group.number)
