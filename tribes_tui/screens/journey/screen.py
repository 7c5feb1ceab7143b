"""The screen of the journey: the map, the stage under the cursor, and where one goes from there."""

from collections.abc import Collection, Sequence
from typing import ClassVar

from textual.app import ComposeResult
from textual.binding import Binding, BindingType
from textual.geometry import Size

from tribes_tui.journey import told
from tribes_tui.journey.progress import Travels
from tribes_tui.journey.stages import REGIONS, STAGES, STARS, JourneyStage, region_of, stage_named
from tribes_tui.screens.journey.land import LEAST_REGION, ROWS
from tribes_tui.screens.journey.map import LESSON_KEY, JourneyMap, ShownStage, StageSheet
from tribes_tui.screens.lists import ClickedEnter
from tribes_tui.widgets.drawing import BOLD, Words, pointing
from tribes_tui.widgets.screen.framed_screen import FramedScreen, ScreenTitle
from tribes_tui.widgets.screen.top_screen import KeyLine
from tribes_tui.words.common import Later, fold
from tribes_tui.words.said import forms, journey as said

PLAY, ANEW, LESSON, RULES = "play", "anew", "lesson", "rules"
ANEW_KEY = "n"
"""The key that begins a stage anew, beside a game that was left there."""
BESIDE_MAP = 10
"""Rows of a low window that are no map: the title, a stage, what Enter does, the keys."""


