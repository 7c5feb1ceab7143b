"""The end of a challenge as the story of the points: made of its event and of the cards revealed before it, a bar a seat on the way to what wins."""

from collections import Counter
from collections.abc import Iterable, Iterator, Mapping, Sequence
from functools import partial
from typing import Any, NamedTuple

from rules import Event
from rules.tribe.components.cards import CARD_OF, CHALLENGES, GOAL, SPHERES
from tribes_tui.games.tribe.words.said import board, ends as said, table as table_words
from tribes_tui.games.tribe.words.things import card
from tribes_tui.table.board.scene import Moment
from tribes_tui.widgets.drawing import BOLD, Cells, Drawn, Place, shapes, shortened
from tribes_tui.words.common import capital, colon, figure
from tribes_tui.words.folding import fold

LEFT, RIGHT = 12, 16
"""Columns before the bars, and those for a total behind the longest."""

HIGH = 7
"""Rows of a seat from which its bar is three rows high."""


BarPart = tuple[str, int]
"""A part of a bar: its word, and how many points it is."""


class Story(NamedTuple):
    """A seat's challenge: its points before, what was added, what was taken away, its place now, and it all in words."""

    seat: int
    name: str
    place: str
    before: int
    parts: tuple[BarPart, ...]
    taken: int
    total: int
    sum: str
    cards: str
    is_own: bool = False


