// A request to delete a report over HTTP, from asking to each of its ends.
import { randomUUID } from "node:crypto";
import type { ReportDetail } from "@sb/contracts/report/wire.ts";
import { beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { deletionRequest } from "../../test/people/dispute.ts";
import { type Answer, type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { STAFF, shareServer } from "../../test/servers/use-server.ts";

const ADMIN = STAFF.admin;
const server = shareServer();
let [admin, reporter, shop, other]: Person[] = [];

beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Boss");
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  shop = await signIn(server.url, "shop@example.com", "Shop");
  other = await signIn(server.url, "other@example.com", "Other");
});

type OpenedAnswer = Answer<{ requestSeq: number }>;
const post = <T = unknown>(person: Person | undefined, path: string, body: unknown, headers = {}): Promise<Answer<T>> =>
  (person as Person).call<T>("POST", path, body, headers);
const file = async (adrs = madeUpAddress(randomUUID())) => ({
  adrs,
  dclrSeq: (await post<{ dclrSeq: number }>(reporter, "report", declaration({ adrs }))).body.dclrSeq,
});
const ask = (person: Person | undefined, dclrSeq: number, headers = {}): Promise<OpenedAnswer> =>
  post(person, "report/deletion", deletionRequest(dclrSeq), headers);
const answer = (requestSeq: number) =>
  post(reporter, "report/deletion/answer", { requestSeq, content: "It was them." });
const decide = (requestSeq: number, outcome: string, more = {}) =>
  post(admin, "admin/deletion/decide", { requestSeq, outcome, reason: "Both sides were heard.", ...more });
const detail = (person: Person | undefined, requestSeq: number, after: Answer) =>
  get((person as Person).call, "GET report/deletion/{requestSeq}", { params: { requestSeq }, headers: seeing(after) });
const reportSeen = (dclrSeq: number, after: Answer) =>
  server.visitor("GET", `report/history/${dclrSeq}`, undefined, seeing(after)) as Promise<Answer<ReportDetail>>;
const lookUp = async (adrs: string, after: Answer) =>
  (await server.visitor("GET", `report/lookup?adrs=${adrs}`, undefined, seeing(after))).body;

test("a report under dispute says so, and can't be changed until it is decided", async () => {
  const { dclrSeq, adrs } = await file();
  const asked = await ask(shop, dclrSeq);
  expect(asked.status).toBe(201);
  const { requestSeq } = asked.body;
  const shown = await reportSeen(dclrSeq, asked);
  expect(shown.body.disputedSince).toEqual(expect.any(String));
  expect(shown.body.timeline.map(({ what }) => what)).toEqual(["RECEIVED", "DISPUTED"]);
  expect(await lookUp(adrs, asked)).toMatchObject({ timesReported: 1, disputed: 1 });
  const edited = { ...declaration({ adrs }), dclrSeq };
  const pending = { status: 422, body: { code: "DELETION_PENDING" } };
  expect(await post(reporter, "report/history/modify", edited)).toMatchObject(pending);
  expect(await post(reporter, "report/history/delete", { dclrSeq })).toMatchObject(pending);

  expect(await decide(requestSeq, "KEPT")).toMatchObject({ status: 422, body: { code: "REPORTER_NOT_HEARD" } });
  expect((await answer(requestSeq)).status).toBe(204);
  expect(await answer(requestSeq)).toMatchObject({ status: 422, body: { code: "ANSWERED_ALREADY" } });
  const kept = await decide(requestSeq, "KEPT");
  expect(kept.status).toBe(204);
  const after = (await reportSeen(dclrSeq, kept)).body;
  expect(after).not.toHaveProperty("disputedSince");
  expect(after.timeline.map(({ what }) => what)).toEqual(["RECEIVED", "DISPUTED", "KEPT"]);
  expect(await lookUp(adrs, kept)).not.toHaveProperty("disputed");
  expect((await post(reporter, "report/history/modify", edited)).status).toBe(200);
  expect(await decide(requestSeq, "REMOVED")).toMatchObject({ status: 422, body: { code: "DISPUTE_CLOSED" } });
});

