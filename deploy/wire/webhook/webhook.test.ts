// People's own webhooks: public reports arrive signed and in order, are repeated until they are taken, and nothing arrives any
// more once a webhook has ended. What every receiver has is asked in ../outbox/receivers.test.ts.
import { randomUUID } from "node:crypto";
import type { IssuedWebhook, OwnWebhooks, WebhookView } from "@sb/contracts/webhook/wire.ts";
import { afterAll, beforeAll, expect, test } from "vitest";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { QUICK_RETRIES } from "../../test/people/webhook-agency.ts";
import { objectsOf, openReceiver, type Received } from "../../test/servers/receiver.ts";
import { useServer } from "../../test/servers/use-server.ts";
import { found } from "../../test/stored/what-is-left.ts";

const receiver = await openReceiver();
afterAll(() => receiver[Symbol.asyncDispose]());
const server = useServer({
  env: {
    SB_WEBHOOK_RETRIES: QUICK_RETRIES,
    SB_WEBHOOK_MEMBER_ORIGINS: receiver.origin,
    SB_RATE_LIMIT: "1000",
  },
});

const WITHIN = { timeout: 15_000 };
let reporter: Person;
let people = 0;

beforeAll(async () => {
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
}, 60_000);

const newPerson = () => {
  people += 1;
  return signIn(server.url, `person${people}@example.com`, `Person${people}`);
};

/** A person's webhook at the receiver's hook of this name. */
async function register(of: Person, name: string, criteria: object = {}) {
  const body = { url: receiver.hook(name).url, ...criteria };
  const answer = await of.call<IssuedWebhook>("POST", "support/webhook", body);
  expect(answer.status).toBe(201);
  receiver.hook(name).secret = answer.body.secret;
  return answer.body;
}

async function own(of: Person, name: string): Promise<WebhookView | undefined> {
  const { body } = await of.call<OwnWebhooks>("GET", "support/webhook");
  return body.items.find(({ url }) => url.endsWith(`/${name}`));
}