class ChallengeStory(Drawn):
    """It has no places. The leading seat stands first."""

    def __init__(self, stories: Sequence[Story], goal: int, told: str) -> None:
        super().__init__()
        self._stories, self._goal, self._told = tuple(stories), goal, told

    def lay(self, cells: Cells) -> Iterable[Place]:
        """The scale, the seats, and in the last row how the game stands while it goes on."""
        p, count = cells.palette, len(self._stories)
        pitch = min(8, (cells.height - 3) // max(1, count))
        longest = max([self._goal, *(one.total + one.taken for one in self._stories)])
        scale = (cells.width - LEFT - RIGHT) / longest
        tops = range(1, 1 + pitch * count, pitch)
        self._lay_scale(cells, scale, [y + row for y in tops for row in range(3 if pitch >= HIGH else 1)])
        for one, y in zip(self._stories, tops, strict=True):
            self._lay_story(cells, one, y, (scale, pitch))
        if self._told:
            shapes.rule(cells, 1, cells.height - 2, cells.width - 2)
            cells.put(2, cells.height - 1, shortened(self._told, cells.width - 4), p.ink)
        return ()

    def _lay_scale(self, cells: Cells, scale: float, rows: Sequence[int]) -> None:
        """What wins, and quarters of it, in the rows of the bars; no number where the goal's words stand."""
        p, goal = cells.palette, said.goal(number=self._goal)
        free = LEFT + round(self._goal * scale) - len(goal) // 2
        for value in (*(self._goal * part // 4 for part in (1, 2, 3)), self._goal):
            x, is_goal = LEFT + round(value * scale), value == self._goal
            ink = p.accent if is_goal else p.mix(p.line, p.below, 0.4)
            for y in rows:
                cells.put(x, y, "│", ink)
            word = goal if is_goal else str(value)
            start = x - len(word) // 2
            if is_goal or start + len(word) < free:
                cells.put(start, 0, word, p.ink if is_goal else p.dim, None, BOLD * is_goal)

    def _lay_story(self, cells: Cells, one: Story, y: int, how: tuple[float, int]) -> None:
        """Name and place, the bar, below it the sum and the cards that were left."""
        p, (scale, pitch) = cells.palette, how
        tone = p.seats[one.seat % len(p.seats)]
        rows = 3 if pitch >= HIGH else 1
        shapes.pill(cells, 1, y, shortened(one.name, LEFT - 4), tone, p.on(tone))
        cells.put(1, y + 1, one.place, p.soft)
        x = self._lay_bar(cells, one, y, (scale, rows))
        total = figure(one.total)
        cells.put(x + 1, y, f" {total} ", p.on(tone), None if p.is_bare else tone, BOLD)
        gained = (one.total - one.before) * (one.before != 0)  # of the first points that is all
        sign, ink = ("+", p.gain) if gained >= 0 else ("", p.danger)
        cells.put(x + 3 + len(total), y, f" {sign}{figure(gained)}" if gained else "", ink, None, BOLD)
        self._lay_words(cells, one, y + rows, pitch - rows)

    def _lay_words(self, cells: Cells, one: Story, y: int, rows: int) -> None:
        p, width = cells.palette, cells.width - LEFT - 1
        lines = [*fold(one.sum, width, ""), *fold(one.cards, width, "")]
        room = max(1, rows - (len(lines) < rows))  # a blank row before the next seat, where there is one left
        if len(lines) > room:
            lines = [*lines[: room - 1], shortened(" ".join(lines[room - 1 :]), width)]
        for row, text in enumerate(lines):
            cells.put(LEFT, y + row, text, p.ink if one.is_own else p.soft)

    def _lay_bar(self, cells: Cells, one: Story, y: int, how: tuple[float, int]) -> int:
        """Before, what was added part by part; in the last row what is taken away. The column behind it."""
        p, (scale, rows) = cells.palette, how
        tone, x = p.seats[one.seat % len(p.seats)], LEFT
        reached = 0
        taken = max(1, round(one.taken * scale)) if one.taken else 0
        total = LEFT + round((one.before + sum(points for _, points in one.parts)) * scale)
        free = max(LEFT, total - taken * (rows == 1))
        for k, (word, points) in enumerate(((said.part_before(), one.before), *one.parts)):
            reached += points  # below nothing, what is added fills that up first
            end = max(x, LEFT + round(reached * scale))
            ground = p.mix(tone, "#ffffff", 0.2 * (k % 2 == 0))
            if not k:
                ground = p.line if p.is_flat else p.mix(tone, p.below, 0.5)
            if not p.is_bare:
                cells.fill(x, y, max(0, end - x), rows, ground)
            if rows > 1:
                cells.put(x, y, word if len(word) <= end - x else "", p.on(ground), None)
                cells.put(x, y + rows - 1, ("▓" if k else "█") * (end - x) * p.is_bare, p.ink)
            number = f"+{points}" if k else figure(points)
            if (
                len(number) <= min(end, free) - x
            ):  # over it nothing that is taken away is drawn; the words below tell it as well
                cells.centre(x, y + (rows > 1), min(end, free) - x, number, p.on(ground), None, BOLD)
            x = end
        if taken:
            start = max(LEFT, x - taken)
            sign = "▒" if rows > 1 or p.is_bare else "▄"
            under = p.mix(p.danger, "#000000", 0.6) if rows > 1 else None
            cells.put(start, y + rows - 1, sign * (x - start), p.danger, under)
        if taken and rows > 1:
            cells.put(x + 1, y + 1, f"−{one.taken}", p.danger, None, BOLD)
        return x


def challenge_ends(events: Sequence[Event], names: Sequence[str], viewer: int | None) -> Iterator[Moment]:
    """A moment for each challenge that ended."""
    left: dict[int | None, Mapping[str, Any]] = {}
    for event in events:
        if event.kind == "revealed":
            left[event.player] = event.fields()
        elif event.kind == "challenge_ended":
            yield _moment(event.fields(), left, names, viewer)


def _moment(
    fields: Mapping[str, Any], left: Mapping[int | None, Mapping[str, Any]], names: Sequence[str], viewer: int | None
) -> Moment:
    seats = sorted(range(len(names)), key=lambda seat: -fields["totals"][seat])
    stories = [_story(seat, fields, left, names, viewer) for seat in seats]
    goal = goal_of(fields)
    told = "" if _is_last(fields) else standings([(names[seat], fields["totals"][seat]) for seat in seats], goal)
    sentence = sentence_of(fields, names)
    text = [
        sentence,
        *(f"{one.name}{colon()}{one.sum} {one.cards}".rstrip() for one in stories),
        *([told] if told else []),
    ]
    return Moment(sentence, partial(ChallengeStory, stories, goal, told), onward(fields), text)


def _story(
    seat: int,
    fields: Mapping[str, Any],
    left: Mapping[int | None, Mapping[str, Any]],
    names: Sequence[str],
    viewer: int | None,
) -> Story:
    table, bonus, hostile = (fields[key][seat] for key in ("table", "bonus", "hostile"))
    totals, total = fields["totals"], fields["totals"][seat]
    say = said.place_tied if totals.count(total) > 1 else said.place
    before = total - fields["points"][seat]
    parts = ((table_words.column_table(), table), *(((table_words.column_magic(), bonus),) if bonus else ()))
    return Story(
        seat,
        capital(names[seat]),
        say(place=1 + sum(other > total for other in totals)),
        before,
        parts,
        hostile,
        total,
        sum_of(before, table, bonus, hostile, total),
        left_over(left.get(seat, {})) if hostile else "",
        seat == viewer,
    )


# ---- In words ----


def sentence_of(fields: Mapping[str, Any], names: Sequence[str]) -> str:
    """What happened, and to whom."""
    number = fields["challenge"]
    if fields["closer"] is None:
        return said.nobody_closed(number=number, why=fields["why"])
    return said.closed(number=number, who=names[fields["closer"]])


def sum_of(before: int, table: int, bonus: int, hostile: int, total: int) -> str:
    """How the points came about."""
    parts = [said.sum_before(points=figure(before)), said.sum_laid(points=table)]
    parts += [said.sum_magic(points=bonus)] if bonus else []
    parts += [said.sum_paid(points=hostile)] if hostile else []
    return said.sum(parts=", ".join(parts), total=figure(total))


def left_over(revealed: Mapping[str, Any]) -> str:
    """The cards that cost something, of those that were left in a hand and face down, like cards together."""
    piles = ((said.left_in_hand, revealed.get("hand", ())), (said.left_face_down, revealed.get("active", {}).values()))
    counted = ((say, Counter(name for name in pile if SPHERES[CARD_OF[name]])) for say, pile in piles)
    return " ".join(
        say(
            cards=[
                board.so_many(card=said.cost(card=card(name), number=SPHERES[CARD_OF[name]]), number=number)
                for name, number in cards.items()
            ]
        )
        for say, cards in counted
        if cards
    )


def goal_of(fields: Mapping[str, Any]) -> int:
    """With how many points the game ends."""
    return int(fields.get("goal", GOAL))


def standings(totals: Sequence[tuple[str, int]], goal: int) -> str:
    """What is missing to what wins."""
    missing = [table_words.score(who=name, points=max(0, goal - total)) for name, total in totals]
    return said.to_go(goal=goal, missing=", ".join(missing))


def onward(fields: Mapping[str, Any]) -> str:
    """What comes next."""
    return said.onward_end() if _is_last(fields) else said.onward(number=fields["challenge"] + 1)


def _is_last(fields: Mapping[str, Any]) -> bool:
    """Whether the game ends with this challenge."""
    return bool(max(fields["totals"]) >= goal_of(fields) or fields["challenge"] >= CHALLENGES)
