import pytest

from signoria.server.http import cookies


def attributes(header: str) -> set[str]:
    return {part.strip().lower() for part in header.split(";")[1:]}


def test_session_cookie_is_http_only_and_same_site() -> None:
    header = cookies.session_cookie("token", secure=False).header().decode()

    assert header.startswith("signoria=token;")
    assert {"httponly", "samesite=lax", "path=/"} <= attributes(header)
    assert "secure" not in attributes(header)


def test_session_cookie_under_https_is_bound_to_the_host() -> None:
    header = cookies.session_cookie("token", secure=True).header().decode()

    assert header.startswith("__Host-signoria=token;")
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= attributes(header)
    assert not any(part.startswith("domain") for part in attributes(header))


@pytest.mark.parametrize("secure", [False, True])
def test_cookie_is_found_by_its_name(secure: bool) -> None:
    session = cookies.session_cookie("token", secure)
    ticket = cookies.ticket_cookie("ticket", 300, secure)
    sent = {cookie.name: cookie.value for cookie in (session, ticket)}

    assert sent[cookies.session_name(secure)] == "token"
    assert cookies.ticket_in(sent, secure) == "ticket"
    assert cookies.session_name(not secure) not in sent
    assert cookies.ticket_in({}, secure) == ""


def test_dropped_cookie_has_max_age_zero() -> None:
    for gone in (cookies.no_session(False), cookies.no_ticket(False)):
        assert gone.value == ""
        assert "max-age=0" in attributes(gone.header().decode())
