"""Tribe on the table screen: which places lead to which action, and where the cursor begins."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from typing import Any, cast

from rules import Event, State
from rules.tribe.components import actions as ids
from rules.tribe.components.cards import CARD_OF, DIORAMAS, NONE, SPHERES, TRIBU_NAMES, TRIBUS, VASES, need
from rules.tribe.components.phases import DRAW3_DISCARD, MAIN, START
from rules.tribe.evaluation.unseen import cards_to_close, expected_totals
from rules.tribe.mechanics.legal import fits
from rules.tribe.mechanics.scoring import complete_chains
from rules.tribe.state import TribeState
from tribes_tui.display.targets import Targets
from tribes_tui.games.tribe import closing, passing, targets
from tribes_tui.games.tribe.pieces.container import TribeTable
from tribes_tui.games.tribe.pieces.layout import coming, held, spread
from tribes_tui.games.tribe.targets import ACTS, laid, leaves_now
from tribes_tui.games.tribe.words import news, places as board_words, sentences as words
from tribes_tui.games.tribe.words.said import board as said, log, orders
from tribes_tui.games.tribe.words.things import card, card_words, defended, face_words
from tribes_tui.table.board.contract import Path
from tribes_tui.table.board.piece_board import PieceBoard
from tribes_tui.table.board.scene import Command, Moment, Scene, TurnSteps
from tribes_tui.words.common import YOU
from tribes_tui.words.language import Noun

PILE_KEYS = (("draw", "d", said.key_draw), ("discards", "x", said.key_discard), ("played", "p", said.key_play))
FACE_DOWN = "f"
"""The key of one's first card that lies face down and can be used, or swapped."""
PASSES = "n"
"""The key that passes till a choice."""
KEYS = {"draw": "d", "played": "p", "decline": "p"}

RULES: Mapping[str, Sequence[str]] = {
    "CHOOSE_LEADER": ("2", "With the option Choose"),  # no words
    "DRAW_PILE": ("3.1", "Do one of these", "Draw the top"),  # no words
    "DRAW_DISCARD": ("3.1", "Take the top"),  # no words
    "USE_DIORAMA": ("3.1", "Use a vase"),  # no words
    "ATTACK": ("3.4", "A wolf hits"),  # no words
    "DECLINE": ("3.4", "They let it"),  # no words
    "PROTECT": ("3.4", "The protection saves"),  # no words
    "SWAP": ("3.2", "Once in the turn"),  # no words
    "DISCARD": ("3.2", "Then do one of these", "discard a card"),  # no words
    "PLACE_TRIBU": ("3.2", "Then do one of these", "place a character"),  # no words
    "PLACE_DIORAMA": ("3.3", "Vases are placed"),  # no words
    "ACTIVATE": ("3.2", "hide"),  # no words
    "PLAY_DRAW3": ("3.5", "draw 3"),  # no words
    "PLAY_BLOCK": ("3.5", "block"),  # no words
    "DRAW3_DISCARD": ("3.5", "draw 3"),  # no words
}
"""See `GameBoard.rules`."""

TOUCHED = {
    **dict.fromkeys(("founded", "placed", "used", "defended"), "chain:{seat}:{slot}"),
    **dict.fromkeys(("activated", "swapped"), "active:{seat}:{slot}"),
    **dict.fromkeys(("discarded", "took"), "discards"),
    "attacked": "chain:{target}:{slot}",
    "refilled": "draw",
    "played_draw3": "played",
}
"""Kind of event -> the place that it changed."""

LAID = "placed", "used"
"""Kinds of events that make a chain longer."""

OPPOSITE = {"up": "down", "down": "up", "left": "right", "right": "left"}  # no words


