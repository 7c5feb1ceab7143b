"""A rulebook as plain lines."""

import re
import textwrap
from collections.abc import Iterator, Sequence
from itertools import groupby, zip_longest

from tribes_tui.words.common import colon

GAP = "  "


def columns(head: Sequence[str], rows: Sequence[Sequence[str]], width: int) -> Iterator[str]:
    """The lines of a table: its head, a rule, its rows. Only the widest columns are folded, and no row is cut off."""
    count = max(map(len, (head, *rows)))
    table = [[*row, *[""] * (count - len(row))] for row in (head, *rows)]
    natural = [max(len(row[i]) for row in table) for i in range(count)]
    widths = _fitting_widths(natural, width - len(GAP) * (count - 1))
    yield from _row(table[0], widths)
    yield GAP.join("-" * width for width in widths)
    for row in table[1:]:
        yield from _row(row, widths)


def _fitting_widths(natural: list[int], room: int) -> list[int]:
    """The natural widths, none wider than the widest cap with which all fit into `room`."""
    cap = max(natural)
    while cap > 1 and sum(min(width, cap) for width in natural) > room:
        cap -= 1
    return [max(1, min(width, cap)) for width in natural]


def _row(cells: Sequence[str], widths: Sequence[int]) -> Iterator[str]:
    folded = [textwrap.wrap(cell, width) or [""] for cell, width in zip(cells, widths, strict=True)]
    for pieces in zip_longest(*folded, fillvalue=""):
        yield GAP.join(f"{piece:<{width}}" for piece, width in zip(pieces, widths, strict=True)).rstrip()


# ---- A rulebook ----------------------------------------------------------------------------------------


WIDTH = 76
EMPHASIS = re.compile(r"(?<![\w*])\*(\w[^*]*)\*")
ANCHOR = re.compile(r"\s*\{#([\w.]+)\}")
ALONE = re.compile(r"\s*(?:[#|]|[-*] |\d+\. )")
"""How a heading, a row of a table or an item of a list begins; a word in bold may begin any line."""

DRAWN = "```"
"""Above and below what is drawn with signs, as a map; before each of its lines among the blocks."""
NUMBERED = re.compile(r"^([\d.]+) (.*) \[\1\]$")
"""A heading that says its number itself, before its anchor says it again."""


def readable(markdown: str) -> list[str]:
    """The lines of a rulebook, wrapped, its anchors shown as section numbers in square brackets."""
    lines: list[str] = []
    for is_table, blocks in groupby(_blocks(markdown), lambda block: block.startswith("|")):
        if is_table:
            head, _, *rows = [_cells(block) for block in blocks]
            lines += columns(head, rows, WIDTH)
        else:
            lines += [line for block in blocks for line in _wrapped(block)]
    return lines


def _blocks(markdown: str) -> Iterator[str]:
    """Paragraphs joined into one line each; headings, list items, tables, drawings and empty lines on their own."""
    waiting: list[str] = []
    is_drawing = False
    for raw in markdown.splitlines():
        is_drawing ^= raw == DRAWN
        if is_drawing or raw == DRAWN:
            if raw != DRAWN:
                yield DRAWN + raw
            continue
        line = ANCHOR.sub(r" [\1]", raw.rstrip())
        alone = not line or ALONE.match(line) is not None
        if alone and waiting:
            yield " ".join(waiting)
            waiting = []
        if not line or line.lstrip().startswith(("#", "|")):
            yield line
        else:
            waiting.append(line.strip() if waiting else line)
    if waiting:
        yield " ".join(waiting)


def _wrapped(block: str) -> list[str]:
    if block.startswith("#"):
        title = NUMBERED.sub(r"\2 [\1]", block.lstrip("# ").strip())
        return [title, "-" * len(title)]
    if not block:
        return [""]
    if block.startswith(DRAWN):
        return [f"  {block.removeprefix(DRAWN)}"]
    item = re.match(r"\s*(?:[-*]|\d+\.) ", block)
    indent = " " * (len(item.group()) if item else 0)
    return textwrap.wrap(_plain(block), WIDTH, subsequent_indent=indent) or [""]


def _cells(row: str) -> list[str]:
    return [_plain(cell.strip()) for cell in row.strip().strip("|").split("|")]


def _plain(text: str) -> str:
    return EMPHASIS.sub(r"\1", re.sub(r"\*\*|`", "", text))


# ---- For people who listen ----------------------------------------------------------------------------

HEADING = re.compile(r"^#+ (?:(?P<said>[\w.]+) )?(?P<title>.*?)\s*(?:\{#(?P<anchor>[\w.]+)\})?$")


def _parts(markdown: str) -> Iterator[tuple[str, str, list[str]]]:
    """The sections: number or name, title, its lines."""
    anchor = title = ""
    lines: list[str] = []
    for line in markdown.splitlines():
        found = HEADING.match(line) if line.startswith("#") else None
        if found is None:
            lines.append(line)
            continue
        if anchor or title:
            yield anchor, title, lines
        said = found["said"] or ""
        anchor, title, lines = found["anchor"] or "", found["title"].strip(), []
        if not anchor and said.strip(".").isdigit():
            anchor = said.strip(".")
        elif said and said != anchor:
            title = f"{said} {title}".strip()
    yield anchor, title, lines


def headings(markdown: str) -> list[str]:
    """The numbers and titles of all sections."""
    return [f"{anchor}, {_plain(title)}." if anchor else f"{_plain(title)}." for anchor, title, _ in _parts(markdown)]


def spoken_section(markdown: str, asked: str) -> list[str]:
    """A section by its number, or every one whose title has these words, as sentences; a table row by row."""
    wanted = asked.lower().strip(" .")
    lines = []
    for anchor, title, body in _parts(markdown):
        if wanted in (anchor.lower(), "all") or (wanted and not wanted[0].isdigit() and wanted in title.lower()):
            lines += [f"{f'{anchor}, ' if anchor else ''}{_plain(title)}.", *_spoken("\n".join(body))]
    return lines


def searched(markdown: str, word: str) -> list[str]:
    """The sections that say a word, with the sentence where it stands."""
    lines = []
    for anchor, title, body in _parts(markdown):
        found = [line for line in _spoken("\n".join(body)) if word.lower() in line.lower()]
        lines += [f"{anchor or title}, {_plain(title)}{colon()}{line}" for line in found]
    return lines


def _spoken(markdown: str) -> list[str]:
    """Paragraphs and items as they are; each row of a table as `Ox: 10 VP, moves on`, each cell behind its heading."""
    lines: list[str] = []
    for is_table, blocks in groupby(_blocks(markdown), lambda block: block.startswith("|")):
        if is_table:
            head, _, *rows = [_cells(block) for block in blocks]
            for row in rows:
                said = [
                    f"{name} {cell}" if name else cell for name, cell in zip(head[1:], row[1:], strict=False) if cell
                ]
                lines.append(f"{row[0]}{colon()}{', '.join(said)}.")
        else:
            lines += [_plain(block).lstrip("-* ") for block in blocks if block and not block.startswith(DRAWN)]
    return lines
