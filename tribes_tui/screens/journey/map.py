"""The map: the land, the names of its regions, and a plate a stage with its stars; and what is told of one stage."""

from collections.abc import Collection, Hashable, Iterable
from typing import NamedTuple

from textual.geometry import Region, Size

from rules.bots.rivals import rival_of, rivals_of
from tribes_tui.journey import told
from tribes_tui.journey.progress import NOWHERE, Travels
from tribes_tui.journey.stages import REGIONS, STAGES, JourneyStage, Region as Land, asked, region_of, stage_named
from tribes_tui.profile.counting import counting, why_not_planned
from tribes_tui.screens.journey.land import NODE, SKY, form_of, paint_land
from tribes_tui.widgets.cards.card_face import LARGE, paint_card
from tribes_tui.widgets.cards.rival_card import rival_cards
from tribes_tui.widgets.drawing import BOLD, DIM, REVERSE, Cells, Dusk, Place, PlaceState, Showing, mood_of, shapes
from tribes_tui.words.common import fold, title_of
from tribes_tui.words.said import journey as said


class JourneyMap(Showing[Travels], Dusk):
    """Its places are the stages, by their names."""

    DEFAULT_CSS = "JourneyMap { height: 1fr; }"
    shown = NOWHERE
    at_game = REGIONS[0].game
    """The game in whose region the cursor is: its colour stands for all in the key."""
    unfinished: Collection[str] = ()
    """The stages where somebody got up in the middle: their plates say so."""

    def names(self) -> Iterable[str]:
        """All stages."""
        return (stage.name for stage in STAGES)

    def shape(self) -> Hashable:
        """All that was got."""
        return tuple(sorted(self.shown.stars.items()))

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The sky, the land, the regions' names; the stages lie over them."""
        form, found = form_of(cells.width, cells.height), self.shown
        if not cells.palette.is_bare:
            sky = Cells(cells.width, SKY, cells.palette, cells.grounds[:SKY])
            self.paint_sky(sky)
            if form.sky == SKY:
                self.paint_sun(sky, 0.62)
            cells.rows[: form.sky] = sky.rows[: form.sky]
            reached = frozenset(region.game for region in REGIONS if found.is_reached(region))
            paint_land(cells, form, reached, frozenset(stage.name for stage in found.open_stages))
        names = [(region, form.regions[region.game], self._called(region)) for region in REGIONS]
        fits = (form for form in range(2) if all(len(called[form]) + 2 < spot.width for _, spot, called in names))
        form_of_all = next(fits, -1)
        for region, spot, called in names:
            self._paint_name(cells, region, spot, called[form_of_all])
        if form.sky and not cells.palette.is_bare:
            self._paint_key(cells)
        for name, (x, y) in form.nodes.items():
            spot = Region(x, y, *NODE)
            yield Place(name, spot, spot)

    def _paint_key(self, cells: Cells) -> None:
        """In the sky: what the colours of the plates mean, those that are there now."""
        p, found, right = cells.palette, self.shown, cells.width - 1
        won = p.colour(f"{mood_of(self.at_game)}-accent")
        shut = p.mix(p.colour("night"), cells.ground(right - 2, 0), 0.35)
        plates = [(said.plate_shut(), shut, p.mix(p.card, shut, 0.35))] if len(found.open_stages) < len(STAGES) else []
        plates += [(said.plate_won(), won, p.on(won))] if found.total else []
        for text, face, ink in (*plates, (said.plate(), p.card, p.on(p.card))):
            right -= len(text) + 3
            shapes.pill(cells, right, 0, text, face, ink)

    def _called(self, region: Land) -> tuple[str, ...]:
        """Its name with its stars, from long to short: where one has to be short, all are."""
        found, game = self.shown, title_of(region.game)
        counts = {"got": found.of_region(region), "all": sum(len(stage.stars) for stage in region.stages)}
        if found.is_reached(region):
            forms = said.region_name, said.region_name_brief, said.region_name_briefest
            return tuple(say(game=game, **counts) for say in forms)
        return game, game, game

    def _paint_name(self, cells: Cells, region: Land, spot: Region, text: str) -> None:
        palette, found = cells.palette, self.shown
        if not found.is_reached(region):
            opens, low = said.region_opens(more=region.needs - found.total), spot.bottom - 1
            tray = (
                None if palette.is_bare else palette.mix(palette.colour("night"), cells.ground(spot.x + 2, low), 0.25)
            )
            cells.put(spot.x + 1, low, f" {opens} ", palette.ink if palette.is_bare else palette.card, tray)
        if palette.is_bare:
            cells.put(spot.x + 1, spot.y, text, palette.ink, None, BOLD if found.is_reached(region) else 0)
        else:
            accent, night = palette.colour(f"{mood_of(region.game)}-accent"), palette.colour("night")
            face = accent if found.is_reached(region) else palette.mix(accent, night, 0.75)
            shapes.pill(cells, spot.x, spot.y, text, face, palette.on(face))

    def look(self, name: str) -> Hashable:
        """Its stars, and whether it is open."""
        stage = stage_named(name)
        return stage is not None and (self.shown.of(stage), self.shown.is_open(stage))

    def paint(self, cells: Cells, place: Place, state: PlaceState) -> None:
        """A plate with the number: pale while nobody has been there, in the region's colour afterwards, dark while it is shut."""
        stage = stage_named(place.name)
        if stage is None:
            return
        palette, (x, y, width, _) = cells.palette, place.region
        got, is_open = self.shown.of(stage), self.shown.is_open(stage)
        number = stage.name.rpartition("-")[2]
        if not (state.is_cursor or self.shown.is_reached(region_of(stage))):
            shut = None if palette.is_bare else palette.mix(palette.colour("night"), cells.ground(x, y), 0.35)
            ink = palette.card_edge if shut is None else palette.mix(palette.card, shut, 0.4)
            cells.put(x + 1, y, f" {number} ", ink, shut, DIM * palette.is_bare)
            return
        text = f" {number}…" if stage.name in self.unfinished else f" {number} "
        if palette.is_bare:
            text = (
                f"►{number}◄"
                if state.is_cursor
                else f"[{text[1:-1]}{']' if text[-1] == ' ' else '…'}"
                if is_open
                else text
            )
            cells.put(x + 1, y, text, palette.ink, None, REVERSE | BOLD if state.is_cursor else 0 if is_open else DIM)
        else:
            accent, shut = palette.colour(f"{mood_of(stage.game)}-accent"), palette.colour("night")
            face = palette.mix(shut, cells.ground(x, y), 0.35) if not is_open else accent if got else palette.card
            face = palette.cursor if state.is_cursor else face
            ink = palette.on(face) if is_open or state.is_cursor else palette.mix(palette.card, face, 0.35)
            cells.put(x, y, "▐", face)
            cells.put(x + 1, y, f"►{number}◄" if state.is_cursor else text, ink, face, BOLD)
            cells.put(x + width - 1, y, "▌", face)
        if is_open:
            signs = told.signs_of(stage, got)
            tray = None if palette.is_bare else palette.mix(palette.colour("night"), cells.ground(x, y + 1), 0.25)
            for at, sign in enumerate(signs, x + (width - len(signs)) // 2):
                is_got = sign == told.GOT
                cells.put(
                    at, y + 1, sign, palette.ink if palette.is_bare else palette.card, tray, BOLD if is_got else 0
                )


# ---- What is told of a stage ---------------------------------------------------------------------------


LONGEST = 108
"""Columns of a line of text."""
WIDE = 100
"""Columns from which on there is room for faces."""


class ShownStage(NamedTuple):
    """A stage and how far one has come."""

    stage: JourneyStage
    found: Travels
    is_known: bool = False
    """Whether its game was begun there, or its lesson opened."""


class StageSheet(Showing[ShownStage]):
    """Who sits there, and what its stars ask for."""

    DEFAULT_CSS = "StageSheet { height: auto; }"
    shown = ShownStage(STAGES[0], NOWHERE)

    def get_content_height(self, container: Size, viewport: Size, width: int) -> int:
        """Where there is room, that of a card."""
        return LARGE[1] + 2 if viewport.height >= 36 else 7

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The faces at the left, words beside them, a star a line."""
        stage, found, _ = self.shown
        palette, x = cells.palette, 2
        if not palette.is_bare:
            cells.fill(0, 0, cells.width, cells.height, palette.mix(palette.panel, palette.below, 0.35))
        if cells.width >= WIDE and cells.height > LARGE[1]:
            x = self._paint_faces(cells, stage)
        room = cells.width - x - 2
        number = stage.name.rpartition("-")[2]
        head = said.stage_head(game=title_of(stage.game), number=number, title=told.title(stage))
        accent = palette.ink if palette.is_bare else palette.colour(f"{mood_of(stage.game)}-accent")
        y = 2 if cells.height > 7 else 1
        cells.put(x, y - 1, head, accent, None, BOLD)
        for line in self._about(room, cells.height - y - len(stage.stars)):
            cells.put(x, y, line, palette.soft)
            y += 1
        end, y = y, min(y + 2, cells.height - len(stage.stars))
        if end < y:
            cells.put(x, y - 1, said.stars_head(open=len(stage.stars) - len(found.of(stage))), palette.soft)
        for at, star in enumerate(stage.stars):
            is_got = at in found.of(stage)
            ink = palette.gain if is_got else palette.ink
            cells.put(x, y + at, told.GOT if is_got else told.OPEN, ink, None, BOLD)
            text = asked(stage.game, star)
            forms = (f"{text} {said.gate()}", f"{text} {said.gate_brief()}", text) if not at else (text,)
            cells.put(x + 2, y + at, next((one for one in forms if len(one) <= room - 2), text), ink)
        return ()

    def _paint_faces(self, cells: Cells, stage: JourneyStage) -> int:
        """Those of the rivals; the column behind them."""
        x = 2
        faces = dict(zip((one.level for one in rivals_of(stage.game)), rival_cards(rivals_of(stage.game)), strict=True))
        for level in stage.bots:
            if rival_of(level) is not None:
                spot = Region(x, 1, *LARGE)
                paint_card(cells, spot, faces[level], PlaceState())
                if not cells.palette.is_bare:
                    shapes.shadow(cells, spot)
                x += LARGE[0] + 3
        return x

    def _about(self, room: int, rows: int) -> list[str]:
        """Who sits there, other options: as much as there is room for, what matters most first."""
        stage, found, is_known = self.shown
        played = sum(visit.stage == stage for visit in found.visits)
        sentences = [said.against(who=told.bots_in(stage)), *told.rivals_in(stage), told.by_options(stage)]
        if stage.is_lesson and not found.of(stage) and not is_known and not played:
            sentences.append(said.learn(game=title_of(stage.game), key=LESSON_KEY))
        if played:
            sentences.append(said.visits(games=played))
        rated = counting(why_not_planned(stage.game, stage.seats, stage.options))
        whole, brief = (
            fold(" ".join(filter(None, told)), min(LONGEST, max(20, room)), "")
            for told in ([*sentences, rated], sentences)
        )
        return whole if len(whole) <= rows else brief[: max(1, rows)]


LESSON_KEY = "t"
"""The key of a game's lesson, as at home."""