test("each side sees what is meant for it", async () => {
  const { dclrSeq } = await file();
  const asked = await ask(shop, dclrSeq);
  const { requestSeq } = asked.body;
  const mine = await detail(shop, requestSeq, asked);
  expect(mine).toMatchObject({
    role: "REQUESTER",
    status: "OPEN",
    form: { fullName: "Gildong Hong", contact1: "the front desk" },
  });
  const theirs = await detail(reporter, requestSeq, asked);
  expect(theirs).toMatchObject({
    role: "REPORTER",
    mayAnswer: true,
    reason: "MISTAKEN_TARGET",
    summary: "This is our own shop.",
  });
  expect(JSON.stringify(theirs)).not.toMatch(/Gildong|front desk|ten years/);
  const days = (Date.parse(mine.dueAt) - Date.parse(mine.openedAt)) / 86_400_000;
  expect([days, mine.overdue]).toEqual([14, false]);
  expect(await detail(admin, requestSeq, asked)).toMatchObject({ role: "ADMIN", reporterGone: false });
  const answered = await answer(requestSeq);
  expect(await detail(shop, requestSeq, answered)).toMatchObject({ answer: "It was them." });

  const extended = await post(admin, "admin/deletion/extend", { requestSeq, reason: "We wait for the bank." });
  const later = await detail(reporter, requestSeq, extended);
  expect(Date.parse(later.dueAt) - Date.parse(mine.dueAt)).toBe(14 * 86_400_000);
  expect(later.extensionReason).toBe("We wait for the bank.");
  const again = await post(admin, "admin/deletion/extend", { requestSeq, reason: "And more." });
  expect(again).toMatchObject({ status: 422, body: { code: "EXTENDED_ALREADY" } });
});

test("a person asks once at a time, not about an own report; others may ask as well", async () => {
  const { dclrSeq } = await file();
  const key = { "idempotency-key": randomUUID() };
  const first = await ask(shop, dclrSeq, key);
  expect((await ask(shop, dclrSeq, key)).body).toEqual(first.body);
  expect(await ask(shop, dclrSeq)).toMatchObject({ status: 422, body: { code: "ALREADY_REQUESTED" } });
  expect(await ask(reporter, dclrSeq)).toMatchObject({ status: 422, body: { code: "OWN_REPORT" } });
  const second = await ask(other, dclrSeq);
  expect(second.status).toBe(201);
  const query = { status: "OPEN" } as const;
  const against = await get((reporter as Person).call, "GET report/deletion/against", {
    query,
    headers: seeing(second),
  });
  expect(against.items.slice(0, 2).map((item) => item.requestSeq)).toEqual([
    second.body.requestSeq,
    first.body.requestSeq,
  ]);
  await answer(first.body.requestSeq);
  const kept = await decide(first.body.requestSeq, "KEPT");
  // The other request is still open.
  expect((await reportSeen(dclrSeq, kept)).body.disputedSince).toEqual(expect.any(String));
  // It was decided: asked again without anything new, nothing happens.
  expect(await ask(shop, dclrSeq)).toMatchObject({ status: 422, body: { code: "ALREADY_REQUESTED" } });
});

test("races of one person end in one open request", async () => {
  const { dclrSeq } = await file();
  const asked = await Promise.all(Array.from({ length: 5 }, () => ask(shop, dclrSeq)));
  expect(asked.map(({ status }) => status).sort()).toEqual([201, 422, 422, 422, 422]);
  const won = asked.find(({ status }) => status === 201) as OpenedAnswer;
  const query = { status: "OPEN", "pagination.size": 100 } as const;
  const open = async () =>
    (await get((shop as Person).call, "GET report/deletion/mine", { query, headers: seeing(won) })).items
      .filter((item) => item.dclrSeq === dclrSeq)
      .map(({ requestSeq }) => requestSeq);
  // One that lost is stored before it is refused: its end may be read a moment later than the one that won.
  await expect.poll(open).toEqual([won.body.requestSeq]);
});

