// The bare page. What it knows comes from the server's routes, what it says from GET /words/{lang}.

const $ = (id) => document.getElementById(id);
const place = location.pathname.startsWith("/t/") ? location.pathname.slice(3) : "";
const invite = new URLSearchParams(location.search).get("invite") ?? "";
let [words, me, games] = [{}, null, []];

async function ask(method, path, body) {
  const headers = body === undefined ? {} : { "content-type": "application/json" };
  const answer = await fetch(path, { method, headers, body: JSON.stringify(body) });
  const found = answer.status === 204 ? null : await answer.json();
  if (!answer.ok) throw Object.assign(new Error(found.sentence), { status: answer.status });
  return found;
}

function el(tag, wishes = {}, ...children) {
  const made = Object.assign(document.createElement(tag), wishes);
  made.append(...children);
  return made;
}

const option = (value, text, title = "") => el("option", { value, title }, text);
const query = (wishes) => new URLSearchParams(Object.entries(wishes).filter(([, v]) => v !== "")).toString();
const titled = (slug) => games.find((game) => game.slug === slug)?.title ?? slug;
const nameOf = (seat) => seat.name || words[`page-seat-${seat.kind}`] || words["page-gone"];
const numbered = (face) => `${face.seat + 1} ${nameOf(face)}`;
const note = (text) => { $("note").textContent = text; };
const complain = (trouble) => note(trouble.status ? trouble.message : words["page-offline"]);

// What a button or a form does, once at a time; what is refused is said.
function doing(work) {
  return async (event) => {
    event?.preventDefault();
    const button = event?.submitter ?? event?.currentTarget ?? {};
    button.disabled = true;
    note("");
    await Promise.resolve().then(work).catch(complain);
    button.disabled = false;
  };
}

const act = (text, work) => el("button", { type: "button", onclick: doing(work) }, text);

// The door.

async function speak(lang) {
  words = await ask("GET", `/words/${lang}`);
  document.documentElement.lang = $("language").value = lang;
  for (const spot of document.querySelectorAll("[data-say]")) spot.textContent = words[spot.dataset.say];
}

async function begin() {
  me = await ask("GET", "/me").catch((trouble) => (trouble.status === 401 ? null : Promise.reject(trouble)));
  const wished = me?.language ?? navigator.language.slice(0, 2);
  await speak([...$("language").options].some(({ value }) => value === wished) ? wished : "en");
  games = await ask("GET", "/games");
  $("who").textContent = me?.name ?? "";
  $("door").hidden = Boolean(me);
  if (place) await openTable();
  else if (me) await openLobby();
}

$("come-in").onsubmit = doing(() => ask("POST", "/guests",
  { name: $("come-in").elements.name.value, language: $("language").value }).then(() => location.reload()));

$("language").onchange = doing(async () => {
  if (!me) return speak($("language").value);
  await ask("PATCH", "/me", { language: $("language").value });
  return location.reload();
});

// The lobby.

function openLobby() {
  $("lobby").hidden = false;
  prepareForm($("lay").elements);
  const lists = [...$("lists").querySelectorAll("button")];
  for (const one of lists) one.onclick = doing(() => list(lists, one));
  return list(lists, lists[0]);
}

async function list(lists, chosen) {
  for (const one of lists) one.ariaPressed = String(one === chosen);
  const wanted = chosen.dataset.list === "mine"
    ? ["open", "running", "over"].map((status) => `status=${status}&mine=true`)
    : [chosen.dataset.list];
  const found = (await Promise.all(wanted.map((wish) => ask("GET", `/tables?${wish}`)))).flat();
  const cards = found.map((one) => el("li", {}, el("a", { href: `/t/${one.id}` }, titled(one.game)),
    ` ${words[`page-${one.status}`]}`, el("br"), el("small", {}, one.seats.map(nameOf).join(", "))));
  $("tables").replaceChildren(...(cards.length ? cards : [el("li", {}, words["page-none"])]));
}

function prepareForm(form) {
  const game = () => games.find((one) => one.slug === form.game.value);
  form.game.replaceChildren(...games.map((one) => option(one.slug, one.title)));
  form.number.onchange = () => $("seats").replaceChildren(
    ...Array.from({ length: form.number.value }, (_, number) => seatField(number, game().levels)));
  form.game.onchange = () => {
    const { presets, options, fewest, most } = game();
    form.preset.replaceChildren(...Object.entries(presets).map(([name, text]) => option(name, name, text)));
    $("options").replaceChildren(...options.map(optionField));
    form.number.replaceChildren();
    for (let number = fewest; number <= most; number += 1) form.number.append(option(number, number));
    form.number.value = Math.min(3, most);
    form.number.onchange();
  };
  form.clock.onchange = () => $("lay").querySelectorAll("[data-clock]").forEach((field) => {
    field.hidden = field.dataset.clock !== form.clock.value;
  });
  form.game.onchange();
  form.clock.onchange();
}

function seatField(number, levels) {
  const wish = (kind, bot = "") => option(JSON.stringify({ kind, bot }), `${words[`page-seat-${kind}`]} ${bot}`);
  const bots = levels.map((level) => wish("bot", level));
  const field = el("select", {}, wish("me"), wish("open"), wish("invited"), ...bots);
  field.selectedIndex = number ? 3 : 0;
  return el("label", {}, `${number + 1} `, field);
}

