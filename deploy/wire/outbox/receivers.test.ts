// The promises that every receiver of webhooks has, an agency or a person: each is asked of both. What only one of them has stands
// in ../delivery/push.test.ts and ../webhook/webhook.test.ts.
import { createPublicKey, randomUUID, verify } from "node:crypto";
import type { DeliveryAttempts } from "@sb/contracts/delivery/wire.ts";
import type { IssuedWebhook, OwnWebhooks } from "@sb/contracts/webhook/wire.ts";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import type * as z from "zod";
import { AGENCY, bearer, registerAgency } from "../../test/people/agency.ts";
import { declaration, madeUpAddress } from "../../test/people/declaration.ts";
import { type Person, signIn } from "../../test/people/person.ts";
import { get } from "../../test/people/typed-get.ts";
import { issueSecret, QUICK_RETRIES } from "../../test/people/webhook-agency.ts";
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
    SB_WEBHOOK_MEMBER_ORIGINS: receiver.origin,
    SB_WEBHOOK_SIGNING_KEY: `whsk_${Buffer.alloc(32, 7).toString("base64")}`,
    SB_RATE_LIMIT: "1000",
  },
});

const WITHIN = { timeout: 15_000 };
let admin: Person;
let reporter: Person;
beforeAll(async () => {
  admin = await signIn(server.url, ADMIN, "Chief");
  reporter = await signIn(server.url, "reporter@example.com", "Reporter");
}, 60_000);

type Attempt = {
  readonly messageId?: string | undefined;
  readonly tookMs?: number | undefined;
  readonly httpStatus?: number | undefined;
  readonly code?: string | undefined;
  readonly isTest: boolean;
};
type Headers = Record<string, string>;

type Registered = {
  readonly secret: string;
  /** The newest first. */
  readonly attempts: () => Promise<readonly Attempt[]>;
  readonly isStopped: () => Promise<boolean>;
  readonly askTest: (headers?: Headers) => Promise<{ readonly status: number }>;
  readonly resume: () => Promise<{ readonly status: number }>;
};

type Kind = {
  readonly register: (url: string, name: string) => Promise<Registered>;
  /** The answer where the URL may not be a webhook's, and the field that it names. */
  readonly registerAt: (url: string) => Promise<unknown>;
  readonly field: string;
};

const agency: Kind = {
  async register(url, name) {
    const asAdmin = bearer(admin.accessToken);
    const agencySeq = await registerAgency(server.url, asAdmin, [], { name, webhookUrl: url });
    const list = `admin/agency/${agencySeq}/deliveries?pagination.size=100`;
    const view = () => admin.call<{ webhook?: { stopped?: object } }>("GET", `admin/agency/${agencySeq}`);
    return {
      secret: await issueSecret(server.url, asAdmin, agencySeq),
      async attempts() {
        const { body } = await admin.call<z.output<typeof DeliveryAttempts>>("GET", list);
        return body.items.map((item) => ({ ...item, isTest: item.content === "TEST" }));
      },
      isStopped: async () => (await view()).body.webhook?.stopped !== undefined,
      askTest: (headers) => admin.call("POST", "admin/agency/delivery/test", { agencySeq }, headers),
      resume: () => admin.call("POST", "admin/agency/webhook/resume", { agencySeq }),
    };
  },
  registerAt: (webhookUrl) => admin.call("POST", "admin/agency", { ...AGENCY, webhookUrl }),
  field: "webhookUrl",
};

let people = 0;
const newPerson = () => {
  people += 1;
  return signIn(server.url, `person${people}@example.com`, `Person${people}`);
};

const person: Kind = {
  async register(url) {
    const holder = await newPerson();
    const { body } = await holder.call<IssuedWebhook>("POST", "support/webhook", { url });
    const { webhookId, secret } = body;
    const own = async () => (await holder.call<OwnWebhooks>("GET", "support/webhook")).body.items[0];
    return {
      secret,
      attempts: async () =>
        ((await own())?.calls ?? []).map((call) => ({ ...call, isTest: call.reports === undefined })),
      isStopped: async () => (await own())?.stopped !== undefined,
      askTest: (headers) => holder.call("POST", "support/webhook/test", { webhookId }, headers),
      resume: () => holder.call("POST", "support/webhook/resume", { webhookId }),
    };
  },
  registerAt: async (url) => (await newPerson()).call("POST", "support/webhook", { url }),
  field: "url",
};

let filed = 0;
async function file(): Promise<number> {
  filed += 1;
  const body = declaration({ adrs: madeUpAddress(`received ${filed}`), title: `Received ${filed}` });
  return (await reporter.call<{ dclrSeq: number }>("POST", "report", body)).body.dclrSeq;
}

let hooks = 0;
async function open({ register }: Kind, answer?: (message: { readonly earlier: number }) => number) {
  hooks += 1;
  const hook = receiver.hook(`hook${hooks}`);
  if (answer) hook.answer = answer;
  const registered = await register(hook.url, `Bureau ${hooks}`);
  hook.secret = registered.secret;
  return { hook, ...registered };
}

