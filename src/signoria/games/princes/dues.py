"""What a step of paying or gaining remembers, packed into its one number."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.book import BOOK
from signoria.games.princes.rules import RESOURCE_TYPES

BITS: Final = 4  # for each resource, then for those of any kind
ANY_DUE: Final = 1 << BITS * RESOURCE_TYPES  # one resource of any kind
NAMED: Final = ANY_DUE - 1
TYPES_AT: Final = 8  # a gain: how many, then the types as bits


def one_due(resource: i64) -> i64:
    """One resource of a kind that is due."""
    return 1 << BITS * resource


def due_of(memo: i64, resource: i64) -> i64:
    """How much of a resource is due by name."""
    return memo >> BITS * resource & 15


def cost_of(card: i64) -> i64:
    """The price of a card as dues. [BUILD-5]"""
    memo: i64 = 0
    for resource in range(RESOURCE_TYPES):
        memo += BOOK.cost[card * RESOURCE_TYPES + resource] << BITS * resource
    return memo


def a_gain(types: i64, number: i64) -> i64:
    """So many resources of these types, to be stored."""
    return types << TYPES_AT | number
