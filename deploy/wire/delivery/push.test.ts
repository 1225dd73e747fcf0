// Reports pushed to agencies: signed, in order, repeated until they are taken; what admins and reporters see of it.
// The checks that all receivers share are in ../outbox/receivers.test.ts.
import { randomUUID } from "node:crypto";
import type { DeliveryAttempts } from "@sb/contracts/delivery/wire.ts";
import type { OwnReportView } from "@sb/contracts/report/wire.ts";
import { generateX25519Identity, identityToRecipient } from "age-encryption";
import { afterAll, beforeAll, beforeEach, expect, test } from "vitest";
import type * as z from "zod";
import { addMember, bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { issueSecret, QUICK_RETRIES, webhookAgency } from "../../test/people/webhook-agency.ts";
import { objectsOf, openReceiver, reportOf } from "../../test/servers/receiver.ts";
import { useServer } from "../../test/servers/use-server.ts";

const ADMIN = "admin@example.com";
const receiver = await openReceiver();
afterAll(() => receiver[Symbol.asyncDispose]());
const server = useServer({
  env: {
    SB_ADMIN_EMAILS: ADMIN,
    SB_WEBHOOK_RETRIES: QUICK_RETRIES,
    SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
  },
});

const WITHIN = { timeout: 15_000 };
let admin: Person;
let reporter: Person;
let bureau: number;
const asAdmin = () => bearer(admin.accessToken);
const hook = receiver.hook("bureau");

beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Chief");
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
  bureau = await webhookAgency(server.url, asAdmin(), receiver, "bureau");
}, 60_000);
beforeEach(() => {
  hook.answer = () => 204;
});

