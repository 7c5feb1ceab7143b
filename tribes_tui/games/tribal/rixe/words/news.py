"""What happened, for the log, for those who listen, and in a few words; the end of a round and of a game in sentences."""

from collections.abc import Callable, Iterable, Sequence
from typing import NamedTuple

from rules import Event
from rules.core.option import head_starts
from rules.tribal.rixe.components.phases import OUT_POINTS
from rules.tribal.rixe.state import RixeState
from tribes_tui.games.tribal.rixe.words.said import end as said_end, log as said
from tribes_tui.games.tribal.rixe.words.sentences import winners
from tribes_tui.games.tribal.words import LINE, Fields, Names, card_words, of_each, said as tribal
from tribes_tui.words.common import YOU, capital, semicolon
from tribes_tui.words.folding import fold
from tribes_tui.words.said import common


def event(event: Event, names: Names) -> str:
    """One log line, empty if it is not worth one."""
    say = EVENTS.get(event.kind)
    return say("" if event.player is None else names[event.player], event.fields(), names) if say else ""


def cards(codes: Sequence[str]) -> str:
    """`djembe 6`, or `djembe 6 and 3 more`."""
    first = tribal.in_sentence(card=card_words(codes[0]))
    return tribal.and_more(card=first, more=len(codes) - 1) if len(codes) > 1 else first


def _card_of(zone: int, card: str, who: str, names: Names) -> str:
    """A card by its zone, of somebody who does something there: `their own djembe 6`, `Ada's djembe 6`."""
    return said.card_of(who=names[zone], is_own=names[zone] == who, card=card)


def _began(who: str, fields: Fields, names: Names) -> str:
    fewest = min(fields["played"])
    is_tie = fields["played"].count(fewest) > 1
    return said.began_on_tie(who=who, fewest=fewest) if is_tie else said.began(who=who, fewest=fewest)


def _column_begun(who: str, fields: Fields, names: Names) -> str:
    owner = names[fields["z"]]
    zone = said.zone_of(who=owner, is_own=owner == who)
    return said.column_begun(who=who, zone=zone, card=card_words(fields["card"]))


def _moved(who: str, fields: Fields, names: Names) -> str:
    owner, is_same = names[fields["z"]], fields["z"] == fields["to_z"]
    group = said.card_of_from(who=owner, is_own=owner == who, is_same=is_same, card=cards(fields["cards"]))
    return said.moved(
        who=who,
        cards=group,
        onto=_card_of(fields["to_z"], tribal.in_sentence(card=card_words(fields["onto"])), who, names),
    )


def _played(who: str, fields: Fields, names: Names) -> str:
    played, owner = card_words(fields["card"]), names[fields["z"]]
    if fields["onto"]:
        onto = _card_of(fields["z"], tribal.in_sentence(card=card_words(fields["onto"])), who, names)
        return said.played(who=who, card=played, onto=onto)
    place = said.place_of(who=owner, is_own=owner == who)
    return said.played_in_free(who=who, card=played, place=place)


def is_tie(scores: Sequence[int], outs: Sequence[int], among: int) -> bool:
    """Whether going out more often alone parts those with so many points."""
    return len({often for points, often in zip(scores, outs, strict=True) if points == among}) > 1


def tie(scores: Sequence[int], outs: Sequence[int]) -> str:
    """That going out more often decides, where that alone parts some, for whatever place; else empty."""
    return said_end.tie() if any(is_tie(scores, outs, points) for points in scores) else ""


def _game_over(who: str, fields: Fields, names: Names) -> str:
    told = said.game_over(points=", ".join(of_each(names, fields["scores"])))
    return " ".join(filter(None, (told, tie(fields["scores"], fields["outs"]))))


