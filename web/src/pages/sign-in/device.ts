// The name of a device, from its browser's user agent.

const BROWSERS: [RegExp, string][] = [
  [/Edg\//, "Edge"],
  [/OPR\//, "Opera"],
  [/Firefox\//, "Firefox"],
  [/Chrome\//, "Chrome"],
  [/Safari\//, "Safari"],
];
const SYSTEMS: [RegExp, string][] = [
  [/iPhone/, "iPhone"],
  [/iPad/, "iPad"],
  [/Android/, "Android"],
  [/Windows/, "Windows"],
  [/Mac OS X/, "Mac"],
  [/Linux/, "Linux"],
];

const first = (list: [RegExp, string][], text: string): string =>
  list.find(([sign]) => sign.test(text))?.[1] ?? "";

/** Returns “Firefox, Linux”; the whole text if nothing in it is known. */
export function deviceName(agent: string): string {
  return [first(BROWSERS, agent), first(SYSTEMS, agent)].filter(Boolean).join(", ") || agent;
}

/** Returns the name of this device. */
export const thisDevice = (): string => deviceName(navigator.userAgent).slice(0, 40);
