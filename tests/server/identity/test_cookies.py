import pytest

from signoria.server.identity import cookies


def attributes(header: str) -> set[str]:
    return {part.strip().lower() for part in header.split(";")[1:]}


def test_no_script_reads_the_cookie_and_no_other_site_sends_it() -> None:
    header = cookies.session_cookie("token", secure=False).to_header(header="")

    assert header.startswith("signoria=token;")
    assert {"httponly", "samesite=lax", "path=/"} <= attributes(header)
    assert "secure" not in attributes(header)


def test_under_https_the_cookie_is_of_this_host_alone() -> None:
    header = cookies.session_cookie("token", secure=True).to_header(header="")

    assert header.startswith("__Host-signoria=token;")
    assert {"httponly", "samesite=lax", "path=/", "secure"} <= attributes(header)
    assert not any(part.startswith("domain") for part in attributes(header))


@pytest.mark.parametrize("secure", [False, True])
def test_a_cookie_is_found_under_the_name_it_was_given(secure: bool) -> None:
    session = cookies.session_cookie("token", secure)
    ticket = cookies.ticket_cookie("ticket", 300, secure)
    sent = {cookie.key: cookie.value or "" for cookie in (session, ticket)}

    assert cookies.session_in(sent, secure) == "token"
    assert cookies.ticket_in(sent, secure) == "ticket"
    assert cookies.session_in(sent, not secure) == ""
    assert cookies.session_in({}, secure) == ""


def test_a_cookie_that_is_dropped_has_no_time_left() -> None:
    for gone in (cookies.no_session(False), cookies.no_ticket(False)):
        assert gone.value == ""
        assert "max-age=0" in attributes(gone.to_header(header=""))
