// Made by scripts/web_types.py from the server's own structs; do not edit.
export interface Accepted {
  rev: number;
}
export interface ActionRequest {
  rev: number;
  key: string;
  do: unknown[][];
  seat?: number | null;
}
export interface Assertion {
  id: string;
  rawId: string;
  type: "public-key";
  response: AssertionResponse;
}
export interface AssertionResponse {
  clientDataJSON: string;
  authenticatorData: string;
  signature: string;
  userHandle?: string | null;
}
export interface BotWish {
  bot: string;
}
export interface Changes {
  name?: string | null;
  language?: "de" | "en" | "fr" | "it" | null;
}
export interface ChatLine {
  number: number;
  name: string;
  seat: number;
  text: string;
  at: number;
  account?: string;
}
export interface Choice {
  do: unknown[];
  text: string;
}
export interface Closing {
  reason: string;
}
export interface Consent {
  agree: boolean;
  seat?: number | null;
}
export interface Device {
  device: string;
  created_at: number;
  seen_at: number;
  current: boolean;
}
export interface Filed {
  id: string;
}
export interface ForSeat {
  seat?: number | null;
}
export interface ForkRequest {
  rev: number;
  seats: SeatWish[];
  access?: "private" | "public";
}
export interface Frame {
  id: string;
  rev: number;
  seat: number;
  status: string;
  asked?: number[];
  opened?: number;
  heard?: Heard[];
  view?: unknown | null;
  legal?: unknown[];
  clock?: (number | null)[];
  chat?: ChatLine[];
  people?: SeatFace[];
  proposal?: Proposal | null;
  result?: unknown | null;
  faded?: number;
}
export interface GameFace {
  slug: string;
  title: string;
  fewest: number;
  most: number;
  presets: Record<string, string>;
  options: OptionFace[];
  orders: string[];
  levels: string[];
}
export interface Health {
  status: string;
  version: string;
}
export interface Heard {
  rev: number;
  by: string;
  seat: number;
  told: unknown[][];
  at: number;
  do?: unknown[] | null;
  to?: number;
}
export interface ImportRequest {
  ledger: string;
  access?: "private" | "public";
}
export interface Kept {
  me: Me;
  recovery_codes: string[];
}
export interface LiveClock {
  kind: "live";
  bank: number;
  increment?: number;
}
export interface Login {
  login: string;
  password: string;
}
export interface Me {
  id: string;
  name: string;
  language: string;
  role: string;
  lasting: boolean;
  muted_until: number;
  login?: string | null;
  has_password?: boolean;
  codes_left?: number;
  scopes?: string[] | null;
}
export interface NewGuest {
  name: string;
  language?: "de" | "en" | "fr" | "it" | null;
}
export interface NewPasskey {
  name: string;
  credential: Registration;
  login?: string | null;
}
export interface NewReport {
  accused: string;
  reason: string;
  table?: string;
  line?: number;
}
export interface NewSubscription {
  endpoint: string;
  keys: SubscriptionKeys;
  expirationTime?: number | null;
}
export interface NewToken {
  name: string;
  scopes: ("play" | "read")[];
}
export interface NewWebhook {
  url: string;
}
export interface NoClock {
  kind: "none";
}
export interface OptionFace {
  name: string;
  rule: string;
  text: string;
  choices?: string[];
  low?: number;
  high?: number;
  free_text?: boolean;
}
export interface OrderFace {
  order: unknown[] | null;
}
export interface OrderRequest {
  order: unknown[];
  seat?: number | null;
}
export interface PasskeyFace {
  id: string;
  name: string;
  created_at: number;
}
export interface PasskeySignature {
  credential: Assertion;
}
export interface Problem {
  code: string;
  sentence: string;
  figures?: Record<string, number | string>;
  rule?: string;
  tail?: unknown | null;
}
export interface Proposal {
  rev: number;
  to: number;
  seat: number;
  consent: number[];
}
export interface PushKey {
  key: string;
}
export interface Recovery {
  login: string;
  code: string;
}
export interface RecoveryCodes {
  recovery_codes: string[];
}
export interface Registration {
  id: string;
  rawId: string;
  type: "public-key";
  response: RegistrationResponse;
}
export interface RegistrationResponse {
  clientDataJSON: string;
  attestationObject: string;
}
export interface ReportFace {
  id: string;
  at: number;
  accused: string;
  accused_name: string;
  reason: string;
  account?: string;
  name?: string;
  table?: string;
  line?: number;
  said?: string;
}
export interface Said {
  number: number;
}
export interface Saying {
  text: string;
  key?: string | null;
}
export interface SeatFace {
  seat: number;
  kind: "account" | "bot" | "invited" | "open";
  name?: string;
  account?: string;
  bot?: string;
  stand_in?: string;
  here?: boolean;
  offered?: boolean;
}
export interface SeatWish {
  kind: "bot" | "invited" | "me" | "open";
  name?: string | null;
  bot?: string;
}
export interface Seen {
  rev: number;
  seat: number;
  view: unknown;
}
export interface Sitting {
  invite?: string;
  name?: string | null;
}
export interface SlowClock {
  kind: "slow";
  per_decision: number;
  weekdays_only?: boolean;
  night_from?: number | null;
  night_to?: number | null;
  zone?: string;
}
export interface Spell {
  until_hours: number;
}
export interface StandIn {
  bot?: string;
}
export interface Story {
  since: number;
  rev: number;
  heard: Heard[];
  sentences: string[];
  agenda: string;
}
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}
export interface TableCard {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  access: "private" | "public";
  preset: string;
  options: Record<string, number | string>;
  seats: SeatFace[];
  pace: NoClock | LiveClock | SlowClock;
  created_at: number;
  changed_at: number;
  host?: string;
  origin?: string;
  rematch?: string;
  invite?: string;
  result?: unknown | null;
}
export interface TableRequest {
  game: string;
  seats: SeatWish[];
  preset?: string;
  options?: Record<string, number | string>;
  access?: "private" | "public";
  pace?: NoClock | LiveClock | SlowClock;
}
export interface Token {
  id: string;
  token: string;
}
export interface TokenFace {
  id: string;
  name: string;
  scopes: string[];
  created_at: number;
  seen_at: number;
}
export interface UndoRequest {
  to?: number | null;
  seat?: number | null;
  rev?: number | null;
  key?: string | null;
}
export interface Verdict {
  verdict: string;
}
export interface WebhookSecret {
  secret: string;
}
export interface Why {
  granted: boolean;
  rule?: string;
  sentence?: string;
  figures?: Record<string, number | string>;
}
export interface WhyRequest {
  do: unknown[];
  seat?: number | null;
}
