// Conversion of the server's frames for the page.
import { readAction, readEvent, readView, type Vocabulary } from "$/core/kinds";
import type { Frame, WireEntry } from "$/generated/wire";

const readEntry = (game: Vocabulary, entry: WireEntry): WireEntry => ({
  ...entry,
  events: entry.events.map((event) => readEvent(game, event)),
  ...(entry.action ? { action: readAction(game, entry.action) } : {}),
});

/** Returns a frame with numbers in place of stable names, as the boards count. */
export function readFrame(game: Vocabulary, frame: Frame): Frame {
  const read: Frame = { ...frame };
  if (frame.view) read.view = readView(game, frame.view);
  if (frame.entries) read.entries = frame.entries.map((entry) => readEntry(game, entry));
  if (frame.legal) read.legal = frame.legal.map((action) => readAction(game, action as unknown[]));
  return read;
}
