// Made by scripts/web_types.py from the server's own structs; do not edit.
export interface AccountView {
  paid: number[];
  taken: number[];
  salaries: number[];
  exiles_caused: number[];
  exiles_suffered: number[];
  broken_gains: number[];
  threats_carried: number[];
  fortunes: number[][];
}
export interface ClauseView {
  link: number;
  verb: number;
  palace: number;
  seat: number;
  profession: number;
  domain: number;
  least: number;
  until: number;
  verdict: number;
}
export interface MatterView {
  palace: number;
  kind: number;
  profession: number;
  payer: number;
  speaker: number;
  given_up: boolean;
  payments: PaymentView[];
}
export interface PalaceView {
  holders: number[];
  domains: number[];
  park: number[];
}
export interface PaymentView {
  seat: number;
  profession: number;
  defends: boolean;
  paid: boolean;
  ducats: number | null;
}
export interface SeatView {
  purse: number | null;
  debt: number;
  income: number;
  reserve: number[];
  island: number[];
}
export interface View {
  you: number;
  round: number;
  last_round: boolean;
  rounds: number;
  reason: number;
  winners: number[];
  start: number;
  active: number;
  agenda: number[][];
  note: number;
  salaries: number[];
  sums_in_log: number;
  to_send: number;
  sent_to: number[];
  matter: MatterView | null;
  seats: SeatView[];
  palaces: PalaceView[];
  words: WordView[];
  your_open_words: number[];
  kept: number[][];
  broken: number[][];
  account: AccountView | null;
}
export interface WordView {
  number: number;
  speaker: number;
  tone: number;
  line: number;
  whispered: boolean;
  hearers: number[];
  accepted: number[];
  declined: number[];
  standing: number;
  answerable: boolean;
  revocable: boolean;
  clauses: ClauseView[];
}
