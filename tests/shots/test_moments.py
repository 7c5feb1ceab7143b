"""The pages of moments that are drawn still come where it is said."""

import pytest

from tests.shots.moments import MOMENTS, moment


@pytest.mark.soak
@pytest.mark.parametrize("name", MOMENTS)
async def test_the_page_of_a_moment_comes(name: str) -> None:
    async with moment(MOMENTS[name]):
        pass
