"""An app whose terminal is at the far end of a session: what Textual would do with one of its own is done otherwise."""

import sys
from collections.abc import Mapping
from functools import partial
from typing import Any, ClassVar

from rich.console import Console, RenderableType
from textual.binding import Binding, BindingType
from textual.screen import Screen

from tribes_tui.display.glyphs import PlainSigns
from tribes_tui.display.terminals import depth_of, erases_in_colour, is_utf8
from tribes_tui.profile.keymap import PRESETS, Keymap, shown
from tribes_tui.profile.settings import CHOICES, Settings
from tribes_tui.server.host.logbook import TokenBudget
from tribes_tui.server.session.freeing import WidgetRegistry, Workers
from tribes_tui.server.transport.driver import Painter, SshDriver, Update
from tribes_tui.server.transport.ssh_session import SshSession
from tribes_tui.theme.built_in import DARK, OFFERED
from tribes_tui.theme.stylesheet import SharedStylesheet
from tribes_tui.widgets.screen.top_screen import CapsLockApp
from tribes_tui.words.common import chosen, key_name, speak

# ---- Where `print` goes in a session ------------------------------------------------------------


SIGNS, SIGNS_A_SECOND = 20_000, 20
"""So much of it at once, and a second: what repeats fills no disk."""


class HostErrors:
    """To the host's own errors, never to anybody's screen.

    All sessions share one, because each puts it in the place of the standard output and they end in any order.
    """

    encoding = "utf-8"

    def __init__(self) -> None:
        self._budget = TokenBudget(SIGNS_A_SECOND, SIGNS)

    def write(self, text: str) -> int:
        """To the host's errors, as far as there is room."""
        assert sys.__stderr__ is not None
        return sys.__stderr__.write(text) if self._budget.take(len(text)) else len(text)

    def flush(self) -> None:
        """At once."""

    def isatty(self) -> bool:
        """No terminal."""
        return False


HOST_ERRORS = HostErrors()


# ---- What a person likes, as the host remembers it ----------------------------------------------


USUAL = Settings(mouse=False, asking="never")
"""Over SSH the mouse stays the terminal's; and who wants to decide out of turn says so, or play would stop to ask."""

LIKED = (
    "language",
    "theme",
    "ascii",
    "colours",
    "mouse",
    "keys",
    "cursor",
    "moments",
    "motion",
    "asking",
    "turn",
    "memory",
    "talk",
)
"""The settings that matter on a host."""


def settings_of(likes: Mapping[str, Any]) -> Settings:
    """The settings somebody chose; the usual ones for whatever makes no sense."""
    kept = {
        name: likes[name]
        for name in LIKED
        if any(type(likes.get(name)) is type(choice) and likes[name] == choice for choice in CHOICES[name])
    }
    return USUAL._replace(**kept)


def likes_of(settings: Settings) -> dict[str, Any]:
    """What is worth remembering."""
    return {name: getattr(settings, name) for name in LIKED if getattr(settings, name) != getattr(USUAL, name)}


# ---- The app ------------------------------------------------------------------------------------


class RemoteApp(CapsLockApp[None]):
    """Sends what changed on its screen through the session's painter, and nothing else that a terminal might act on."""

    BINDINGS: ClassVar[list[BindingType]] = []

    def __init__(self, session: SshSession) -> None:
        settings = settings_of(session.person.likes)
        depth = depth_of(session.term, session.variables, settings.colours)
        self.painter = Painter(session.wire, depth, self._cursor, erases_in_colour(session.term))
        driver = partial(SshDriver, wire=session.wire, painter=self.painter)
        super().__init__(driver_class=driver)  # type: ignore[arg-type]  # it is only called
        self._registry = self._held = WidgetRegistry()
        self._workers = Workers(self)
        self.stylesheet = SharedStylesheet(variables=self.get_css_variables())
        self.depth = self._of_terminal = depth
        self.no_color = False
        self.session = session
        self.is_shown = False
        for theme in OFFERED:
            self.register_theme(theme)
        self._capture_stdout = self._capture_stderr = HOST_ERRORS  # type: ignore[assignment]  # only written to
        self.error_console = Console(file=HOST_ERRORS, quiet=True)  # type: ignore[arg-type]  # only written to
        self.take(settings)

    def take(self, settings: Settings) -> None:
        """Use these settings from now on."""
        self.settings = settings
        speak(chosen(settings.language, self.session.variables))
        self.set_keymap(Keymap(PRESETS.get(settings.keys, {})).for_bindings())
        self._ascii = settings.ascii or not is_utf8(self.session.variables)
        self.depth = "ascii" if self._ascii else self._of_terminal  # pieces choose their looks by it
        self._filters = [one for one in self._filters if not isinstance(one, PlainSigns)]
        self._filters += [PlainSigns()] if self._ascii else []
        self.theme = settings.theme if settings.theme in self.available_themes else DARK.name

    def get_key_display(self, binding: Binding) -> str:
        """A key in the words of our own lines of keys."""
        return key_name(binding.key_display or "") or shown(binding.key)

    @property
    def wants_mouse(self) -> bool:
        """Whether the person would rather click than select text."""
        return self.settings.mouse

    @property
    def has_mouse(self) -> bool:
        """Whether it is taken now: a key at tables does that, too."""
        return self._driver is not None and self._driver._mouse

    @property
    def silence(self) -> float:
        """Seconds for which the terminal has owed an answer."""
        return self.painter.silence

    @property
    def is_behind(self) -> bool:
        """Whether the line doesn't keep up: nothing is shown moving then."""
        return self.painter.is_behind()

    # ---- What is sent -------------------------------------------------------------------------

    def _display(self, screen: Screen[Any], renderable: RenderableType | None) -> None:
        """Show what changed, as a difference to what the terminal shows."""
        if self._running and not self._closed and isinstance(renderable, Update):
            self.painter.put(renderable)
            if self._batch_count:
                self.call_later(self.painter.changed)
            else:
                self.painter.changed_soon()

    def _cursor(self) -> tuple[int, int] | None:
        """Where the cursor is; None while nothing is to be seen of the app."""
        if not self._running or not self._screen_stack or not self.is_shown:
            return None
        x, y = self.screen.outer_size.clamp_offset(self.cursor_position)
        return max(0, x), max(0, y)  # a screen that was not laid out yet has no cell

    def copy_to_clipboard(self, text: str) -> None:
        """Not by escape codes."""

    # ---- When something breaks ----------------------------------------------------------------

    def _handle_exception(self, error: Exception) -> None:
        """Nothing of it is shown: a report would hold local variables, and so other people's cards."""
        self._return_code = 1
        self.session.broke(error)
        self._close_messages_no_wait()

    def _set_pointer_shape(self, shape: str) -> None:
        """Nothing but cells is sent: terminals that don't know this would show it."""

    def bell(self) -> None:
        """No noise."""

    def action_command_palette(self) -> None:
        """Commands by name."""
        from tribes_tui.widgets.screen.palette import open_palette

        open_palette(self)