test("a correction replaces the words at once", async () => {
  const { dclrSeq } = await file();
  const { requestSeq } = (await ask(shop, dclrSeq)).body;
  await answer(requestSeq);
  expect(await decide(requestSeq, "CORRECTED")).toMatchObject({
    status: 416,
    body: { fields: [{ path: "correction" }] },
  });
  const corrected = await decide(requestSeq, "CORRECTED", { correction: { title: "A copy of the shop's site" } });
  expect(corrected.status).toBe(204);
  const shown = (await reportSeen(dclrSeq, corrected)).body;
  expect(shown).toMatchObject({ title: "A copy of the shop's site", comment: declaration().declare.comment });
  expect(shown.timeline.map(({ what }) => what)).toEqual(["RECEIVED", "DISPUTED", "CORRECTED"]);
  const found = await server.visitor("GET", `report/history?dclrSeq=${dclrSeq}`, undefined, seeing(corrected));
  expect(found.body).toMatchObject({ items: [{ title: "A copy of the shop's site" }] });
  // The owner goes on from there.
  const own = await (reporter as Person).call<ReportDetail>(
    "GET",
    `report/history/${dclrSeq}`,
    undefined,
    seeing(corrected),
  );
  expect(own.body).toMatchObject({ title: "A copy of the shop's site", open: "PUBLIC" });
});

test("a removed report does not come back in silence", async () => {
  const { dclrSeq, adrs } = await file();
  const { requestSeq } = (await ask(shop, dclrSeq)).body;
  const second = (await ask(other, dclrSeq)).body;
  await answer(requestSeq);
  const removed = await decide(requestSeq, "REMOVED");
  expect((await reportSeen(dclrSeq, removed)).status).toBe(404);
  expect(await lookUp(adrs, removed)).toMatchObject({ timesReported: 0, clearedAt: expect.any(String) });
  expect(await detail(reporter, requestSeq, removed)).toMatchObject({
    ...{ status: "DECIDED", outcome: "REMOVED", decisionReason: "Both sides were heard." },
  });
  await expect.poll(async () => (await detail(other, second.requestSeq, removed)).status).toBe("CLOSED");

  const again = declaration({ adrs });
  expect(await post(reporter, "report", again)).toMatchObject({
    status: 422,
    body: { code: "TARGET_CLEARED", fields: [{ path: "newFacts", code: "TARGET_CLEARED" }] },
  });
  expect((await post(reporter, "report", declaration({ adrs, open: "PRIVATE" }))).status).toBe(201);
  const byOther = await post<{ dclrSeq: number }>(other, "report", again);
  expect((await reportSeen(byOther.body.dclrSeq, byOther)).body.clearedAt).toEqual(expect.any(String));
  const withFacts = await post<{ dclrSeq: number }>(reporter, "report", {
    ...again,
    newFacts: "They took money again.",
  });
  expect(withFacts.status).toBe(201);
  const shown = (await reportSeen(withFacts.body.dclrSeq, withFacts)).body;
  expect(JSON.stringify(shown)).not.toContain("They took money again.");
});

test("a withdrawn request frees the report, and what was sent with it is gone", async () => {
  const { dclrSeq, adrs } = await file();
  const { requestSeq } = (await ask(shop, dclrSeq)).body;
  const withdrawn = await post(shop, "report/deletion/withdraw", { requestSeq });
  expect(withdrawn.status).toBe(204);
  const mine = await detail(shop, requestSeq, withdrawn);
  expect(mine).toMatchObject({ status: "WITHDRAWN" });
  expect(mine).not.toHaveProperty("form");
  expect((await reportSeen(dclrSeq, withdrawn)).body).not.toHaveProperty("disputedSince");
  expect((await post(reporter, "report/history/modify", { ...declaration({ adrs }), dclrSeq })).status).toBe(200);
});

test("what the form must have", async () => {
  const { dclrSeq, adrs } = await file();
  const request = deletionRequest(dclrSeq);
  const wrong = (changes: object) => post(shop, "report/deletion", { ...request, ...changes });
  expect(await wrong({ summary: " " })).toMatchObject({ status: 416, body: { fields: [{ path: "summary" }] } });
  expect(await wrong({ email: "nobody" })).toMatchObject({ status: 422, body: { fields: [{ path: "email" }] } });
  expect(await wrong({ institution: { name: "x", email: "y" } })).toMatchObject({
    body: { fields: [{ path: "institution.email", code: "EMAIL_INVALID" }] },
  });
  expect(await wrong({ adrs: madeUpAddress("another") })).toMatchObject({
    body: { fields: [{ path: "adrs", code: "ADDRESS_INVALID" }] },
  });
  expect(await wrong({ reason: "BECAUSE" })).toMatchObject({ status: 400 });
  // The target in another spelling is the same.
  expect((await wrong({ adrs: adrs.slice(2).toUpperCase() })).status).toBe(201);
});