class JourneyScreen(FramedScreen[tuple[str, str]]):
    """Dismisses with what is wanted (`PLAY`, `ANEW`, `LESSON`, `RULES`) and the name of the stage; None goes home."""

    DEFAULT_CSS = """
    JourneyScreen { layout: vertical; overflow: hidden; }
    JourneyScreen #news { height: auto; }
    """
    AUTO_FOCUS: ClassVar[str | None] = ""
    LEAST = Size(66, 22)
    BINDINGS: ClassVar[list[BindingType]] = [
        Binding(ANEW_KEY, "anew", Later(said.anew), tooltip=Later(said.anew_told)),
        Binding("left", "step(-1)", Later(said.walk), tooltip=Later(said.walk_told), key_display="←↑↓→"),
        Binding("right", "step(1)", show=False),
        Binding("up", "cross(-1)", show=False),
        Binding("down", "cross(1)", show=False),
        Binding(LESSON_KEY, "leave('lesson')", Later(said.lesson), tooltip=Later(said.lesson_told)),
        Binding("r", "leave('rules')", Later(said.rules), tooltip=Later(said.rules_told)),
        Binding("i", "stars", Later(said.stars_key), tooltip=Later(said.stars_told)),
        Binding("tab", "region(1)", show=False),
        Binding("shift+tab", "region(-1)", show=False),
        Binding("home", "go_to(0)", show=False),
        Binding("end", "go_to(-1)", show=False),
        Binding("enter,space", "play", Later(said.name), show=False),
        Binding("escape,q", "back", Later(said.back), tooltip=Later(forms.back_told), key_display="Esc"),
    ]

    def __init__(
        self,
        found: Travels,
        first: str = "",
        news: Sequence[str] = (),
        unfinished: Collection[str] = (),
        taught: Collection[str] = (),
    ) -> None:
        """The cursor begins on the stage called `first`, else where the journey goes on; `news`: what the last game gave; `unfinished`: the
        names of the stages at which somebody got up in the middle; `taught`: those whose lessons were opened."""
        super().__init__()
        self._found, self._news, self._unfinished = found, news, unfinished
        self._known = {*unfinished, *taught}
        self._map, self._sheet, self._enter = JourneyMap(), StageSheet(), ClickedEnter()
        self._at = STAGES.index(stage_named(first) or found.next_stage)
        self._is_warned = False

    def compose(self) -> ComposeResult:
        """The title, news, the map, the stage, what Enter does, the keys."""
        return ScreenTitle(), Words(id="news"), self._map, self._sheet, self._enter, KeyLine()

    def on_mount(self) -> None:
        """Where the journey goes on."""
        self.entitle(said.name(), said.stars(got=self._found.total, all=STARS))
        self._map.unfinished = self._unfinished
        self._map.show(self._found)
        self._tell_news()
        self.action_go_to(self._at)

    def on_resize(self) -> None:
        """News fold otherwise; the cursor is elsewhere."""
        self._tell_news()
        self.call_after_refresh(self._point)

    @property
    def stage(self) -> JourneyStage:
        """The one under the cursor."""
        return STAGES[self._at]

    def _tell_news(self) -> None:
        news = self.query_one("#news", Words)
        room = max(1, min(3, self.size.height - ROWS * LEAST_REGION - BESIDE_MAP))
        lines = fold(" ".join(self._news), max(20, self.size.width - 2), "")[:room] if self._news else []
        news.display, news.styles.height = bool(lines), max(1, len(lines))
        news.say(*(((line, "accent", BOLD),) for line in lines))

    def action_stars(self) -> None:
        """How stars count, where news stand; or no longer."""
        self._news = [] if self._is_told else [said.stars_rules()]
        self._tell_news()
        self.call_after_refresh(self._point)

    @property
    def _is_told(self) -> bool:
        """Whether it stands there how stars count."""
        return [*self._news] == [said.stars_rules()]

    # ---- Where the cursor is ------------------------------------------------------------------

    def action_step(self, by: int) -> None:
        """To the next stage, or the one before."""
        self.action_go_to((self._at + by) % len(STAGES))

    def action_go_to(self, at: int) -> None:
        """To a stage by its number; from the end if it is negative."""
        self._at, self._is_warned = at % len(STAGES), False
        stage = self.stage
        self._map.states.cursor, self._map.at_game = stage.name, stage.game
        self._map.changed()
        self._sheet.show(ShownStage(stage, self._found, stage.name in self._known))
        if self._found.is_open(stage):
            say = said.go_on if stage.name in self._unfinished else said.play
            self._enter.show(True, say(title=told.title(stage)), "", "info")
        else:
            path = told.path_to(stage, self._found)
            self._enter.show(False, said.closed(title=told.title(stage), path=path), "", "info", (path,))
        self.refresh_bindings()
        self._point()

    def check_action(self, action: str, parameters: tuple[object, ...]) -> bool | None:
        """Anew only where there is a game to go on with."""
        return action != "anew" or self.stage.name in self._unfinished

    def action_cross(self, by: int) -> None:
        """To the nearest stage of the region above or below, which is the other one at this place of the way."""
        here, number = self._here
        other = REGIONS[here - here % ROWS + (here + by) % ROWS]
        self.action_go_to(STAGES.index(other.stages[min(number, len(other.stages) - 1)]))

    def action_region(self, by: int) -> None:
        """To the next region: to its first stage that is still to be played, else to its first."""
        here, _ = self._here
        stages = REGIONS[(here + by) % len(REGIONS)].stages
        fresh = (one for one in stages if self._found.is_open(one) and not self._found.of(one))
        self.action_go_to(STAGES.index(next(fresh, stages[0])))

    @property
    def _here(self) -> tuple[int, int]:
        """The number of the region under the cursor, and that of the stage in it."""
        region = region_of(self.stage)
        return REGIONS.index(region), region.stages.index(self.stage)

    def _point(self) -> None:
        """The terminal's own cursor stands on the stage."""
        place = self._map.places.get(self.stage.name) if self._map.size else None
        if place is not None:
            self.app.cursor_position = place.region.offset + self._map.region.offset

    # ---- Where one goes -----------------------------------------------------------------------

    def on_drawn_chosen(self, message: pointing.Chosen) -> None:
        """A click goes to a stage; on the one under the cursor it plays."""
        stage = stage_named(message.name)
        if stage == self.stage:
            self.action_play()
        elif stage is not None:
            self.action_go_to(STAGES.index(stage))

    def action_play(self) -> None:
        """The stage under the cursor, where its path is open."""
        if self._found.is_open(self.stage):
            self.action_leave(PLAY)

    def action_anew(self) -> None:
        """A new game of the stage under the cursor, asked for twice: the one that was left is no longer gone on with here."""
        if self._is_warned:
            self.action_leave(ANEW)
        else:
            self._is_warned = True
            self._enter.show(False, said.anew_warning(key=ANEW_KEY), "", "info")

    def action_leave(self, where: str) -> None:
        """To a game, a lesson, a rulebook."""
        self.dismiss((where, self.stage.name))

    def action_back(self) -> None:
        """Home; from what a key has opened, back to the map."""
        if self._is_told:
            self.action_stars()
        else:
            self.dismiss(None)
