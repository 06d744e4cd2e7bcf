"""The page of the cards is what the generator writes."""

from scripts.cards import PAGE, page


def test_the_page_of_cards_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == page(), "stale: run scripts/cards.py"