function optionField({ name, text, choices = [], low = 0, high = 0 }) {
  const field = choices.length
    ? el("select", {}, option("", words["page-by-preset"]), ...choices.map((one) => option(one, one)))
    : el("input", { type: "number", min: low, max: high, placeholder: words["page-by-preset"] });
  field.dataset.option = name;
  return el("label", {}, `${text} `, field);
}

$("lay").onsubmit = doing(async () => {
  const form = $("lay").elements;
  const paces = {
    none: { kind: "none" },
    live: { kind: "live", bank: form.bank.value * 60, increment: Number(form.increment.value) },
    slow: { kind: "slow", per_decision: form.hours.value * 3600 },
  };
  const chosen = [...$("options").querySelectorAll("[data-option]")].filter((field) => field.value);
  const laid = await ask("POST", "/tables", {
    game: form.game.value,
    preset: form.preset.value,
    options: Object.fromEntries(chosen.map((field) => [field.dataset.option, field.value])),
    seats: [...$("seats").querySelectorAll("select")].map((field) => JSON.parse(field.value)),
    access: form.access.value,
    pace: paces[form.clock.value],
  });
  location.assign(`/t/${laid.id}`);
});

// The table.

const path = `/tables/${place}`;
let table = null; // its card
let frame = null; // the last frame, with what earlier ones said and this one left out
let seat = null; // whose side is shown: -2 for somebody who watches, null while nothing is shown
let stream = null;
let offered = 0; // the revision at which the decision opened whose choices are shown
let told = 0; // the revision up to which the story has been told
let [reading, again, lost, cameAt] = [false, false, false, 0];

const people = () => frame?.people ?? table.seats;
const mine = () => people().filter((face) => me && face.account === me.id).map((face) => face.seat);

async function openTable() {
  table = await ask("GET", `${path}?${query({ invite })}`);
  $("table").hidden = false;
  $("what").textContent = titled(table.game);
  $("say").hidden = !me;
  if (mine().length > 1) draw(mine()[0]);
  else watch(mine()[0] ?? -2);
}

// Several seats at this screen: nothing is shown until the next one says that it is there.
function draw(next) {
  stream?.close();
  [seat, stream] = [null, null]; // what is on its way is for nobody's eyes
  $("side").hidden = true;
  $("curtain").hidden = false;
  $("next").textContent = `${words["page-curtain"]} ${numbered(people()[next])}`;
  for (const spot of ["story", "choices", "view", "turn"]) $(spot).replaceChildren();
  $("show").onclick = () => watch(next);
  $("next").focus();
}

function watch(side) {
  stream?.close();
  [seat, told, offered] = [side, 0, 0];
  $("curtain").hidden = true;
  $("side").hidden = false;
  $("chat").replaceChildren();
  connect(side, "");
}

function connect(side, after) {
  stream = new EventSource(`${path}/events?${query({ seat: side, invite, after })}`);
  stream.onopen = () => {
    if (lost) note(words["page-online"]);
    lost = false;
  };
  stream.onmessage = (event) => seat === side && take(JSON.parse(event.data));
  stream.onerror = (event) => {
    if (event.target !== stream || seat !== side) return;
    window.onoffline();
    if (stream.readyState === EventSource.CLOSED) resume(side);
  };
}

window.onoffline = () => {
  lost = true;
  note(words["page-offline"]);
};
window.ononline = () => {
  stream?.close();
  if (seat !== null) connect(seat, frame?.id ?? "");
};

// A stream that was refused does not come back by itself: ask why, then try again.
async function resume(side) {
  await new Promise((done) => { setTimeout(done, 2000); });
  const trouble = await ask("GET", `${path}?${query({ invite })}`).then(() => null, (refused) => refused);
  if (trouble) complain(trouble);
  if (seat === side && !trouble) connect(side, frame?.id ?? "");
  else if (seat === side && !(trouble.status < 500)) resume(side);
}

function take(news) {
  frame = { asked: [], clock: [], ...news, people: news.people ?? people() };
  cameAt = Date.now();
  if (news.view) $("view").textContent = JSON.stringify(news.view, null, 1);
  news.chat?.forEach(showLine);
  showPeople();
  showDoings(frame.status);
  $("proposal").hidden = !frame.proposal || seat < 0 || frame.proposal.consent.includes(seat);
  const next = mine().find((one) => frame.asked.includes(one));
  if (seat >= 0 && next !== undefined && !frame.asked.includes(seat)) draw(next);
  else read();
}

// The story and the choices, in words: one request at a time, and another if more came meanwhile.
async function read() {
  again = true;
  while (again && !reading && seat !== null && frame.rev) {
    [reading, again] = [true, false];
    const [line, opened, asked] = [stream, frame.opened, frame.asked.includes(seat)];
    await Promise.all([
      ask("GET", `${path}/story?${query({ seat, rev: told, invite })}`),
      asked ? ask("GET", `${path}/choices?seat=${seat}`) : [],
    ]).then(([story, choices]) => {
      if (stream === line) tell(story, choices, asked ? opened : 0);
      else again = true;
    }).catch(complain);
    reading = false;
  }
}

