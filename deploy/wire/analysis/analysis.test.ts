// Requests for an in-depth analysis over HTTP: asked, answered, told by mail, and destroyed when they are withdrawn or the
// account is left.
import { beforeAll, expect, test } from "vitest";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, seeing, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const ADMIN = "analysts@example.com";
const server = useServer({ env: { SB_ADMIN_EMAILS: ADMIN } });
const GONE = { status: 404, body: { code: "NOT_FOUND" } };

let admin: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Analyst");
});

type Seq = { readonly analysisSeq: number };
const form = {
  targets: [
    { kind: "ADDRESS", value: "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq" },
    { kind: "SITE", value: "https://fake-exchange.example/login" },
  ],
  content: "I sent coins there and can't get them back.",
  amount: "0.5 BTC",
  happenedAt: "early in March",
  contact: "010-1234-5678",
  language: "de",
};

async function ask(person: Person, changes: object = {}) {
  const answer = await person.call<Seq>("POST", "report/analysis", { ...form, ...changes });
  expect(answer.status).toBe(201);
  return { analysisSeq: answer.body.analysisSeq, headers: seeing(answer) };
}

const queue = async (
  status: "OPEN" | "DONE",
  headers: Readonly<Record<string, string>>,
): Promise<readonly number[]> => {
  const query = { status, "pagination.size": 100 };
  const list = await get(admin.call, "GET admin/analysis", { query, headers });
  return list.items.map(({ analysisSeq }) => analysisSeq);
};

test("a request is worked on and answered; the person reads the answer and gets a mail in their language", async () => {
  const person = await signIn(server.url, "asking@example.com", "Asking");
  const { analysisSeq, headers } = await ask(person);
  const { language: _, ...written } = form;
  const params = { analysisSeq };
  const view = await get(person.call, "GET report/analysis/{analysisSeq}", { params, headers });
  expect(view).toMatchObject({ ...written, status: "RECEIVED", mine: true, nick: "Asking" });
  expect(await queue("OPEN", headers)).toContain(analysisSeq);

  const started = await admin.call("POST", "admin/analysis/start", { analysisSeq });
  expect(started.status).toBe(204);
  const own = await get(person.call, "GET report/analysis/mine", { headers: seeing(started) });
  expect(own.items).toMatchObject([{ analysisSeq, status: "IN_PROGRESS", targets: form.targets }]);
  expect(own.items[0]).not.toHaveProperty("content");

  const content = "The coins went to an exchange on the same day.";
  const answered = await admin.call("POST", "admin/analysis/answer", { analysisSeq, content });
  expect(answered.status).toBe(204);
  const after = await get(person.call, "GET report/analysis/{analysisSeq}", { params, headers: seeing(answered) });
  expect(after).toMatchObject({ status: "ANSWERED", reply: content, endedAt: expect.any(String) });
  expect(await queue("OPEN", seeing(answered))).not.toContain(analysisSeq);
  expect(await queue("DONE", seeing(answered))).toContain(analysisSeq);

  await expect.poll(async () => (await mailsTo(server.dir, "asking@example.com")).length).toBe(1);
  const [mail] = await mailsTo(server.dir, "asking@example.com");
  expect(mail?.subject).toBe(`Antwort auf Ihre Analyseanfrage (Nr. ${analysisSeq})`);
  expect(mail?.text).toContain(`/support/analysis/${analysisSeq}`);
  expect(mail?.text).not.toContain("exchange");
});

test("two admins can't both end it; the same key ends it once", async () => {
  const person = await signIn(server.url, "ending@example.com", "Ending");
  const { analysisSeq } = await ask(person);
  const key = { "idempotency-key": "close-once" };
  const close = { analysisSeq, reason: "There are no records of that chain." };
  expect((await admin.call("POST", "admin/analysis/close", close, key)).status).toBe(204);
  expect((await admin.call("POST", "admin/analysis/close", close, key)).status).toBe(204);
  const again = await admin.call("POST", "admin/analysis/answer", { analysisSeq, content: "But wait." });
  expect(again).toMatchObject({ status: 409, body: { code: "CONFLICT" } });
  await expect.poll(async () => (await mailsTo(server.dir, "ending@example.com")).length).toBe(1);
});

