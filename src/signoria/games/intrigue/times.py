"""The options with the seconds of each step. [OUT-3]"""

from typing import Final

TIMES: Final = {
    "ages": "decide_time",
    "audience": "talk_time",
    "bribery": "bribe_time",
    "uncontested": "decide_time",
    "external": "decide_time",
    "internal": "decide_time",
    "sending": "send_time",
}
