"""The app on a terminal: which screen comes when."""

from tribes_tui.app.app import TribesApp as TribesApp
from tribes_tui.app.app import run as run
