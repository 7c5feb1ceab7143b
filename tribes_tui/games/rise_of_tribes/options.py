"""The options of Rise of Tribes in words: what its modules bring to the island."""

from __future__ import annotations

from rules.core.option import Value
from rules.rise_of_tribes.components.box import POWERS, TILES, TRIBES
from tribes_tui.games.rise_of_tribes.words import things
from tribes_tui.games.rise_of_tribes.words.said import options as said
from tribes_tui.words.options import OptionWords, handicap, switch


def options() -> dict[str, OptionWords]:
    """Option -> its words."""
    lands = (*TILES[3:], "Glacier")  # those with a rule of their own
    return {
        "elders": switch(said.elders(), said.elders_about(), said.elders_with(), said.elders_without()),
        "special_terrain": OptionWords(
            said.terrain(),
            said.terrain_about(),
            {
                "none": (said.terrain_none(), said.terrain_none_means()),
                "mixed": (said.terrain_mixed(), said.terrain_mixed_means()),
                "all": (said.terrain_all(), said.terrain_all_means()),
                "chosen": (said.terrain_chosen(), said.terrain_chosen_means()),
            },
        ),
        "leaders": switch(said.leaders(), said.leaders_about(), said.leaders_with(), said.leaders_without()),
        "strict_bank": switch(said.bank(), said.bank_about(), said.bank_with(), said.bank_without()),
        "layout": OptionWords(
            said.layout(),
            said.layout_about(),
            {
                "standard": (said.layout_standard(), said.layout_standard_means()),
                "symmetric": (said.layout_symmetric(), said.layout_symmetric_means()),
            },
        ),
        **{name.lower().replace(" ", "_"): _land(name) for name in lands},
        **{f"tribe_{seat}": _tribe(seat) for seat in range(1, 5)},
        **handicap(4, {points: said.handicap(points=points) for points in range(1, 6)}),
        "standstill": OptionWords(
            said.standstill(),
            said.standstill_about(),
            {
                40: (said.standstill_ends(), said.standstill_ends_means()),
                "never": (said.standstill_goes_on(), said.standstill_goes_on_means()),
            },
        ),
    }


def _land(name: str) -> OptionWords:
    return switch(things.land(name), said.land(land=things.key_of(name)), said.land_with(), said.land_without())


def _tribe(seat: int) -> OptionWords:
    values: dict[Value, tuple[str, str]] = {"random": (said.tribe_random(), said.tribe_random_means())}
    for number, tribe in enumerate(TRIBES):
        powers = [things.power(power) for power in POWERS[2 * number : 2 * number + 2]]
        values[tribe] = (tribe, said.tribe_means(powers=powers))
    return OptionWords(said.tribe(seat=seat), said.tribe_about(), values)
