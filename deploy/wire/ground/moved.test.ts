// A whole service that is moved to other engines: the same answers, and nobody is told anything twice.
import { randomUUID } from "node:crypto";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { isDeepStrictEqual } from "node:util";
import { startStandIn } from "@sb/platform/event-store/testing/server.ts";
import type { JobName } from "@sb/platform/jobs/port.ts";
import { makeBucket } from "@sb/platform/s3/testing.ts";
import { describeWith } from "@sb/platform/test-support/needs.ts";
import { expect, test } from "vitest";
import { migrated } from "../../migrate/run-for-tests.ts";
import { bearer } from "../../test/people/agency.ts";
import { declaration } from "../../test/people/declaration.ts";
import { type Person, request, seeing, signIn } from "../../test/people/person.ts";
import { QUICK_RETRIES, webhookAgency } from "../../test/people/webhook-agency.ts";
import { openReceiver, type Receiver } from "../../test/servers/receiver.ts";
import { startServer, type TestServer, temporaryDir } from "../../test/servers/server.ts";
import { mailsTo } from "../../test/stored/mails.ts";

const ADMIN = "admin@example.com";
const WITHIN = { timeout: 90_000, interval: 200 };

type Env = Readonly<Record<string, string>>;
type Seqs = { readonly open: number; readonly hidden: number; readonly gone: number; readonly left: number };

test("a service in another folder answers as before, and tells nobody twice", async () => {
  await moveTo(async () => ({}));
}, 300_000);

describeWith("SB_TEST_S3_URL", "a service that is moved to S3", (s3) => {
  describeWith("SB_TEST_KAFKA_URL", "and Kafka", (kafka) => {
    describeWith("SB_TEST_REDIS_URL", "and Redis", (redis) => {
      test("answers as before, and tells nobody twice", async () => {
        await using events = await startStandIn();
        const prefix = `t-${randomUUID()}`;
        await moveTo(async () => ({
          SB_EVENT_STORE_URL: events.url,
          SB_KEYS_URL: await makeBucket(s3),
          SB_FILES_URL: await makeBucket(s3),
          SB_BUS_URL: `${kafka}?prefix=${prefix}&partitions=2&session=6000`,
          SB_JOBS_URL: `${redis}?prefix=${prefix}`,
          SB_READ_STORE_URL: `${redis}?prefix=${prefix}-read`,
        }));
      }, 400_000);
    });
  });
});

async function moveTo(targetEnv: () => Promise<Env>): Promise<void> {
  using dir = temporaryDir();
  using elsewhere = temporaryDir();
  await using receiver = await openReceiver();
  receiver.hook("down").answer = () => 503;
  const env = {
    SB_ADMIN_EMAILS: ADMIN,
    SB_WEBHOOK_RETRIES: QUICK_RETRIES,
    SB_WEBHOOK_PRIVATE_ORIGINS: receiver.origin,
  };
  let port: string;
  let seqs: Seqs;
  let before: Readonly<Record<string, unknown>>;
  {
    // With demo content: something of each subject.
    await using server = await startServer({ dataDir: dir.path, env, args: [] });
    port = new URL(server.url).port;
    seqs = await fill(server, receiver);
    before = await answersOf(server, seqs);
    expect(await server.stop()).toBe(0);
  }
  const told = countsOf(receiver);
  expect((await mailsTo(dir.path, "person@example.com")).length).toBeGreaterThan(1);
  const settings = { SB_DATA_DIR: elsewhere.path, SB_MASTER_KEY: masterKeyIn(dir.path), ...(await targetEnv()) };
  const moved = await migrated(["--from", `sqlite:${dir.path}`], settings);
  expect(moved).toMatchObject({ code: 0, text: expect.stringContaining("Both are the same") });

  const { SB_DATA_DIR: _, ...target } = settings;
  await using server = await startServer({ dataDir: elsewhere.path, env: { ...env, ...target, PORT: port } });
  expect(await untilReady(server, LIST, before[`visitor ${LIST}`])).toEqual([]);
  expect(await answersOf(server, seqs)).toEqual(before);
  await expectNothingTwice(server, receiver, { told, dataDir: elsewhere.path });
}

const masterKeyIn = (dataDir: string): string => readFileSync(join(dataDir, "master.key"), "utf8").trim();

