// Made by scripts/web_types.py from the server's own structs; do not edit.
export interface Accepted {
  rev: number;
}
export interface AccountSaved {
  me: Me;
  recovery_codes: string[];
}
export interface ActionRequest {
  rev: number;
  key: string;
  actions: unknown[][];
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
export interface BotRequest {
  bot: string;
}
export interface Changes {
  name?: string | null;
  language?: "de" | "en" | "fr" | "it" | null;
}
export interface ChatAccepted {
  number: number;
}
export interface ChatLine {
  number: number;
  name: string;
  seat: number | "spectator";
  text: string;
  at: number;
  account?: string;
}
export interface ChatRequest {
  text: string;
  key?: string | null;
}
export interface CloseRequest {
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
export interface Duration {
  until_hours: number;
}
export interface ForSeat {
  seat?: number | null;
}
export interface ForkRequest {
  rev: number;
  seats: SeatRequest[];
  access?: "private" | "public";
}
export interface Frame {
  id: string;
  rev: number;
  seat: number | "spectator";
  status: string;
  to_move?: number[];
  decision?: number;
  entries?: WireEntry[];
  view?: unknown | null;
  legal?: unknown[];
  clock?: (number | null)[];
  chat?: ChatLine[];
  people?: SeatSummary[];
  proposal?: Proposal | null;
  undo?: Undo | null;
  result?: unknown | null;
  sums_shown_from?: number;
  upgraded?: boolean;
  replaced?: Record<string, (number | string)[]>;
  shown_otherwise?: boolean;
}
export interface GameSummary {
  game: string;
  title: string;
  min_seats: number;
  max_seats: number;
  presets: Record<string, string>;
  options: OptionSummary[];
  orders: Record<string, string[]>;
  bots: string[];
}
export interface GameTexts {
  vocabulary: Record<string, unknown>;
  reference: Record<string, unknown>;
  texts: string[];
}
export interface Health {
  status: string;
  version: string;
}
export interface ImportRequest {
  ledger: string;
  access?: "private" | "public";
}
export interface LegalAction {
  action: unknown[];
  text: string;
}
export interface LiveClock {
  kind: "live";
  initial_seconds: number;
  increment_seconds?: number;
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
  registered: boolean;
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
export interface OptionSummary {
  name: string;
  rule: string;
  text: string;
  choices?: string[];
  min?: number;
  max?: number;
  free_text?: boolean;
}
export interface OrderRequest {
  order: unknown[];
  seat?: number | null;
}
export interface PasskeySignature {
  credential: Assertion;
}
export interface PasskeySummary {
  id: string;
  name: string;
  created_at: number;
}
export interface Problem {
  code: string;
  detail: string;
  params?: Record<string, number | string>;
  rule?: string;
  frame?: unknown | null;
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
export interface ReportAccepted {
  id: string;
}
export interface ReportSummary {
  id: string;
  at: number;
  accused: string;
  accused_name: string;
  reason: string;
  account?: string;
  name?: string;
  table?: string;
  line?: number;
  text?: string;
}
export interface SeatClaim {
  invite?: string;
  name?: string | null;
}
export interface SeatRequest {
  kind: "bot" | "invited" | "me" | "open";
  name?: string | null;
  bot?: string;
}
export interface SeatSummary {
  seat: number;
  kind: "account" | "bot" | "invited" | "open";
  name?: string;
  account?: string;
  bot?: string;
  stand_in?: string;
  online?: boolean;
  bot_allowed?: boolean;
}
export interface SeatView {
  rev: number;
  seat: number | "spectator";
  view: unknown;
}
export interface SlowClock {
  kind: "slow";
  seconds_per_decision: number;
  weekdays_only?: boolean;
  night_from?: number | null;
  night_to?: number | null;
  zone?: string;
}
export interface StandInRequest {
  bot?: string;
}
export interface StandingOrder {
  order: unknown[] | null;
}
export interface Story {
  since: number;
  rev: number;
  entries: WireEntry[];
  sentences: string[];
  agenda: string;
}
export interface SubscriptionKeys {
  p256dh: string;
  auth: string;
}
export interface TableRequest {
  game: string;
  seats: SeatRequest[];
  preset?: string;
  options?: Record<string, number | string>;
  access?: "private" | "public";
  clock?: NoClock | LiveClock | SlowClock;
}
export interface TableSummary {
  id: string;
  game: string;
  status: "open" | "over" | "running";
  access: "private" | "public";
  preset: string;
  options: Record<string, number | string>;
  seats: SeatSummary[];
  clock: NoClock | LiveClock | SlowClock;
  created_at: number;
  changed_at: number;
  host?: string;
  origin?: string;
  rematch?: string;
  unverified?: boolean;
  invite?: string;
  result?: unknown | null;
}
export interface Token {
  id: string;
  token: string;
}
export interface TokenSummary {
  id: string;
  name: string;
  scopes: string[];
  created_at: number;
  seen_at: number;
}
export interface Undo {
  to: number;
  alone?: boolean;
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
  allowed: boolean;
  rule?: string;
  detail?: string;
  params?: Record<string, number | string>;
}
export interface WhyRequest {
  action: unknown[];
  seat?: number | null;
}
export interface WireEntry {
  rev: number;
  by: string;
  seat: number | "table";
  events: unknown[][];
  at: number;
  action?: unknown[] | null;
  to?: number;
}