describe.each([
  ["an agency", agency],
  ["a person", person],
])("%s", (_name, kind) => {
  test("gets a public report signed by its secret and by the published key, from whom it says", async () => {
    const { hook, attempts } = await open(kind);
    const dclrSeq = await file();
    await expect.poll(() => hook.received.map(reportOf), WITHIN).toEqual([dclrSeq]);
    const [message] = hook.received;
    if (!message) throw new Error("nothing arrived");
    expect(objectsOf(message, "indicator")).toMatchObject([{ name: `Received ${filed}` }]);
    const { headers, raw, id } = message;
    expect(headers["content-type"]).toBe("application/stix+json;version=2.1");
    expect(headers["user-agent"]).toMatch(/^SaferBlock-Webhooks\//);
    const { items } = await get(server.visitor, "GET webhook/key");
    const signature = /v1a,(\S+)/.exec(headers["webhook-signature"] ?? "")?.[1] ?? "";
    const signed = Buffer.from(`${id}.${headers["webhook-timestamp"]}.${raw}`);
    expect(verify(null, signed, publicKey(items[0]?.publicKey), Buffer.from(signature, "base64"))).toBe(true);
    await expect.poll(attempts, WITHIN).toMatchObject([{ messageId: id, httpStatus: 204, isTest: false }]);
    expect((await attempts())[0]?.tookMs).toBeGreaterThan(0);
  });

  test("that does not take a message gets it again with the same webhook-id, and each attempt is listed", async () => {
    const { hook, attempts } = await open(kind, ({ earlier }) => (earlier < 2 ? 503 : 202));
    const dclrSeq = await file();
    await expect.poll(() => hook.received.map(reportOf), WITHIN).toEqual([dclrSeq, dclrSeq, dclrSeq]);
    expect(new Set(hook.received.map(({ id }) => id)).size).toBe(1);
    const outcomes = async () => (await attempts()).map(({ code, httpStatus }) => [code, httpStatus]);
    await expect.poll(outcomes, WITHIN).toEqual([
      [undefined, 202],
      ["STATUS", 503],
      ["STATUS", 503],
    ]);
  });

  test("that answers 410 gets nothing more until it is resumed", async () => {
    const { hook, isStopped, resume } = await open(kind, () => 410);
    await file();
    await expect.poll(isStopped, WITHIN).toBe(true);
    hook.answer = () => 204;
    const { hook: other } = await open(kind);
    const meanwhile = await file();
    await expect.poll(() => other.received.map(reportOf), WITHIN).toEqual([meanwhile]);
    expect(hook.received).toHaveLength(1);
    expect((await resume()).status).toBe(204);
    await expect.poll(isStopped, WITHIN).toBe(false);
    const after = await file();
    await expect.poll(() => hook.received.some((message) => reportsIn(message).includes(after)), WITHIN).toBe(true);
  });

  test("is sent a test without a report once for each time that it is asked for, and it shows the answer", async () => {
    const { hook, attempts, askTest } = await open(kind, () => 418);
    const once = { "idempotency-key": randomUUID() };
    for (let times = 0; times < 2; times += 1) expect((await askTest(once)).status).toBe(204);
    await expect.poll(attempts, WITHIN).toMatchObject([{ code: "STATUS", httpStatus: 418, isTest: true }]);
    await askTest();
    await expect.poll(async () => (await attempts()).length, WITHIN).toBe(2);
    expect(hook.received.map(reportOf)).toEqual([undefined, undefined]);
  });

  test.each([
    "https://10.0.0.1/hook",
    "https://[::1]/hook",
    "https://[::ffff:127.0.0.1]/hook",
    "https://localhost/hook",
    "http://localhost:9/",
    "https://receiver.example:8443/",
  ])("is not registered at %s", async (url) => {
    const refused = { status: 400, body: { code: "INVALID_REQUEST", fields: [{ path: kind.field }] } };
    expect(await kind.registerAt(url)).toMatchObject(refused);
  });

  test("that nobody has is unreachable", async () => {
    const { attempts, askTest } = await kind.register("https://receiver.invalid/", "Nowhere");
    await askTest();
    await expect.poll(attempts, WITHIN).toContainEqual(expect.objectContaining({ code: "UNREACHABLE" }));
  });
});

/** The reports in a message that tells of several. */
const reportsIn = ({ bundle }: Parameters<typeof reportOf>[0]) =>
  bundle.objects.map((object) => reportOf({ bundle: { ...bundle, objects: [object] } }));

/** `text`: `whpk_` and base64, as receivers are told. */
const publicKey = (text = "") =>
  createPublicKey({
    key: Buffer.concat([
      Buffer.from("302a300506032b6570032100", "hex"),
      Buffer.from(text.slice("whpk_".length), "base64"),
    ]),
    ...{ format: "der", type: "spki" },
  });

test("every message was signed", () => {
  expect(receiver.forged).toEqual([]);
});
