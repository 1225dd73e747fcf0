import type { PublicDeclaration, ReportEvent } from "@sb/contracts/report/events.ts";
import { declarationForm, WALLET } from "@sb/contracts/report/fixture.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, expect, it } from "vitest";
import type { ReportCommand } from "./commands.ts";
import { reportDecider } from "./decider.ts";

const [filed, hidden] = (["PUBLIC", "PRIVATE"] as const).map((open): ReportEvent => {
  const form = declarationForm({ open });
  const file = {
    type: "File",
    dclrSeq: 1,
    ownerId: "owner",
    form,
    files: [],
    agreements: [],
    today: "2026-03-01",
  } as const;
  return reportDecider.decide(file, reportDecider.initialState)[0] as ReportEvent;
}) as [ReportEvent, ReportEvent];
const was = { addressKey: WALLET, crimeType: "FRAUD_INVESTMENT", reportedOn: "2026-03-01" } as const;
const declaration = { title: "new", comment: "words" } as PublicDeclaration;

const when = (command: ReportCommand, ...history: readonly ReportEvent[]) =>
  given(reportDecider, ...history).when(command);
const ask = (requestSeq: number, requesterId = "shop") =>
  ({ type: "RequestDeletion", dclrSeq: 1, requestSeq, requesterId }) as const;
const requested = (requestSeq: number, requesterId = "shop"): ReportEvent => ({
  ...{ type: "DeletionRequested", version: 1 },
  data: { dclrSeq: 1, requestSeq, requesterId, addressKey: WALLET },
});
const rejected = (requestSeq: number, outcome: "KEPT" | "WITHDRAWN" | "MOOT"): ReportEvent => ({
  ...{ type: "DeletionRequestRejected", version: 1 },
  data: { dclrSeq: 1, requestSeq, addressKey: WALLET, outcome },
});
const accepted = (requestSeq: number, outcome: "CORRECTED" | "REMOVED"): ReportEvent => ({
  ...{ type: "DeletionRequestAccepted", version: 1 },
  data: { dclrSeq: 1, requestSeq, addressKey: WALLET, outcome, ownerId: "owner" },
});
const deleted: ReportEvent = {
  ...{ type: "DeclarationDeleted", version: 1 },
  data: { dclrSeq: 1, ownerId: "owner", was, publication: 1 },
};
const correct = (requestSeq: number, publication = 1) =>
  ({ type: "Correct", dclrSeq: 1, requestSeq, declaration, publication }) as const;

describe("asking", () => {
  it("marks a public report of another person's", () => when(ask(7), filed).expectEvents(requested(7)));
  it.each([
    ["missing", []],
    ["private", [hidden]],
    ["deleted", [filed, deleted]],
  ] as const)("refuses a %s report", (_, events) => when(ask(7), ...events).expectRefusal("NOT_FOUND"));
  it("is not for one's own", () => when(ask(7, "owner"), filed).expectRefusal("OWN_REPORT"));
  it("is once at a time for each person", () => {
    when(ask(8), filed, requested(7)).expectRefusal("ALREADY_REQUESTED");
    when(ask(8, "other"), filed, requested(7)).expectEvents(requested(8, "other"));
    when(ask(8), filed, requested(7), rejected(7, "KEPT")).expectRefusal("ALREADY_REQUESTED");
    const admitted = { ...ask(8), isAdmitted: true };
    when(admitted, filed, requested(7), rejected(7, "KEPT")).expectEvents(requested(8));
  });
  it("that comes again, or after its end, changes nothing", () => {
    when(ask(7), filed, requested(7)).expectEvents();
    when(ask(7), filed, requested(7), rejected(7, "KEPT")).expectEvents();
  });
});

describe("the end of a request", () => {
  it.each(["KEPT", "WITHDRAWN"] as const)("%s frees the report", (outcome) => {
    const keep = { type: "Keep", dclrSeq: 1, requestSeq: 7, outcome } as const;
    when(keep, filed, requested(7)).expectEvents(rejected(7, outcome));
    when(keep, filed, requested(7), rejected(7, outcome)).expectEvents();
  });
  it("CORRECTED publishes the new words under another key", () => {
    const data = { dclrSeq: 1, ownerId: "owner", requestSeq: 7, publication: 2, declaration, was };
    const corrected: ReportEvent = { type: "DeclarationCorrected", version: 1, data };
    when(correct(7), filed, requested(7)).expectEvents(corrected, accepted(7, "CORRECTED"));
    when(correct(7), filed, requested(7), corrected, accepted(7, "CORRECTED")).expectEvents();
    // Two requests at once: the second one's words were made of the report before the first one's.
    when(correct(8), filed, requested(7), requested(8, "other"), corrected).expectRefusal("CONFLICT");
    expect(given(reportDecider, filed, requested(7), corrected).state()).toMatchObject({
      publication: 2,
      published: was,
    });
  });
  it("REMOVED deletes the report, and settles all requests on it", () => {
    const remove = { type: "Remove", dclrSeq: 1, requestSeq: 7 } as const;
    const ends = [accepted(7, "REMOVED"), rejected(8, "MOOT"), deleted];
    when(remove, filed, requested(7), requested(8, "other")).expectEvents(...ends);
    when(remove, filed, requested(7), requested(8, "other"), ...ends).expectEvents();
  });
});