EVENTS: dict[str, Callable[[str, Fields, Names], str]] = {
    "round_begins": lambda who, f, names: said.round_began(number=f["round"]),
    "dealt": lambda who, f, names: said.dealt(who=who, number=len(f["cards"])) if f.get("cards") else "",
    "cleaned": lambda who, f, names: (
        said.cleaned(who=who, number=f["played"]) if f["played"] or who != YOU else tribal.cleaning_over()
    ),
    "starter": _began,
    "dry_lap": lambda who, f, names: said.dry_lap(who=who, card=card_words(f["card"])),
    "new_column": _column_begun,
    "moved": _moved,
    "played": _played,
    "collected": lambda who, f, names: said.collected(who=who),
    "went_out": lambda who, f, names: said.went_out(who=who, points=OUT_POINTS),
    "drew": lambda who, f, names: (
        said.drew(who=who, card=card_words(f["card"])) if "card" in f else said.drew_unseen(who=who)
    ),
    "turn_ended": lambda who, f, names: said.laid_nothing(who=who, more=not f["dry"]) if f["dry"] or who == YOU else "",
    "round_over": lambda who, f, names: said.round_over(
        round=f["round"], is_out=bool(f["out"]), points=", ".join(of_each(names, [f"{one:+d}" for one in f["gained"]]))
    ),
    "game_over": _game_over,
    "undo": lambda who, f, names: common.taken_back(who=who),
}


# ---- For those who listen ---------------------------------------------------------------------


def heard_played(fields: Fields, names: Names, who: int) -> str:
    """A card that was put down, to be told together with others."""
    card = card_words(fields["card"])
    if not fields["onto"]:
        return said.played_in_free_spoken(card=card)
    onto = card_words(fields["onto"])
    own = (
        onto.form("the")
        if fields["z"] == who
        else said.card_of(who=names[fields["z"]], is_own=False, card=tribal.in_sentence(card=onto))
    )
    return said.played_spoken(card=card, onto=own)


def put_down(told: Sequence[str], who: str) -> str:
    """All that one player put down in a row."""
    return said.put_down(who=who, cards=told) if len(told) < MANY else said.put_down_many(who=who, number=len(told))


MANY = 4
"""So many cards put down in a row are counted, not named."""


HEARD: dict[str, Callable[[Fields, str], tuple[str, int]]] = {
    "dealt": lambda f, who: (said.dealt_spoken(who=who, number=len(f["cards"])), 1) if f.get("cards") else ("", 0),
    "cleaned": lambda f, who: (said.cleaned_spoken(who=who, number=f["played"]), 1),
    "starter": lambda f, who: (said.began_spoken(who=who), 0),
    "dry_lap": lambda f, who: (said.dry_lap_spoken(who=who, card=card_words(f["card"])), 2),
    "new_column": lambda f, who: (said.column_begun_spoken(who=who, card=card_words(f["card"])), 1),
    "moved": lambda f, who: (said.moved_spoken(who=who, cards=cards(f["cards"]), onto=card_words(f["onto"])), 0),
    "collected": lambda f, who: (said.collected_spoken(who=who), 2),
    "went_out": lambda f, who: (said.went_out_spoken(who=who, points=OUT_POINTS), 2),
    "drew": lambda f, who: (
        (said.drew_spoken(who=who, card=card_words(f["card"])), 2)
        if "card" in f
        else (said.drew_unseen_spoken(who=who), 0)
    ),
    "turn_ended": lambda f, who: (said.laid_nothing_spoken(who=who) if f["dry"] else "", 0),
}
"""What stands behind a player's name, and how much it has to be heard."""
HEARD_ALONE: dict[str, Callable[[Fields, Names], tuple[str, int]]] = {
    "round_begins": lambda f, names: (said.round_began_spoken(number=f["round"]), 1),
    "round_over": lambda f, names: (
        said.round_over_spoken(round=f["round"], is_out=bool(f["out"]), points=of_each(names, f["gained"])),
        2,
    ),
    "game_over": lambda f, names: (said.game_over_spoken(), 2),
    "undo": lambda f, names: (said.taken_back(), 2),
}
"""What is a sentence of its own."""


# ---- In a few words ---------------------------------------------------------------------------

QUIET = frozenset(("played", "moved", "drew", "collected", "turn_ended", "dry_lap", "new_column"))
"""Kinds of events of which it is enough to hear who played cards, who collected columns, and which card began one."""


class _Did(NamedTuple):
    """What somebody did: how many columns they collected, those they began, the cards they played and whether each lies in the viewer's zone, what
    they moved into it or out of it in the end."""

    collected: int
    began: list[str]
    laid: list[tuple[str, bool]]
    touching: list[str]


