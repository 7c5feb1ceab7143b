"""Moments of Rise of Tribes: eruptions and conflicts in which the viewer had a part, and the win, read from what happened."""

from collections.abc import Iterable, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules import Event
from rules.rise_of_tribes.components.box import FACES, HEXES, TERRAINS, TILE_KIND, TILES, WILD_LAND
from rules.rise_of_tribes.components.tables import ERUPTION_LOSSES
from rules.rise_of_tribes.state import RiseState
from tribes_tui.games.rise_of_tribes.pieces.island import NOBODYS, beside, hexes, tone_of
from tribes_tui.games.rise_of_tribes.pieces.moments import (
    ConflictPicture,
    Eruption,
    EruptionPicture,
    Fight,
    SideCount,
    Struck,
    Victory,
)
from tribes_tui.games.rise_of_tribes.words import figures, things
from tribes_tui.games.rise_of_tribes.words.board import CONFLICT, ROLL, steps
from tribes_tui.games.rise_of_tribes.words.news import event as line
from tribes_tui.games.rise_of_tribes.words.said import (
    actions as said_actions,
    board as said_board,
    log as said_log,
    moments as said,
    position as said_position,
)
from tribes_tui.games.rise_of_tribes.words.things import Names
from tribes_tui.table.board.scene import Moment, TurnSteps
from tribes_tui.widgets.tiles.hex_ground import Hex, Label
from tribes_tui.words.common import capital

BURNING = "volcano-above"
AFTER = ("trimmed", "village_lost", "evaded")
WON = ("invaders", "elder")
"""What gives points in a conflict."""
BEFORE = ("shot", "walls")


class Clash(NamedTuple):
    """What happened in one conflict: before its rounds, the rounds, after them; who attacked, and how many turns have begun since."""

    before: list[Event]
    rounds: Mapping[str, Any]
    after: list[Event]
    attacker: int | None
    turns_since: int = 0

    def fell_before(self, side: int | None) -> int:
        """How many of a side (None: the invaders) fell to the Bow and to Walls."""
        hit = [one.public["victim"] if one.kind == "shot" else self.attacker for one in self.before]
        return hit.count(side)


def clashes(events: Iterable[Event]) -> list[Clash]:
    """The conflicts with rounds, in their order. One where a single tribe is only trimmed has none."""
    found: list[Clash] = []
    before: list[Event] = []
    for event in events:
        fields = event.fields()
        if event.kind == "conflict":
            before = []
        elif event.kind == "turn":
            found = [one._replace(turns_since=one.turns_since + 1) for one in found]
        elif event.kind in BEFORE:
            before.append(event)
        elif event.kind == "rounds":
            found.append(Clash(before, fields, [], event.player))
            before = []
        elif found and (
            event.kind == "evaded"
            or (event.kind in AFTER and fields.get("hex") == found[-1].rounds["hex"])
            or (event.kind == "points" and fields["why"] in WON)
        ):
            found[-1].after.append(event)
    return found


class Outbreak(NamedTuple):
    """An eruption: the face of the double; by seat the hexes where members were lost, and stones gained; whose roll it was.

    `since`: what has happened after it, so that the map is no more what it left. Until it `is_over` others may be struck yet.
    """

    face: str
    lost: dict[int, list[str]]
    stones: dict[int, int]
    roller: int
    since: list[Event]
    is_over: bool = False

    @property
    def seats(self) -> set[int]:
        """Who was beside the volcano, as far as is known."""
        return {*self.lost, *self.stones}

    @property
    def turns_since(self) -> int:
        """How many turns have begun after it."""
        return sum(event.kind == "turn" for event in self.since)


def eruptions(events: Iterable[Event]) -> list[Outbreak]:
    """The eruptions with what they have done so far, up to the tile's return to the deck."""
    found: list[Outbreak] = []
    is_on = False
    for event in events:
        fields, seat = event.fields(), event.player
        if event.kind == "eruption":
            found.append(Outbreak(fields["double"], {}, {}, -1 if seat is None else seat, []))
            is_on = True
        elif event.kind == "event_returned" and found:
            found[-1] = found[-1]._replace(is_over=True)
            is_on = False
        elif found and not is_on:
            found[-1].since.append(event)
        elif is_on and seat is not None and event.kind == "member_lost":
            found[-1].lost.setdefault(seat, []).append(fields["hex"])
        elif is_on and seat is not None and event.kind == "resources" and fields["resource"] == "stone":
            found[-1].stones[seat] = found[-1].stones.get(seat, 0) + fields["count"]
    return found