function tell(story, choices, opened) {
  told = story.rev;
  $("story").append(...story.sentences.map((sentence) => el("li", {}, sentence)));
  $("story").scrollTop = $("story").scrollHeight;
  $("turn").textContent = (opened ? `${words["page-your-turn"]} ` : "") + (ending() || story.agenda);
  if (opened && opened === offered) return;
  offered = opened;
  $("choices").inert = false;
  $("choices").replaceChildren(...choices.map((choice) => button(choice, opened)));
}

function button(choice, rev) {
  const body = { rev, key: `${Date.now()}-${Math.random()}`, do: [choice.do], seat };
  return act(choice.text, () => {
    $("choices").inert = true; // until the next choices are there
    return ask("POST", `${path}/actions`, body).catch((trouble) => {
      $("choices").inert = false;
      if (trouble.status) offered = 0; // else the same may be sent again, with the same key
      return read().then(() => complain(trouble));
    });
  });
}

function ending() {
  const { scores, winners } = frame.result ?? {};
  if (frame.result && !scores) return words["page-closed"];
  const line = (face) => `${numbered(face)}: ${scores[face.seat]}${winners.includes(face.seat) ? " ★" : ""}`;
  return scores ? people().map(line).join(", ") : "";
}

function showLine({ number, name, text }) {
  const line = el("li", { id: `line-${number}` }, el("strong", {}, name), ` ${text}`);
  if ($(line.id)) $(line.id).replaceWith(line);
  else $("chat").append(line);
  $("chat").scrollTop = $("chat").scrollHeight;
}

function showPeople() {
  $("people").replaceChildren(...people().map((face) => {
    const other = face.stand_in && (words[`page-${face.stand_in}`] ?? words["page-stand-in"]);
    const away = face.account && !mine().includes(face.seat) && !face.here && words["page-away"];
    const state = (face.bot && words["page-seat-bot"]) || other || away || "";
    return el("li", { className: frame.asked.includes(face.seat) ? "asked" : "" },
      `${numbered(face)} `, el("small", {}, state), " ", el("time"), el("br"),
      ...seatDoings(face, frame.status, `${path}/seats/${face.seat}`));
  }));
  showClocks();
}

function showClocks() {
  [...$("people").querySelectorAll("time")].forEach((spot, one) => {
    const gone = frame.asked.includes(one) ? Date.now() - cameAt : 0;
    const seconds = Math.max(0, Math.round((frame.clock[one] - gone) / 1000));
    const shown = `${Math.floor(seconds / 60)}:${String(seconds % 60).padStart(2, "0")}`;
    spot.textContent = frame.clock[one] == null ? "" : shown;
  });
}
setInterval(() => frame?.clock.length && showClocks(), 1000);

function seatDoings(face, status, spot) {
  const [own, anew] = [me && face.account === me.id, () => location.reload()];
  if (!me) return [];
  if (status === "open" && own) return [act(words["page-get-up"], () => ask("DELETE", spot).then(anew))];
  const sit = () => ask("POST", spot, { invite }).then(anew);
  if (status === "open" && !face.bot && !face.account) return [act(words["page-sit"], sit)];
  if (face.offered && !own) return [act(words["page-offer"], () => ask("POST", `${spot}/stand-in`, {}))];
  return own && face.seat !== seat ? [act(words["page-look"], async () => draw(face.seat))] : [];
}

function showDoings(status) {
  const post = (what, body) => ask("POST", `${path}/${what}`, body);
  const clear = () => ask("DELETE", path).then(() => location.assign("/"));
  const leave = () => confirm(words["page-resign-sure"]) && post("resign", { seat });
  const rematch = () => post("rematch").then(({ id }) => location.assign(`/t/${id}`));
  const host = me && table.host === me.id;
  const doings = {
    open: host ? [act(words["page-start"], () => post("start")), act(words["page-clear"], clear)] : [],
    running: [act(words["page-undo"], () => post("undo", { seat })), act(words["page-resign"], leave)],
    over: [act(words["page-rematch"], rematch)],
  };
  const shown = mine().length || status === "open" ? doings[status] : [];
  const whole = el("a", { href: `${path}/ledger?${query({ invite })}` }, words["page-download"]);
  if (status === "over") shown.push(whole);
  if ($("doings").dataset.status !== status) $("doings").replaceChildren(...shown);
  $("doings").dataset.status = status;
  $("invite").hidden = status !== "open" || !table.invite;
  $("invite").querySelector("input").value = `${location.origin}/t/${place}?invite=${table.invite}`;
}

$("agree").onclick = doing(() => ask("POST", `${path}/undo/consent`, { agree: true, seat }));
$("refuse").onclick = doing(() => ask("POST", `${path}/undo/consent`, { agree: false, seat }));

$("say").onsubmit = doing(() => ask("POST", `${path}/chat?${query({ invite })}`,
  { text: $("say").elements.text.value }).then(() => $("say").reset()));

doing(begin)();
