// Notices that show only between two instants, popups, translations, and two admins at one notice. The clock is the
// real one: what is over and what is still to come is told apart by days.
import { beforeAll, expect, test } from "vitest";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const ADMIN = STAFF.admin;
const server = shareServer();

let admin: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
});

const DAY = 86_400_000;
const inDays = (days: number) => new Date(Date.now() + days * DAY).toISOString();
const PERIODS = {
  over: { showFrom: inDays(-2), showTo: inDays(-1) },
  now: { showFrom: inDays(-1), showTo: inDays(1) },
  toCome: { showFrom: inDays(1) },
};

type Seq = { readonly seq: number };
async function publish(title: string, more: object = {}) {
  const notice = { optionType: "NOTICE", title, content: `${title}: text`, ...more, publish: true };
  const answer = await admin.call<Seq>("POST", "admin/notice", notice);
  expect(answer.status).toBe(201);
  return { seq: answer.body.seq, headers: seeing(answer) };
}
const titles = (list: { readonly items: readonly { readonly title: string }[] }) =>
  list.items.map(({ title }) => title);

test("a notice shows between its times only: in the list, the search, the detail and on home", async () => {
  const over = await publish("Autumn over", { ...PERIODS.over, popup: true });
  const toCome = await publish("Autumn to come", { ...PERIODS.toCome, popup: true });
  const shown = await publish("Autumn now", { ...PERIODS.now, popup: true });
  const { headers } = await publish("Autumn always");
  const query = { searchKeyword: "autumn", lang: "ko" };
  const found = await get(server.visitor, "GET support/notice", { query, headers });
  expect(titles(found)).toEqual(["Autumn always", "Autumn now"]);
  expect(found.pagination).toMatchObject({ totalItems: 2, totalPages: 1 });
  const second = await get(server.visitor, "GET support/notice", {
    query: { ...query, "pagination.page": 2, "pagination.size": 1 },
    headers,
  });
  expect(titles(second)).toEqual(["Autumn now"]);
  for (const { seq } of [over, toCome])
    expect(await server.visitor("GET", `support/notice/${seq}`, undefined, headers)).toMatchObject({ status: 404 });
  const home = await get(server.visitor, "GET home/main", { headers });
  expect(home.popups.map(({ seq }) => seq)).toEqual([shown.seq]);
  const popups = await get(admin.call, "GET admin/notice", { query: { only: "POPUP" }, headers });
  expect(titles(popups)).toEqual(["Autumn now", "Autumn to come", "Autumn over"]);
});

test("home changes at the moment that a popup ends, though its answer is remembered", async () => {
  const end = Date.now() + 1_500;
  const { seq, headers } = await publish("Ends soon", { popup: true, showTo: new Date(end).toISOString() });
  const popups = async () => (await get(server.visitor, "GET home/main", { headers })).popups.map((popup) => popup.seq);
  expect(await popups()).toContain(seq);
  await expect.poll(popups, { timeout: 10_000 }).not.toContain(seq);
  expect(Date.now()).toBeGreaterThanOrEqual(end);
});

test("the list and a notice change at the moment that one begins or ends, though their answers are remembered", async () => {
  const moment = Date.now() + 3_000;
  const at = new Date(moment).toISOString();
  const ending = await publish("Ends at the moment", { showTo: at });
  const { headers } = await publish("Begins at the moment", { showFrom: at });
  const shown = async () => titles(await get(server.visitor, "GET support/notice", { headers }));
  const ended = async () => (await server.visitor("GET", `support/notice/${ending.seq}`, undefined, headers)).status;
  expect([await shown(), await ended()]).toEqual([expect.arrayContaining(["Ends at the moment"]), 200]);
  await expect.poll(ended, { timeout: 10_000 }).toBe(404);
  expect(Date.now()).toBeGreaterThanOrEqual(moment);
  const after = await shown();
  expect(after).toContain("Begins at the moment");
  expect(after).not.toContain("Ends at the moment");
});

test("texts come in the reader's language where there is a translation, else in Korean", async () => {
  const translations = { de: { title: "Wartung am Freitag", content: "Ab **zwei** Uhr." } };
  const { seq, headers } = await publish("금요일 점검", { translations, popup: true });
  const asked = (lang: string) => ({ params: { seq }, query: { lang }, headers });
  expect(await get(server.visitor, "GET support/notice/{seq}", asked("de"))).toMatchObject({
    ...translations.de,
    lang: "de",
  });
  expect(await get(server.visitor, "GET support/notice/{seq}", asked("en"))).toMatchObject({
    title: "금요일 점검",
    lang: "ko",
  });
  const query = { searchKeyword: "wartung", lang: "de" };
  const list = await get(server.visitor, "GET support/notice", { query, headers });
  expect(list.items).toMatchObject([{ seq, title: "Wartung am Freitag", lang: "de", highlights: {} }]);
  const home = await get(server.visitor, "GET home/main", { headers });
  expect(home.popups.find((popup) => popup.seq === seq)).toMatchObject({ title: "금요일 점검", translations });
});

test("a person's hidden popups are remembered, for them alone and until their day ends", async () => {
  const { seq } = await publish("Hide me", { popup: true });
  const mina = await signIn(server.url, "mina@example.com", "Mina");
  const juna = await signIn(server.url, "juna@example.com", "Juna");
  const hidden = await mina.call("POST", "home/popup/hide", { seq, until: inDays(0.5) });
  expect(hidden.status).toBe(204);
  const headers = seeing(hidden);
  expect(await get(mina.call, "GET home/popup/hidden", { headers })).toEqual({ seqs: [seq] });
  expect(await get(juna.call, "GET home/popup/hidden", { headers })).toEqual({ seqs: [] });
  const { seq: plain } = await publish("No popup");
  expect(await mina.call("POST", "home/popup/hide", { seq: plain, until: inDays(0.5) })).toMatchObject({ status: 404 });
});

test("of two admins who change one notice at once, the second is told", async () => {
  const { seq, headers } = await publish("First words");
  const { revision } = await get(admin.call, "GET admin/notice/{seq}", { params: { seq }, headers });
  const change = (title: string) =>
    admin.call("POST", "admin/notice/modify", { optionType: "NOTICE", content: "…", seq, revision, title });
  expect(await change("Mine")).toMatchObject({ status: 200 });
  expect(await change("Theirs")).toMatchObject({ status: 409, body: { code: "CONTENT_CHANGED" } });
});

test("an end before the beginning, and a popup that is too long, are refused", async () => {
  const notice = { optionType: "NOTICE", title: "T", content: "C" };
  const backwards = { ...notice, showFrom: inDays(2), showTo: inDays(1) };
  expect(await admin.call("POST", "admin/notice", backwards)).toMatchObject({
    status: 422,
    body: { code: "PERIOD_INVALID", fields: [{ path: "showTo" }] },
  });
  const long = { ...notice, popup: true, translations: { ja: { title: "T", content: "x".repeat(2_001) } } };
  expect(await admin.call("POST", "admin/notice", long)).toMatchObject({
    status: 422,
    body: { code: "TEXT_TOO_LONG", fields: [{ path: "content" }] },
  });
});