test("a request belongs to one's own report, and is about something", async () => {
  const person = await signIn(server.url, "filing@example.com", "Filing");
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", declaration({ open: "PRIVATE" }));
  const { dclrSeq } = filed.body;
  const { analysisSeq, headers } = await ask(person, { dclrSeq, targets: [] });
  const params = { analysisSeq };
  expect(await get(person.call, "GET report/analysis/{analysisSeq}", { params, headers })).toMatchObject({ dclrSeq });

  const other = await signIn(server.url, "other@example.com", "Other");
  const foreign = await other.call("POST", "report/analysis", { ...form, dclrSeq });
  expect(foreign).toMatchObject({ ...GONE, body: { fields: [{ path: "dclrSeq" }] } });
  const empty = await other.call("POST", "report/analysis", { ...form, targets: [] });
  expect(empty).toMatchObject({ status: 416, body: { fields: [{ path: "targets" }] } });
  const long = await other.call("POST", "report/analysis", { ...form, content: "x".repeat(5_001) });
  expect(long).toMatchObject({ status: 422, body: { code: "TEXT_TOO_LONG", fields: [{ path: "content" }] } });
  const many = Array.from({ length: 11 }, () => form.targets[0]);
  expect((await other.call("POST", "report/analysis", { ...form, targets: many })).status).toBe(400);
});

test("the same key asks once, with the same body", async () => {
  const person = await signIn(server.url, "once@example.com", "Once");
  const headers = { "idempotency-key": "ask-once" };
  const first = await person.call<Seq>("POST", "report/analysis", form, headers);
  const again = await person.call<Seq>("POST", "report/analysis", form, headers);
  expect(again).toMatchObject({ status: 201, body: first.body });
  const other = await person.call("POST", "report/analysis", { ...form, content: "Other" }, headers);
  expect(other).toMatchObject({ status: 422, body: { code: "IDEMPOTENCY_KEY_REUSED" } });
});

test("withdrawn, even once answered, it is gone for admins, and its text for everybody", async () => {
  const person = await signIn(server.url, "leaving1@example.com", "Leaving1");
  const { analysisSeq } = await ask(person);
  await admin.call("POST", "admin/analysis/answer", { analysisSeq, content: "An answer." });
  const withdrawn = await person.call("POST", "report/analysis/withdraw", { analysisSeq });
  expect(withdrawn.status).toBe(204);
  const headers = seeing(withdrawn);
  const params = { analysisSeq };
  const own = await get(person.call, "GET report/analysis/{analysisSeq}", { params, headers });
  expect(own).toMatchObject({ status: "WITHDRAWN", targets: [] });
  expect(own).not.toHaveProperty("content");
  expect(own).not.toHaveProperty("reply");
  expect(await admin.call("GET", `report/analysis/${analysisSeq}`, undefined, headers)).toMatchObject(GONE);
  expect(await queue("DONE", headers)).not.toContain(analysisSeq);
  expect((await person.call("POST", "report/analysis/withdraw", { analysisSeq })).status).toBe(204);
});

test("leaving the account ends its requests; a later membership keeps its own", async () => {
  const email = "leaving2@example.com";
  const person = await signIn(server.url, email, "Leaving2");
  const { analysisSeq } = await ask(person);
  expect((await person.call("POST", "user/delete")).status).toBe(204);
  const back = await signIn(server.url, email, "Leaving2b");
  const later = await ask(back);
  const read = () => admin.call("GET", `report/analysis/${analysisSeq}`);
  await expect.poll(async () => (await read()).status).toBe(404);
  expect(await admin.call("POST", "admin/analysis/answer", { analysisSeq, content: "Late" })).toMatchObject(GONE);
  const own = await get(back.call, "GET report/analysis/mine", { headers: later.headers });
  expect(own.items).toMatchObject([{ analysisSeq: later.analysisSeq, status: "RECEIVED", targets: form.targets }]);
});