let filed = 0;
async function file(declare: object = {}): Promise<number> {
  filed += 1;
  const body = declaration({ adrs: madeUpAddress(`push ${filed}`), title: `Push ${filed}`, ...declare });
  return (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body.dclrSeq;
}
const receivedOf = (dclrSeq: number, name = "bureau") =>
  receiver.hook(name).received.filter((message) => reportOf(message) === dclrSeq);
const attempts = async (agencySeq: number, outcome = "ALL") =>
  (
    await admin.call<z.output<typeof DeliveryAttempts>>(
      "GET",
      `admin/agency/${agencySeq}/deliveries?outcome=${outcome}&pagination.size=100`,
    )
  ).body.items;
const detail = async (dclrSeq: number, of: Person = reporter) =>
  (await of.call<OwnReportView>("GET", `report/history/${dclrSeq}`)).body;

test("a report arrives signed, as a STIX bundle; its reporter and admins see that it did", async () => {
  const dclrSeq = await file();
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(1);
  const [message] = receivedOf(dclrSeq);
  if (!message) throw new Error("nothing arrived");
  expect(message.headers["content-type"]).toBe("application/stix+json;version=2.1");
  const [indicator] = objectsOf(message, "indicator");
  expect(indicator).toMatchObject({ name: `Push ${filed}`, pattern: expect.stringContaining("cryptocurrency-wallet") });
  await expect
    .poll(async () => (await detail(dclrSeq)).deliveries, WITHIN)
    .toEqual([{ agency: "bureau", deliveredAt: expect.any(String), confirmedAt: expect.any(String) }]);
  const own = await detail(dclrSeq);
  expect(own.status).toBe("DELIVERED");
  expect(own.timeline).toContainEqual({ what: "SHARED", at: expect.any(String), agency: "bureau" });
  const [attempt] = (await attempts(bureau)).filter((each) => each.dclrSeq === dclrSeq);
  expect(attempt).toMatchObject({ via: "WEBHOOK", content: "SHARED", httpStatus: 204, messageId: message.id });
  expect(attempt?.tookMs).toBeGreaterThan(0);
});

test("a change is sent, then the deletion, which revokes it", async () => {
  const dclrSeq = await file();
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(1);
  const changed = declaration({ adrs: madeUpAddress(`push ${filed}`), title: "Another title" });
  expect((await reporter.call("POST", "report/history/modify", { ...changed, dclrSeq, keepFiles: [] })).status).toBe(
    200,
  );
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(2);
  await reporter.call("POST", "report/history/delete", { dclrSeq });
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(3);
  const indicators = receivedOf(dclrSeq).map((message) => objectsOf(message, "indicator")[0]);
  expect(indicators.map((each) => [each?.name, each?.revoked])).toEqual([
    [`Push ${filed}`, undefined],
    ["Another title", undefined],
    [expect.any(String), true],
  ]);
  expect(new Set(indicators.map((each) => each?.id)).size).toBe(1);
  expect(JSON.stringify(receivedOf(dclrSeq)[2]?.bundle)).not.toContain("Another title");
});

test("while a secret is replaced, both verify", async () => {
  const old = hook.secret;
  hook.secret = await issueSecret(server.url, asAdmin(), bureau);
  expect(hook.secret).not.toBe(old);
  const first = await file();
  await expect.poll(() => receivedOf(first), WITHIN).toHaveLength(1);
  hook.secret = old ?? "";
  const second = await file();
  await expect.poll(() => receivedOf(second), WITHIN).toHaveLength(1);
  expect(receiver.forged).toEqual([]);
});

test("an agency gets what its criteria name, and none of what is private without a key", async () => {
  const drugs = await webhookAgency(server.url, asAdmin(), receiver, "drugs", { criteria: { crimeTypes: ["DRUGS"] } });
  const other = await file();
  const hidden = await file({ crimeType: "DRUGS", open: "PRIVATE" });
  const wanted = await file({ crimeType: "DRUGS" });
  await expect.poll(() => receivedOf(wanted, "drugs"), WITHIN).toHaveLength(1);
  await expect.poll(() => receivedOf(other), WITHIN).toHaveLength(1);
  expect(receiver.hook("drugs").received.map(reportOf)).toEqual([wanted]);
  await expect.poll(async () => (await attempts(drugs)).map(({ dclrSeq }) => dclrSeq), WITHIN).toEqual([wanted]);
  expect(receivedOf(hidden)).toEqual([]);
});

test("a private report goes to an agency with a key, encrypted", async () => {
  const identity = await generateX25519Identity();
  const publicKey = await identityToRecipient(identity);
  const facts = { scope: "CONFIDENTIAL", publicKey };
  await webhookAgency(server.url, asAdmin(), receiver, "trusted", facts);
  const hidden = await file({ open: "PRIVATE", title: "Only for them" });
  await expect.poll(() => receivedOf(hidden, "trusted"), WITHIN).toHaveLength(1);
  const [message] = receivedOf(hidden, "trusted");
  expect(message?.raw).not.toContain("Only for them");
  expect(message?.raw).toContain("BEGIN AGE ENCRYPTED FILE");
  expect(message?.bundle.objects.map(({ type }) => type)).toContain("incident");
});

test("an agency without a webhook has the report in its inbox", async () => {
  const unit = await registerAgency(server.url, asAdmin(), [], { name: "Small unit" });
  await addMember(server.url, asAdmin(), unit, "officer@example.com");
  const dclrSeq = await file();
  await expect
    .poll(async () => (await attempts(unit)).map((each) => [each.dclrSeq, each.via]), WITHIN)
    .toEqual([[dclrSeq, "INBOX"]]);
  expect((await detail(dclrSeq)).deliveries).toContainEqual({ agency: "Small unit", deliveredAt: expect.any(String) });
});

test("410 stops the webhook: what follows is in the inbox", async () => {
  const gone = await webhookAgency(server.url, asAdmin(), receiver, "gone");
  receiver.hook("gone").answer = () => 410;
  const first = await file();
  await expect
    .poll(async () => (await attempts(gone)).map((each) => [each.dclrSeq, each.code]), WITHIN)
    .toEqual([[first, "GONE"]]);
  await expect
    .poll(async () => (await admin.call("GET", `admin/agency/${gone}`)).body, WITHIN)
    .toMatchObject({ webhook: { stopped: { because: "GONE" } } });
  const second = await file();
  await expect
    .poll(async () => (await attempts(gone)).map((each) => [each.dclrSeq, each.via]), WITHIN)
    .toEqual([
      [second, "INBOX"],
      [first, "WEBHOOK"],
    ]);
  expect(receiver.hook("gone").received).toHaveLength(1);
  const tested = await admin.call("POST", "admin/agency/delivery/test", { agencySeq: gone });
  expect(tested.body).toMatchObject({ code: "WEBHOOK_MISSING" });
});

test("what was given is sent again with the same webhook-id: one report, or all since a time", async () => {
  const since = new Date().toISOString();
  const dclrSeq = await file();
  const attemptsOn = async () => (await attempts(bureau)).filter((each) => each.dclrSeq === dclrSeq).length;
  await expect.poll(attemptsOn, WITHIN).toBe(1);
  const replay = (body: object, headers?: Record<string, string>) =>
    admin.call("POST", "admin/agency/delivery/replay", { agencySeq: bureau, ...body }, headers);
  expect((await replay({ dclrSeq })).status).toBe(204);
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(2);
  await expect.poll(attemptsOn, WITHIN).toBe(2);
  const once = { "idempotency-key": randomUUID() };
  for (let times = 0; times < 2; times += 1) expect((await replay({ since }, once)).status).toBe(204);
  await expect.poll(() => receivedOf(dclrSeq), WITHIN).toHaveLength(3);
  expect(new Set(receivedOf(dclrSeq).map(({ id }) => id)).size).toBe(1);
  expect((await replay({ dclrSeq: 1 })).body).toMatchObject({ code: "NOT_FOUND" });
  expect((await replay({})).status).toBe(400);
});

test("every message was signed", () => {
  expect(receiver.forged).toEqual([]);
});
