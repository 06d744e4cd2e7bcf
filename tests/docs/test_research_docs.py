"""The page of planes is written from the planes."""

from scripts.research_docs import PAGE, page


def test_the_page_of_planes_is_fresh() -> None:
    assert PAGE.read_text("utf-8") == page(), "docs/research-planes.md is stale: make docs"
