"""Games in a Dask cluster; the library is imported only when a cluster is asked for."""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Iterator
from contextlib import contextmanager
from typing import TYPE_CHECKING, Final

from adp_tui.sim.crew import Crew
from adp_tui.sim.errors import CrewError, NoLibraryError
from adp_tui.sim.program import stamp
from adp_tui.texts import sim as texts
from core.kernel import GameError

if TYPE_CHECKING:
    from distributed import Client

PATIENCE: Final = 10.0
"""How long to wait for the cluster and its first worker, in seconds."""

LARGEST: Final = 8
"""Handing out a chunk takes some 5 ms, a game half a second: more games gain nothing."""


@contextmanager
def cluster_crew(address: str) -> Iterator[Crew]:
    """Play on the workers of a cluster, if all of them have the same program as this process."""
    try:
        from distributed import Client
        from distributed.scheduler import KilledWorker
    except ImportError as error:
        raise NoLibraryError(texts.NO_DISTRIBUTED) from error
    for name in ("distributed", "distributed.client", "tornado.application"):
        logging.getLogger(name).setLevel(logging.CRITICAL)  # what matters is said in our words
    try:
        # Twice: once for the connection, and once for the first word of whoever accepts it.
        asyncio.run(asyncio.wait_for(_knock(address), 2 * PATIENCE))
        client = Client(address, timeout=PATIENCE, set_as_default=False)
    except TimeoutError as error:
        raise CrewError(texts.unreachable(address, texts.NO_ANSWER)) from error
    except Exception as error:  # whatever is wrong with an address, the library says in many ways
        raise CrewError(texts.unreachable(address, _first_line(error))) from error
    try:
        own = stamp()
        _compare(client, address, own)
        yield Crew(
            client.get_executor(pure=False),
            lambda: 2 * max(1, _threads(client)),
            LARGEST,
            own,
            (KilledWorker,),
        )
    except GameError:
        raise
    except OSError as error:
        raise CrewError(texts.CLUSTER_LOST) from error
    except Exception as error:  # no game raises anything: it is a worker or the library
        raise CrewError(texts.cluster_failed(_first_line(error))) from error
    finally:
        client.close(timeout=PATIENCE)


async def _knock(address: str) -> None:
    """Connect once and leave: a client that cannot connect at all does not end well."""
    from distributed import Security
    from distributed.comm.core import connect

    arguments = Security().get_connection_args("client")
    connection = await connect(address, timeout=PATIENCE, **arguments)
    await connection.close()


def _compare(client: Client, address: str, own: str) -> None:
    """Raise an error if there is no worker, or one of them would play with another program."""
    from distributed import TimeoutError as TooLateError

    try:
        client.wait_for_workers(1, timeout=PATIENCE)
    except TooLateError as error:
        raise CrewError(texts.no_workers(address)) from error
    theirs = client.run(stamp, on_error="return")
    for worker, found in sorted(theirs.items()):
        if isinstance(found, Exception):
            raise CrewError(texts.worker_without(worker, _first_line(found)))
        if found != own:
            raise CrewError(texts.worker_differs(worker, found, own))


def _threads(client: Client) -> int:
    """Return how many games the workers can play at the same time now."""
    return sum(client.nthreads().values())


def _first_line(error: Exception) -> str:
    """Return what an error says, without the details that follow."""
    return (str(error) or type(error).__name__).splitlines()[0]
