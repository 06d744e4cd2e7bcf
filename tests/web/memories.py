"""The objects in a page's memory, read from a heap snapshot."""

import json
from collections.abc import Iterator
from typing import Any, Final

from playwright.sync_api import Page

# Removed elements: the browser keeps some for a while, for labels and animations.
DETACHED: Final = 2
FIELDS: Final = 3  # of an edge: its kind, its name, where it leads
TEXTS: Final = ("string", "concatenated string", "sliced string")


class Memory:
    """All objects that a page can reach, after a garbage collection."""

    def __init__(self, page: Page) -> None:
        line = page.context.new_cdp_session(page)
        parts: list[str] = []
        line.on("HeapProfiler.addHeapSnapshotChunk", lambda params: parts.append(params["chunk"]))
        line.send("HeapProfiler.collectGarbage")
        line.send("HeapProfiler.takeHeapSnapshot", {"reportProgress": False})
        line.detach()
        heap: dict[str, Any] = json.loads("".join(parts))
        meta = heap["snapshot"]["meta"]
        self._nodes, self._edges = heap["nodes"], heap["edges"]
        self.texts: list[str] = heap["strings"]
        self._step = len(meta["node_fields"])
        self._count = meta["node_fields"].index("edge_count")
        self._apart = meta["node_fields"].index("detachedness")
        self._kind = meta["node_fields"].index("type")
        self._text = {meta["node_types"][0].index(kind) for kind in TEXTS}
        kinds = meta["edge_types"][0]
        self._weak, self._property = kinds.index("weak"), kinds.index("property")

    def names(self) -> set[str]:
        """Return the names of all properties of reachable objects, except those with a text."""
        firsts, found = self._firsts(), set()
        seen, left = {0}, [0]
        while left:
            node = left.pop()
            if self._nodes[node + self._apart] == DETACHED:
                continue
            for kind, name, to in self._leading(node, firsts[node // self._step]):
                if kind == self._property and self._nodes[to + self._kind] not in self._text:
                    found.add(self.texts[name])
                if kind != self._weak and to not in seen:
                    seen.add(to)
                    left.append(to)
        return found

    def _firsts(self) -> list[int]:
        """Return the index of the first edge of each node."""
        found, at = [], 0
        for count in self._nodes[self._count :: self._step]:
            found.append(at)
            at += count * FIELDS
        return found

    def _leading(self, node: int, first: int) -> Iterator[tuple[int, int, int]]:
        edges = self._edges
        for at in range(first, first + self._nodes[node + self._count] * FIELDS, FIELDS):
            yield edges[at], edges[at + 1], edges[at + 2]