let filed = 0;
async function file(declare: object = {}): Promise<number> {
  filed += 1;
  const body = declaration({ adrs: madeUpAddress(`hook ${filed}`), title: `Hook ${filed}`, ...declare });
  return (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body.dclrSeq;
}

/** The reports that were told of, in order. */
const told = (name: string): readonly number[] => receiver.hook(name).received.flatMap(seqsIn);
const seqsIn = (message: Received): readonly number[] =>
  objectsOf(message, "indicator").map(({ extensions }) => {
    const [properties] = Object.values((extensions ?? {}) as Record<string, { readonly dclr_seq?: number }>);
    return properties?.dclr_seq ?? 0;
  });

test("public reports arrive signed; private ones, and what was there before, do not", async () => {
  const mina = await newPerson();
  await file();
  await register(mina, "mina");
  const first = await file();
  await file({ open: "PRIVATE" });
  await expect.poll(() => told("mina"), WITHIN).toEqual([first]);
  const second = await file();
  await expect.poll(() => told("mina"), WITHIN).toEqual([first, second]);
  const [message] = receiver.hook("mina").received;
  expect(message?.headers["content-type"]).toBe("application/stix+json;version=2.1");
  const calls = async () => (await own(mina, "mina"))?.calls ?? [];
  await expect.poll(calls, WITHIN).toHaveLength(2);
  expect((await calls()).at(-1)).toMatchObject({ reports: 1, httpStatus: 204, messageId: message?.id });
});

test("only what the filters name arrives; a deletion is told as a revocation", async () => {
  const jun = await newPerson();
  await register(jun, "jun", { crimeTypes: ["DRUGS"], chains: ["BTC"] });
  await file();
  await file({ crimeType: "DRUGS" });
  const adrs = "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq";
  const wanted = await file({ crimeType: "DRUGS", chain: "BTC", adrs });
  await expect.poll(() => told("jun"), WITHIN).toEqual([wanted]);
  await reporter.call("POST", "report/history/delete", { dclrSeq: wanted });
  await expect.poll(() => told("jun"), WITHIN).toEqual([wanted, wanted]);
  const [, revocation] = receiver.hook("jun").received;
  expect(revocation && objectsOf(revocation, "indicator")[0]).toMatchObject({ revoked: true });
  expect(revocation?.raw).not.toContain(`Hook ${filed}`);
});

test("what is not taken is sent again with the same webhook-id, and what came since follows in order", async () => {
  const noa = await newPerson();
  await register(noa, "noa");
  const hook = receiver.hook("noa");
  hook.answer = ({ earlier }) => (earlier < 3 ? 503 : 204);
  const first = await file();
  await expect.poll(() => hook.received.length, WITHIN).toBeGreaterThan(0);
  const second = await file();
  await expect.poll(() => told("noa").at(-1), WITHIN).toBe(second);
  const ids = hook.received.map(({ id }) => id);
  expect(ids.slice(0, 4)).toEqual(Array(4).fill(ids[0]));
  expect(hook.received.slice(0, 4).map(seqsIn)).toEqual(Array(4).fill([first]));
});

test("410 stops a webhook, and it goes on where it was stopped", async () => {
  const ida = await newPerson();
  const { webhookId } = await register(ida, "ida");
  const hook = receiver.hook("ida");
  hook.answer = () => 410;
  const first = await file();
  await expect.poll(async () => (await own(ida, "ida"))?.stopped?.because, WITHIN).toBe("GONE");
  const second = await file();
  const replayed = await ida.call("POST", "support/webhook/replay", { webhookId, since: new Date().toISOString() });
  expect(replayed).toMatchObject({ status: 422, body: { code: "WEBHOOK_MISSING" } });
  hook.answer = () => 204;
  expect((await ida.call("POST", "support/webhook/resume", { webhookId })).status).toBe(204);
  await expect.poll(() => told("ida"), WITHIN).toEqual([first, first, second]);
  expect((await own(ida, "ida"))?.stopped).toBeUndefined();
});

test("a webhook that takes nothing in all its tries is stopped", async () => {
  const ben = await newPerson();
  await register(ben, "ben");
  const hook = receiver.hook("ben");
  hook.answer = () => 500;
  await file();
  await expect.poll(async () => (await own(ben, "ben"))?.stopped?.because, WITHIN).toBe("FAILING");
  expect(new Set(hook.received.map(({ id }) => id)).size).toBe(1);
  expect(hook.received).toHaveLength(10);
});

test("what was shared since a time is sent again", async () => {
  const kim = await newPerson();
  const since = new Date().toISOString();
  const before = await file();
  const { webhookId } = await register(kim, "kim");
  const replay = { webhookId, since };
  expect((await kim.call("POST", "support/webhook/replay", replay)).status).toBe(204);
  await expect.poll(() => told("kim"), WITHIN).toEqual([before]);
  const old = new Date(Date.now() - 31 * 86_400_000).toISOString();
  const refused = await kim.call("POST", "support/webhook/replay", { webhookId, since: old });
  expect(refused).toMatchObject({ status: 422, body: { code: "PERIOD_INVALID" } });
});

test("three at once; a repeated request shows the same secret; what has ended gets nothing and is forgotten", async () => {
  const eve = await newPerson();
  const once = { "idempotency-key": randomUUID() };
  const body = { url: `${receiver.hook("eve").url}?token=a-word-of-eves` };
  const first = await eve.call<IssuedWebhook>("POST", "support/webhook", body, once);
  expect((await eve.call("POST", "support/webhook", body, once)).body).toEqual(first.body);
  await register(eve, "eve2");
  await register(eve, "eve3");
  const fourth = await eve.call("POST", "support/webhook", { url: "https://receiver.example/" });
  expect(fourth).toMatchObject({ status: 422, body: { code: "TOO_MANY_WEBHOOKS" } });
  const { webhookId, secret } = first.body;
  expect(await found(server.dir, ["a-word-of-eves", secret.slice(6)])).toEqual([]);
  const others = await newPerson();
  expect((await others.call("POST", "support/webhook/end", { webhookId })).status).toBe(404);
  const ended = await eve.call("POST", "support/webhook/end", { webhookId });
  expect(ended.status).toBe(204);
  expect((await eve.call("POST", "support/webhook/end", { webhookId })).status).toBe(204);
  const left = await eve.call<OwnWebhooks>("GET", "support/webhook", undefined, seeing(ended));
  expect(left.body.items).toHaveLength(2);
  expect((await eve.call("POST", "support/webhook/test", { webhookId })).status).toBe(404);
  const dclrSeq = await file();
  await expect.poll(() => told("eve2"), WITHIN).toEqual([dclrSeq]);
  expect(told("eve")).toEqual([]);
});

test("who leaves gets nothing any more", async () => {
  const leaver = await newPerson();
  await register(leaver, "leaver");
  const stays = await newPerson();
  await register(stays, "stays");
  const left = await leaver.call("POST", "user/delete");
  await request(server.url, "GET", "home/main", undefined, seeing(left));
  const dclrSeq = await file();
  await expect.poll(() => told("stays"), WITHIN).toEqual([dclrSeq]);
  expect(told("leaver")).toEqual([]);
});

test("every message was signed", () => {
  expect(receiver.forged).toEqual([]);
});
