// Made by scripts/web_types.py from the server's own structs; do not edit.
export interface LaidView {
  card: number;
  zone: number;
  column: number;
  side: number;
  number: number;
  foreign: boolean;
  used: boolean;
}
export interface SeatView {
  score: number;
  points: number[];
  strength_advantage: boolean;
  trade_advantage: boolean;
  hand_size: number;
  hand_backs: number[];
  hand_limit: number;
  roads: number[];
  towns: number[];
  regions: number[];
  stored: number[];
  sites: number[];
  foreign: number[];
  laid: LaidView[];
  used: number[];
  discard: number[];
}
export interface StackView {
  owner: number;
  back: number;
  size: number;
  cards: number[];
  seen: number[];
}
export interface View {
  you: number;
  turn: number;
  active: number;
  number: number;
  face: number;
  reason: number;
  winners: number[];
  agenda: number[][];
  roads_left: number;
  settlements_left: number;
  cities_left: number;
  regions_left: number[];
  open_cards: number[];
  stacks: StackView[];
  discard: number[];
  events: number[];
  events_laid: number;
  events_gone: number[];
  waiting: number[];
  named: number[];
  bargains: number[];
  seats: SeatView[];
  your_hand: number[];
  your_hand_seen: number[];
  their_hand_seen: number[];
  decks: number[][];
  stolen: number[][];
  your_order: number[];
  orders_settled: number[];
}
