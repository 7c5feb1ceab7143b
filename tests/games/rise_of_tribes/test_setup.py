"""Setting up a game of Rise of Tribes: modules, special tiles, the map's shape, tribes drawn or chosen."""

from __future__ import annotations

from textual.app import App

from tribes_tui.screens.setup import Plan, SetupScreen


class SetupApp(App[None]):
    """Shows the setup screen and keeps what was planned."""

    def __init__(self) -> None:
        super().__init__()
        self.setup = SetupScreen("rise_of_tribes")
        self.plans: list[Plan | None] = []

    def on_mount(self) -> None:
        self.push_screen(self.setup, self.plans.append)


def names(setup: SetupScreen) -> list[str]:
    """The rows of options that are shown."""
    return [row.name.removeprefix("option:") for row in setup.rows() if row.name.startswith("option:")]


async def test_only_options_that_matter_are_shown() -> None:
    app = SetupApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        modules = ["elders", "special_terrain", "leaders", "strict_bank"]
        assert names(app.setup) == [*modules, "tribe_1", "tribe_2"]
        app.setup.stepped("players", 1)
        app.setup.stepped("players", 1)
        assert names(app.setup) == [*modules, "layout", "tribe_1", "tribe_2", "tribe_3", "tribe_4"]
        app.setup.stepped("option:special_terrain", -1)  # chosen
        assert {"glacier", "jungle", "wild_land"} < set(names(app.setup))
        assert all(len(row.text) <= 76 for row in app.setup.rows()), "cut off at 80 columns"


async def test_what_is_set_up_is_played() -> None:
    app = SetupApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        for name, by in (("special_terrain", -1), ("glacier", 1), ("leaders", 1), ("tribe_1", 2)):
            app.setup.stepped(f"option:{name}", by)
        app.setup.chosen("start")
        await pilot.pause()
    plan = app.plans[0]
    assert plan is not None
    wanted = {"special_terrain": "chosen", "glacier": True, "leaders": True, "tribe_1": "Dananu", "elders": False}
    assert wanted.items() <= plan.options.items()


async def test_two_seats_cannot_have_one_tribe() -> None:
    app = SetupApp()
    async with app.run_test(size=(80, 24)) as pilot:
        await pilot.pause()
        app.setup.stepped("option:tribe_1", 1)
        app.setup.stepped("option:tribe_2", 1)
        app.setup.chosen("start")
        assert "same tribe" in app.setup.news
        app.setup.stepped("option:tribe_2", 1)
        app.setup.chosen("start")
        await pilot.pause()
    assert len(app.plans) == 1
