"""`signoria serve` and `signoria play`: the server on the network, and on this machine."""

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
from signoria.server.http.logs import configure_logging
from signoria.server.http.running import HttpServer
from signoria.server.settings import BadSetting, Settings, checked_url
from signoria.store.database import BadDatabase, StoreFailed
from signoria.store.paths import default_database, make_folder

LOOPBACK: Final = "127.0.0.1"
EVERYWHERE: Final = ("0.0.0.0", "::")
ELSEWHERE: Final = ("198.51.100.1", 9)  # a documentation address; only its route is looked up
PORT: Final = 8000
RUBBISH: Final = (50_000, 20, 100)  # thresholds of the three generations of the garbage collector

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
PublicUrl = Annotated[
    str,
    typer.Option(
        "--public-url",
        metavar="URL",
        envvar="SIGNORIA_PUBLIC_URL",
        show_envvar=False,
        show_default="http at that address",
        help="The address people type, such as https://play.example.org.",
    ),
]
Proxy = Annotated[
    bool,
    typer.Option("--trust-proxy", help="Trust the header X-Forwarded-For, which a proxy sets."),
]
Moderators = Annotated[
    str,
    typer.Option(
        metavar="LOGINS",
        envvar="SIGNORIA_MODERATORS",
        show_envvar=False,
        hidden=True,
    ),
]
Hosts = Annotated[
    str,
    typer.Option(
        "--allowed-hosts",
        metavar="NAMES",
        envvar="SIGNORIA_ALLOWED_HOSTS",
        show_envvar=False,
        show_default="those of --host and --public-url",
        help="Further names under which browsers reach the server, with commas between them.",
    ),
]
Drain = Annotated[
    float,
    typer.Option(
        "--drain-seconds",
        min=0,
        max=600,
        envvar="SIGNORIA_DRAIN_SECONDS",
        show_envvar=False,
        help="How long to serve on after SIGTERM, while /health says 503 to the proxy.",
    ),
]
Workers = Annotated[
    int, typer.Option("--bot-workers", min=1, max=64, help="Processes in which bots think.")
]
ImportSeconds = Annotated[
    float,
    typer.Option(
        "--import-seconds",
        min=0.1,
        max=600,
        envvar="SIGNORIA_IMPORT_SECONDS",
        show_envvar=False,
        help="Processor time in which an imported game is checked.",
    ),
]
ImportMemory = Annotated[
    int,
    typer.Option(
        "--import-memory",
        metavar="MIB",
        min=128,
        max=65_536,
        envvar="SIGNORIA_IMPORT_MEMORY",
        show_envvar=False,
        help="Memory for that check, in mebibytes.",
    ),
]
NoLimits = Annotated[
    bool, typer.Option("--no-limits", help="Count no requests: for measurements only.")
]


def serve(
    lang: Lang,
    host: Host = LOOPBACK,
    port: Port = PORT,
    database: Database = None,
    public_url: PublicUrl = "",
    trust_proxy: Proxy = False,
    allowed_hosts: Hosts = "",
    drain_seconds: Drain = 0.0,
    moderators: Moderators = "",
    bot_workers: Workers = 1,
    import_seconds: ImportSeconds = 2.0,
    import_memory: ImportMemory = 512,
    no_limits: NoLimits = False,
) -> None:
    """Run the server on the network, with a database and an address.

    Every accepted action is stored before anybody sees it. Stop the server with Ctrl-C or SIGTERM:
    it finishes the requests under way and tells watchers to reconnect.

    Examples:

    - `signoria serve`
    - `signoria serve --trust-proxy --public-url https://play.example.org`
    """
    words = Words(lang)
    if moderators:
        refuse(words.message("cli-serve-moderators"))
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=port,
        public_url=_checked(public_url, words) if public_url else _public_url(host, port),
        trust_proxy=trust_proxy,
        allowed_hosts=frozenset(filter(None, allowed_hosts.split(","))),
        drain_seconds=drain_seconds,
        bot_workers=bot_workers,
        import_seconds=import_seconds,
        import_mebibytes=import_memory,
        limits=not no_limits,
    )
    _run(settings, words, lambda address: None)


def play(lang: Lang, host: Host = LOOPBACK, port: Port = PORT, database: Database = None) -> None:
    """Run the server on this machine, and open a browser with it.

    Only this machine can reach it, unless you choose an address that others can reach as well.

    Examples:

    - `signoria play`
    - `signoria play --host 0.0.0.0`
    """
    chosen = port if _is_free(port) else 0
    settings = Settings(
        database=database or default_database(),
        host=host,
        port=chosen,
        public_url=_public_url(host, chosen),
    )
    _run(settings, Words(lang), webbrowser.open)


def _checked(public_url: str, words: Words) -> str:
    try:
        return checked_url(public_url)
    except BadSetting as bad:
        refuse(words.message("cli-serve-bad-url", value=bad.value))


def _run(settings: Settings, words: Words, when_open: Callable[[str], object]) -> None:
    configure_logging()
    try:
        make_folder(settings.database)
        server = HttpServer(settings)
    except MissingExtra as missing:
        refuse_without(words, missing)
    except (BadDatabase, StoreFailed, OSError) as trouble:
        refuse(words.message("cli-serve-failed", reason=str(trouble)))
    settle_memory()
    threading.Thread(target=_announce, args=(server, words, when_open), daemon=True).start()
    try:
        server.run()
    except SystemExit:
        where = f"{settings.host}:{settings.port}"
        refuse(words.message("cli-serve-address", address=where))


def settle_memory() -> None:
    """Exclude all objects created before the start from garbage collection: they stay in use.

    A full collection stops all tables, so the thresholds make it rarer than Python's default.
    """
    gc.collect()
    gc.freeze()
    gc.set_threshold(*RUBBISH)


def _announce(server: HttpServer, words: Words, when_open: Callable[[str], object]) -> None:
    """Print the server's address when it is ready."""
    while not server.started:
        sleep(0.02)
        if server.should_exit:
            return
    host, port = server.servers[0].sockets[0].getsockname()[:2]
    address = _public_url(host, port)
    typer.echo(words.message("cli-serve-open", address=address))
    if not compiled():
        typer.echo(words.message("cli-serve-interpreted"))
    when_open(address)


def _public_url(host: str, port: int) -> str:
    """Return the address people type; this machine is `localhost`, since passkeys need a name."""
    reached = _own_address() if host in EVERYWHERE else host
    return f"http://{'localhost' if reached == LOOPBACK else reached}:{port}"


def _own_address() -> str:
    """Return this machine's address in the local network, found without sending anything."""
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
