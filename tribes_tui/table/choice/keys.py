"""Keys and the mouse at a table: what they are bound to, which of them the footer offers, and what they do to the choice."""

from collections.abc import Callable, Iterable, Iterator, Mapping
from typing import Final

from textual import events
from textual.binding import ActiveBinding, Binding, BindingType

from rules import State
from tribes_tui.display.targets import Targets
from tribes_tui.profile.keymap import BY_NAME, COMMANDS, NO_KEY, WALKING, shown
from tribes_tui.table.board import Command, PieceBoard
from tribes_tui.table.choice.selection import SelectionState
from tribes_tui.table.frame.screens import KeyedScreen
from tribes_tui.widgets.drawing.pointing import Asked, Chosen, Dragged, Dropped, Lifted, Pointed
from tribes_tui.widgets.screen.top_screen import meant
from tribes_tui.words.said import table

STRAY = 3.0
"""Seconds for which it stands that a key does nothing, in the place of what Enter does."""
Keys = Mapping[str, tuple[str, ...]]
"""Command or direction -> its keys, as a person reads them; those without a key are left out."""

COMMAND_NAMES: Final = frozenset(known.name for known in COMMANDS)


def command_binding(name: str, keys: Iterable[str], words: str = "") -> Binding:
    """What carries out a command (`Stage.action_command`)."""
    has_priority = name == "palette"  # as the app's own, which would hide it
    return Binding(",".join(keys), f"command({name!r})", words, id=name, priority=has_priority)


def table_bindings() -> list[BindingType]:
    """All commands and directions, with their usual keys."""
    walking = [Binding(",".join(keys), f"walk({way!r})", show=False, id=way) for way, keys in WALKING.items()]
    return [*(command_binding(known.name, known.keys, known.title) for known in COMMANDS), *walking]


def own_bindings(commands: Iterable[Command], directions: Mapping[str, str]) -> dict[str, Binding]:
    """What a game binds besides: its own commands that work now, and the keys that walk its own ways."""
    own = [command_binding(one.name, (one.key,), one.label) for one in commands if one.name not in COMMAND_NAMES]
    walking = [Binding(key, f"walk({way!r})", show=False) for key, way in directions.items()]
    found = {binding.key: binding for binding in Binding.make_bindings([*walking, *own])}
    other_case = {key.swapcase(): binding for key, binding in found.items() if binding.id and len(key) == 1}
    return other_case | found


def keys_of(active: Mapping[str, ActiveBinding]) -> Keys:
    """The keys of everything that is bound now."""
    found: dict[str, tuple[str, ...]] = {}
    for key, (_, binding, is_enabled, _) in active.items():
        if binding.id and is_enabled and key != NO_KEY:
            found[binding.id] = (*found.get(binding.id, ()), shown(key))
    return found


ORDER = (
    "elsewhere", "result", "own", "back", "hint", "going", "stars", "what", "offers", "undo", "redo", "call", "asking", "rules", "log", "leave",
    "since", "palette", "next", "choose", "jump", "say", "seats",
)  # fmt: skip
"""What the footer offers, the most needed first; "own" stands for the board's."""
ALWAYS = frozenset(("own", "what", "rules", "log", "leave", "palette", "say", "seats"))
"""What works where nothing else is said."""
KEY_OF = {"result": "choose", "going": "next"}
"""What is offered by the key of another command."""


def footer(own: tuple[Command, ...], can: Mapping[str, str | bool], key_of: Callable[[str], str]) -> Iterator[Command]:
    """The keys that work now, in their order: what doesn't fit is left out.

    `can`: what works of `ORDER`, or its words where they aren't the usual ones; of "going" the keys that go to a place by its name
    (`Shift+A-I`), which stand in the place of the walking command's own. `key_of` gives a command's first key as it is shown; a command
    without one is left out.
    """
    for what in ORDER:
        name, works = KEY_OF.get(what, what), can.get(what, what in ALWAYS)
        if works and name == "own":
            yield from own
        elif works and (key := key_of(name)):
            keys = f"←↑↓→ {works}" if what == "going" else f"{key} ←↑↓→" if what == "next" else key
            words = works if isinstance(works, str) and what != "going" else BY_NAME[name].label
            yield Command(keys, words, name)


GIVE_WAY = ("call", "since", "mouse")
"""Commands whose key is a place's where there is a place with that letter (cards a to d, hexes B and M)."""
LARGE = ("since", "mouse")
"""Those of them whose small and large letter are different keys."""
JUMPS = "asdfghjklqwertyuiopzxcvbnmASDFGHJKLQWERTYUIOPZXCVBNM0123456789"
"""The letters of jump mode, the handiest first."""


