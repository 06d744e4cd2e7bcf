"""Tables: the first column names the row, all others are figures."""

from collections.abc import Sequence

from signoria.arena.paper.markup import Html, element

Groups = Sequence[tuple[str, int]]


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], groups: Groups = ()
) -> Html:
    """A table in a box of its own, which scrolls where the page is narrow."""
    lines = [_heads(heads)]
    if groups:
        cells = [
            element("th", said, colspan=str(span), scope="colgroup" if said else None)
            for said, span in groups
        ]
        lines.insert(0, element("tr", *cells, class_="groups"))
    whole = element("table", element("thead", *lines), element("tbody", *map(_row, rows)))
    box = element("div", whole, class_="box", tabindex="0", role="region", aria_label=caption)
    # A caption inside the table would be as wide as the table and leave a narrow page with it.
    return element("div", element("p", caption, class_="caption"), box)


def facts(pairs: Sequence[tuple[str, str]]) -> Html:
    """Names and what they are."""
    return element(
        "dl",
        *(element("div", element("dt", name), element("dd", said)) for name, said in pairs),
    )


def pair(*parts: Html) -> Html:
    """Two parts beside each other where there is room."""
    return element("div", *parts, class_="pair")


def _heads(heads: Sequence[str]) -> Html:
    return element("tr", *(element("th", element("span", head), scope="col") for head in heads))


def _row(row: Sequence[str]) -> Html:
    first, *rest = row
    return element(
        "tr",
        element("th", element("span", first), scope="row"),
        *(element("td", cell) for cell in rest),
    )
