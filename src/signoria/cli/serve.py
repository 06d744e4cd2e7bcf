"""`signoria serve` and `signoria play`: the house on the network, and at home."""

import gc
import socket
import threading
import webbrowser
from collections.abc import Callable
from time import sleep
from typing import Annotated, Final

import typer

from signoria.cli.build import compiled
from signoria.cli.errors import refuse, refuse_without
from signoria.cli.parameters import Database, Lang
from signoria.extras import MissingExtra
from signoria.locales.words import Words
from signoria.server.logs import set_up
from signoria.server.running import Server
from signoria.server.settings import Settings
from signoria.store.database import BadDatabase, StoreFailed
from signoria.store.places import default_database, make_room

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("198.51.100.1", 9)  # an address for examples: only the way to it is asked
PORT: Final = 8000
RUBBISH: Final = (50_000, 20, 100)  # new objects before a look at the new, the older, all of them

Host = Annotated[
    str,
    typer.Option(
        metavar="ADDRESS",
        envvar="SIGNORIA_HOST",
        show_envvar=False,
        help="The address to listen on; 0.0.0.0 for all.",
    ),
]
Port = Annotated[
    int,
    typer.Option(
        min=0, max=65535, envvar="SIGNORIA_PORT", show_envvar=False, help="0: any that is free."
    ),
]
Origin = Annotated[
    str,
    typer.Option(
        metavar="URL",
        envvar="SIGNORIA_ORIGIN",
        show_envvar=False,
        show_default="http at that address",
        help="The address people type, such as https://play.example.org.",
    ),
]
Proxy = Annotated[
    bool, typer.Option("--behind-proxy", help="Believe X-Forwarded-For of a proxy before it.")
]
Moderators = Annotated[
    str,
    typer.Option(
        metavar="LOGINS",
        envvar="SIGNORIA_MODERATORS",
        show_envvar=False,
        show_default="none",
        help="Who settles quarrels: logins, with commas between them. Register them first.",
    ),
]
Workers = Annotated[
    int, typer.Option("--bot-workers", min=1, max=64, help="Processes in which bots think.")
]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help="Count no requests: for measurements only.")
]


def serve(
    lang: Lang,
    host: Host = LOOPBACK,
    port: Port = PORT,
    database: Database = None,
    origin: Origin = "",
    behind_proxy: Proxy = False,
    moderators: Moderators = "",
    bot_workers: Workers = 1,
    no_limits: NoLimits = False,
) -> None:
    """Open the house on the network: a database, an address, and whoever comes.

    What is accepted is stored before anybody is told. Stop it with Ctrl-C or SIGTERM: it ends
    what is under way, and sends those who watch away with a word to come back.

    Examples:

    - `signoria serve`
    - `signoria serve --host 0.0.0.0 --port 80 --database postgresql://signoria@db/signoria`
    """
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        origin=origin or _origin(host, port),
        behind_proxy=behind_proxy,
        moderators=frozenset(filter(None, moderators.split(","))),
        bot_workers=bot_workers,
        limits=not no_limits,
    )
    _run(settings, Words(lang), lambda address: None)


def play(lang: Lang, host: Host = LOOPBACK, port: Port = PORT, database: Database = None) -> None:
    """Open the house on this machine, and a browser in front of it.

    Nobody else reaches it, unless it listens on an address that others can reach as well.

    Examples:

    - `signoria play`
    - `signoria play --host 0.0.0.0`
    """
    chosen = port if _is_free(port) else 0
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=chosen,
        origin=_origin(host, chosen),
    )
    _run(settings, Words(lang), webbrowser.open)


def _run(settings: Settings, words: Words, when_open: Callable[[str], object]) -> None:
    set_up()
    try:
        make_room(settings.database)
        server = Server(settings)
    except MissingExtra as missing:
        refuse_without(words, missing)
    except (BadDatabase, StoreFailed, OSError) as trouble:
        refuse(words.house("cli-serve-failed", reason=str(trouble)))
    settle_memory()
    threading.Thread(target=_announce, args=(server, words, when_open), daemon=True).start()
    try:
        server.run()
    except SystemExit:
        where = f"{settings.host}:{settings.port}"
        refuse(words.house("cli-serve-address", address=where))


def settle_memory() -> None:
    """What is there before the door opens stays for good: look for rubbish only beyond it.

    A look at everything that lives stops all tables, so it comes more rarely than Python's own.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def _announce(server: Server, words: Words, when_open: Callable[[str], object]) -> None:
    """Say where the house is, once its door is open."""
    while not server.started:
        sleep(0.02)
        if server.should_exit:
            return
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    address = _origin(host, port)
    typer.echo(words.house("cli-serve-open", address=address))
    if not compiled():
        typer.echo(words.house("cli-serve-interpreted"))
    when_open(address)


def _origin(host: str, port: int) -> str:
    """The address people type; passkeys need a name, so this machine goes by its own."""
    reached = _own_address() if host in EVERYWHERE else host
    return f"http://{'localhost' if reached == LOOPBACK else reached}:{port}"


def _own_address() -> str:
    """Where others in the same network find this machine; nothing is sent to find it out."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(ELSEWHERE)
        except OSError:  # there is no network
            return LOOPBACK
        return str(probe.getsockname()[0])


def _is_free(port: int) -> bool:
    with socket.socket() as probe:
        probe.settimeout(0.5)  # Windows tries again for two seconds
        return probe.connect_ex((LOOPBACK, port)) != 0
