"""What the screen of settings says: of each its title, a sentence, and what its values are called and mean."""

from collections.abc import Mapping
from typing import NamedTuple

from tribes_tui.words.language import LANGUAGES, offered
from tribes_tui.words.said import forms, settings as said


class Setting(NamedTuple):
    """A setting in words; `values`: (value, what it is called, what it means), for one of yes and no what each means."""

    title: str
    about: str
    values: tuple[tuple[object, str, str], ...]


GROUPS = {
    said.looks: ("theme", "colours", "ascii", "motion"),
    said.play: ("cursor", "pace", "moments", "announce", "asking", "turn", "memory", "talk", "learning"),
    said.hands: ("keys", "mouse", "language"),
}
"""Heading -> the settings below it."""
FROM_TABLE, FROM_START = ("cursor", "announce", "asking", "learning"), ("colours", "mouse")
"""Settings that are read when a table is laid, and when the program starts; all others are read whenever they matter."""


def told_now(name: str, value: object) -> str:
    """What a setting is now, and what it is about."""
    setting = settings()[name]
    called = next(
        (label or (forms.on() if one else forms.off()) for one, label, _ in setting.values if one == value), str(value)
    )
    return said.now(value=called, about=setting.about)


def takes_effect(name: str) -> str:
    """When a setting does, as a key: once, table, start."""
    return "table" if name in FROM_TABLE else "start" if name in FROM_START else "once"


def settings() -> Mapping[str, Setting]:
    """Setting -> its words."""
    return {
        "theme": Setting(
            said.theme(),
            said.theme_about(),
            (
                ("tribes-dark", said.theme_dark(), said.theme_dark_means()),
                ("tribes-light", said.theme_light(), said.theme_light_means()),
                ("tribes-contrast", said.theme_contrast(), said.theme_contrast_means()),
                ("terminal", said.theme_terminal(), said.theme_terminal_means()),
            ),
        ),
        "colours": Setting(
            said.colours(),
            said.colours_about(),
            (
                ("auto", said.colours_auto(), said.colours_auto_means()),
                ("truecolor", said.colours_all(), said.colours_all_means()),
                ("256", said.colours_fewer(), said.colours_fewer_means()),
                ("16", said.colours_few(), said.colours_few_means()),
                ("none", said.colours_none(), said.colours_none_means()),
            ),
        ),
        "ascii": Setting(
            said.ascii(),
            said.ascii_about(),
            (
                (False, "", said.ascii_no_means()),
                (True, "", said.ascii_yes_means()),
            ),
        ),
        "motion": Setting(
            said.motion(),
            said.motion_about(),
            (
                (False, "", said.motion_no_means()),
                (True, "", said.motion_yes_means()),
            ),
        ),
        "pace": Setting(
            said.pace(),
            said.pace_about(),
            (
                ("calm", said.pace_calm(), said.pace_calm_means()),
                ("quick", said.pace_quick(), said.pace_quick_means()),
                ("none", said.pace_none(), said.pace_none_means()),
            ),
        ),
        "moments": Setting(
            said.moments(),
            said.moments_about(),
            (
                ("stay", said.moments_stay(), said.moments_stay_means()),
                ("go", said.moments_go(), said.moments_go_means()),
                ("none", said.moments_none(), said.moments_none_means()),
            ),
        ),
        "announce": Setting(
            said.announce(),
            said.announce_about(),
            (
                (False, "", said.announce_no_means()),
                (True, "", said.announce_yes_means()),
            ),
        ),
        "cursor": Setting(
            said.cursor(),
            said.cursor_about(),
            (
                ("good", forms.on(), said.cursor_good_means()),
                ("first", forms.off(), said.cursor_first_means()),
            ),
        ),
        "asking": Setting(
            said.asking(),
            said.asking_about(),
            (
                ("changed", said.asking_changed(), said.asking_changed_means()),
                ("always", said.asking_always(), said.asking_always_means()),
                ("never", said.asking_never(), said.asking_never_means()),
            ),
        ),
        "turn": Setting(
            said.turn(),
            said.turn_about(),
            (
                ("bell", said.turn_bell(), said.turn_bell_means()),
                ("notify", said.turn_notify(), said.turn_notify_means()),
                ("never", said.turn_never(), said.turn_never_means()),
            ),
        ),
        "memory": Setting(
            said.memory(),
            said.memory_about(),
            (
                (True, "", said.memory_yes_means()),
                (False, "", said.memory_no_means()),
            ),
        ),
        "talk": Setting(
            said.talk(),
            said.talk_about(),
            (
                (True, "", said.talk_yes_means()),
                (False, "", said.talk_no_means()),
            ),
        ),
        "learning": Setting(
            said.learning(),
            said.learning_about(),
            (
                (False, "", said.learning_no_means()),
                (True, "", said.learning_yes_means()),
            ),
        ),
        "keys": Setting(
            said.keys(),
            said.keys_about(),
            (
                ("usual", said.keys_usual(), said.keys_usual_means()),
                ("vi", said.keys_vi(), said.keys_vi_means()),
            ),
        ),
        "mouse": Setting(
            said.mouse(),
            said.mouse_about(),
            (
                (True, "", said.mouse_yes_means()),
                (False, "", said.mouse_no_means()),
            ),
        ),
        "language": Setting(
            said.language(),
            said.language_about(),
            (
                ("", said.language_environment(), said.language_environment_means()),
                *((one, LANGUAGES[one].name, said.language_means()) for one in offered()),
            ),
        ),
    }


def read_talk() -> Setting:
    """At a host: whether one reads what others say."""
    return Setting(
        said.read_talk(),
        said.read_talk_about(),
        (
            (True, "", said.read_talk_yes_means()),
            (False, "", said.read_talk_no_means()),
        ),
    )


def told_away() -> Setting:
    """At a host: whether one is told of one's turn while one is away."""
    return Setting(
        said.told_away(),
        said.told_away_about(),
        (
            (False, "", said.told_away_no_means()),
            (True, "", said.told_away_yes_means()),
        ),
    )


def own_theme(name: str) -> tuple[object, str, str]:
    """A theme of the person's own, as a value."""
    return name, name, said.own_theme_means()
