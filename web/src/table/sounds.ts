// Short sounds that the page generates; silent unless the reader turns them on.
import { preferences } from "$/core/me.svelte";

export type Sound = "turn" | "step" | "talk" | "end";

// Pitch in hertz and length in seconds of each tone of a sound.
const TONES: Record<Sound, readonly (readonly [number, number])[]> = {
  turn: [
    [587.3, 0.12],
    [880, 0.22],
  ],
  step: [[392, 0.05]],
  talk: [[659.3, 0.07]],
  end: [
    [523.3, 0.14],
    [659.3, 0.14],
    [784, 0.14],
    [1046.5, 0.4],
  ],
};
const LOUD = 0.08;
let context: AudioContext | null = null;

/** Plays a sound, if the reader has turned sounds on. */
export function sound(name: Sound): void {
  if (!preferences.sound) return;
  context ??= new AudioContext();
  void context.resume();
  let at = context.currentTime;
  for (const [pitch, length] of TONES[name]) {
    tone(context, pitch, at, length);
    at += length * 0.85;
  }
}

function tone(context: AudioContext, pitch: number, at: number, length: number): void {
  const string = new OscillatorNode(context, { type: "triangle", frequency: pitch });
  const body = new GainNode(context, { gain: 0 });
  body.gain.setValueAtTime(0, at);
  body.gain.linearRampToValueAtTime(LOUD, at + 0.01);
  body.gain.exponentialRampToValueAtTime(0.0001, at + length + 0.1);
  string.connect(body).connect(context.destination);
  string.start(at);
  string.stop(at + length + 0.15);
}
