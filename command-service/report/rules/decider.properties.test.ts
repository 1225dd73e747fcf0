// Invariants for any sequence of commands.

import { isRefused } from "@sb/contracts/refused.ts";
import type { PublicDeclaration, ReportEvent } from "@sb/contracts/report/events.ts";
import { declarationForm, evidenceFile, PRIVATE_MARKERS } from "@sb/contracts/report/fixture.ts";
import * as fc from "fast-check";
import { expect, it } from "vitest";
import type { DisputeStep, ReportCommand } from "./commands.ts";
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
const CORRECTED: PublicDeclaration = {
  ...{ declareType: "SITE", crimeType: "OTHER", adrs: "https://evil.example", addressKey: "evil.example" },
  ...{ title: "New", comment: "Words", etcSrc: [] },
};
/** Commands of requests to delete the report. */
const requestSeq = fc.integer({ min: 1, max: 3 });
const outcome = fc.constantFrom("KEPT" as const, "WITHDRAWN" as const);
const step: fc.Arbitrary<DisputeStep> = fc.oneof(
  fc.record({ requestSeq, requesterId: fc.constantFrom("owner", "stranger", "anna") }).map((asked) => ({
    type: "RequestDeletion" as const,
    dclrSeq: 1,
    ...asked,
  })),
  fc.record({ requestSeq, outcome }).map((ended) => ({ type: "Keep" as const, dclrSeq: 1, ...ended })),
  fc.record({ requestSeq, publication: fc.integer({ min: 1, max: 3 }) }).map((words) => ({
    type: "Correct" as const,
    dclrSeq: 1,
    declaration: CORRECTED,
    ...words,
  })),
  requestSeq.map((seq) => ({ type: "Remove" as const, dclrSeq: 1, requestSeq: seq })),
);
const STEPS: readonly string[] = ["RequestDeletion", "Keep", "Correct", "Remove"];
const isStep = (asked: ReportCommand): asked is DisputeStep => STEPS.includes(asked.type);
type Step = { readonly command: ReportCommand; readonly before: ReportState; readonly events: readonly ReportEvent[] };

/** Refused commands change nothing; any other error fails the property. */
function run(script: readonly ReportCommand[]): readonly Step[] {
  let state = reportDecider.initialState;
  return script.map((asked) => {
    const before = state;
    const events = decided(asked, before);
    state = events.reduce(reportDecider.evolve, before);
    return { command: asked, before, events };
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
  fc.assert(fc.property(fc.array(fc.oneof(command, step), { maxLength: 16 }), (script) => run(script).forEach(check)));

it("only its owner changes a report", () =>
  holds(({ command: asked, before, events }) => {
    if (before.status === "NONE" || asked.type === "Import" || isStep(asked)) return;
    if (asked.ownerId !== before.ownerId) expect(events).toEqual([]);
  }));

it("a deleted report stays deleted", () =>
  holds(({ before, events }) => {
    if (before.status === "DELETED") expect(events).toEqual([]);
  }));

it("nobody revives a deleted report, nor leaves a request on it open", () =>
  holds(({ before, events }) => {
    const after = events.reduce(reportDecider.evolve, before);
    if (before.status === "DELETED") expect(after).toEqual(before);
    if (before.status === "FILED" && after.status === "DELETED") {
      const settled = events.flatMap(({ data }) => ("requestSeq" in data ? [data.requestSeq] : []));
      expect(settled.sort()).toEqual(before.pendingRequests.map((open) => open.requestSeq).sort());
    }
  }));

it("a person has one open request on a report, and none on their own", () =>
  holds(({ command: asked, before, events }) => {
    if (asked.type !== "RequestDeletion" || events.length === 0 || before.status !== "FILED") return;
    expect(asked.requesterId).not.toBe(before.ownerId);
    expect(before.pendingRequests.map((open) => open.requesterId)).not.toContain(asked.requesterId);
  }));

it("a request that was settled once changes nothing any more", () =>
  holds(({ command: asked, before, events }) => {
    if (!isStep(asked) || before.status !== "FILED") return;
    const isOpen = before.pendingRequests.some((open) => open.requestSeq === asked.requestSeq);
    if (before.settledRequests.includes(asked.requestSeq) && !isOpen) expect(events).toEqual([]);
  }));

it("a pending deletion request blocks every change of the owner's except extra information", () =>
  holds(({ command: asked, before, events }) => {
    if (isStep(asked) || before.status !== "FILED" || before.pendingRequests.length === 0) return;
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