def _erupted(view: RiseState, outbreak: Outbreak, names: Sequence[str]) -> Moment:
    tribes = tuple(_struck(view, outbreak, names, seat) for seat in range(view.players))
    sentence, rule = (
        said_log.eruption(double=outbreak.face),
        (said.rule(face=outbreak.face), said.stone(), said.rule_otherwise(face=outbreak.face)),
    )
    roll = said.roll(who=names[outbreak.roller]) if outbreak.roller >= 0 else ""
    burning = tuple(_burning(view, outbreak, one, names) for one in hexes(view, names))
    told = Eruption(outbreak.face, roll, rule, tribes, burning, tuple(beside(view)))
    lines = [said.bore(who=one.who, lost=one.lost, gained=one.gained).rstrip() for one in tribes]
    facts, spoken = (said.turn(turn=view.turn - outbreak.turns_since),), [sentence, *rule, *lines]
    return Moment(sentence, partial(EruptionPicture, told), said.onward(), spoken, facts, TurnSteps(steps(), ROLL))


def _struck(view: RiseState, outbreak: Outbreak, names: Sequence[str], seat: int) -> Struck:
    """What one tribe bore; whom it had and kept, while the map is what the eruption left, and what it has still to bear."""
    lost, who, tone = outbreak.lost.get(seat, []), side(seat, names), tone_of(seat)
    gained, is_known = said.gained(stones=outbreak.stones.get(seat, 0)), not outbreak.since and view.site >= 0
    now = (
        {place: view.members_at(HEXES.index(place))[seat] for place in figures.shore(view, view.site)}
        if is_known
        else {}
    )
    is_beside = seat in outbreak.seats or (not outbreak.is_over and any(now.values()))
    if not is_beside:
        return Struck(who, tone, said.nobody_there(), gained)
    struck = said.struck(members=len(lost), hexes=lost)
    loss = (said.loss(members=len(lost)), said.loss_short(members=len(lost))) if lost else ("",)
    if not is_known:
        return Struck(who, tone, struck, gained, loss)
    before = {place: number + lost.count(place) for place, number in now.items()}
    due = min(ERUPTION_LOSSES[FACES.index(outbreak.face)], sum(before.values()))
    pending = 0 if outbreak.is_over else due - len(lost)
    told = ", ".join(text for text in (struck, said.to_lose(number=pending)) if text)
    return Struck(
        who,
        tone,
        told,
        gained,
        loss,
        (said.had(places=_places(before)), said.had(places=sum(before.values()))),
        kept(now, pending),
    )


def _burning(view: RiseState, outbreak: Outbreak, one: Hex, names: Names) -> Hex:
    """A hex as it is shown: fire at its sides beside the volcano, and who lost how many there."""
    losses = {seat: places.count(one.letter) for seat, places in sorted(outbreak.lost.items())}
    letters = figures.letters_of(names)
    labels = tuple(
        Label(said.lost_here(who=capital(names[seat]), number=lost), f"{letters[seat]}−{lost}", NOBODYS)
        for seat, lost in losses.items()
        if lost
    )
    is_beside = view.site >= 0 and one.letter in figures.shore(view, view.site)
    return one._replace(below=(*labels, *one.below), edge=BURNING if is_beside else "")


def moments(
    view: RiseState, events: Iterable[Event], names: Sequence[str], viewer: int | None, recent: Sequence[Event] = ()
) -> list[Moment]:
    """A page for each eruption and each conflict in which the viewer had a part, and for the win; `recent`: what happened in the last moves,
    of which some may have been shown."""
    told = [*events]
    found = [_erupted(view, eruption, names) for eruption in eruptions(told) if viewer in eruption.seats]
    found += [_moment(view, clash, names) for clash in clashes(told) if viewer in clash.rounds["tribes"]]
    whole = [*recent, *(one for one in told if one not in recent)]
    return found + [
        _won(view, whole, one.player, names) for one in told if one.kind == "won" and one.player is not None
    ]


