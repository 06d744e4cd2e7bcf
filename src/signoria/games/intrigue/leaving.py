"""The bot that plays for a seat that left: a fast sensible choice, always the same one. [OUT-2]"""

from typing import Final

from signoria.bots.bot import PlayoutBot

LEAVING: Final = PlayoutBot
