"""Somebody at a table of Rise of Tribes who saw it set up and from then on only hears what happens.

They know the rulebook: what lies on a tile when it is revealed, what an item costs after a double, which die is pushed
out. What they picture must be what the viewer's view shows, after every decision: no event is missing, late or wrong.
"""

from __future__ import annotations

import copy
from typing import Any

from rules import Event
from rules.rise_of_tribes.components.box import GOALS, ITEMS, KINDS

ON_REVEAL = {
    "Discovery": {"food": 2, "wood": 2, "stone": 2},
    "Plentiful Food": {"food": 6},
    "Plentiful Wood": {"wood": 6},
    "Plentiful Stone": {"stone": 6},
}
PAID_WITH = {"Altar": "food", "Walls": "stone", "Dugout Canoe": "wood"}
TILE_OF = dict(zip(ITEMS, PAID_WITH, strict=True))


class Listener:
    """The picture in the head of a viewer (None: a spectator), in the words of a dump; hidden cards are `?`."""

    def __init__(self, first_view: dict[str, Any], viewer: int | None) -> None:
        self.seen = copy.deepcopy(shown(first_view))
        self.viewer = viewer
        self.hexes = {entry["hex"]: entry for entry in self.seen["hexes"]}
        self.tribes, self.events, self.turn = self.seen["tribes"], self.seen["events"], self.seen["turn"]
        self.last_action = ""
        self.returning = False
        self.to_share = 0
        self.swapping = False
        self.older_first: list[int] = []
        self.paid_last = ""

    def hear(self, event: Event) -> None:
        """Picture what one event tells of."""
        heard = event.seen_by(self.viewer)
        if heard is not None:
            fields = {f"{name}_" if name == "from" else name: value for name, value in heard.public.items()}
            getattr(self, f"_{heard.kind}")(heard.player, **fields)

    def picture(self) -> dict[str, Any]:
        """What can be compared with `shown` of the view; Cunning's mark is gone where one side alone is left."""
        marked = self.turn["marked"]
        if marked is not None and self._sides(marked) < 2:
            self.turn["marked"] = None
        return self.seen

    def _sides(self, hexagon: str) -> int:
        invaded = self.seen["invaders"] is not None and self.seen["invaders"]["hex"] == hexagon
        return sum(count > 0 for count in self.hexes[hexagon]["members"]) + invaded

    # ---- The map ------------------------------------------------------------------------------

    def _put(self, seat: int, hexagon: str, count: int = 1) -> None:
        self.hexes[hexagon]["members"][seat] += count
        self.tribes[seat]["supply"] -= count

    def _touch(self, hexagon: str) -> None:
        self.turn["touched"] = sorted({*self.turn["touched"], hexagon})

    def _kill_invaders(self, count: int) -> None:
        self.seen["invaders"]["count"] -= count
        if not self.seen["invaders"]["count"]:
            self.seen["invaders"] = None

    def _begins(self, seat: int, hexes: list[str]) -> None:
        assert seat == self.seen["active"]
        assert hexes == [entry["tile"] for entry in self.hexes.values()]

    def _power_chosen(self, seat: int, power: str) -> None:
        self.tribes[seat]["power"] = power

    def _settled(self, seat: int, hex: str, members: int) -> None:
        self._put(seat, hex, members)

    def _entered(self, seat: int, hex: str) -> None:
        self._put(seat, hex, 2)
        short = max(0, -self.tribes[seat]["supply"])
        self.tribes[seat]["supply"] += short
        self.tribes[seat]["board"] -= short

    def _grown(self, seat: int, hex: str | None) -> None:
        if hex is None:
            self.tribes[seat]["supply"] -= 1
            self.tribes[seat]["board"] += 1
        else:
            self._put(seat, hex)
            self._touch(hex)

    def _moved(self, seat: int, from_: str, to: str) -> None:
        self._put(seat, from_, -1)
        self._put(seat, to)
        self._touch(to)

    def _driven(self, _: int, victim: int, from_: str, to: str) -> None:
        self._put(victim, from_, -1)
        self._put(victim, to)

    def _converted(self, seat: int, hex: str, victim: int) -> None:
        self._put(victim, hex, -1)
        self._put(seat, hex)

    def _ambush(self, seat: int, hex: str) -> None:
        self.hexes[hex]["members"][seat] += 1
        self.tribes[seat]["board"] -= 1

    def _evaded(self, seat: int, hex: str) -> None:
        self._put(seat, hex)

    def _member_lost(self, seat: int, hex: str) -> None:
        self._put(seat, hex, -1)

    def _trimmed(self, seat: int, hex: str, count: int) -> None:
        self._put(seat, hex, -count)

    def _walls(self, seat: int, hex: str) -> None:
        assert "walls" in self.tribes[seat]["items"]
        self._put(self.seen["active"], hex, -1)

    def _shot(self, seat: int, hex: str, victim: int | None) -> None:
        assert seat == self.seen["active"]
        if victim is None:
            self._kill_invaders(1)
        else:
            self._put(victim, hex, -1)

    def _conflict(self, seat: int, hex: str) -> None:
        assert seat == self.seen["active"]
        assert self._sides(hex)
        if self.turn["marked"] == hex:
            self.turn["marked"] = None

    def _rounds(
        self, _: int, hex: str, rounds: int, tribes: list[int | None], lost: list[int], left: list[int]
    ) -> None:
        assert sorted(lost)[-2:] == [rounds, rounds]
        for side, gone, still in zip(tribes, lost, left, strict=True):
            if side is None:
                assert self.seen["invaders"] == {"hex": hex, "count": gone + still}
                self._kill_invaders(gone)
            else:
                self._put(side, hex, -gone)
                assert self.hexes[hex]["members"][side] == still

    def _village_built(self, seat: int, hex: str | None) -> None:
        self._village(seat, hex, seat)

    def _village_lost(self, seat: int, hex: str | None) -> None:
        self._village(seat, hex, None)

    def _village(self, seat: int, hexagon: str | None, owner: int | None) -> None:
        if hexagon is None:
            self.tribes[seat]["hidden_village"] = owner is not None
        else:
            self.hexes[hexagon]["village"] = owner

    def _elder_came(self, seat: int, hex: str) -> None:
        self.tribes[seat]["elder"] = hex

    def _elder_left(self, seat: int) -> None:
        self.tribes[seat]["elder"] = None

    def _glacier_laid(self, _: int, hex: str) -> None:
        self.seen["glacier"] = {"hex": hex, "stones": 0, "melted": False}

    def _glacier_stone(self, _: None, hex: str, stones: int) -> None:
        assert self.seen["glacier"]["hex"] == hex
        self.seen["glacier"]["stones"] = stones

    def _glacier_melted(self, _: None, hex: str) -> None:
        assert self.seen["glacier"]["hex"] == hex
        self.seen["glacier"]["melted"] = True

    def _marked(self, _: int, hex: str) -> None:
        self.turn["marked"] = hex

    # ---- Resources, points, goals -------------------------------------------------------------

    def _resources(self, seat: int, resource: str, count: int, tile: str | None = None) -> None:
        self.tribes[seat]["resources"][resource] += count
        if tile == "Glacier":
            assert count == self.seen["glacier"]["stones"]
            self.seen["glacier"] = None
        elif tile is not None:
            self._space(tile)["tokens"][resource] -= count
        if count < 0:
            self.paid_last = resource
        elif self.swapping:
            self.swapping = False
        elif seat == self.seen["active"] and self.last_action == "GATHER":
            self.turn["gathered"] += count

    def _paid(self, seat: int, resource: str, to: int | None) -> None:
        self.tribes[seat]["resources"][resource] -= 1
        if to is not None:
            self.tribes[to]["resources"][resource] += 1
        if self.to_share:
            self.to_share -= 1
            if not self.to_share:
                self.seen["auction"] = None

    def _plentiful(self, seat: int, resource: str, count: int) -> None:
        self.tribes[seat]["resources"][resource] += count
        self._space(f"Plentiful {resource.capitalize()}")["tokens"][resource] -= count

    def _traded(self, seat: int, give: str, get: str) -> None:
        assert self.tribes[seat]["power"] == "Trader"
        assert give != get
        self.swapping = True

    def _gathered(self, seat: int, hex: str) -> None:
        assert seat == self.seen["active"]
        assert self.hexes[hex]["members"][seat]

    def _points(self, seat: int, points: int, why: str, total: int) -> None:
        assert why
        self.tribes[seat]["vp"] += points
        assert self.tribes[seat]["vp"] == total

    def _won(self, seat: int, points: int) -> None:
        assert points == self.tribes[seat]["vp"] >= 15
        self.seen["winner"] = seat

    def _goal_drawn(self, seat: int, goal: str) -> None:
        mine = self.tribes[seat]
        top = mine["deck"].pop(0)
        assert top in ("?", goal)
        if len(mine["deck"]) < sum(map(len, mine["returned"])):
            mine["returned"][0].remove(goal)
            mine["returned"] = [run for run in mine["returned"] if run]
        mine["goals"] = sorted([*mine["goals"], goal], key=GOALS.index)

    def _goal_returned(self, seat: int, goal: str) -> None:
        mine = self.tribes[seat]
        mine["goals"].remove(goal)
        mine["deck"].append(goal if seat == self.viewer else "?")
        if not self.returning:
            mine["returned"].append([])
        mine["returned"][-1] = sorted([*mine["returned"][-1], goal])
        self.returning = True

    def _goal_completed(self, seat: int, goal: str) -> None:
        mine = self.tribes[seat]
        mine["goals"].remove(goal)
        mine["completed"] = sorted([*mine["completed"], goal], key=GOALS.index)

    def _loan(self, seat: int, development: str, lender: int) -> None:
        assert development in self.tribes[lender]["completed"]
        assert self.tribes[seat]["elder"] is not None

    # ---- Turn and dice ------------------------------------------------------------------------

    def _turn(self, seat: int, turn: int) -> None:
        self.seen["active"], self.seen["round"] = seat, turn
        self.last_action = ""
        self.turn.update(actions=[], gathered=0, touched=[], marked=None)

    def _rolled(self, _: int, dice: list[str]) -> None:
        self.seen["hand"] = [*dice]

    def _lit(self, seat: int) -> None:
        assert self.tribes[seat]["power"] == "Light in the Dark"
        self.seen["hand"][self.seen["hand"].index("moon")] = "sun"

    def _die_placed(self, seat: int, die: str, action: str, level: str | None = None) -> None:
        self.seen["hand"].remove(die)
        self.last_action, self.returning = action, False
        self.turn["actions"] = sorted([*self.turn["actions"], action], key=ORDER.index)
        if level is None:
            getattr(self, f"_{action.lower().replace(' ', '_')}")(seat)
            return
        queue = self.seen["dice"][action] = [die, *self.seen["dice"][action][:2]]
        assert level == ("SUNS" if queue.count("sun") > 1 else "MOONS" if queue.count("moon") > 1 else "NORMAL")
        if action == "GROW" and (winter := self._slot("Mild Winter")) is not None:
            self.events["row"][winter]["tokens"]["food"] -= 1

    def _hunt_tiger(self, _: int) -> None:
        self.seen["tiger"] = None

    def _hunt_mammoth(self, _: int) -> None:
        self.seen["mammoth"] = None

    def _tame_mammoth(self, seat: int) -> None:
        self.seen["mammoth"]["tamer"] = seat
        self._clear("Mammoth")

    # ---- Events -------------------------------------------------------------------------------

    def _slot(self, tile: str) -> int | None:
        return next((slot for slot in (0, 1) if (self.events["row"][slot] or {}).get("tile") == tile), None)

    def _space(self, tile: str) -> dict[str, Any]:
        return next(space for space in self.events["row"] if space is not None and space["tile"] == tile)

    def _clear(self, tile: str) -> None:
        self.events["row"][self.events["row"].index(self._space(tile))] = None

    def _shuffled(self, size: int) -> None:
        self.events["deck"], self.events["seen"] = ["?"] * size, [False] * size

    def _double(self, _: int) -> None:
        """Items get cheaper, the older tile first: behind a tiger's coming when that is the older one."""
        oldest = self.events["oldest"] - 1
        self.older_first = [oldest, 1 - oldest]
        self._cheaper()

    def _spaces_full(self, _: int) -> None:
        """Nothing is drawn."""
        assert all(self.events["row"])

    def _cheaper(self) -> None:
        while self.older_first:
            space = self.events["row"][self.older_first.pop(0)]
            if space is not None and space["tile"] == "Sabertooth Tiger":
                return
            if space is not None and space["tile"] in PAID_WITH:
                space["tokens"][PAID_WITH[space["tile"]]] += 1

    def _event_drawn(self, _: int, tile: str, returns: bool) -> None:
        assert returns == (tile == "Volcano")
        if not self.events["deck"]:
            self._shuffled(len(self.events["discard"]))
            self.events["discard"] = []
        assert self.events["deck"].pop(0) in ("?", tile)
        self.events["seen"].pop(0)
        slot = self.events["row"].index(None)
        on_reveal = {"food": len(self.tribes)} if tile == "Mild Winter" else ON_REVEAL.get(tile, {})
        self.events["row"][slot] = {"tile": tile, "tokens": {**dict.fromkeys(KINDS, 0), **on_reveal}}
        self.events["oldest"] = 1 + (slot if self.events["row"][1 - slot] is None else 1 - slot)
        if tile == "Chieftain":
            self.seen["auction"] = {"bid": 0, "bidder": None, "dropped": []}

    def _event_left(self, _: None, tile: str) -> None:
        self._clear(tile)
        self.events["discard"].append(tile)
        if tile == "Chieftain":
            self.to_share = self.seen["auction"]["bid"]

    def _event_returned(self, _: None, tile: str) -> None:
        self._clear(tile)
        size = len(self.events["deck"])
        if not size:
            size, self.events["discard"] = len(self.events["discard"]), []
        self._shuffled(size + 1)
        self.seen["auction"] = None

    def _events_added(self, _: None, tiles: list[str]) -> None:
        assert tiles == ["Chieftain", "Abandoned Village"]
        self._shuffled(len(self.events["deck"]) + 2)
        self.events["set_aside"] = False

    def _dreamt(self, seat: int, count: int, tiles: list[str] | None = None) -> None:
        assert (tiles is not None) == (seat == self.viewer)
        self.events["deck"][:count] = tiles or ["?"] * count
        self.events["seen"][:count] = [True] * count

    def _put_at_bottom(self, seat: int, tile: str = "?") -> None:
        assert (tile != "?") == (seat == self.viewer)
        place = self.events["deck"].index(tile)
        assert place < 2
        self.events["deck"].append(self.events["deck"].pop(place))
        self.events["seen"].append(self.events["seen"].pop(place))

    def _bid(self, seat: int, resources: int) -> None:
        assert resources > self.seen["auction"]["bid"]
        self.seen["auction"].update(bid=resources, bidder=seat)

    def _dropped(self, seat: int, forced: bool) -> None:
        self.seen["auction"]["dropped"] = sorted([*self.seen["auction"]["dropped"], seat])

    def _bought(self, seat: int, item: str) -> None:
        self._clear(TILE_OF[item])
        self.tribes[seat]["items"] = sorted([*self.tribes[seat]["items"], item], key=ITEMS.index)

    def _learned(self, _: int) -> None:
        if self._slot("Shared Knowledge") is not None:
            self._space("Shared Knowledge")["tokens"][self.paid_last] += 1

    def _eruption(self, _: int, double: str) -> None:
        assert self.seen["hand"] == [double, double]

    def _volcano_laid(self, _: int, site: int) -> None:
        self.seen["volcano"] = site

    def _tiger(self, _: int, hex: str) -> None:
        self.seen["tiger"] = hex
        self._cheaper()

    def _mammoth(self, _: int, hex: str) -> None:
        self.seen["mammoth"] = {"hex": hex, "tamer": None}

    def _mammoth_shifted(self, _: int, hex: str) -> None:
        self.seen["mammoth"]["hex"] = hex

    def _mammoth_lost(self, seat: int) -> None:
        assert self.seen["mammoth"]["tamer"] == seat
        self.seen["mammoth"] = None
        self.events["discard"].append("Mammoth")

    def _invaders(self, _: int | None, hex: str, count: int) -> None:
        self.seen["invaders"] = {"hex": hex, "count": count}


ORDER = ("GROW", "MOVE", "GATHER", "LEAD", "HUNT TIGER", "HUNT MAMMOTH", "TAME MAMMOTH")
KINDS_HEARD = {
    name[1:] for name, method in vars(Listener).items() if name[0] == "_" != name[1] and callable(method)
} - {
    *("put", "touch", "kill_invaders", "village", "slot", "space", "clear", "shuffled", "cheaper", "sides"),
    *("hunt_tiger", "hunt_mammoth", "tame_mammoth"),
}
"""The kinds of event there are."""


def shown(view: dict[str, Any]) -> dict[str, Any]:
    """The part of a view's dump that events tell of."""
    names = ("active", "round", "winner", "hexes", "tribes", "dice", "hand", "events", "volcano")
    pieces = ("tiger", "mammoth", "invaders", "glacier", "auction")
    turn = {name: view["turn"][name] for name in ("actions", "gathered", "touched", "marked")}
    return {**{name: view[name] for name in (*names, *pieces)}, "turn": turn}
