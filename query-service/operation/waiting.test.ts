// Staff's queues: what can't wait comes first, and each thing in a queue leads to its screen.
import { DISPUTE_COLLECTION, DISPUTE_LISTS, DISPUTE_MODEL } from "@sb/contracts/dispute/model.ts";
import { INQUIRY_COLLECTION, INQUIRY_LISTS, INQUIRY_MODEL } from "@sb/contracts/inquiry/model.ts";
import { Waiting } from "@sb/contracts/operation/wire.ts";
import { QUEUE_LIMITS } from "@sb/contracts/queue.ts";
import type { Doc } from "@sb/platform/read-store/port.ts";
import { expect, it } from "vitest";
import { subjectQueries } from "../main.ts";
import { ADMIN, type Bench, NOW, OWNER, openBench, put, requestOf } from "../report/testing.ts";

const HOUR_MS = 3_600_000;
const hoursAgo = (hours: number) => new Date(Date.parse(NOW) - hours * HOUR_MS).toISOString();

async function keep(bench: Bench, model: string, collection: string, list: string, docs: readonly [Doc, string][]) {
  const ops = docs.flatMap(([doc, at], i) => [
    put(collection, String(i + 1), doc),
    { op: "listAdd", list, member: String(i + 1), score: Date.parse(at) } as const,
  ]);
  const { readStore } = bench.deps;
  const from = await readStore.checkpoint(model);
  await readStore.apply({ projection: model, from, to: `${from}1`, ops });
}

const dispute = (openedAt: string, dueAt: string): [Doc, string] => [{ status: "OPEN", openedAt, dueAt }, dueAt];
const inquiry = (waitingSince: string): [Doc, string] => [{ status: "SUBMITTED", waitingSince }, waitingSince];

async function waitingFor(bench: Bench, caller = ADMIN) {
  const handle = subjectQueries(bench.deps)["GET admin/waiting"];
  const reply = await handle({ ...requestOf(caller, {}), route: "GET admin/waiting" } as Parameters<typeof handle>[0]);
  if (!("body" in reply) || typeof reply.body === "string") throw new Error("no items");
  const answer = reply.body;
  expect(Waiting.parse(answer)).toEqual(answer);
  return answer.items;
}

it("puts a queue with what is overdue before one that has waited longer, and the empty ones last", async () => {
  await using bench = await openBench();
  const { collection, list } = { collection: DISPUTE_COLLECTION, list: DISPUTE_LISTS.open };
  await keep(bench, DISPUTE_MODEL, collection, list, [
    dispute(hoursAgo(30), hoursAgo(1)),
    dispute(hoursAgo(20), hoursAgo(-200)),
  ]);
  await keep(bench, INQUIRY_MODEL, INQUIRY_COLLECTION, INQUIRY_LISTS.open, [inquiry(hoursAgo(71))]);
  const [first, second, ...rest] = await waitingFor(bench);
  expect(first).toEqual({
    ...{ queue: "DISPUTES", path: "/admin/deletion", count: 2, urgent: 1, oldestAt: hoursAgo(30) },
    first: [
      { id: "1", path: "/admin/deletion/1", since: hoursAgo(30), dueAt: hoursAgo(1), urgent: true },
      { id: "2", path: "/admin/deletion/2", since: hoursAgo(20), dueAt: hoursAgo(-200), urgent: false },
    ],
  });
  expect(second).toMatchObject({ queue: "INQUIRIES", urgent: 0, first: [{ path: "/admin/inquiry/1" }] });
  expect(rest.every(({ count }) => count === 0)).toBe(true);
});

it("calls an inquiry late from the hour on at which its list does", async () => {
  await using bench = await openBench();
  const waits = [inquiry(hoursAgo(73)), inquiry(hoursAgo(72)), inquiry(hoursAgo(71))];
  await keep(bench, INQUIRY_MODEL, INQUIRY_COLLECTION, INQUIRY_LISTS.open, waits);
  expect((await waitingFor(bench))[0]).toMatchObject({ queue: "INQUIRIES", count: 3, urgent: 2 });
});

it("names a few things of a long queue", async () => {
  await using bench = await openBench();
  const waits = Array.from({ length: QUEUE_LIMITS.lookedAt + 20 }, (_, i) => inquiry(hoursAgo(500 - i)));
  await keep(bench, INQUIRY_MODEL, INQUIRY_COLLECTION, INQUIRY_LISTS.open, waits);
  const [first] = await waitingFor(bench);
  expect(first).toMatchObject({ count: waits.length, urgent: QUEUE_LIMITS.lookedAt });
  expect(first?.first).toHaveLength(QUEUE_LIMITS.shown);
});

it("has the queues of the caller's role", async () => {
  await using bench = await openBench();
  const moderator = { ...OWNER, roles: ["moderator"] as const };
  const theirs = (await waitingFor(bench, moderator)).map(({ queue }) => queue);
  expect(theirs).toContain("DISPUTES");
  expect(theirs).not.toContain("INQUIRIES");
});

it("tells parked jobs by kind, the one with the oldest first, and where they run again", async () => {
  await using bench = await openBench();
  const parkedAt: Readonly<Record<string, readonly number[]>> = {
    "news-fetch": [2, 9],
    mail: [1, 30],
    "delivery-send": [3],
  };
  const counts = async () =>
    Object.entries(parkedAt).map(([kind, { length: parked }]) => ({
      ...{ kind, waiting: 0, delayed: 0, running: 0, retrying: 0, lagMs: 0 },
      parked,
    }));
  const list = async (kind: string, _: unknown, { offset, limit }: { offset: number; limit: number }) =>
    (parkedAt[kind] ?? []).slice(offset, offset + limit).map((hours) => ({
      ...({ kind, id: "a", state: "parked", payload: {}, schedule: undefined, progress: undefined } as const),
      ...{ runAt: 0, failures: 1, lost: 0 },
      history: [{ at: Date.parse(hoursAgo(hours)), what: "parked" as const }],
    }));
  const jobs = { ...bench.deps.jobs, counts, list };
  const items = await waitingFor({ ...bench, deps: { ...bench.deps, jobs } });
  const path = (kind: string) => `/admin/job?kind=${kind}&state=PARKED`;
  expect(items.find(({ queue }) => queue === "PARKED_JOBS")).toMatchObject({
    ...{ count: 4, urgent: 4, oldestAt: hoursAgo(30) },
    kinds: [
      { kind: "mail", count: 2, oldestAt: hoursAgo(30), path: path("mail") },
      { kind: "news-fetch", count: 2, oldestAt: hoursAgo(9), path: path("news-fetch") },
    ],
  });
  expect(items.find(({ queue }) => queue === "PARKED_DELIVERIES")).toMatchObject({
    kinds: [{ kind: "delivery-send" }],
  });
});
