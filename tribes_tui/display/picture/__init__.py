"""Pictures of a screen, drawn from its cells.

    picture = picture_of(app)            # as the terminal shows it, cell by cell
    text = to_svg(picture, "indy")       # the same in every program that shows SVG

What makes up a screen are grounds, shapes (blocks, quadrants, lines, discs) and words. Grounds and shapes are drawn as
shapes, so that they meet without gaps whatever the font; each word begins at its own cell. `shapes.py` says what a cell
is made of, and any other way of drawing a picture can start there.
"""

from tribes_tui.display.picture.picture import Cell as Cell, ScreenPicture as ScreenPicture, picture_of as picture_of
from tribes_tui.display.picture.svg import (
    Frame as Frame,
    to_cast as to_cast,
    to_moving_svg as to_moving_svg,
    to_svg as to_svg,
)