def short_news(events: Sequence[Event], names: Names, viewer: int | None) -> tuple[str, ...]:
    """What each of the others did, in ever fewer words, those together who did the same: who collected and began columns, who played which cards,
    those in the viewer's zone first, and who moved what there; nothing if more than that has to be told, such as a round that ended."""
    others = [event for event in events if event.player not in (viewer, None)]
    if not others or any(event.kind not in QUIET for event in events if event.player != viewer):
        return ()
    each = {event.player: _did(others, event.player, viewer) for event in others}
    is_quiet = not any(did.collected or did.began or did.laid for did in each.values())
    nothing = [said.laid_none()] if is_quiet else []
    forms = list[str]()
    for tell, has_moves in FORMS:
        who = dict[tuple[int, int, Sequence[str]], list[str]]()  # cards of several are never told together
        for seat, did in each.items():
            laid = (tell(did.laid) if tell else []) if did.laid else nothing
            moved = did.touching if has_moves else ()
            whose = seat or 0 if tell and did.laid else -1
            key = whose, did.collected, (*did.began, *laid, *moved)
            who.setdefault(key, []).append(names[seat or 0])
        told = list[str]()
        for (_, collected, deeds), some in who.items():
            got = [said.collected_some(number=collected * len(some))] if collected else []
            told += [said.did(who=some, number=len(some), deeds=[*got, *deeds])] if got or deeds else []
        forms.append(semicolon().join(told))
    return tuple(filter(None, dict.fromkeys(forms)))


def moved_news(events: Sequence[Event], names: Names, viewer: int | None) -> str:
    """What others moved out of the viewer's zone and into it in the end; empty where they moved nothing there."""
    others = [event for event in events if event.player not in (viewer, None)]
    each = {event.player: _did(others, event.player, viewer) for event in others if event.kind == "moved"}
    told = {names[seat or 0]: did.touching for seat, did in each.items()}
    return semicolon().join(said.did(who=[name], number=1, deeds=deeds) for name, deeds in told.items() if deeds)


def _did(events: Sequence[Event], seat: int | None, viewer: int | None) -> _Did:
    """What one of them did; where cards went to and fro, what that comes to. Which cards lie elsewhere now others may have moved."""
    lies_in = {card: one.public["to_z"] for one in events if one.kind == "moved" for card in one.public["cards"]}
    own = [event for event in events if event.player == seat]
    collected = sum(event.kind == "collected" for event in own)
    began = [said.began_a_column(card=card_words(one.public["card"])) for one in own if one.kind == "new_column"]
    played = {
        one.public["card"]: lies_in.get(one.public["card"], one.public["z"]) for one in own if one.kind == "played"
    }
    laid = [(tribal.in_sentence(card=card_words(card)), zone == viewer) for card, zone in played.items()]
    went = dict[str, list[int]]()
    for one in own:
        for card in one.public["cards"] if one.kind == "moved" else ():
            went.setdefault(card, [one.public["z"]]).append(one.public["to_z"])
    ways = {card: (way[0] == viewer, way[-1] == viewer) for card, way in went.items() if card not in played}
    into, out = ([card for card, way in ways.items() if way == which] for which in ((False, True), (True, False)))
    touching = [said.moved_to_yours(cards=cards(into))] if into else []
    touching += [said.moved_off_yours(cards=cards(out))] if out else []
    return _Did(collected, began, laid, touching)


def _named(laid: Sequence[tuple[str, bool]]) -> list[str]:
    """Which cards somebody laid, those in the viewer's zone first: `lizard 5 in your zone`, then `turtle 9 elsewhere`."""
    yours, others = ([card for card, is_yours in laid if is_yours == which] for which in (True, False))
    if not yours:
        return [said.laid(cards=others)]
    return [said.laid(cards=[said.on_yours(cards=yours), *([said.on_others(cards=others)] if others else [])])]


def _counted(laid: Sequence[tuple[str, bool]]) -> list[str]:
    """How many cards somebody laid, and how many of them in the viewer's zone."""
    number, mine = len(laid), sum(is_yours for _, is_yours in laid)
    return [said.laid_on_yours(number=number, yours="all" if mine == number else str(mine) if mine else "none")]


