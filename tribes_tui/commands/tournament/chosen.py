"""Where tasks are done, as it was chosen: in this process, in several, on a cluster."""

from __future__ import annotations

from collections.abc import Callable

from tribes_tui.commands.tournament.engine import Engine, WorksHere, WorksInProcesses


def chosen_engine(over: str | None, jobs: int, say: Callable[[str], object]) -> Engine:
    """A cluster at the address `over`, else this machine in so many processes; `say` tells a person what happens.

    Raises `Mendable` where there is no such cluster.
    """
    if over is None:
        return WorksHere() if jobs == 1 else WorksInProcesses(jobs)
    from tribes_tui.commands.tournament.cluster import Cluster

    return Cluster(over, say)
