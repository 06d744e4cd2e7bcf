// Made by scripts/web_types.py from the server's own structs; do not edit.
export interface AuctionView {
  item: number;
  bidders: number[];
  turn: number;
  high_bid: number;
  high_bidder: number;
}
export interface SeatView {
  family: number;
  score: number;
  points: number[];
  hand_size: number;
  set_aside: number;
  purse: number | null;
  shields_left: number;
  face_up: number[];
  face_down: number[];
  roles: number[];
  cities: number[];
}
export interface View {
  you: number;
  round: number;
  last_round: boolean;
  reason: number;
  winners: number[];
  principe: number;
  agenda: number[][];
  deck_left: number;
  removed: number[];
  lots: number[];
  auction: AuctionView | null;
  shields_due: number;
  cities: number[];
  city_deck_left: number;
  cities_unseen: number[];
  shields: number[][];
  seats: SeatView[];
  your_hand: number[];
  your_set_aside: number[];
}