def _on_yours(laid: Sequence[tuple[str, bool]]) -> list[str]:
    """How many of them in the viewer's zone; nothing of the others."""
    yours = [one for one in laid if one[1]]
    return _counted(yours) if yours else []


FORMS = (
    *((_named, True), (_counted, True), (_on_yours, True), (None, True)),
    *((_counted, False), (_on_yours, False), (None, False)),
)
"""How played cards are told, and whether moves that touched the viewer's zone are: these give way last, but for who collected columns."""


def meanwhile(others: Sequence[str], own: str, rows: int, room: int, own_brief: str = "") -> list[str]:
    """What others did, in the first of these forms that have room beside how it went for oneself meanwhile; in a single row the latter in fewer
    words (`own_brief`), or alone, if it must be."""
    told = [f"{capital(one)}." for one in others]
    if rows < 2 and own:
        briefly = [f"{one} {own_brief}" for one in told if own_brief]
        told, own = [*(f"{one} {own}" for one in told), *briefly, own], ""
    left = rows - len(fold(own, room, "")) * bool(own)
    return [next((one for one in told if len(fold(one, room, "")) <= left), told[-1] if told else ""), own]


OUT_SIGN, COLUMN_SIGN = "■", "●"
"""Stones: a point for going out, a point for a column."""
LONGEST = 77
"""Letters of the sentence in the smallest window; the card that ended the round is seen in the picture."""


def sentence(out: Sequence[int], last: str, columns: int, names: Names) -> str:
    """Who is out, with which card, and what it brought; `columns` are those collected with it."""
    who = [names[seat] for seat in out]
    if not who:
        return said_end.nobody_out()
    if len(who) > 1:
        return said_end.out_several(names=who, points=OUT_POINTS, columns=columns)
    if last:
        told = said_end.out_with(who=who[0], card=card_words(last), points=OUT_POINTS, columns=columns)
        if len(told) <= LONGEST:
            return told
    return said_end.out(who=who[0], points=OUT_POINTS, columns=columns)


def line(name: str, out: int, columns: int, total: int) -> str:
    """A seat's points without the picture: `Bo: 3 for going out, 1 for columns, 5 points together`."""
    parts = [said_end.of_out(points=out)] if out else []
    parts += [said_end.of_columns(points=columns)] if columns else []
    return said_end.line(name=name, told=", ".join(parts) or said_end.nothing(), points=total)


def columns_of(end: RixeState, seat: int) -> int:
    """How many columns a seat has collected: all its points but those for going out, and those of the start."""
    return end.points[seat] - OUT_POINTS * end.outs[seat] - head_starts(end.options, end.players)[seat]


def story(end: RixeState, names: Names) -> list[str]:
    """Who won and how the points came about, round by round."""
    won, best, starts = winners(end, names), max(end.points), head_starts(end.options, end.players)
    lines = [
        said_end.won(number=len(won), who=won[0], names=won, points=best),
        *filter(None, (tie(end.points, end.outs),)),
        *(
            said_end.seat(
                who=name,
                points=whence(end.points[seat], starts[seat], [points[seat] for points, _ in end.tallies]),
                outs=end.outs[seat],
                columns=columns_of(end, seat),
            )
            for seat, name in enumerate(names)
        ),
    ]
    return [piece for line in lines for piece in fold(line, LINE)]


def whence(points: int, at_the_start: int, rounds: Sequence[int]) -> str:
    """A player's points, and how many came in which round where there is more than one."""
    each = [str(gained) for gained in rounds]
    if at_the_start:
        return said_end.whence_start(points=points, start=at_the_start, rounds=each)
    return said_end.whence_rounds(points=points, rounds=each) if len(rounds) > 1 else said_end.whence(points=points)


def recap(events: Iterable[Event], names: Names) -> list[str]:
    """The scores after each round, a line a seat."""
    rows = [event.public["scores"] for event in events if event.kind == "round_over"]
    if not rows:
        return []
    width = max(len(name) for name in names)
    lines = [f"{name:<{width}} " + "".join(f"{row[seat]:>4}" for row in rows) for seat, name in enumerate(names)]
    return [said_end.scores(), *lines]
