// For tests: a data folder as a stopped service leaves it.
import { randomBytes } from "node:crypto";
import { writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Bus } from "@sb/platform/bus/port.ts";
import { openEventStore } from "@sb/platform/event-store/open.ts";
import type { EventStore, NewEvent, Position, StreamEvent } from "@sb/platform/event-store/port.ts";
import { openFiles } from "@sb/platform/files/open.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import { openJobs } from "@sb/platform/jobs/open.ts";
import { type JobRun, PermanentFailure } from "@sb/platform/jobs/port.ts";
import { quiet, whenIn, workerOf } from "@sb/platform/jobs/testing/testing.ts";
import { openKeys } from "@sb/platform/keys/open.ts";
import { openVault } from "@sb/platform/vault/open-vault.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { expect } from "vitest";
import { temporaryDir } from "../test/servers/server.ts";
import {
  GROUPS,
  join as joinGroup,
  nothingTold,
  openTestBus,
  type TestGroup,
  type Told,
  until,
} from "./groups-for-tests.ts";

export type TestSource = Disposable & {
  readonly dataDir: string;
  /** 32 bytes as hex. */
  readonly masterKey: string;
  /** By the source's bus. */
  readonly told: Told;
};

/**
 * Reports, each with a key and two events, then one event more of each; every fourth one is deleted. The group `behind` had
 * nothing of what came later, `holding` holds back report-2. One job waits, one is parked, one was done.
 */
export async function makeSource(reports: number): Promise<TestSource> {
  const dir = temporaryDir();
  const dataDir = dir.path;
  const masterKey = randomBytes(32);
  writeFileSync(join(dataDir, "master.key"), masterKey.toString("hex"), { mode: 0o600 });
  await using resources = new AsyncDisposableStack();
  const eventStore = resources.adopt(await openEventStore("sqlite:", dataDir), (open) => open.close());
  const place = { dataDir, eventStoreUrl: "sqlite:", eventStore };
  const keys = resources.adopt(await openKeys("sqlite:", place), (open) => open.close());
  const vault = await openVault({ keys, eventStore, masterKey });
  const bus = resources.adopt(await openTestBus("inline:", dataDir, eventStore), (open) => open.close());
  await bus.attach(await eventStore.log());
  const told = nothingTold();
  const groups = Object.keys(GROUPS) as TestGroup[];
  const fails = ({ stream }: StreamEvent): boolean => stream === "report-2";
  const consumers = new Map(
    await Promise.all(groups.map(async (group) => [group, await joinGroup(bus, group, told, fails)] as const)),
  );
  await file(reports, { eventStore, vault });
  await whenAllAt(bus, groups, await eventStore.head());
  await consumers.get("behind")?.stop();
  await change(reports, { eventStore, vault });
  await keys.destroy("never-made");
  await whenAllAt(bus, ["reader", "agency", "holding"], await eventStore.head());
  await makeFiles(dataDir, reports);
  await makeJobs(dataDir);
  return { dataDir, masterKey: masterKey.toString("hex"), told, [Symbol.dispose]: () => dir[Symbol.dispose]() };
}

type Writing = { readonly eventStore: EventStore; readonly vault: Vault };

async function file(reports: number, { eventStore, vault }: Writing): Promise<void> {
  for (let at = 0; at < reports; at += 1) {
    const stream = `report-${at}`;
    const { before, seal } = await vault.sealer(stream, { new: true });
    const filed = eventOf("DeclarationFiled", { seq: at }, seal({ suspect: `suspect ${at}` }));
    const first = { stream, events: [filed, eventOf("ExtraInfoAdded", { seq: at })], expected: -1 };
    await eventStore.appendInOrder([...before, first]);
  }
}

async function change(reports: number, { eventStore, vault }: Writing): Promise<void> {
  for (let at = 0; at < reports; at += 1)
    await eventStore.append(`report-${at}`, [eventOf("DeclarationModified", { seq: at })], 1);
  for (let at = 0; at < reports; at += 4) {
    await eventStore.append(`report-${at}`, [eventOf("DeclarationDeleted", { seq: at })], 2);
    await vault.shred(`report-${at}`);
  }
}

const whenAllAt = (bus: Bus, groups: readonly string[], position: Position): Promise<void> =>
  until(async () => {
    const places = await bus.places();
    for (const group of groups) expect(places).toContainEqual(expect.objectContaining({ group, position }));
  });

async function makeFiles(dataDir: string, count: number): Promise<void> {
  const files = await openFiles("file:", dataDir);
  for (let at = 0; at < count; at += 1) await files.put(`evidence/report-${at}/1`, randomBytes(500 + at));
  await files.close();
}

async function makeJobs(dataDir: string): Promise<void> {
  const jobs = await openJobs("sqlite:", dataDir, { log: quiet });
  const handle = async ({ id }: JobRun): Promise<void> => {
    if (id === "parked") throw new PermanentFailure("MAIL_REFUSED");
  };
  const worker = await jobs.work(workerOf("mail", handle));
  await jobs.enqueue(["parked", "done"].map((id) => ({ kind: "mail", id, payload: { to: id } })));
  await whenIn(jobs, "parked", { kind: "mail", id: "parked" });
  await whenIn(jobs, "done", { kind: "mail", id: "done" });
  await worker.stop();
  await jobs.enqueue([{ kind: "mail", id: "waiting", payload: { to: "waiting" } }]);
  await jobs.schedule({ kind: "letter", name: "weekly", payload: {}, when: { everyMs: 7 * 86_400_000 } });
  await jobs.close();
}

let made = 0;

/** Each a second after the one before it. */
function eventOf(type: string, data: unknown, sealed?: string): NewEvent {
  const eventId = uuidv7();
  made += 1;
  const at = new Date(Date.UTC(2026, 0, 1) + made * 1_000).toISOString();
  return { type, version: 1, data, sealed, meta: { eventId, correlationId: eventId, actor: "system:test", at } };
}
