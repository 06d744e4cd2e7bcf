"""Kinds of the fields in events, actions and views of Intrigue."""

from typing import Final

from signoria.games.intrigue.rules import (
    DOMAIN_NAMES,
    KIND_NAMES,
    LINK_NAMES,
    PALACE_NAMES,
    PROFESSION_NAMES,
    REASON_NAMES,
    STANDING_NAMES,
    TONE_NAMES,
    VERB_NAMES,
    VERDICT_NAMES,
    WHY_NAMES,
)
from signoria.kernel.kinds import (
    AMOUNT,
    ANYTHING,
    NUMBER,
    SEAT,
    Each,
    Groups,
    Kind,
    Kinds,
    Named,
    Row,
)

DOMAIN: Final[Named] = Named("domain", DOMAIN_NAMES)
FAMILY: Final[Named] = Named("family", PALACE_NAMES)
MATTER: Final[Named] = Named("kind", KIND_NAMES)
LINK: Final[Named] = Named("link", LINK_NAMES)
PALACE: Final[Named] = Named("palace", PALACE_NAMES)
PROFESSION: Final[Named] = Named("profession", PROFESSION_NAMES)
REASON: Final[Named] = Named("reason", REASON_NAMES, silent=True)
STANDING: Final[Named] = Named("standing", STANDING_NAMES)
TONE: Final[Named] = Named("tone", TONE_NAMES)
VERB: Final[Named] = Named("verb", VERB_NAMES)
VERDICT: Final[Named] = Named("verdict", VERDICT_NAMES)
WHY: Final[Named] = Named("why", WHY_NAMES)
DOMAIN_ROW: Final[Row] = Row("domains", DOMAIN)
PALACE_ROW: Final[Row] = Row("palaces", PALACE)
PARK: Final[Row] = Row("park", PROFESSION)  # by seat
TOKENS: Final[Each] = Each("tokens", PROFESSION, AMOUNT)
HOLDERS: Final[Each] = Each("holders", PROFESSION, SEAT)
HELD_DOMAINS: Final[Each] = Each("held_domains", PROFESSION, DOMAIN)
SALARIES: Final[Each] = Each("salaries", DOMAIN, AMOUNT)
FIGURES: Final[Row] = Row("figures", ANYTHING)  # a fortune may be below zero
CLAUSES: Final[Groups] = Groups(
    "clauses",
    {
        "link": LINK,
        "verb": VERB,
        "palace": PALACE,
        "seat": SEAT,
        "profession": PROFESSION,
        "domain": DOMAIN,
        "least": AMOUNT,
        "until": NUMBER,
    },
)

KINDS: Final[list[Kind]] = [
    *[DOMAIN, FAMILY, MATTER, LINK, PALACE, PROFESSION, REASON, STANDING, TONE, VERB, VERDICT, WHY],
]

# The kinds of the parameters of refusals.
REFUSED: Final[Kinds] = {"domain": DOMAIN, "palace": PALACE, "profession": PROFESSION}
