"""What the home screen says of what is no game: label and explanation."""

from __future__ import annotations

from tribes_tui.words.said import home as said

COMMANDS = {
    "setup": (said.new_game, said.new_game_about),
    "daily": (said.daily, said.daily_about),
    "puzzles": (said.puzzles, said.puzzles_about),
    "learn": (said.learn, said.learn_about),
    "saves": (said.saves, said.saves_about),
    "replays": (said.replays, said.replays_about),
    "statistics": (said.statistics, said.statistics_about),
    "rules": (said.rules, said.rules_about),
    "settings": (said.settings, said.settings_about),
    "quit": (said.quit, said.quit_about),
}
