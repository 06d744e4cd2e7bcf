"""A queue in which everybody who waits gets the same share: by address, then by account."""

from collections import deque
from typing import Generic, TypeVar

T = TypeVar("T")

Share = tuple[str, ...]  # the names of the shares that an item belongs to, the widest first


class FairQueue(Generic[T]):
    """Items in turn from each share; within the last share, first in, first out."""

    def __init__(self) -> None:
        self._own: deque[T] = deque()
        self._inner: dict[str, FairQueue[T]] = {}

    def __len__(self) -> int:
        return len(self._own) + sum(map(len, self._inner.values()))

    def put(self, item: T, share: Share = (), first: bool = False) -> None:
        """Add an item at the end of its share, or as its first."""
        if share:
            self._inner.setdefault(share[0], FairQueue()).put(item, share[1:], first)
        elif first:
            self._own.appendleft(item)
        else:
            self._own.append(item)

    def pop(self) -> T:
        """Remove and return the next item; its share is last in the next round."""
        if self._own:
            return self._own.popleft()
        name = next(iter(self._inner))
        inner = self._inner.pop(name)
        item = inner.pop()
        if inner:
            self._inner[name] = inner
        return item

    def remove(self, item: T) -> None:
        """Remove an item, if it waits."""
        if item in self._own:
            self._own.remove(item)
        for name, inner in list(self._inner.items()):
            inner.remove(item)
            if not inner:
                del self._inner[name]

    def clear(self) -> None:
        """Remove everything."""
        self._own.clear()
        self._inner.clear()
