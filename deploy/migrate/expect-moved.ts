// For tests: groups and jobs go on in the target as they would have in the source.
import type { Bus } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import { uuidv7 } from "@sb/platform/ids.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { whenIn, workerOf } from "@sb/platform/jobs/testing/testing.ts";
import { expect } from "vitest";
import { GROUPS, type TestGroup, tellAll, togetherOf } from "./groups-for-tests.ts";
import type { TestSource } from "./source-for-tests.ts";

/** Each event reaches each group once, before the move or after it. */
export async function expectToldOnce(source: TestSource, bus: Bus, eventStore: EventStore): Promise<void> {
  const eventId = uuidv7();
  const meta = { eventId, correlationId: eventId, actor: "system:test", at: "2026-02-01T00:00:00.000Z" };
  const told = await tellAll(bus, eventStore, { type: "DeclarationFiled", version: 1, data: { seq: 1 }, meta });
  const all = togetherOf("reader", source.told);
  expect(all.length).toBeGreaterThan(0);
  for (const group of Object.keys(GROUPS) as TestGroup[]) expect(togetherOf(group, source.told, told)).toEqual(all);
  expect(told.reader).toEqual(["report-new 0"]);
  expect(told.agency).toEqual(["report-new 0"]);
  expect(told.holding.slice(0, 3).every((delivery) => delivery.startsWith("report-2 "))).toBe(true);
  expect(told.behind.length).toBeGreaterThan(1);
}

/** Waiting jobs get done, parked ones wait for an operator, and those that were done are not done again. */
export async function expectJobsGoOn(jobs: Jobs): Promise<void> {
  const ran: string[] = [];
  await jobs.enqueue(["parked", "done", "waiting"].map((id) => ({ kind: "mail", id, payload: { to: id } })));
  await jobs.work(workerOf("mail", async ({ id }) => void ran.push(id)));
  await whenIn(jobs, "done", { kind: "mail", id: "waiting" });
  expect(ran).toEqual(["waiting"]);
  const parked = await jobs.find({ kind: "mail", id: "parked" });
  expect(parked).toMatchObject({ state: "parked", failures: 1 });
  expect(parked?.history.at(-1)).toMatchObject({ what: "parked", code: "MAIL_REFUSED" });
  expect(await jobs.replay({ kind: "mail", id: "parked" })).toBe(true);
  await whenIn(jobs, "done", { kind: "mail", id: "parked" });
  expect(await jobs.schedules()).toMatchObject([{ kind: "letter", name: "weekly" }]);
}
