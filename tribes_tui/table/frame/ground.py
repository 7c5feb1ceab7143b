"""What a table's pieces stand on: the lines above and below them, and how they are shown and moved."""

from collections.abc import Callable, Hashable, Iterator, Mapping, Sequence

from textual.app import ComposeResult
from textual.geometry import Offset, Region
from textual.widget import Widget

from tribes_tui.display.targets import Target, Targets
from tribes_tui.table.board import AtCursor, Command, PieceBoard, Scene
from tribes_tui.table.frame.enter_line import Choices, EnterLine, TableKeys
from tribes_tui.table.frame.head import Head, HeadFacts, TooSmall
from tribes_tui.table.frame.motion import Motion
from tribes_tui.table.frame.prompt_row import PromptRow
from tribes_tui.table.frame.screens import SizedScreen
from tribes_tui.widgets.drawing import Drawn, Felt, States, Words
from tribes_tui.words import options as handicap
from tribes_tui.words.said import help as said

ALONE = "portrait"
"""The name of its place."""
CARD, TILE, HEX = (14, 9), (17, 7), (26, 9)
"""Columns and rows of each."""
SEATS = ("seat:", "zone:", "plate")
"""Beginnings of the names of places that hold cards of a seat, but are none."""


def portrait(piece: Drawn, name: str) -> Drawn | None:
    """The thing at a place of `piece`, drawn alone and large; None where nothing is to be seen: words, a seat, a back.

    All that a piece shows at a place is what it says in `look`: the first card, tile or hex in that is the thing.
    """
    if name.startswith(SEATS):
        return None
    from tribes_tui.widgets.cards.card_face import Face
    from tribes_tui.widgets.cards.cards import Card
    from tribes_tui.widgets.tiles.hex_ground import Hex
    from tribes_tui.widgets.tiles.hex_map import HexMap
    from tribes_tui.widgets.tiles.tile_face import Tile
    from tribes_tui.widgets.tiles.tile_grid import TileGrid

    for value in _values(piece.look(name)):
        if isinstance(value, Face) and not value.is_back:
            return _sized(Card(value, ALONE), CARD)
        if isinstance(value, Tile):
            grid = TileGrid(has_edge=False)
            grid.show([value._replace(name=ALONE, column=0, row=0, right="", below="")])
            return _sized(grid, TILE)
        if isinstance(value, Hex):
            ground = HexMap()
            ground.show([value._replace(name=ALONE, q=0, r=0)])
            return _sized(ground, HEX)
    return None


def _rival_card(bots: Mapping[int, str], name: str) -> Drawn | None:
    """The face of the rival whose seat a place is."""
    from rules.bots.rivals import rival_of

    kind, _, number = name.partition(":")
    rival = rival_of(bots.get(int(number), "")) if kind in ("seat", "zone") and number.isdigit() else None
    if rival is None:
        return None
    from tribes_tui.widgets.cards.cards import Card
    from tribes_tui.widgets.cards.rival_card import rival_card

    return _sized(Card(rival_card(rival), ALONE), CARD)


def _sized(piece: Drawn, size: tuple[int, int]) -> Drawn:
    """It can't be chosen: it is a picture."""
    piece.disabled, piece.can_focus = True, False
    piece.styles.width, piece.styles.height = size
    return piece


def _values(value: Hashable) -> Iterator[Hashable]:
    """A value, and what is in it, as far as those are tuples."""
    yield value
    if isinstance(value, tuple):
        for one in value:
            yield from _values(one)


class TableFelt(Felt):
    """All that lies on the table, the lines around it included."""

    DEFAULT_CSS = """
    TableFelt { layers: default note; overflow: hidden; }
    TableFelt > #warning { display: none; }
    """
    piece_failed: Callable[[], None]
    """Told when a piece of another package's game has failed: a bare board comes."""


