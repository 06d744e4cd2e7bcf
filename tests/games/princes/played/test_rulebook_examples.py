"""Tests of the examples that the rules of the tournament give, each by its own card."""

import pytest

from signoria.games.princes import GAME
from signoria.games.princes.actions import Build, PickCard, Use
from signoria.games.princes.card_rows import number_of
from tests.games.princes.laying import (
    ME,
    OTHER,
    acting,
    city,
    deal,
    do,
    first_come,
    offered,
    refused,
    stand,
    stock,
)
from tests.games.princes.test_tournament import playing, preparing


@pytest.mark.rule("T19")
def test_marie_is_built_in_the_preparatory_round_and_waits_with_her_function() -> None:
    t = stock(preparing(), ME, wool=2, ore=2, grain=2)
    stand(t, OTHER, "osmund")
    deal(t, ME, "marie")

    assert t.refuses(ME, Build(number_of("marie"))) is None
    stand(t, ME, "marie")
    assert refused(t, ME, Use(5, 0)) == "T19"
    assert Use(5, 0) not in offered(t, ME)


@pytest.mark.rule("T19")
def test_olaf_is_built_in_the_preparatory_round_and_waits_with_his_function() -> None:
    t = stock(stock(preparing(), ME, grain=2, wool=2), OTHER, ore=1)
    deal(t, ME, "olaf")

    assert t.refuses(ME, Build(number_of("olaf"))) is None
    stand(t, ME, "olaf")
    assert refused(t, ME, Use(5, 0)) == "T19"
    assert Use(5, 0) not in offered(t, ME)


@pytest.mark.rule("T22")
def test_card_sold_to_the_secret_brotherhood_lies_on_the_own_pile() -> None:
    t = deal(stand(city(acting(playing()), ME), ME, "secret-brotherhood"), ME, "siegfried")

    do(t, ME, Use(5, 0), PickCard(number_of("siegfried")))
    first_come(t, "gaining")

    view = GAME.view(t.state, OTHER)
    assert view.seats[ME].discard == [number_of("siegfried")]
    assert view.seats[OTHER].discard == []
