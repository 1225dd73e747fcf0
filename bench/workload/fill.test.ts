import { openEventStore } from "@sb/platform/event-store/open.ts";
import { START } from "@sb/platform/event-store/port.ts";
import { expect, it } from "vitest";
import { temporaryFolder } from "../context.ts";
import { EVENTS_PER_REPORT, fillFolder } from "./fill.ts";

it("stores a claim, a report, its keys and its place for each filing", async () => {
  using folder = temporaryFolder();
  await fillFolder(folder.path, 300);
  const eventStore = await openEventStore("sqlite:", folder.path);
  const events = await eventStore.readAll(START, 100_000);
  await eventStore.close();
  const times = (start: string, type: string) =>
    events.filter((event) => event.stream.startsWith(start) && event.type === type).length;
  const open = events.filter(({ personal }) => personal?.owner.startsWith("report-")).length;
  expect([times("report-", "DeclarationFiled"), times("key-report-", "KeyMade")]).toEqual([300, 300 + open]);
  expect(open / 300).toBeCloseTo(0.9, 1);
  // Each reporter has joined, with an idempotency claim.
  expect(times("claim-", "SeqClaimed")).toBe(300 + times("account-", "AccountJoined"));
  expect(times("place-", "PlaceTaken")).toBe(open);
  expect(EVENTS_PER_REPORT).toBe(4.8);
});
