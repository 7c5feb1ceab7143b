"""The display's signs, under the name that older modules import."""

from tribes_tui.display.glyphs import GLYPHS as GLYPHS
from tribes_tui.display.glyphs import to_ascii as to_ascii