/** Reports of which one is private, one deleted, and one of a person who left; one agency has all, another is not there. */
async function fill({ url }: TestServer, receiver: Receiver): Promise<Seqs> {
  const admin = await signIn(url, ADMIN, "Chief");
  for (const name of ["there", "down"]) await webhookAgency(url, bearer(admin.accessToken), receiver, name);
  const person = await signIn(url, "person@example.com", "Mover");
  const leaver = await signIn(url, "leaver@example.com", "Leaver");
  const open = await file(person, { title: "Moved in the open" });
  const hidden = await file(person, { title: "Moved in private", open: "PRIVATE" });
  const gone = await file(person, { title: "Never seen again" });
  const left = await file(leaver, { title: "Written by one who left" });
  expect((await person.call("POST", "report/history/delete", { dclrSeq: gone })).status).toBe(204);
  expect((await leaver.call("POST", "user/delete")).status).toBe(204);
  await expect.poll(() => receiver.hook("there").received.length, WITHIN).toBeGreaterThanOrEqual(4);
  // Nothing of deleted reports is sent any more.
  await expect.poll(async () => (await jobsIn(admin, "PARKED")).length, WITHIN).toBeGreaterThanOrEqual(2);
  await expect.poll(() => jobsIn(admin, "WAITING"), WITHIN).toEqual([]);
  return { open, hidden, gone, left };
}

async function file(person: Person, facts: object): Promise<number> {
  const filed = await person.call<{ dclrSeq: number }>("POST", "report", declaration(facts));
  expect(filed.status).toBe(201);
  const seen = await person.call("GET", `report/history/${filed.body.dclrSeq}`, undefined, seeing(filed));
  expect(seen.status).toBe(200);
  return filed.body.dclrSeq;
}

async function jobsIn(admin: Person, state: "PARKED" | "WAITING"): Promise<readonly JobName[]> {
  return (await admin.call<{ items: JobName[] }>("GET", `admin/job?kind=delivery-send&state=${state}`)).body.items;
}

const LIST = "report/history?pagination.size=50";
const VISITOR = [
  "home/main",
  LIST,
  "report/history?searchKeyword=moved",
  "report/history?searchKeyword=never+seen",
  "report/export",
  "insight/safer-view",
  "insight/block-news",
  "support/notice",
  "terms",
];
const OWNER = ["report/history/mine", "support/my-page", "support/inquiry/list"];
const OF_ADMIN = ["admin/agency", "admin/comment", "admin/inquiry", "admin/deletion", "admin/unusual", "admin/notice"];

/** Answers to a visitor, the owner and an admin, by path. */
async function answersOf(
  { url }: TestServer,
  { open, hidden, gone, left }: Seqs,
): Promise<Readonly<Record<string, unknown>>> {
  const details = [open, hidden, gone, left].map((seq) => `report/history/${seq}`);
  const person = await signIn(url, "person@example.com", "Mover");
  const admin = await signIn(url, ADMIN, "Chief");
  const visitor = (path: string) => request(url, "GET", path);
  const answers = new Map<string, unknown>();
  const ask = async (who: string, paths: readonly string[], get: (path: string) => ReturnType<typeof visitor>) => {
    for (const path of paths) {
      const { status, body } = await get(path);
      // A problem names its request.
      answers.set(`${who} ${path}`, status === 200 ? body : status);
    }
  };
  await ask("visitor", [...VISITOR, ...details], visitor);
  await ask("owner", [...OWNER, ...details], (path) => person.call("GET", path));
  await ask("admin", OF_ADMIN, (path) => admin.call("GET", path));
  return Object.fromEntries(answers);
}

const countsOf = (receiver: Receiver) => ["there", "down"].map((name) => receiver.hook(name).received.length);

/** Waits until it is ready. Returns the answers at the path until then that were neither 503 nor `whole`. */
async function untilReady({ url }: TestServer, path: string, whole: unknown): Promise<readonly unknown[]> {
  const wrong: unknown[] = [];
  const ready = async () => {
    const { status, body } = await request(url, "GET", path);
    if (status !== 503 && !isDeepStrictEqual(body, whole)) wrong.push(body);
    return (await fetch(`${url}/readyz`)).status;
  };
  await expect.poll(ready, WITHIN).toBe(200);
  return wrong;
}

/** A new report reaches the agency, and nothing before it does; what was parked waits for an operator. */
async function expectNothingTwice(
  { url }: TestServer,
  receiver: Receiver,
  { told, dataDir }: { readonly told: readonly number[]; readonly dataDir: string },
): Promise<void> {
  const admin = await signIn(url, ADMIN, "Chief");
  const person = await signIn(url, "person@example.com", "Mover");
  const [parked] = await jobsIn(admin, "PARKED");
  receiver.hook("down").answer = () => 204;
  await file(person, { title: "Filed after the move" });
  const [there = 0, down = 0] = told;
  await expect.poll(() => countsOf(receiver), WITHIN).toEqual([there + 1, down + 1]);
  const { kind, id } = parked ?? { kind: "none", id: "none" };
  expect((await admin.call("POST", "admin/job/replay", { kind, id, reason: "it is back" })).status).toBe(200);
  await expect.poll(() => countsOf(receiver), WITHIN).toEqual([there + 1, down + 2]);
  expect(receiver.forged).toEqual([]);
  // A mail tells the person of the new report, and of no other.
  await expect.poll(() => mailsTo(dataDir, "person@example.com"), WITHIN).toHaveLength(1);
  expect(await mailsTo(dataDir, "leaver@example.com")).toEqual([]);
}
