"""How much a first visit loads: little, squeezed, and nothing twice."""

from playwright.sync_api import Browser

from scripts.bench_web import MOST_BYTES, code
from tests.server.servers import Running
from tests.web.weights import new_table, visit


def test_landing_and_table_stay_light(browser: Browser, home: Running) -> None:
    player = home.visit("Anna")
    landing = visit(browser, home.address)
    table = visit(browser, f"{home.address}/t/{new_table(player)}", player)

    files = code(landing, table)

    assert len(files) > 3
    assert sum(files.values()) <= MOST_BYTES, sorted(files.items(), key=lambda one: -one[1])[:8]
