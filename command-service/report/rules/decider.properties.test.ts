// Invariants for any sequence of commands.

import type { ReportEvent } from "@sb/contracts/report/events.ts";
import { declarationForm, evidenceFile, PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import { isRefused } from "@sb/platform/refused.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { ReportCommand } from "./commands.ts";
import { reportDecider } from "./decider.ts";
import type { ReportState } from "./state.ts";

const person = fc.constantFrom("owner", "stranger");
const files = fc.subarray(["a", "b", "c"]).map((names) => names.map((name) => evidenceFile(name)));
const form = fc
  .constantFrom("PUBLIC", "PRIVATE")
  .map((open) => declarationForm({ open } as { open: "PUBLIC" | "PRIVATE" }));
const keepFiles = fc.subarray(["1-a", "1-b", "1-c"]);

const command: fc.Arbitrary<ReportCommand> = fc.oneof(
  fc.record({ form, files, ownerId: person }).map((asked) => ({
    type: "File" as const,
    dclrSeq: 1,
    agreements: [],
    today: "2026-03-01",
    ...asked,
  })),
  fc.record({ form, files, keepFiles, ownerId: person }).map(({ form: changed, keepFiles: keep, ...asked }) => ({
    type: "Modify" as const,
    form: { ...changed, dclrSeq: 1, keepFiles: keep },
    agreements: [],
    ...asked,
  })),
  person.map((ownerId) => ({ type: "Delete" as const, dclrSeq: 1, ownerId })),
  person.map((ownerId) => ({ type: "AddExtra" as const, dclrSeq: 1, ownerId, extra: { a: "b" } })),
);
/** Events that other subjects append to the stream. */
const fact: fc.Arbitrary<ReportEvent> = fc
  .record({
    type: fc.constantFrom("DeletionRequested", "DeletionRequestAccepted", "DeletionRequestRejected"),
    requestSeq: fc.integer({ min: 1, max: 3 }),
  })
  .map(({ type, requestSeq }) => ({ type, version: 1, data: { dclrSeq: 1, requestSeq } }) as ReportEvent);

type Step = { readonly command?: ReportCommand; readonly before: ReportState; readonly events: readonly ReportEvent[] };

/** Refused commands change nothing; any other error fails the property. */
function run(script: readonly (ReportCommand | ReportEvent)[]): readonly Step[] {
  let state = reportDecider.initialState;
  return script.map((entry) => {
    const before = state;
    const asked = "version" in entry ? undefined : entry;
    const events = "version" in entry ? [entry] : decided(entry, before);
    state = events.reduce(reportDecider.evolve, before);
    return asked ? { command: asked, before, events } : { before, events };
  });
}

function decided(asked: ReportCommand, state: ReportState): readonly ReportEvent[] {
  try {
    return reportDecider.decide(asked, state);
  } catch (error) {
    if (isRefused(error)) return [];
    throw error;
  }
}

const holds = (check: (step: Step) => void) =>
  fc.assert(fc.property(fc.array(fc.oneof(command, fact), { maxLength: 12 }), (script) => run(script).forEach(check)));

it("only its owner changes a report", () =>
  holds(({ command: asked, before, events }) => {
    if (!asked || before.status === "NONE" || asked.type === "Import") return;
    if (asked.ownerId !== before.ownerId) expect(events).toEqual([]);
  }));

it("a deleted report stays deleted", () =>
  holds(({ command: asked, before, events }) => {
    if (asked && before.status === "DELETED") expect(events).toEqual([]);
  }));

it("a pending deletion request blocks every change except extra information", () =>
  holds(({ command: asked, before, events }) => {
    if (!asked || before.status !== "FILED" || before.pendingRequests.length === 0) return;
    expect(events.map(({ type }) => type)).toEqual(events.length === 0 ? [] : ["ExtraInfoAdded"]);
  }));

it("the recorded previous place of a report is where it was", () =>
  holds(({ before, events }) => {
    for (const { type, data } of events) {
      if (type !== "DeclarationModified" && type !== "DeclarationDeleted") continue;
      expect(data.was).toEqual(before.status === "FILED" ? before.published : undefined);
    }
  }));

it("no event has confidential text in its plain part", () =>
  holds(({ events }) => {
    const clear = JSON.stringify(events.map(({ data }) => data));
    expect(PRIVATE_MARKERS.filter((marker) => clear.includes(marker))).toEqual([]);
  }));