class TribeBoard(PieceBoard):
    """The table of Tribe."""

    rules = RULES
    mood = "tribe"
    endings = frozenset({"decline"})
    takes_any = frozenset({"active", "discards"})
    reckons_at_the_end = True
    tells_turns = True
    headlines = frozenset({"attacked", "defended", "eliminated", "refilled", "skipped", "blocked"})

    _has_picked = False

    def __init__(self) -> None:
        self.table: TribeTable = TribeTable()
        self._fight: list[Event] = []
        """The last attack, and what came of it."""
        self._walked = ("", "", "")
        """From where the cursor went last, in which direction, and where to."""

    # ---- The pieces

    def seat(self, players: int) -> None:
        """A camp a player."""
        self.table.seat(players)

    def lie_as(self, other: "TribeBoard") -> None:
        """The hand."""
        self.table.hand.kept.lie_as(other.table.hand.kept)

    def spread(self, scene: Scene) -> None:
        """See `spread`; what came of an attack on the viewer is told with it."""
        events = scene.news.events
        answer = self._fight[1:] if events and self._fight[:1] == [events[-1]] else []
        spread(self.table, scene._replace(news=scene.news._replace(events=(*events, *answer))))

    def point(self, scene: Scene, cursor: str | None) -> None:
        """The card that goes next, of two alike."""
        self.table.hand.point((*scene.picked, cursor if scene.picked else None))

    def facts(self, scene: Scene) -> Sequence[str]:
        """Challenge, what wins, what ends it."""
        return board_words.facts(cast(TribeState, scene.view))

    def steps(self, scene: Scene) -> TurnSteps:
        """Take a card, lay one; answer an attack."""
        return TurnSteps(*board_words.steps(cast(TribeState, scene.view), scene.viewer))

    def ask(self, scene: Scene) -> str:
        """What is done with the picked card."""
        state = cast(TribeState, scene.view)
        if not scene.picked or state.current_player != scene.viewer:
            return ""
        is_hidden = scene.picked[0].startswith("active:")
        asked = board_words.ask_chain(state, board_words.slot_of(scene.picked[0])) if is_hidden else ""
        return asked or board_words.ask_use(state, coming(scene, state), scene.lit)

    def glance(self, view: TribeState, actions: list[int]) -> Sequence[float]:
        """See `closing.glance`."""
        return closing.glance(view, actions)

    def is_deliberate(self, view: TribeState, action: int) -> bool:
        """The discard of what every chain can use: a multi, a totem, feathers; an attack that isn't clearly worth the turn it costs; a
        swap, where a discard is asked for."""
        kind = ACTS[action].kind
        if action == closing.better(view):
            return False
        if kind == "SWAP":
            return targets.only_discards(view)
        is_rash = kind == "ATTACK" and not targets.is_worth_a_turn(view, action)
        return is_rash or targets.is_parted_with(view, targets.thrown(action))

    def gives_away(self, view: TribeState, action: int) -> bool:
        """Any discard, unless one is asked for, or it is of a vase that fits no chain."""
        card = targets.thrown(action)
        return card != NONE and not targets.only_discards(view) and not targets.fits_none(view, view.turn, card)

    def stays(self, view: TribeState, trail: Path) -> Iterable[str]:
        """On a card taken from the discards that fits a chain, as for that it was taken; unless another saves a character from leaving."""
        taken = [entry % 32 for entry in view.shown[view.turn]][-1:] if trail[:1] == ("discards",) else []
        seat, fitting = view.turn, [slot for card in taken for slot in view.slots(view.turn) if fits(view, card, slot)]
        lone = [slot for slot in view.slots(seat) if leaves_now(view, seat, slot % TRIBUS)]
        may_save = any(fits(view, card, slot) for slot in lone for card in view.hands[seat] if card >= 0)
        if view.phase != MAIN or not fitting or (may_save and not {*lone} & {*fitting}):
            return ()
        return [f"hand:{i}" for i, card in enumerate(view.hands[seat]) if card in taken][-1:]

    def key_only_picks(self, name: str) -> bool:
        """A card's number, also where it is swapped in."""
        return name.startswith("hand:")

    def key_of(self, name: str) -> str:
        """The number of a card, the letters of a pile."""
        keys = {one.name: one.key for one in self.table.hand.held}
        keys["discards"] = "x" if self._has_picked else "t"  # with the key that discards nothing is taken
        return keys.get(name, "") or KEYS.get(name, "")

    def commands(self, scene: Scene) -> Sequence[Command]:
        """The keys of the piles, and those that pick cards, while they do something."""
        self._has_picked, found = bool(scene.picked), []
        state, shown = cast(TribeState, scene.view), self.table.hand.held
        cards = len(held(state, scene))
        if len(shown) == cards:
            cards = max((int(one.key) for one in shown), default=0)
        if any(name.startswith(("hand:", "leader:")) for name in scene.lit):
            goes = targets.asks_discards(state)  # where a card would go at once, its number shows it first
            say, short = (said.go_to_card, said.go_to_card_brief) if goes else (said.pick_card, said.pick_card_brief)
            found.append(Command("1" if cards == 1 else f"1-{cards}", say(), "next", short()))
        elif cards > 1 and scene.picked and scene.picked[0].startswith("hand:"):
            found.append(Command(f"1-{cards}", said.another_card(), "next"))
        for name, key, say in PILE_KEYS:
            if name in scene.lit:
                key, say = ("t", said.key_take) if name == "discards" and not scene.picked else (key, say)
                found.append(Command(key, say(), name))
        places = [] if scene.picked else sorted(name for name in scene.lit if name.startswith("active:"))
        is_main, is_own = state.phase == MAIN, state.current_player == scene.viewer
        if lying := next((name for name in places if state.actives[board_words.slot_of(name)] != NONE), ""):
            say, short = (said.key_swap, said.key_swap_brief) if is_main else (said.key_use, said.key_use_brief)
            found.append(Command(FACE_DOWN, say(), lying, short()))
        if is_own and state.phase in (MAIN, DRAW3_DISCARD) and not scene.picked:
            found.append(Command("x", said.key_discard(), "game:discard"))
        if is_own and self.may_watch(state):
            found.append(Command(PASSES, said.key_pass(), "game:pass", said.key_pass_brief()))
        return found

    def command(self, screen: Any, name: str) -> None:
        """Discard the card under the cursor, of one that has another use after a question; or draw and discard from now on, until one is of
        use."""
        state, cursor = cast(TribeState, screen.scene.view), screen.cursor or ""
        if name == "game:pass":
            screen.watch_fast()
        elif cursor.startswith("hand:"):
            card = state.hands[state.turn][board_words.number_of(cursor)]
            if targets.asks_discards(state) or targets.suffices(state, ids.DISCARD + card):
                screen.decide((ids.DISCARD if state.phase == MAIN else ids.DRAW3_DISCARD) + card)
                return
            screen.choose(cursor)
            screen.selection.cursor = "discards"
            screen.cursor_moved()

    def of_no_use(self, view: TribeState, key: str) -> str:
        """Why `n` passes nothing."""
        why = "lesson" if self.is_taught else passing.why_not(view)
        return said.cannot_pass(why=why) if key == PASSES else ""

    def may_watch(self, view: TribeState) -> bool:
        """Where nothing is asked but what to discard."""
        return not self.is_taught and passing.may_pass(view)

    def watched(self, view: TribeState, legal: list[int]) -> int:
        """A card is drawn, or one that fits nowhere discarded."""
        return passing.passing(view)

    # ---- Choosing

    def walk(self, targets: Targets, start: str | None, direction: str, among: Iterable[str]) -> str | None:
        """Back from where it just came, though chains and the places beside them lie in uneven rows."""
        names, (came, way, at) = [*among], self._walked
        is_back = came != start == at and direction == OPPOSITE.get(way) and came in names
        found = came if is_back else super().walk(targets, start, direction, names)
        self._walked = start or "", direction, found or ""
        return found

    def paths(self, view: TribeState, action: int) -> Sequence[Path]:
        """A card and where it goes; a face-down card and what it is for; a pile; an answer."""
        return targets.paths(view, action)

    def suffices(self, view: TribeState, name: str, action: int) -> bool:
        """Where a card has one use that is sensible."""
        return targets.suffices(view, action) and name.partition(":")[0] == ("hand" if view.phase == MAIN else "active")

    def describe(self, scene: Scene, name: str) -> str:
        """A card spelt out, a chain with what it has and wants, a seat's whole line."""
        state = cast(TribeState, scene.view)
        told = board_words.place(state, name, scene.names, scene.viewer)
        return card_words(coming(scene, state)) if name in scene.picked else told

    def effect(self, scene: Scene, name: str) -> str:
        """That a card is picked, of what is best discarded what for, not what else it would be for; what a face-down card is for, shorter than
        its actions."""
        state, picked = cast(TribeState, scene.view), scene.picked
        if name.startswith("hand:") and not picked:
            is_alone = targets.asks_discards(state) or scene.ways == (name,)
            return "" if is_alone else self._picks(scene, name)
        if state.phase == MAIN and name.startswith("active:") and not picked:
            return board_words.swap(state, board_words.slot_of(name))
        return next(iter(self._purposes(scene, name)), "")

    def briefer(self, scene: Scene, name: str, line: str) -> Sequence[str]:
        """An attack without the card that is used, what it takes with it."""
        return self._purposes(scene, name)[1:] or super().briefer(scene, name, line)

    def _purposes(self, scene: Scene, name: str) -> list[str]:
        """What a face-down card is for, and where it goes."""
        state, picked = cast(TribeState, scene.view), scene.picked
        if state.phase != START or not name.startswith(("active:", "chain:")):
            return []
        if scene.ways == (name,):
            ways = (path for action in state.legal_actions() for path in self.paths(state, action))
            picked, name = next((path[:1], path[1]) for path in ways if path[0] == name)
        return board_words.purposes(state, name, picked, scene.names, self._started(state, (*picked, name)))

    def _picks(self, scene: Scene, name: str) -> str:
        """What picking a card of the hand is for."""
        state, seat, following = cast(TribeState, scene.view), scene.viewer or 0, scene.next_place(name) or ""
        number = state.hands[seat][board_words.number_of(name)]
        card, told = card_words(number), board_words.place(state, name, scene.names, scene.viewer)
        if following == "discards":
            return said.pick_to_discard(card=card)
        is_free = following.startswith("active:") and state.actives[board_words.slot_of(following)] == NONE
        if is_free and number < DIORAMAS:
            return said.pick_to_hide(card=card)
        whole = Noun.told(card, lambda form: form + told.removeprefix(card))
        return board_words.picked(state, seat, number) or said.pick(card=whole)

    def _started(self, state: TribeState, path: Path) -> int:
        """The action that uses a face-down card for a chain."""
        return next((action for action in state.legal_actions() if path in self.paths(state, action)), -1)

    def outcome(self, scene: Scene, action: int) -> str:
        """What a vase brings, what an attack destroys, what an answer saves, what a card is hidden for."""
        view = cast(TribeState, scene.view)
        hidden = words.outcome(view, action) or board_words.hidden_for(action)
        return hidden or board_words.thrown_for(view, action, scene.names)

    def warning(self, scene: Scene, action: int) -> str:
        """Who leaves as the turn ends."""
        return board_words.leaving(cast(TribeState, scene.view), action)

    def asks_for_last(self, view: TribeState) -> bool:
        """What to do with one card of six; what to discard for draw 3."""
        return view.phase in (MAIN, DRAW3_DISCARD)

    def open_end(self, view: TribeState, action: int, names: Sequence[str]) -> tuple[str, bool]:
        """With how many points in all, and who is nearest."""
        card = laid(view, action)
        if card == NONE:
            return "", False
        totals = expected_totals(view, view.turn, SPHERES[card])
        other = closing.best_other(totals, view.turn)
        told = orders.open_end(own=round(totals[view.turn]), who=names[other], most=round(totals[other]))
        return told, totals[other] > totals[view.turn]

    def reasons(self, scene: Scene, action: int) -> Iterator[str]:
        """What it leads to, and what the chains, the hand and the piles say for it."""
        from tribes_tui.games.tribe.facts import reasons

        if not board_words.hidden_for(action):  # the reasons tell it in full
            yield from super().reasons(scene, action)
        yield from reasons(cast(TribeState, scene.view), action, scene.names)

    def brief(self, scene: Scene, action: int) -> str:
        """An answer to an attack, or a vase that is laid, with the words that stand on the cards."""
        state = cast(TribeState, scene.view)
        if state.attack:
            order, outcome = words.action(state, action, scene.names), defended(state, action, face_words)
            if action != ids.DECLINE:
                lying = state.actives[state.attack[1] // TRIBUS * TRIBUS + action - ids.PROTECT]
                order = orders.protect_brief(card=card_words(lying))
            return orders.leads_to(order=order, outcome=outcome)
        return board_words.laid_in_short(state, action)

    def touched(self, event: Event) -> Iterable[str]:
        """The chain, the face-down card, the pile or the seat that an event changed."""
        fields = {"target": event.player, **event.fields()}
        slot = TRIBU_NAMES.index(fields["chain"]) if fields.get("chain") in TRIBU_NAMES else None
        place = TOUCHED.get(event.kind, "").format(seat=event.player, slot=slot, target=fields["target"])
        return [place] if place else []

    def is_headline(self, event: Event) -> bool:
        """A chain that is complete, too."""
        fields = event.fields()
        if event.kind in ("undo", "attacked"):
            self._fight = []
        if event.kind in ("attacked", "defended"):
            self._fight.append(event)
        return super().is_headline(event) or (
            event.kind in LAID and fields.get("complete", False) and fields["card"] != "totem"
        )

    def told_of_own(self, view: TribeState, events: Sequence[Event], names: Sequence[str]) -> str:
        """That the block is over, in place of what it would do; what an attack took; who left; that a chain is complete, and what is left
        to close."""
        if any(event.kind == "skipped" for event in events):
            return log.skipped_over(who=YOU)
        if events[-1] in self._fight[1:]:
            return next(news.since(self._fight, names, view.viewer))
        if gone := [card(event.fields()["chain"]) for event in events if event.kind == "eliminated"]:
            return said.yours_left(chains=gone, number=len(gone))
        laid = [event.fields() for event in events if event.kind in LAID][-1:]
        seat, left = view.viewer or 0, cards_to_close(view, view.viewer or 0)
        vases = [view.vases[seat * TRIBUS + TRIBU_NAMES.index(one["chain"])] or () for one in laid]
        if not left or not laid or laid[0]["card"] == "totem" or len(vases[0]) < VASES:
            return ""
        done, chain = complete_chains(view, seat), card(laid[0]["chain"])
        return said.yours_is_complete(chain=chain, done=done, wanted=need(view.players), left=left)

    def section(self, view: State) -> str:
        """The section of the phase."""
        return words.section(view)

    def asks_aside(self, view: TribeState) -> bool:
        """An answer to an attack, too."""
        return bool(view.attack) or super().asks_aside(view)

    def forced(self, view: TribeState, legal: Sequence[int]) -> int | None:
        """Drawing, when nothing else can be done; an attack is shown even to those who can't answer it."""
        return legal[0] if len(legal) == 1 and view.phase == START else None

    def told_of_passing(self, events: Sequence[Event], names: Sequence[str], seat: int) -> Sequence[str]:
        """What was discarded."""
        cards = [event.fields()["card"] for event in events if event.kind == "discarded" and event.player == seat]
        faces = Counter(face_words(CARD_OF[one]) for one in cards)
        icons = [said.so_many(card=one, number=number) for one, number in faces.items()]
        some = said.passed(cards=[*map(card, cards)]), said.passed_icons(cards=icons)
        return (*some, said.passed_brief(number=len(cards))) if cards else ()

    def told_of_forced(self, view: TribeState, action: int) -> str:
        """Why a card was drawn unasked."""
        return said.drawn_for_you(is_empty=not view.discard) if action == ids.DRAW_PILE else ""

    def moments(self, scene: Scene, events: Sequence[Event]) -> Sequence[Moment]:
        """The story of the points, when a challenge ends."""
        if not any(event.kind == "challenge_ended" for event in events):
            return ()
        from tribes_tui.games.tribe.challenge_end import challenge_ends

        return [*challenge_ends(events, scene.names, scene.viewer)]


BOARD = TribeBoard
