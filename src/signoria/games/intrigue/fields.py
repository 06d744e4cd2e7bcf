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
from signoria.kernel.kinds import AMOUNT, ANYTHING, NUMBER, SEAT, Each, Kind, Named, Records, Row

DOMAIN: Final = Named("domain", DOMAIN_NAMES)
FAMILY: Final = Named("family", PALACE_NAMES)
MATTER: Final = Named("kind", KIND_NAMES)
LINK: Final = Named("link", LINK_NAMES)
PALACE: Final = Named("palace", PALACE_NAMES)
PROFESSION: Final = Named("profession", PROFESSION_NAMES)
REASON: Final = Named("reason", REASON_NAMES)
STANDING: Final = Named("standing", STANDING_NAMES)
TONE: Final = Named("tone", TONE_NAMES)
VERB: Final = Named("verb", VERB_NAMES)
VERDICT: Final = Named("verdict", VERDICT_NAMES)
WHY: Final = Named("why", WHY_NAMES)
DOMAIN_ROW: Final = Row("domains", DOMAIN)
PALACE_ROW: Final = Row("palaces", PALACE)
PARK: Final = Row("park", PROFESSION)  # by seat
TOKENS: Final = Each("tokens", PROFESSION, AMOUNT)
HOLDERS: Final = Each("holders", PROFESSION, SEAT)
HELD_DOMAINS: Final = Each("held_domains", PROFESSION, DOMAIN)
SALARIES: Final = Each("salaries", DOMAIN, AMOUNT)
FIGURES: Final = Row("figures", ANYTHING)  # a fortune may be below zero
CLAUSES: Final = Records(
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
