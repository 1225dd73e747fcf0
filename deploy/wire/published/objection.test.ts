// A listing from its list to look-ups, export and level; somebody objects to it, its publisher is told, and staff or the publisher decide.
import type { ObjectionView } from "@sb/contracts/objection/wire.ts";
import type { Lookup } from "@sb/contracts/report/lookup-wire.ts";
import { publisher, sites } from "@sb/workers/published/publisher.fixture.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { addList, refreshed } from "../../test/people/lists.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { openPublisher } from "../../test/servers/publisher.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

type LoggedDecision = {
  readonly decided: { readonly fact: object; readonly entry: string; readonly outcome: string };
};

const ADMIN = "lists@example.com";
const CONTACT = "abuse@drainers.example.kr";
const REASON = "우리 가게 사이트입니다. 십 년째 신발을 팔고 있습니다.";
const their = await openPublisher();
const server = useServer({ env: { ...their.env, SB_ADMIN_EMAILS: ADMIN } });
afterAll(() => their[Symbol.asyncDispose]());

let admin: Person;
let shop: Person;
let listSeq: number;
let other: number;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Keeper");
  shop = await signIn(server.url, "shop@example.com", "Shop");
  their.answer = (response) => publisher.list(response, sites(9), '"1"');
  ({ listSeq } = await addList(admin, "Drainers", their.url, { contact: CONTACT }));
  ({ listSeq: other } = await addList(admin, "Sanctions", their.url, { publisher: "Office", mayShare: false }));
}, 60_000);

const site = (n: number) => sites(1, n).trim();
/** Reads wait for the last write. */
let seen: Readonly<Record<string, string>> = {};
async function send<T = unknown>(person: Person, path: string, body: object) {
  const answer = await person.call<T>("POST", path, body);
  if (answer.status < 300) seen = seeing(answer);
  return answer;
}
const lookUp = (adrs: string): Promise<Lookup> =>
  get(admin.call, "GET report/lookup", { query: { adrs }, headers: seen });
const listed = async (adrs: string) => (await lookUp(adrs)).listings.map((listing) => listing.listSeq);
const exported = async () => {
  const response = await fetch(`${server.url}/sb/report/export?format=ndjson`, { headers: seen });
  return (await response.text()).split("\n").filter((line) => line.includes(site(1)));
};
const objection = (more: object = {}) => ({
  ...{ listSeq, adrs: site(1), reason: REASON, isOwner: true, sharesReason: false },
  ...more,
});
async function object(person: Person, more: object = {}): Promise<number> {
  const { status, body } = await send<{ objectionSeq: number }>(person, "listing/objection", objection(more));
  expect(status).toBe(201);
  return body.objectionSeq;
}
const viewOf = (person: Person, objectionSeq: number): Promise<ObjectionView> =>
  get(person.call, "GET listing/objection/{objectionSeq}", { params: { objectionSeq }, headers: seen });
const decide = (objectionSeq: number, outcome: "UPHELD" | "REJECTED") =>
  send(admin, "admin/objection/decide", { objectionSeq, outcome, note: "등록증을 확인함" });

test("a listing is in look-ups, level and export, but for lists that may not be passed on", async () => {
  const { listings, level } = await lookUp(site(1));
  expect(listings.map(({ source }) => source)).toEqual(["Example Anti-Phishing Team", "Office"]);
  expect(level.why.map(({ part }) => part)).toContain("LISTS");
  const lines = await exported();
  expect(lines).toHaveLength(1);
  expect(JSON.parse(lines[0] ?? "")).toMatchObject({ level: level.value });
});

test("an objection marks the listing and nothing more; the publisher hears of it, and not from whom", async () => {
  const { level } = await lookUp(site(1));
  const objectionSeq = await object(shop);
  const marked = await lookUp(site(1));
  expect(marked.listings[0]).toMatchObject({ listSeq, disputedSince: expect.any(String) });
  expect(marked.listings[1]).not.toHaveProperty("disputedSince");
  expect(marked.level).toEqual(level);
  expect(await exported()).toHaveLength(1);
  await expect.poll(async () => (await viewOf(shop, objectionSeq)).told, { timeout: 20_000 }).toBe("TOLD");
  const [mail, ...more] = await mailsTo(server.dir, CONTACT);
  expect(more).toEqual([]);
  expect(mail?.subject).toContain("Drainers");
  expect(mail?.text).toContain(site(1));
  expect(JSON.stringify([mail?.text, mail?.html])).not.toMatch(/신발|shop@|Shop/);

  const again = await send(shop, "listing/objection", objection());
  expect(again).toMatchObject({ status: 422, body: { code: "ALREADY_OBJECTED" } });
  const elsewhere = await send(shop, "listing/objection", objection({ adrs: "zq-nowhere.com" }));
  expect(elsewhere).toMatchObject({ status: 404 });
});

