"""Several processes for the screens of one host, when one is not enough.

The host's own process keeps what counts: lines and logins, people, tables, records. A worker draws the screens of at most
`sessions_per_worker` people. Between the two goes what one process would hand from object to object: keys and frames, what
somebody wants, and what his seat may know. A worker is never sent anything that none of its people may see; when one dies,
its people lose their line, keep their seats, and connect again.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from tribes_tui.server.crew.crew import Crew
    from tribes_tui.server.host import Host


def engage(host: Host) -> Crew:
    """Workers for a host, the first of them started. Needs a running loop."""
    from tribes_tui.server.crew.crew import Crew
    from tribes_tui.server.crew.desk import Counter

    crew = Crew(host, host.limits.sessions_per_worker)
    Counter(crew)
    crew.warm()
    return crew
