"""What home offers: the games, and everything else, each with its key and its words."""

from collections.abc import Iterable
from datetime import date
from typing import NamedTuple

from rules.core.registry import PACKAGES
from saves import COPIED, Summary
from tribes_tui.words.common import YOU, about_of, abouts, listed, players_of, title_of
from tribes_tui.words.said import common, home

GO_ON = "continue"
KEYS = dict(zip(PACKAGES, "123456789", strict=False)) | {
    GO_ON: "c",
    "setup": "n",
    "journey": "j",
    "daily": "d",
    "puzzles": "z",
    "learn": "t",
    "saves": "s",
    "statistics": "a",
    "rules": "r",
    "settings": "o",
    "quit": "q",
}


class HomeChoice(NamedTuple):
    """Something that home offers: what it does, its key, its label, its text in the palette, the game it is about."""

    what: str
    key: str
    label: str
    text: str
    about: str
    game: str | None = None

    @property
    def is_game(self) -> bool:
        """Whether it begins a game, and so is a card."""
        return self.what.startswith("quick:")


class GamesPlayed(NamedTuple):
    """What the person has played of a game: how many games, how many won, the points of each, oldest first."""

    games: int
    won: int
    points: tuple[int, ...]


def played(summaries: Iterable[Summary]) -> dict[str, GamesPlayed]:
    """What has been played of each game, by its id, counted as in the statistics; the one that was played last is the last."""
    from tribes_tui.profile.statistics import outcomes

    found: dict[str, GamesPlayed] = {}
    for one in outcomes(summaries):
        before = found.pop(one.game, GamesPlayed(0, 0, ()))
        found[one.game] = GamesPlayed(before.games + 1, before.won + one.is_win, (*before.points, one.score))
    return found


def choices(unfinished: Summary | None) -> list[HomeChoice]:
    """All of it, always in the same order; to go on with a game only when there is one."""
    return [
        *([_go_on(unfinished)] if unfinished is not None else []),
        *[
            HomeChoice(f"quick:{id}", KEYS.get(id, ""), about.title, home.play(game=about.title), about.sentence, id)
            for id, about in abouts().items()
        ],
        *[HomeChoice(what, KEYS[what], label(), label(), about()) for what, (label, about) in COMMANDS.items()],
    ]


def _go_on(summary: Summary) -> HomeChoice:
    label = home.go_on(game=called_of(summary))
    names = enumerate((str(seat.get("name", "")) for seat in summary.seats), 1)
    others = [name for k, name in names if name not in ("", YOU, common.player(number=k))]
    game, move = title_of(summary.game), summary.moves
    where = home.last_with(game=game, others=listed(others), move=move) if others else home.last(game=game, move=move)
    return HomeChoice(GO_ON, KEYS[GO_ON], label, label, where, summary.game)


def called_of(summary: Summary) -> str:
    """A game by its title, if it has one; a game of a day, and a copy without one of its own, by both."""
    if not summary.title:
        return title_of(summary.game)
    from tribes_tui.profile.daily import day_of
    from tribes_tui.words.said import saves
    from tribes_tui.words.saves import date_of

    game, day = title_of(summary.game), day_of(summary)
    if day is not None:
        return saves.day_called(game=game, title=saves.of_day(day=date_of(day, date.today())))
    return saves.copy_called(game=game, copy=saves.copied(number=1)) if summary.title == COPIED else summary.title


def players(choice: HomeChoice) -> str:
    """For a game to begin, how many may play it."""
    about = about_of(choice.game) if choice.game and choice.is_game else None
    return players_of(about) if about else ""


# ---- What the home screen says of what is no game -----------------------------------------------------


COMMANDS = {
    "learn": (home.learn, home.learn_about),
    "setup": (home.new_game, home.new_game_about),
    "journey": (home.journey, home.journey_about),
    "daily": (home.daily, home.daily_about),
    "puzzles": (home.puzzles, home.puzzles_about),
    "saves": (home.saves, home.saves_about),
    "statistics": (home.statistics, home.statistics_about),
    "rules": (home.rules, home.rules_about),
    "settings": (home.settings, home.settings_about),
    "quit": (home.quit, home.quit_about),
}
