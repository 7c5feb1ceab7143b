"""How far one has come is worked out of records: what counts, what doesn't, and what a game opens."""

from __future__ import annotations

import pytest

import rules
from rules import Event
from saves import Store
from tests.journey.travelling import begin, play_on, played
from tribes_tui.journey import told
from tribes_tui.journey.progress import BESIDE, arrival, progress_of, tale_of_record, travelled, unfinished, visited
from tribes_tui.journey.stages import (
    REGIONS,
    STAGES,
    JourneyStage,
    Star,
    StarStanding,
    Tale,
    asked,
    feats_of,
    got,
    stage_named,
    standing,
    standings,
    stands,
    tale_of,
)
from tribes_tui.play.table import Table
from tribes_tui.profile.counting import sit_down
from tribes_tui.seats.parse import parse_seats
from tribes_tui.table.frame.head import STAR_ROOM

INDY, RIXE = (region.stages[0] for region in REGIONS[:2])


def won_deal(store: Store, stage_name: str = "rixe-1") -> tuple[str, int]:
    """A record of a stage that gave its first star, and its deal."""
    stage = stage_named(stage_name)
    assert stage is not None
    for deal in range(1, 40):
        name = played(stage, store, deal, other="random")
        if 0 in travelled(store).of(stage):
            return name, deal
        store.delete(name)
    raise AssertionError("a bot loses always")


def test_stars_come_from_records_and_what_is_kept_beside_them_is_worked_out_anew() -> None:
    store = Store()
    assert travelled(store).total == 0
    name, _ = won_deal(store)
    found = travelled(store)
    (visit,) = found.visits
    assert (visit.stage, visit.record) == (RIXE, name)
    assert found.total == sum(visit.stars) > 0
    kept = store.beside(name, BESIDE)
    assert kept["stars"] == [*visit.stars]
    store.keep_beside(name, BESIDE, {**kept, "stars": [not one for one in visit.stars]})
    assert travelled(store).visits[0].stars != visit.stars, "what is kept spares the work"
    assert travelled(store, anew=True).visits[0].stars == visit.stars
    assert travelled(store).visits[0].stars == visit.stars, "and it is kept as it is"
    store.keep_beside(name, BESIDE, {**kept, "asks": "something else", "stars": [False] * 3})
    assert travelled(store).visits[0].stars == visit.stars, "of other stars it tells nothing"


@pytest.mark.turned(2)
@pytest.mark.parametrize("stage", [region.stages[0] for region in REGIONS], ids=lambda stage: stage.name)
def test_a_table_tells_how_its_stars_stand_as_the_record_does(stage: JourneyStage) -> None:
    store = Store()
    table = begin(stage, store, 3)
    play_on(table, moves=12)
    early = standings(stage, tale_of(table, 0))
    assert not all(one.is_settled for one in early)
    assert told.stars_now(stage, early)
    play_on(table)
    late = standings(stage, tale_of(table, 0))
    assert all(one.is_settled for one in late)
    table.close()
    recorded = standings(stage, tale_of_record(store.read(table.name), 0))
    assert recorded == late, "one sees the same at the table and in the record"
    visit = visited(store, store.list()[0])
    assert visit is not None
    assert visit.stars == got(late)


def test_a_game_that_was_left_and_continued_counts_the_same() -> None:
    store = Store()
    table = begin(RIXE, store, 5)
    play_on(table, moves=9)
    table.close()
    again = Table.resume(store.open(table.name))
    sit_down(again, store)
    assert told.here(again, 0) is not None
    play_on(again)
    again.close()
    whole = played(RIXE, store, 6)
    assert {visit.record for visit in travelled(store).visits} == {table.name, whole}


@pytest.mark.parametrize("stage", ["", "rixe-1", "no such stage"])
def test_a_game_that_is_set_up_like_a_stage_but_was_not_begun_as_one_is_none(stage: str) -> None:
    store, seats = Store(), parse_seats("bot:easy,you,bot:easy")
    table = Table.new("indy", seats, {"return_from": "row"}, 4, store, tells_hints=True, stage=stage)
    play_on(table, moves=9)
    sit_down(table, store)
    assert table.stage == ""
    assert "journey" not in table.interruption
    assert unfinished(store) == {}
    play_on(table)
    table.close()
    assert travelled(store).visits == []
    assert travelled(store, anew=True).visits == []


