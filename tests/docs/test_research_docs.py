"""Test that docs/reference/features.md matches its generator."""

from scripts.research_docs import PAGE, page


def test_page_of_features_matches_the_generator() -> None:
    assert PAGE.read_text("utf-8") == page(), "docs/reference/features.md is stale: make docs"
