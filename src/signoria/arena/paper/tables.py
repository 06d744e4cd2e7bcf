"""Tables: the first column names the row, all others hold numbers."""

from collections.abc import Sequence

from signoria.arena.paper.markup import Html, element

Groups = Sequence[tuple[str, int]]


def table(
    caption: str, heads: Sequence[str], rows: Sequence[Sequence[str]], groups: Groups = ()
) -> Html:
    """Return a table in a box, which scrolls if the page is narrow."""
    lines = [_heads(heads)]
    if groups:
        cells = [
            element("th", said, colspan=str(span), scope="colgroup" if said else None)
            for said, span in groups
        ]
        lines.insert(0, element("tr", *cells, class_="groups"))
    whole = element("table", element("thead", *lines), element("tbody", *map(_row, rows)))
    box = element("div", whole, class_="box", tabindex="0", role="region", aria_label=caption)
    # A caption inside the table would be as wide as the table and would not fit a narrow page.
    return element("div", element("p", caption, class_="caption"), box)


def details(pairs: Sequence[tuple[str, str]]) -> Html:
    """Return a list of names and their values."""
    return element(
        "dl",
        *(element("div", element("dt", name), element("dd", said)) for name, said in pairs),
    )


def pair(*parts: Html) -> Html:
    """Place two parts beside each other if there is room."""
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