class PieceGround:
    """Shows scenes, and says where things lie. One `States` and one cursor are shared by all its pieces."""

    def __init__(self, board: PieceBoard) -> None:
        self.board = board
        self.states = States()
        """What is lit, chosen, fresh, and under the cursor."""
        self._felt: TableFelt | None = None
        self._head, self._prompt, self._choices = Head(id="head"), PromptRow(id="prompt"), Choices(id="choices")
        self._warning = Words(id="warning")
        self._enter, self._keys = EnterLine(id="enter"), TableKeys(id="keys")
        self._pieces: list[Drawn] = []
        self._targets: Targets | None = None
        self._shown: Hashable = None
        """What the pieces were told last, besides the cursor; None: they show another position since, or lie elsewhere."""
        self.motion = Motion(self._pieces)
        self._bots: Mapping[int, str] = {}

    @property
    def is_ready(self) -> bool:
        """Whether the widgets are there, and all within them; their size comes with the first layout. While the screen goes, those
        within go first: nothing is displayed any more then."""
        felt = self._felt
        return felt is not None and felt.is_mounted and felt.is_attached and felt.display

    @property
    def targets(self) -> Targets:
        """Every place of every piece, in reading order of the pieces; listed anew after each layout."""
        if self._targets is None:
            self._targets = Targets(self._list_targets())
        return self._targets

    def portrait_of(self, name: str) -> Drawn | None:
        """The thing at a place, drawn alone and large; None where there is nothing to be drawn."""

        bot = _rival_card(self._bots, name)
        if bot is not None:
            return bot
        piece = next((one for one in self._pieces if _is_shown(one) and name in one.places), None)
        return None if piece is None else portrait(piece, name)

    def forget_places(self) -> None:
        """Something may lie elsewhere: there was a layout."""
        self._targets = self._shown = None

    def compose(self, players: int) -> ComposeResult:
        """The lines around the table, and the game's own widgets between them, for so many players."""
        self.board.seat(players)
        self._felt = TableFelt(id="felt")
        self._felt.piece_failed = self._piece_failed
        with self._felt:
            yield self._head
            yield self._prompt
            yield self._warning
            yield from self.board.compose()
            yield self._choices
            yield self._enter
            yield self._keys
            yield TooSmall()

    def _piece_failed(self) -> None:
        self.board.fail()
        self._lay_anew()

    def _lay_anew(self) -> None:
        """Where the board of another package's game has failed, the widgets of a bare one take the place of its own."""
        board, felt = self.board, self._felt
        if felt is None or not board.is_to_be_laid:
            return
        around = self._head, self._prompt, self._warning, self._choices, self._enter, self._keys
        for child in felt.children:
            if child not in around and not isinstance(child, TooSmall):
                child.remove()
        felt.mount(*board.laid_anew(), before=self._choices)
        self._pieces.clear()
        self.forget_places()
        felt.call_after_refresh(getattr(felt.screen, "laid_anew", felt.refresh))

    def fade(self, clear: frozenset[str] | None) -> None:
        """Let all fade but these places, and the pieces of these ids; None: nothing fades."""
        if clear != self.states.clear:
            self.states.clear = clear
            for piece in self._all_pieces():
                piece.fade()

    def draw(self, scene: Scene) -> None:
        """Spread the position over the pieces."""
        from tribes_tui.words.help import FRESH

        self._shown, self._bots = None, scene.bots
        board, steps = self.board, self.board.steps(scene)
        self._all_pieces()
        self.motion.settle()
        title = scene.view.game.title.upper()
        facts = [*board.facts(scene)]
        stars, star, others = scene.journey or ("", (), ())
        if stars:  # they stand before the second part of what else is one fact
            facts[:1] = [part for fact in facts[:1] for part in fact.split("  ")]
        facts[1:1] = handicap.facts(scene.view, scene.names)
        kept, brief_kept = scene.title, scene.brief_titles
        names, brief = tuple(steps.names), tuple(steps.brief)
        place = title, tuple(facts), names, steps.now, kept, brief, brief_kept, scene.is_saved
        self._head.show(HeadFacts(*place, stars, star, others))
        note = ("", "")
        if board.has_bare_dots:
            new = FRESH, said.new() if scene.viewer is not None else said.new_last()
            note = new if scene.fresh else note
        short_news = board.news_at_foot(scene) if note[0] and scene.lit else ()
        question = scene.asked or board.ask(scene) or scene.prompt
        self._prompt.show(question, scene, note, not (short_news or board.tells_apart))
        self._warning.say(((f"! {scene.warning}", "danger", 1),))
        self._warning.display = bool(scene.warning)
        board.spread(scene)
        own = {name for piece in self._pieces if piece is not self._choices for name in piece.names()}
        self._choices.show({name: board.button(scene, name) for name in board.buttons(scene) if name not in own})
        self._keys.show(scene.keys, short_news)
        self._targets = None
        self._lay_anew()

    def tells(self, words: str) -> bool:
        """Whether this stands in a log beside or below the table."""
        return any(piece.tells(words) and _is_shown(piece) for piece in self._pieces)

    def offer(self, keys: Sequence[Command]) -> None:
        """These keys from now on."""
        self._keys.offer(keys)

    def show(self, scene: Scene, look: AtCursor) -> Offset:
        """Tell the pieces their states; each repaints the places that look otherwise.

        When nothing but the cursor is elsewhere, those are told that have the place where it was or where it is.
        """
        states, left = self.states, self.states.cursor
        states.faint = scene.idle if self.board.dims_idle else frozenset()
        states.legal = scene.lit - states.faint
        states.chosen, states.cursor = scene.picked, look.cursor
        states.fresh, states.letters = scene.fresh, {name: letter for letter, name in look.jumps.items()}
        self.board.point(scene, look.cursor)
        before, self._shown = (
            self._shown,
            (scene.lit, scene.idle, scene.picked, tuple(scene.fresh.items()), tuple(look.jumps.items())),
        )
        for piece in self._pieces:
            if self._shown != before or any(name in (left, look.cursor) for name in piece.names()):
                piece.changed()
        is_apart, has_room = self.board.tells_apart, self._prompt.has_room_for(look.news)
        is_told = self.board.tell(look.news if is_apart or not has_room else "")
        self._prompt.tell("" if is_told and is_apart else look.news, look.warning)
        stands = has_room or is_told or (self.board.tells_turns and not look.is_opening)
        self._head.tell("" if stands else look.news)
        self._enter.show(look.enter, look.line, look.gain, look.role, look.briefer, look.brief_gain)
        self._lay_anew()
        return self._cursor_place(look.cursor)

    def _cursor_place(self, name: str | None) -> Offset:
        target = self.targets.get(name)
        if target is None:
            return Offset(1, 1)
        spot = target.region
        return Offset(spot.x + min(1, spot.width - 1), spot.y + (spot.height - 1) // 2)

    def _all_pieces(self) -> list[Drawn]:
        """The pieces on the screen, which share this table's states; looked for once they are there."""
        if not self._pieces and self._felt is not None:
            self._pieces.extend(self._felt.query(Drawn))
            for piece in self._pieces:
                piece.states = self.states
        return self._pieces

    def _list_targets(self) -> Iterator[Target]:
        board = self.board
        for piece in self._pieces:
            if isinstance(piece, Words | TableKeys) or not _is_shown(piece):
                continue
            for name in piece.names():
                place = piece.places.get(name) if piece.size else None
                spot = Region() if place is None else place.region.translate(piece.region.offset)
                if spot or not piece.size:
                    yield Target(name, spot, board.key_of(name), board.lane_of(name))


def _is_shown(piece: Drawn) -> bool:
    """Whether neither the piece nor anything around it is hidden."""
    return all(node.display for node in piece.ancestors_with_self if isinstance(node, Widget))


class GroundScreen(SizedScreen[None], is_layer=True):
    """A screen with a table on it."""

    ground: PieceGround

    @property
    def mood(self) -> str:
        """Which of the theme's moods colours the table."""
        return self.ground.board.mood

    def forget_places(self) -> None:
        """Ask again where things lie."""
        self.ground.forget_places()

    @property
    def is_drawable(self) -> bool:
        """Whether the table is there to be drawn."""
        return self.is_attached and self.ground.is_ready

    def draw(self, scene: Scene) -> None:
        """A position in which nothing is decided."""
        self.ground.draw(scene)
        self.app.cursor_position = self.ground.show(scene, AtCursor())