def test_an_older_record_which_does_not_tell_counts_by_how_it_is_set_up() -> None:
    store = Store()
    for bots, name in (("easy,easy", "indy-1"), ("easy", "")):
        seats = [seat.plain() for seat in parse_seats(",".join(["you", *(f"bot:{bot}" for bot in bots.split(","))]))]
        record = store.create("indy", rules.games["indy"].version, len(seats), {}, 4, seats, tells_hints=True)
        assert "stage" not in record.header.more
        table = Table.resume(record)
        play_on(table)
        table.close()
        found = [visit.stage.name for visit in travelled(store, anew=True).visits if visit.record == table.name]
        assert found == [name] * bool(name)


def test_with_help_only_the_first_star_counts() -> None:
    store = Store()
    name, deal = won_deal(store, "indy-1")
    table = begin(INDY, store, 1000)
    table.keep_hint(0)
    play_on(table, other="random")
    table.close()
    helped = next(visit for visit in travelled(store).visits if visit.record == table.name)
    assert not any(helped.stars[1:])
    again = played(INDY, store, deal, other="random")
    alike = [visit for visit in travelled(store).visits if visit.record in (name, again)]
    assert [any(visit.stars[1:]) for visit in alike].count(True) < 2, "the second time the deal was known"
    of_known = visited(store, next(one for one in store.list() if one.name == again), is_known=True)
    assert of_known is not None
    assert of_known.stars[1:] == (False, False)


def test_at_a_table_whose_deal_is_known_only_the_first_star_stands_open() -> None:
    store = Store()
    played(INDY, Store(clock=lambda: 1e9), 11)
    table = begin(INDY, store, 11)
    sit_down(table, store)
    assert table.knows_deal
    assert not table.has_all_stars
    assert not table.must_warn("hinted"), "a hint costs nothing more"
    here = told.here(table, 0)
    assert here is not None
    assert told.facts(*here) == ("☆××", (), ())
    assert "You know this deal: only the first star counts." in told.stars_now(*here)[1]
    table.close()


def test_where_a_seat_changed_hands_nothing_counts() -> None:
    store = Store()
    table = begin(INDY, store, 7)
    play_on(table, moves=4)
    seat = table.seats[0]
    table.replace_seat(0, seat._replace(kind="bot", level="medium"))
    table.replace_seat(0, seat)
    play_on(table)
    table.close()
    assert travelled(store).visits == []


def test_what_a_game_gave_and_opened_is_told_once() -> None:
    store = Store()
    name, _ = won_deal(store)
    found = travelled(store)
    came = arrival(found, name)
    assert came is not None
    assert came.new == came.stars == found.of(RIXE)
    assert "rixe-2" in {stage.name for stage in came.opens}
    gave = told.after_game(name, store)
    assert gave is not None
    lines = gave.sentences
    assert gave.news == [lines[0], *lines[4:]], "on the map each stage shows its stars"
    assert lines[0].startswith("The journey, A round of cards: ")
    assert "new star" in lines[0]
    assert any(line.startswith(("A path opens: Three at the fire", "Paths open: Three at the fire")) for line in lines)
    assert lines[1].startswith("Win. Yes.")
    assert all(" Yes, " in line or " No, " in line for line in lines[2:4])
    alone = [one._replace(stars=(False,) * 3) for one in found.visits]
    each, why, _ = told.stars_after(alone[-1], store)
    assert [sign for sign, _ in each] == [told.OPEN] * 3
    assert why == "You knew the deal: only the first star counts."
    assert told.after_game("no such record", store) is None


def test_many_stars_open_the_way_to_other_regions() -> None:
    first, second = REGIONS[0], REGIONS[2]
    nothing = progress_of(())
    assert not nothing.is_reached(second)
    assert told.path_to(second.stages[0], nothing) == "The way there opens with 5 more stars."
    stars = {stage.name: frozenset({0, 1, 2}) for stage in first.stages[:2]}
    much = nothing._replace(stars=stars)
    assert much.is_reached(second)
    assert much.is_open(second.stages[0])
    assert not much.is_open(second.stages[1])
    everything = nothing._replace(stars={stage.name: frozenset({0, 1, 2}) for stage in STAGES})
    assert everything.open_stages == [*STAGES]
    assert everything.next_stage == STAGES[-1]


# ---- What stars ask for --------------------------------------------------------------------------------


