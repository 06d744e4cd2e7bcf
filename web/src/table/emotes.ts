// Gestures: our own set, sent as `:bravo:` and shown as an icon with its name.

/** The lines of each icon on a 24-px grid, inside a round head that all share. */
export const emotes = {
  bravo: "M8 9.5v.1M16 9.5v.1M7.5 13.5c1 3.3 8 3.3 9 0zM2 4l2 1.5M22 4l-2 1.5M12 .8v1.4",
  thanks: "M7 9.8c.7-.8 1.6-.8 2.3 0M14.7 9.8c.7-.8 1.6-.8 2.3 0M8.5 14.5c2 1.8 5 1.8 7 0",
  hello: "M8.5 9.5v.6M15.5 9.5v.6M8.5 14.5c2 1.8 5 1.8 7 0M4 6.5 12 3l8 3.5",
  hurry: "M8 9l2 1-2 1M16 9l-2 1 2 1M8.5 15h7",
  ouch: "M7.5 8.5l2.5 2.5M10 8.5 7.5 11M14 8.5l2.5 2.5M16.5 8.5 14 11M9.5 16.3c1.5-1.6 3.5-1.6 5 0",
  think: "M8.5 10v.6M15.5 10v.6M7 7.3l3 .4M14 7l3-.6M9 15.5l6-1",
  laugh: "M7 10.5c.7-1.4 2-1.4 2.7 0M14.3 10.5c.7-1.4 2-1.4 2.7 0M7.5 13.5h9c-.5 4-8.5 4-9 0z",
  bye: "M8.5 9.8v.6M15.5 9.8v.6M9 15h6M17.5 16.5c1.5 1 2 2.5 1 4",
} as const;

export type Emote = keyof typeof emotes;

/** All gestures, in the order of the menu. */
export const EMOTES = Object.keys(emotes) as Emote[];

/** Returns the gesture that a chat line consists of, if any. */
export function emoteIn(text: string): Emote | null {
  const name = /^:([a-z]+):$/.exec(text.trim())?.[1];
  return name && Object.hasOwn(emotes, name) ? (name as Emote) : null;
}