class Handling(KeyedScreen, is_layer=True):
    """What keys and the mouse do to the choice. Whatever is done, what was said before, and jump mode, are over."""

    selection: SelectionState
    board: PieceBoard

    @property
    def targets(self) -> Targets:
        """What can be chosen or asked about."""
        raise NotImplementedError

    @property
    def view(self) -> State:
        """What the viewer may know."""
        raise NotImplementedError

    def key_name(self, command: str) -> str:
        """The first key of a command; empty when it has none."""
        raise NotImplementedError

    def choose(self, name: str) -> None:
        """Pick a target."""

    def refuse(self, name: str) -> None:
        """Say why a target can't be chosen."""

    def paint(self, settle: bool = False) -> None:
        """Draw what there is to see; with `settle` the cursor goes where it makes sense."""

    def cursor_moved(self) -> None:
        """Show the cursor where it is."""

    def command(self, name: str) -> None:
        """A key or a click on the footer: carry out the command of that name."""

    # ---- The mouse ----------------------------------------------------------------------------

    def on_drawn_chosen(self, message: Chosen) -> None:
        """A click on a place chooses it."""
        self._wipe()
        self.choose(message.name)

    def on_drawn_asked(self, message: Asked) -> None:
        """The right button asks what it is; the cursor goes there."""
        self._wipe()
        self.point_at(message.name)
        self.command("what")

    def on_drawn_pointed(self, message: Pointed) -> None:
        """The cursor goes where the mouse is, if that can be chosen, and what was said is read."""
        self._follow(message.name)

    def _follow(self, name: str) -> None:
        selection = self.selection
        if name != selection.cursor and name in selection.chooser.lit | selection.chooser.instead:
            selection.notice = ""
            self.point_at(name)

    def on_drawn_lifted(self, message: Lifted) -> None:
        """What is dragged is picked, so that one sees where it may go, unless that alone would decide."""
        self._wipe()
        source = self.targets.get(message.name)
        if source is None:
            return
        if self.selection.lift(source.name):
            self.paint(settle=True)
        else:
            self._follow(source.name)

    def on_drawn_dragged(self, message: Dragged) -> None:
        """The cursor goes with what is dragged, wherever it may be let go; with what alone decides it stays there."""
        goal = self.targets.at(message.where)
        if goal is not None and (goal.name == message.name or message.name in self.selection.chooser.picked):
            self._follow(goal.name)

    def on_drawn_dropped(self, message: Dropped) -> None:
        """From one place to another: as if both were clicked, one after the other; what leads nowhere is put back."""
        self._wipe()
        selection = self.selection
        source, goal = self.targets.get(message.name), self.targets.at(message.where)
        if goal is None or source is None or source.name == goal.name:
            selection.put_down()
            self.paint(settle=True)
            return
        if source.name not in selection.chooser.picked:
            self.choose(source.name)
        if goal.name in selection.chooser.lit:
            self.choose(goal.name)
        elif selection.put_down():
            selection.cursor = goal.name
            self.paint()

    # ---- Keys ---------------------------------------------------------------------------------

    def takes_key(self, event: events.Key) -> bool:
        """Whether the key is a letter of jump mode, or that of a place; any other key is a binding's."""
        was_told, self.selection.notice = bool(self.selection.notice), ""
        is_taken = self._jumped(event) or self._spelled(event) or self._chosen_by(event) or self._is_told_why(event)
        if was_told and not is_taken:
            self.cursor_moved()
        return is_taken

    def _is_told_why(self, event: events.Key) -> bool:
        """A key that would do something at another time."""
        typed = event.character if event.is_printable and meant(self, event.key) not in self.active_bindings else None
        why = self.board.of_no_use(self.view, typed) if typed else ""
        if not why and typed and typed.isalnum() and (key := self.key_name("what")):
            why = table.no_key(key=typed, help=key)
        if why:
            self.selection.answer(why)
            self.paint()
            self.set_timer(STRAY, lambda: self._unsay(why))
        return bool(why)

    def _unsay(self, why: str) -> None:
        """What Enter does comes back."""
        if self.selection.notice == why and self.is_attached:
            self.selection.forget_answer()
            self.cursor_moved()

    def _jumped(self, event: events.Key) -> bool:
        """Go where the letter of jump mode stands; any other key only ends it."""
        selection = self.selection
        jumps, selection.jumps = selection.jumps, {}
        if not jumps:
            return False
        letter = event.character or ""
        letter = letter if letter in jumps else letter.lower()
        selection.cursor = jumps.get(letter, selection.cursor)
        self.cursor_moved()
        return letter in jumps or event.key == "escape"

    def _spelled(self, event: events.Key) -> bool:
        """Go to the place whose name is typed letter by letter: with a part of it to the first that can be chosen and is called so."""
        selection, spelled = self.selection, self.board.spelled(self.selection.chooser.lit)
        letter = event.character or "" if event.is_printable else ""
        longer, selection.begun = selection.begun + letter, ""
        word = longer if any(name.startswith(longer) for name in spelled) else letter
        if letter and word in spelled:
            if selection.may_pick(spelled[word]):
                self.point_at(spelled[word])
            else:
                self.refuse(spelled[word])
            return True
        begun = [place for name, place in spelled.items() if letter and name.startswith(word)]
        if not begun:
            return False
        selection.begun = word
        if selection.cursor not in begun:
            self.point_at(next((place for place in begun if selection.may_pick(place)), selection.cursor or ""))
        return True

    def _chosen_by(self, event: events.Key) -> bool:
        """Choose the place that shows the key, in whichever case, or go to one that doesn't; a key that means something else only if it
        can be chosen, and never for a place to which its key only goes."""
        typed = event.character if event.is_printable else None
        if not typed:
            return False
        bound = self.active_bindings.get(event.key)
        is_free = bound is None or bound.binding.id in GIVE_WAY or bound.binding.key != event.key
        is_exact = bound is not None and bound.binding.id in LARGE
        is_tables = bound is not None and bound.binding.id in COMMAND_NAMES
        for sign in (typed,) if is_exact else dict.fromkeys((typed, typed.swapcase())):
            place = next((one for one in self.targets if sign in one.key.split()), None)
            if place is not None and sign != typed and self.board.key_only_goes(place.name):
                continue  # with some letters another case is another key: so it is with all of them
            chooses = (
                place is not None
                and place.name in self.selection.chooser.lit
                and not self.board.key_only_goes(place.name)
            )
            if place is not None and (is_free or (is_tables and sign == typed and chooses)):
                self._choose_by_key(place.name)
                return True
        return self._is_letter_of_no_use(typed, bound)

    def _is_letter_of_no_use(self, typed: str, bound: ActiveBinding | None) -> bool:
        """The letter of a place while none is asked for: it says why, and is no other key by its case."""
        is_own = bound is not None and bound.binding.key == typed
        if is_own or typed == typed.lower() or typed not in self.board.going(self.view):
            return False
        place = next((one.name for one in self.targets if one.name.endswith(f":{typed}")), None)
        if place is not None:
            self.refuse(place)
        return True

    def _choose_by_key(self, name: str) -> None:
        """Choose it, or say why not; where that alone would lay something for good, or give a sure thing away, only go there:
        Enter does it."""
        selection = self.selection
        picked, ways = selection.chooser.picked, selection.chooser.ways
        if not selection.may_pick(name):
            self.refuse(name)
        elif self._key_only_goes(name):
            self.point_at(name)
        elif not picked and (name,) in ways and self._gives_away(name):
            if key := self.board.key_of(name):
                selection.say(table.key_again(key=key), "new")
            self.point_at(name)
        else:
            self.choose(name)

    def _key_only_goes(self, name: str) -> bool:
        """Whether the key of a place goes there and no further now."""
        decides = (*self.selection.chooser.picked, name) in self.selection.chooser.ways
        return self.board.key_only_goes(name) or (decides and self.board.key_only_picks(name))

    def said_of_keys(self, one: Command) -> Command:
        """A command of the keys that pick cards: where all of them only go to theirs now, it says so."""
        lit = self.selection.chooser.lit if one.name == "next" else ()
        picking = [name for name in lit if self.board.key_only_picks(name)]
        return one._replace(label=table.goes(), brief="") if picking and all(map(self._key_only_goes, picking)) else one

    def _gives_away(self, name: str) -> bool:
        """Whether it would decide against something that brings one on for certain, or hinders another's win, or is of use, and the cursor
        isn't there yet."""
        view, action = self.view, self.selection.chooser.ways[(name,)]
        if self.board.is_hasty(view, action) or self.board.lets_win(view, action):
            return self.selection.cursor != name
        if (hindered := self.board.hindrances(view)) and action not in hindered:
            return self.selection.cursor != name
        return self.selection.cursor != name and view.advance(action) < 0 < max(map(view.advance, view.legal_actions()))

    # ---- Both ---------------------------------------------------------------------------------

    def _wipe(self) -> None:
        self.selection.notice, self.selection.jumps = "", {}

    def point_at(self, name: str) -> None:
        """The cursor goes to a place."""
        self.selection.cursor, self.selection.looks_around = name, True
        self.cursor_moved()
