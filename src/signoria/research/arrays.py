"""NumPy arrays over the buffers, and the spaces of their values."""

from typing import Any, Final, TypeAlias

from signoria.extras import needing
from signoria.research.buffers import ObservationBuffers
from signoria.research.features import Encoder

with needing("research"):
    import numpy as np
    from gymnasium import spaces

Array: TypeAlias = "np.ndarray[Any, np.dtype[Any]]"
COMPACT: Final = "compact"
FULL: Final = "full"
FORMS: Final = (FULL, COMPACT)


def is_full(observations: str) -> bool:
    """Return whether the full form is requested; refuse any name but `full` and `compact`."""
    if observations not in FORMS:
        raise ValueError(f"observations are {' or '.join(FORMS)}, not {observations!r}")
    return observations == FULL


def observed(buffers: ObservationBuffers[Any]) -> Array:
    """Return the rows of observations as an array over the buffer, which cannot be written to."""
    buffer: Any = buffers.spread if buffers.full else buffers.packed
    return np.frombuffer(buffer, np.int16 if buffers.full else np.uint8).reshape(-1, buffers.size)


def masked(buffers: ObservationBuffers[Any]) -> Array:
    """Return the rows of masks as an array over the buffer."""
    masks: Any = buffers.masks
    return np.frombuffer(masks, np.uint8 if buffers.as_bits else np.int8).reshape(
        -1, buffers.mask_size
    )


def observation_box(encoder: Encoder[Any], full: bool) -> spaces.Box:
    """Return the space of an observation in that form."""
    if not full:
        return spaces.Box(0, 255, (encoder.compact_size,), np.uint8)
    highs = [
        1 if feature.choice or feature.members else feature.high
        for feature in encoder.features
        for _ in range(feature.size * feature.width())
    ]
    high = np.array(highs, np.int16)
    return spaces.Box(np.zeros_like(high), high, dtype=np.int16)


def seen_space(buffers: ObservationBuffers[Any]) -> spaces.Dict:
    """Return the space of an observation and its mask, one row of each."""
    high, kind = (255, np.uint8) if buffers.as_bits else (1, np.int8)
    mask = spaces.Box(0, high, (buffers.mask_size,), kind)
    seen = observation_box(buffers.encoder, buffers.full)
    return spaces.Dict({"observation": seen, "action_mask": mask})