def tale(*losers: list[int]) -> Tale:
    """Manches of indy in which these lost."""
    from rules import games

    events = [Event("manche_began", 0, {"manche": 1})]
    for number, one in enumerate(losers, 2):
        events.append(Event("resolved", None, {"losers": one, "spared": False}))
        events.append(Event("manche_began", 0, {"manche": number}))
    return Tale(0, events, games["indy"].new_state(2, 1).view(0))


def test_before_a_round_nothing_that_comes_later_counts() -> None:
    star = Star("lost", 0, 3)
    assert standing("indy", star, tale([1]))[:3] == (True, False, 0)
    assert standing("indy", star, tale([0]))[:3] == (False, True, 1)
    assert standing("indy", star, tale([1], [1]))[:3] == (True, True, 0)
    assert standing("indy", star, tale([1], [1], [0]))[:3] == (True, True, 0), "it was the third manche"
    whole = Star("lost", 0)
    assert standing("indy", whole, tale([1], [1], [0]))[:3] == (False, True, 1)


def test_what_is_known_at_the_end_is_not_told_before() -> None:
    assert standing("indy", Star("win"), tale([1]))[:3] == (False, False, None)
    assert told.stars_now(INDY, standings(INDY, tale([1])))[0] == "Star 1: Win. Known at the end."


def test_a_turn_that_only_begins_as_its_villages_win_the_game_is_none_that_was_taken() -> None:
    def turn(number: int, player: int, *, is_taken: bool = True) -> list[Event]:
        placed = [Event("die_placed", player, {"action": "grow", "level": "suns"})] * 2 * is_taken
        return [Event("turn", player, {"turn": number}), *placed]

    events = [*turn(1, 0), *turn(2, 1), *turn(3, 0), *turn(4, 1), *turn(5, 0, is_taken=False)]
    view = rules.games["rise_of_tribes"].new_state(2, 1, {}).view(0)
    assert standing("rise_of_tribes", Star("taken", 2), Tale(0, events, view))[::2] == (True, 2)


def test_a_table_says_first_how_a_star_stands_that_is_soon_lost_and_the_others_where_there_is_room() -> None:
    stage = JourneyStage("", "tribal_duel", ("easy",), (Star("win"), Star("sacred", 16), Star("turns", 15)))
    late = StarStanding(False, False, None)
    early, soon = (
        told.facts(stage, [late, StarStanding(False, False, 3), StarStanding(True, False, n)]) for n in (9, 10)
    )
    sacred = "star 2: 3 cards laid of 16", "star 2: 3 of 16"
    assert early == ("☆☆☆", sacred, ("star 3: 9 turns of yours, at most 15",))
    assert soon.one == ("star 3: 10 turns of yours, at most 15", "star 3: 10, at most 15")
    assert soon.others == sacred[:1]
    assert told.facts(stage, [late, StarStanding(True, True, 16), StarStanding(False, True, 16)]) == ("☆★×", (), ())


@pytest.mark.parametrize("stage", STAGES, ids=lambda stage: stage.name)
def test_the_first_star_is_said_first_as_long_as_it_is_open(stage: JourneyStage) -> None:
    for now in (0, 9):
        found = [StarStanding(feats_of(stage.game)[one.feat].is_most, False, now) for one in stage.stars]
        facts = told.facts(stage, found)
        assert facts.signs == "☆☆☆", "what can only be lost isn't won before the end"
        assert all(form.startswith("star 1: ") for form in facts.one)
        assert [one[:8] for one in sorted(facts.others)] == ["star 2: ", "star 3: "]
        assert all(len(facts.one[-1]) <= STAR_ROOM and str(stage.stars[0].number) in form for form in facts.one)


def test_who_has_not_won_is_not_ahead() -> None:
    assert stands("indy", Star("lead", 4), 0) == "not ahead"
    assert stands("indy", Star("lead", 4), 3) == "3 ahead"


def test_a_stages_options_are_said_with_what_they_are_set_to() -> None:
    assert told.by_options(STAGES[6]) == "With length set to 1 round (shortest)."


def test_a_chain_that_leaves_is_said_to_leave_as_at_the_table() -> None:
    assert asked("tribe", Star("felled", 2)) == "Attack until 2 of the others' chains leave."
    assert stands("tribe", Star("felled"), 1) == "1 chain made to leave"
