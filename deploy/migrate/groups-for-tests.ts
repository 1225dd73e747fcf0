// For tests: consumer groups on a bus, and what each of them was told.
import { defineEvent } from "@sb/contracts/events.ts";
import { travels } from "@sb/contracts/subjects.ts";
import { openBus } from "@sb/platform/bus/open.ts";
import type { Bus } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { EventStore, NewEvent, StreamEvent } from "@sb/platform/event-store/port.ts";
import { expect, vi } from "vitest";
import * as z from "zod";

const TYPES = ["DeclarationFiled", "ExtraInfoAdded", "DeclarationModified", "DeclarationDeleted"];
const handles = TYPES.map((type) => defineEvent(type, { version: 1, data: z.object({ seq: z.number() }) }));

/** `agency` begins with now, so it must never begin anew. */
export const GROUPS = { reader: "beginning", behind: "beginning", agency: "now", holding: "beginning" } as const;
export type TestGroup = keyof typeof GROUPS;

/** `stream revision` of each delivery, in their order. */
export type Told = Record<TestGroup, string[]>;
export const nothingTold = (): Told => ({ reader: [], behind: [], agency: [], holding: [] });

export const openTestBus = (url: string, dataDir: string, eventStore: EventStore): Promise<Bus> =>
  openBus(url, dataDir, {
    eventStore,
    sealed: { follow: eventStore.follow, open: async (events) => events },
    travels,
    log: { info() {}, warn() {}, error() {} },
    backOff: () => 5,
  });

/** The group `holding` fails at these events, unless they are repaired. */
export async function join(
  bus: Bus,
  group: TestGroup,
  told: Told,
  fails: (event: StreamEvent) => boolean = () => false,
) {
  const handle = async (event: StreamEvent): Promise<void> => {
    if (group === "holding" && fails(event)) throw new Error("not now");
    told[group].push(`${event.stream} ${event.revision}`);
  };
  return bus.subscribe(defineSubscription({ group, from: GROUPS[group], handles, handle }));
}

/** With time enough for a busy machine. */
export const until = (check: () => void | Promise<void>): Promise<void> => vi.waitFor(check, { timeout: 60_000 });

/** Has all groups work on a bus, until each was told of an event that is new. */
export async function tellAll(bus: Bus, eventStore: EventStore, isNew: NewEvent): Promise<Told> {
  const told = nothingTold();
  const groups = Object.keys(GROUPS) as TestGroup[];
  const consumers = await Promise.all(groups.map((group) => join(bus, group, told)));
  await eventStore.append("report-new", [isNew], -1);
  await until(() => {
    for (const group of groups) expect(told[group]).toContain("report-new 0");
  });
  await until(async () => expect(await bus.paused()).toEqual([]));
  for (const consumer of consumers) await consumer.stop();
  return told;
}

/** Deliveries to a group before and after, each once, without that of the new event. */
export const togetherOf = (group: TestGroup, ...all: readonly Told[]): readonly string[] =>
  all
    .flatMap((told) => told[group])
    .filter((delivery) => delivery !== "report-new 0")
    .sort();
