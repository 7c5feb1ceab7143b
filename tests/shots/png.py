"""A picture as PNG, drawn from its cells with a font of our own: the same on every machine.

It shares with the SVG what a cell is made of, and nothing of how that is drawn.
"""

from __future__ import annotations

from functools import lru_cache
from pathlib import Path

from PIL import Image, ImageDraw, ImageFont

from tribes_tui.display.picture import Cell, ScreenPicture
from tribes_tui.display.picture.shapes import HEIGHT, WIDTH, CellParts, Shape, is_box, parts_of

FONTS = Path(__file__).parent / "font"
FINER = 4
"""Round and slanted outlines are drawn so many times larger, then made smaller."""
LETTER = 0.602
"""How wide a letter of the font is, at size 1."""
SLANT = 0.2
PIXELS = 1.25
"""A unit, of which a cell has 8 by 16: 10 by 20 pixels a cell."""


def to_png(picture: ScreenPicture, path: Path, pixels: float = PIXELS) -> None:
    """Write a picture into a file."""
    to_image(picture, pixels).save(path, optimize=True)


def to_image(picture: ScreenPicture, pixels: float = PIXELS) -> Image.Image:
    """The picture in full colour. `pixels` times 8 must be whole."""
    pen = _Pen(pixels)
    image = Image.new("RGB", (picture.width * pen.width, picture.height * pen.height))
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            parts = parts_of(cell)
            image.paste(parts.ground, pen.spot(x, y))
    for y, row in enumerate(picture.rows):
        for x, cell in enumerate(row):
            _draw_cell(image, pen, cell, x, y, 1 + (row[x + 1 : x + 2] != [] and row[x + 1].sign == ""))
    return image


class _Pen:
    """Sizes in pixels, and the masks of shapes and signs."""

    def __init__(self, pixels: float) -> None:
        self.pixels = pixels
        self.width, self.height = round(WIDTH * pixels), round(HEIGHT * pixels)

    def spot(self, x: int, y: int) -> tuple[int, int, int, int]:
        """Where a cell lies."""
        return x * self.width, y * self.height, (x + 1) * self.width, (y + 1) * self.height


def _draw_cell(image: Image.Image, pen: _Pen, cell: Cell, x: int, y: int, cells: int) -> None:
    parts: CellParts = parts_of(cell)
    if parts.shape:
        image.paste(cell.front, pen.spot(x, y), _shape_mask(parts.shape, pen.pixels))
    if parts.sign:
        mask = _sign_mask(parts.sign, cell.is_bold, cell.is_italic, cells, pen.pixels)
        image.paste(cell.front, (x * pen.width, y * pen.height), mask)


@lru_cache(None)
def _shape_mask(shape: Shape, pixels: float) -> Image.Image:
    width, height = round(WIDTH * pixels), round(HEIGHT * pixels)
    mask = Image.new("L", (width, height))
    for polygon in shape:
        if is_box(polygon):
            (left, top), _, (right, bottom), _ = polygon
            inside = [round(side * pixels) for side in (left, top, right, bottom)]
            mask.paste(255, (inside[0], inside[1], max(inside[0] + 1, inside[2]), max(inside[1] + 1, inside[3])))
        else:
            fine = Image.new("L", (width * FINER, height * FINER))
            corners = [(px * pixels * FINER - 0.5, py * pixels * FINER - 0.5) for px, py in polygon]
            ImageDraw.Draw(fine).polygon(corners, fill=255)
            mask.paste(255, mask=fine.resize((width, height), Image.Resampling.BOX))
    return mask


@lru_cache(None)
def _font(is_bold: bool, pixels: float) -> ImageFont.FreeTypeFont:
    name = "DejaVuSansMono-Bold.ttf" if is_bold else "DejaVuSansMono.ttf"
    return ImageFont.truetype(FONTS / name, WIDTH * pixels / LETTER, layout_engine=ImageFont.Layout.BASIC)


@lru_cache(None)
def _sign_mask(sign: str, is_bold: bool, is_italic: bool, cells: int, pixels: float) -> Image.Image:
    """In the middle of its cells, on the baseline."""
    width, height, baseline = cells * round(WIDTH * pixels), round(HEIGHT * pixels), round(12 * pixels)
    mask, font = Image.new("L", (width, height)), _font(is_bold, pixels)
    ImageDraw.Draw(mask).text((width / 2, baseline), sign, 255, font, anchor="ms")
    if not is_italic:
        return mask
    slanted = (1, SLANT, -SLANT * baseline, 0, 1, 0)
    return mask.transform(mask.size, Image.Transform.AFFINE, slanted, Image.Resampling.BICUBIC)
