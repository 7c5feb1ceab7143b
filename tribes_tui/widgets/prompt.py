"""What is asked of you: one bold sentence behind a pointer, then what else there is to say, softer."""

from __future__ import annotations

from tribes_tui.display.wide import filled
from tribes_tui.theme.palette import BOLD
from tribes_tui.widgets.lines import fit, fold, length, words_of
from tribes_tui.widgets.words import Line, Words

GAP = "  "
BLANK: Line = (("  ", "ink"),)


class Prompt(Words):
    """`► ` and the one sentence; with a warning `! ` and the sentence in the colour of danger.

    What follows it stands in the same row, or in the next one if there is one, or is left out: the sentence is never cut
    for it. A sentence longer than the row goes on in the next; where there is none it ends with an ellipsis.
    """

    DEFAULT_CSS = "Prompt { height: 1; }"

    def __init__(self, id: str | None = None, classes: str | None = None) -> None:
        super().__init__(id=id, classes=classes)
        self._sentence: Line = ()
        self._rest: Line = ()
        self._is_warning = False

    def ask(self, sentence: str | Line, rest: str | Line = "", is_warning: bool = False) -> None:
        """Say this from now on; parts of a `Line` keep their inks, and those of the sentence are bold."""
        self._is_warning = is_warning
        self._sentence = _parts(sentence, "danger" if is_warning else "ink", BOLD)
        self._rest = _parts(rest, "soft", 0)
        self.changed()

    def _line(self, name: str) -> Line:
        rows, y = self._rows(*self.size), int(name.rpartition(":")[2])
        return rows[y] if y < len(rows) else ()

    def _rows(self, width: int, height: int) -> list[Line]:
        """What stands in each row."""
        if not self._sentence:
            return [fit(self._rest, width - self.indent)] if self._rest else []
        mark: Line = (("! ", "danger", BOLD),) if self._is_warning else (("► ", "cursor", BOLD),)
        room = width - self.indent - 2
        folded = fold(self._sentence, room)
        rows = list(folded[:height])
        if len(folded) > height:
            rows[-1] = fit((*rows[-1], (" " + words_of(folded[height]), "ink", BOLD)), room)
        rows = [(*(mark if y == 0 else BLANK), *row) for y, row in enumerate(rows)]
        if not self._rest:
            return rows
        if length(rows[-1]) + len(GAP) + length(self._rest) <= room + 2:
            rows[-1] = (*rows[-1], (GAP, "soft"), *self._rest)
        elif len(rows) < height:
            rows.append((*BLANK, *fit(self._rest, room)))
        return rows


def _parts(words: str | Line, ink: str, flags: int) -> Line:
    if isinstance(words, str):
        return ((filled(words), ink, flags),) if words else ()
    return tuple((part[0], part[1], flags or (part[2] if len(part) > 2 else 0)) for part in words)
