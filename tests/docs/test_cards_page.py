"""Test that the page of cards matches its generator."""

from scripts.cards import PAGE, page


def test_page_of_cards_matches_the_generator() -> None:
    assert PAGE.read_text("utf-8") == page(), "stale: run scripts/cards.py"