def _won(view: RiseState, told: Sequence[Event], seat: int, names: Names) -> Moment:
    """What the last turn brought, by which it was won."""
    turns = [number for number, event in enumerate(told) if event.kind == "turn"]
    scored = [
        event.public for event in told[max(turns, default=0) :] if event.kind == "points" and event.player == seat
    ]
    gains = tuple((things.source(one["why"]), one["points"], one["total"]) for one in scored)
    points, who = view.vp[seat], names[seat]
    sentence = said_position.won(number=1, winners=[who], who=who, points=points, turn=view.turn)
    built = {HEXES[h] for h in range(view.layout.size) if view.village[h] == seat}
    land = tuple(one._replace(edge=tone_of(seat)) if one.letter in built else one for one in hexes(view, names))
    total = said_board.points(points=points)
    picture = Victory(capital(who), tone_of(seat), total, gains, land, tuple(beside(view)))
    lines = [said.gain(what=what, points=f"{gained:+}", total=then) for what, gained, then in gains]
    facts = (said.turn(turn=view.turn),)
    return Moment(
        sentence, partial(EruptionPicture, picture), said.onward(), [sentence, *lines], facts, TurnSteps((), None)
    )


def _moment(view: RiseState, clash: Clash, names: Sequence[str]) -> Moment:
    fight = fight_of(view, clash, names)
    sentence = sentence_of(clash, names)
    facts = (said.turn(turn=view.turn - clash.turns_since),)
    return Moment(
        sentence,
        partial(ConflictPicture, fight),
        said.onward(),
        [sentence, *fight.steps],
        facts,
        TurnSteps(steps(), CONFLICT),
    )


def fight_of(view: RiseState, clash: Clash, names: Sequence[str]) -> Fight:
    """The conflict as it is shown."""
    tile = view.tiles[HEXES.index(clash.rounds["hex"])]
    terrain = "wild" if tile == WILD_LAND else TERRAINS[TILE_KIND[tile]]
    letters = figures.letters_of(names)
    rows = zip(clash.rounds["tribes"], clash.rounds["lost"], clash.rounds["left"], strict=True)
    sides = tuple(
        SideCount(
            side(seat, names),
            "I" if seat is None else letters[seat],
            NOBODYS if seat is None else tone_of(seat),
            lost + left + clash.fell_before(seat),
            left,
        )
        for seat, lost, left in rows
    )
    before, after = sum(side.before for side in sides), sum(side.left for side in sides)
    headings = (
        said.heading_before(land=things.land(TILES[tile]), number=before),
        said.heading_rounds(times=clash.rounds["rounds"], fallen=len(clash.before)),
        said.heading_after(number=after),
    )
    steps = fight_steps(clash.before, clash.rounds, clash.after, names)
    return Fight(terrain, headings, sides, tuple(steps))


def side(seat: int | None, names: Names) -> str:
    """Who fights, as it stands on a plate."""
    return said.invaders_plate() if seat is None else capital(names[seat])


def sentence_of(clash: Clash, names: Names) -> str:
    """What happened and to whom: `Conflict in G: you and Ada are driven out, your village is lost, Cy keeps 2.`"""
    rounds = clash.rounds
    rows = [*zip(rounds["tribes"], rounds["left"], strict=True)]
    gone = [things.side(seat, names) for seat, left in rows if not left]
    parts = (
        [said.driven_out(number=len(gone), who=gone[0], names=[said.named(name=name) for name in gone])] if gone else []
    )
    fallen = [one.player for one in clash.after if one.kind == "village_lost"]
    parts += [said.village_falls(who=names[seat]) for seat in fallen if seat is not None]
    parts += [said_actions.keeps(who=things.side(seat, names), number=left) for seat, left in rows if left]
    return said.conflict(hex=rounds["hex"], parts=", ".join(parts))


def fight_steps(before: Sequence[Event], rounds: Mapping[str, Any], after: Sequence[Event], names: Names) -> list[str]:
    """What happened, step by step."""
    rows = [*zip(rounds["tribes"], rounds["lost"], rounds["left"], strict=True)]
    sides = [
        said.rounds_side(name=things.side(seat, names), before=lost + left, after=left) for seat, lost, left in rows
    ]
    return [
        *(line(one, names) for one in before),
        said.rounds(times=rounds["rounds"], sides=", ".join(sides)),
        said.holds(who=next((things.side(seat, names) for seat, _, left in rows if left), things.NOBODY)),
        *(line(one, names) for one in after),
    ]


# ---- An eruption ---------------------------------------------------------------------------------


def kept(there: Mapping[str, int], pending: int) -> tuple[str, ...]:
    """Whom it has there now; `pending` more are to be lost."""
    if pending:
        return (said.to_lose(number=pending),)
    number = sum(there.values())
    return said.kept(number=number, places=_places(there)), said.kept_short(number=number)


def _places(there: Mapping[str, int]) -> str:
    return ", ".join(said_actions.grow_next(number=number, hex=place) for place, number in there.items() if number)
