// Made by scripts/web_types.py from the server's own structs; do not edit.
export const NOBODY = -1;
export const SPECTATOR = -2;
export const EVERYONE = -3;
export const HIDDEN = -9;
