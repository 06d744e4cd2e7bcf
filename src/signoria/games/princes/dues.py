"""The number that a step of paying or gaining remembers, and how it is packed."""

from typing import Final

from mypy_extensions import i64

from signoria.games.princes.card_rows import CARD_ROWS
from signoria.games.princes.rules import ALL_TYPES, RESOURCE_TYPES

BITS: Final = 4  # for each resource, then for those of any kind
ANY_DUE: Final[i64] = 1 << BITS * RESOURCE_TYPES  # one resource of any kind
NAMED: Final = ANY_DUE - 1
TYPES_AT: Final = 8  # a gain: how many, then the types as bits


def one_due(resource: i64) -> i64:
    """Return the dues of one resource of a kind."""
    return 1 << BITS * resource


def due_of(memo: i64, resource: i64) -> i64:
    """Return how much of a named resource is due."""
    return memo >> BITS * resource & 15


def cost_of(card: i64) -> i64:
    """Return the price of a card as dues. [BUILD-5]"""
    memo: i64 = 0
    for resource in range(RESOURCE_TYPES):
        memo += CARD_ROWS.cost[card * RESOURCE_TYPES + resource] << BITS * resource
    return memo


SAVED_AT: Final = BITS * (RESOURCE_TYPES + 1)  # a saving: dues, the number saved, of which types
SAVABLE_AT: Final = SAVED_AT + BITS


def a_saving(dues: i64, number: i64, types: i64) -> i64:
    """Return dues of which some resources of these types need not be paid. [BUILD-13]"""
    return types << SAVABLE_AT | number << SAVED_AT | dues


WITH_A_SAGE: Final[i64] = ALL_TYPES + 1  # a gain on regions with a sage beside them only [TOKEN-4]


def a_gain(types: i64, number: i64) -> i64:
    """Return a gain of so many resources of these types."""
    return types << TYPES_AT | number


# Flags of a gain: the seat may stop after the first resource; it may stop now. [GEO-3]
NUMBER_GAINED: Final = 63
AT_WILL: Final = 64
MAY_STOP: Final = 128


def one_gained(memo: i64) -> i64:
    """Return a gain after one of it is stored."""
    return (memo | MAY_STOP if memo & AT_WILL else memo) - 1


def gained_at_once(memo: i64) -> i64:
    """Return how many resources a gain brings without a further question."""
    return 1 if memo & AT_WILL else memo & NUMBER_GAINED


# A taking: how many more than one; whether the seat may stop, from the second on; who chooses; the
# types as bits, if not all.
MORE: Final = 15
OPTIONAL: Final = 16
STOPPING: Final = 32
BY_VICTIM: Final = 64  # the other chooses what it loses
ONE_KIND: Final = 128  # all are of the kind of the first
TAKEN_AT: Final = 8


def a_taking(types: i64, number: i64, optional: bool) -> i64:
    """Return a taking of so many resources from the opponent, one by one. [ATTACK-1]"""
    kept = 0 if types == ALL_TYPES else types
    return kept << TAKEN_AT | (OPTIONAL if optional else 0) | number - 1


def one_less(memo: i64, resource: i64) -> i64:
    """Return a taking after one of it, a resource of that kind, is done."""
    if memo & ONE_KIND:
        memo = memo & ((1 << TAKEN_AT) - 1) | 1 << TAKEN_AT + resource
    return (memo | STOPPING if memo & OPTIONAL else memo) - 1


def taken_types(memo: i64) -> i64:
    """Return the types of a taking."""
    return memo >> TAKEN_AT if memo >> TAKEN_AT else ALL_TYPES
