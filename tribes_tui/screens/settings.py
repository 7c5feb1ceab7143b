"""The settings, a row each."""

from __future__ import annotations

from collections.abc import Sequence

from saves import SaveError
from tribes_tui.profile.settings import CHOICES, Settings, save
from tribes_tui.sheet.command import Command
from tribes_tui.sheet.menu import Menu, Row

TEXTS = {
    "theme": ("Theme", "dark, light, high contrast; terminal: your terminal's own colours"),
    "ascii": ("ASCII signs only", "for terminals and fonts without others"),
    "mouse": ("Mouse", "off: text can be selected; from the next start on"),
    "colours": ("Colours", "auto: as the terminal says; from the next start on"),
    "pace": ("How long a bot's move is shown", "calm: half a second; none: bots play at once"),
    "moments": ("Pages of what has happened", "a round's end, a conflict; by themselves: after 3 seconds"),
    "motion": ("Show what changed moving", "never delays a key"),
    "keys": ("Keys", "vi: h j k l walk, H J L are hint, jump, log"),
    "asking": ("Ask me out of turn", "always, when the table changed, or when I call"),
    "learning": ("Learning mode", "first moves are confirmed with their rule"),
}


class SettingsScreen(Menu):
    """Dismisses with the new settings, kept already, or None."""

    def __init__(self, settings: Settings, own_themes: Sequence[str] = ()) -> None:
        super().__init__()
        self.settings = self._before = settings
        self._choices = {**CHOICES, "theme": (*CHOICES["theme"], *own_themes)}

    def title_text(self) -> str:
        """What this is."""
        return "settings"

    def rows(self) -> Sequence[Row]:
        """A row a setting, and one to save."""
        rows, here = [], list(TEXTS)[self.at] if self.at < len(TEXTS) else ""
        for name, (title, _) in TEXTS.items():
            value = getattr(self.settings, name)
            shown = {True: "yes", False: "no"}.get(value, value)
            rows.append(Row(name, f"{title:<32} " + (f"← {shown} →" if name == here else f"  {shown}")))
        remark = TEXTS[here][1] if here else ""
        return [
            *rows,
            Row("", ""),
            Row("save", "Save and go back", role="good"),
            Row("", ""),
            Row("", remark, role="dim"),
        ]

    def keys(self) -> Sequence[Command]:
        """What works here."""
        leave = "back" if self.settings == self._before else "back, as it was"
        return Command("s", "save", "save"), Command("←→", "change", "change"), Command("esc", leave, "back")

    def act(self, name: str) -> None:
        """Save, change, or go back."""
        if name == "back":
            self.dismiss(None)
        else:
            self.chosen(self.row.name if name == "change" else name)

    def stepped(self, name: str, by: int) -> None:
        """The next or the previous choice of a setting."""
        if name in self._choices:
            choices = self._choices[name]
            value = getattr(self.settings, name)
            at = choices.index(value) if value in choices else 0
            self.settings = self.settings._replace(**{name: choices[(at + by) % len(choices)]})

    def chosen(self, name: str) -> None:
        """Save, or the next choice."""
        if name != "save":
            self.stepped(name, 1)
            return
        try:
            save(self.settings)
        except SaveError as error:
            self.news = str(error)
        else:
            self.dismiss(self.settings)
