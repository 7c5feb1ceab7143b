"""Whether an image shows the cells of a picture, cell by cell, whoever has drawn it."""

from __future__ import annotations

from collections.abc import Iterator
from functools import lru_cache
from typing import NamedTuple

from PIL import Image, ImageChops, ImageStat

from tests.shots.png import to_image
from tribes_tui.display.picture import Cell, ScreenPicture
from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, parts_of

PIXELS = 2
"""A unit: all boxes are whole pixels then."""
AREAS = 0.03
"""How far the colours of grounds and shapes may be apart in the mean over a cell: edges of discs are smoothed."""
CLEAR, BLURRED = 0.03, 0.3
"""How far a written sign may be apart, as a share of ink to ground: it is the same, or it could be anything."""
NEARER = 0.5
"""Between the two, no other sign of the picture, nor a blank, may be nearer than this share of it: renderers smooth
letters in ways of their own."""

FADED = 0.35
"""How far the strongest pixel of a sign may be from its ink, as a share of ink to ground: thin strokes are blurred."""


class Differing(NamedTuple):
    """A cell that looks otherwise than it should, and by how much."""

    column: int
    row: int
    sign: str
    apart: float


def differing(image: Image.Image, picture: ScreenPicture) -> list[Differing]:
    """The cells of an image, drawn with `PIXELS` a unit, that don't show what the picture says."""
    wide, high = WIDTH * PIXELS, HEIGHT * PIXELS
    if image.size != (picture.width * wide, picture.height * high):
        raise ValueError(f"the image has {image.size} pixels")
    image = image.convert("RGB")
    signs = frozenset(cell.sign for row in picture.rows for cell in row if parts_of(cell).sign) | {" "}
    return list(_differing(image, picture, signs))


def _differing(image: Image.Image, picture: ScreenPicture, signs: frozenset[str]) -> Iterator[Differing]:
    wide, high = WIDTH * PIXELS, HEIGHT * PIXELS
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            seen = image.crop((x * wide, y * high, (x + 1) * wide, (y + 1) * high))
            is_right = _reads(seen, cell, signs) if parts_of(cell).sign else _apart(seen, cell) <= AREAS
            if not is_right:
                yield Differing(x, y, cell.sign, round(_apart(seen, cell), 3))


def _reads(seen: Image.Image, cell: Cell, signs: frozenset[str]) -> bool:
    """Whether this is the cell's sign, rather than any of the others."""
    return _reads_bytes(seen.tobytes(), seen.size, cell, signs)


@lru_cache(None)
def _reads_bytes(seen: bytes, size: tuple[int, int], cell: Cell, signs: frozenset[str]) -> bool:
    image, contrast = Image.frombytes("RGB", size, seen), _contrast(cell)
    apart = _apart(image, cell)
    if apart > CLEAR * contrast:
        apart = min(_apart(image, alike) for image in _moved(image) for alike in (cell, cell._replace(is_italic=False)))
    if apart <= CLEAR * contrast:
        return True
    if _off_ink(image, cell) > _off_ink(_drawn(cell), cell) + FADED * contrast:
        return False
    others = (cell._replace(sign=sign) for sign in signs - {cell.sign})
    return apart <= BLURRED * contrast and all(NEARER * apart <= _apart(image, other) for other in others)


def _off_ink(image: Image.Image, cell: Cell) -> float:
    """How far the pixel that is nearest to the ink's colour is from it, as a share."""
    channels = ImageChops.difference(image, Image.new("RGB", image.size, cell.front)).split()
    farthest = ImageChops.lighter(ImageChops.lighter(*channels[:2]), channels[2])
    return float(farthest.getextrema()[0]) / 255


def _moved(image: Image.Image) -> list[Image.Image]:
    """The image, and the same a pixel aside: where letters stand is rounded otherwise by each renderer. And the font has
    no slanted letters: some slant those that stand, others don't, so both will do."""
    return [ImageChops.offset(image, x, y) for x in (0, -1, 1) for y in (0, -1, 1)]


def _apart(seen: Image.Image, cell: Cell) -> float:
    """The mean of what is between the two, of red, green or blue where it is most, as a share."""
    return max(ImageStat.Stat(ImageChops.difference(seen, _drawn(cell))).mean) / 255


@lru_cache(None)
def _drawn(cell: Cell) -> Image.Image:
    return to_image(ScreenPicture([[cell]]), PIXELS)


def _contrast(cell: Cell) -> float:
    """How far ink and ground are apart, of red, green or blue where it is most, as a share."""
    pairs = zip(bytes.fromhex(cell.front[1:]), bytes.fromhex(parts_of(cell).ground[1:]), strict=True)
    return max(abs(one - other) for one, other in pairs) / 255
