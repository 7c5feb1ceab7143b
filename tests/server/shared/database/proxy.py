"""A line to the database that is slow at times, and breaks at times: between hosts and the server, in a thread of its own."""

from __future__ import annotations

import asyncio
import contextlib
import random
import threading


class BadLine:
    """Listens on `port` of loopback and passes on to `to` (host and port); each piece of data is late by up to `late` seconds, or cuts the line."""

    def __init__(self, to: tuple[str, int], seed: int, late: float = 0.01, breaks: float = 0.01) -> None:
        self._to, self._rng, self._late, self._breaks = to, random.Random(seed), late, breaks
        self.cuts = 0
        self.port = 0
        self._loop = asyncio.new_event_loop()
        self._is_ready = threading.Event()
        self._thread = threading.Thread(target=self._run, daemon=True)
        self._thread.start()
        self._is_ready.wait()

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()

    def _run(self) -> None:
        asyncio.set_event_loop(self._loop)
        server = self._loop.run_until_complete(asyncio.start_server(self._serve, "127.0.0.1", 0))
        self.port = server.sockets[0].getsockname()[1]
        self._is_ready.set()
        self._loop.run_forever()

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            far_reader, far_writer = await asyncio.open_connection(*self._to)
        except OSError:
            writer.transport.abort()
            return
        pumps = [asyncio.ensure_future(self._pump(*ends)) for ends in ((reader, far_writer), (far_reader, writer))]
        await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        for pump in pumps:
            pump.cancel()
        writer.transport.abort()
        far_writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with contextlib.suppress(OSError):
            while data := await reader.read(65536):
                await asyncio.sleep(self._rng.random() * self._late)
                if self._rng.random() < self._breaks:  # a word may be lost on either way: a question, or its answer
                    self.cuts += 1
                    return
                writer.write(data)
                await writer.drain()