test("withdrawn, its reason is destroyed and the mark is gone; the publisher is not told twice by the same person", async () => {
  const [open] = (await get(admin.call, "GET admin/objection", { query: { status: "OPEN" }, headers: seen })).items;
  const objectionSeq = open?.objectionSeq ?? 0;
  expect(await viewOf(admin, objectionSeq)).toMatchObject({ reason: REASON, isOwner: true, mine: false });
  expect((await send(shop, "listing/objection/withdraw", { objectionSeq })).status).toBe(204);
  expect(await viewOf(shop, objectionSeq)).not.toHaveProperty("reason");
  expect((await lookUp(site(1))).listings[0]).not.toHaveProperty("disputedSince");
  expect(await viewOf(shop, await object(shop))).toMatchObject({ status: "OPEN", told: "AGAIN" });
});

test("upheld, the entry is kept out of that list alone, with an act in the audit and a leaf in the public log, until an admin lets it in again", async () => {
  const { items } = await get(shop.call, "GET listing/objection/mine", { headers: seen });
  const objectionSeq = items.find(({ status }) => status === "OPEN")?.objectionSeq ?? 0;
  expect((await send(shop, "admin/objection/decide", { objectionSeq, outcome: "UPHELD", note: "x" })).status).toBe(403);
  const { level } = await lookUp(site(1));
  expect((await decide(objectionSeq, "UPHELD")).status).toBe(204);
  expect(await listed(site(1))).toEqual([other]);
  expect((await lookUp(site(1))).level.value).toBeLessThan(level.value);
  expect(await exported()).toEqual([]);
  expect(await viewOf(shop, objectionSeq)).toMatchObject({ status: "UPHELD", note: "등록증을 확인함" });
  their.answer = (response) => publisher.list(response, sites(8), '"2"');
  await refreshed(admin, listSeq);
  expect(await listed(site(1))).toEqual([other]);
  const audit = JSON.stringify((await get(admin.call, "GET admin/audit", { headers: seen })).items);
  expect(audit).toContain("ObjectionDecided");
  expect(audit).not.toContain("등록증");
  const logged = (person: Person) =>
    person.call<LoggedDecision>("GET", `log/objection/${objectionSeq}`, undefined, seen);
  expect(await logged(admin)).toMatchObject({ status: 404 });
  expect((await logged(shop)).body.decided.fact).toMatchObject({ target: site(1), outcome: "UPHELD" });
  expect((await decide(objectionSeq, "REJECTED")).status).toBe(204);
  const { fact, entry, outcome } = (await logged(shop)).body.decided;
  expect(JSON.parse(entry)).toMatchObject({ kind: "LIST_ENTRY_DECIDED", by: "STAFF", outcome: "REJECTED" });
  expect([fact, outcome, entry.includes(site(1))]).toEqual([
    expect.objectContaining({ list: listSeq }),
    "REJECTED",
    false,
  ]);
  expect(await listed(site(1))).toEqual([listSeq, other]);
  expect(await send(shop, "listing/objection", objection())).toMatchObject({
    body: { code: "ALREADY_OBJECTED" },
  });
});

test("it ends with the listing, once the publisher takes the entry out; without a contact staff see that nobody was told", async () => {
  const gone = await object(shop, { adrs: site(7), sharesReason: true });
  const untold = await object(shop, { adrs: site(2), listSeq: other });
  expect(await viewOf(admin, untold)).toMatchObject({ told: "NO_CONTACT", list: { publisher: "Office" } });
  await expect.poll(async () => (await mailsTo(server.dir, CONTACT)).length, { timeout: 20_000 }).toBe(2);
  their.answer = (response) => publisher.list(response, sites(7), '"3"');
  await refreshed(admin, listSeq);
  await expect.poll(async () => (await viewOf(shop, gone)).status, { timeout: 20_000 }).toBe("DELISTED");
  expect(await viewOf(shop, untold)).toMatchObject({ status: "OPEN" });
});

test("who leaves takes their words along, and what is open", async () => {
  const { items } = await get(shop.call, "GET listing/objection/mine", { headers: seen });
  expect((await shop.call("POST", "user/delete")).status).toBeLessThan(300);
  for (const { objectionSeq } of items)
    await expect.poll(async () => (await viewOf(admin, objectionSeq)).reason, { timeout: 20_000 }).toBeUndefined();
  expect((await get(admin.call, "GET admin/objection", { query: { status: "OPEN" }, headers: seen })).items).toEqual(
    [],
  );
});
