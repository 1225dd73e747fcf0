import type { DisputeEvent } from "@sb/contracts/dispute/events.ts";
import { given } from "@sb/platform/decide/given.ts";
import { describe, expect, it } from "vitest";
import type { Decide, DisputeCommand } from "./commands.ts";
import { disputeDecider } from "./decider.ts";
import { AT, DUE, FORM, OPEN, opened, openedOnEntry, PLACE } from "./testing.ts";

const when = (command: DisputeCommand, ...history: readonly DisputeEvent[]) =>
  given(disputeDecider, ...history).when(command);
const happened = (event: Omit<DisputeEvent, "version" | "data"> & { readonly data?: object }): DisputeEvent =>
  ({ ...event, version: 1, data: { ...PLACE, ...event.data } }) as DisputeEvent;

const answered = happened({ type: "ReporterAnswered", data: { answer: "sealed" } });
const LATER = "2026-03-29T10:00:00.000Z";
const extended = happened({ type: "DisputeExtended", data: { dueAt: LATER, reason: "sealed" } });
const withdrawn = happened({ type: "DisputeWithdrawn", data: { because: "REQUESTER" } });
const decided = happened({ type: "DisputeDecided", data: { outcome: "KEPT", reason: "sealed" } });
const overdue = happened({ type: "DisputeOverdue", data: { dueAt: DUE } });
const answer = (at = AT, userId = "reporter") => ({ type: "Answer", userId, answer: "sealed", at }) as const;
const decide = (changes: Partial<Decide> = {}): Decide => ({
  ...{ type: "Decide", outcome: "KEPT", reason: "sealed", correction: undefined, isReporterGone: false, at: AT },
  ...changes,
});

describe("opening", () => {
  it("starts the clock of 14 days", () => when(OPEN).expectEvents(opened));
  it("changes nothing where the seq is taken", () => when(OPEN, opened).expectEvents());
  it.each(["email", "institution.email"])("refuses what is no %s", (path) => {
    const form = path === "email" ? { ...FORM, email: "x" } : { ...FORM, institution: { name: "i", email: "x" } };
    when({ ...OPEN, form }).expectRefusal("EMAIL_INVALID", [{ path, code: "EMAIL_INVALID" }]);
  });
});

describe("the reporter's answer", () => {
  it("is taken once", () => {
    when(answer(), opened).expectEvents(answered);
    when(answer(), opened, answered).expectRefusal("ANSWERED_ALREADY");
  });
  it("is the reporter's alone", () => when(answer(AT, "shop"), opened).expectRefusal("NOT_FOUND"));
  it("is taken within the clock, which an extension puts off", () => {
    when(answer(DUE), opened).expectEvents(answered);
    when(answer("2026-03-15T10:00:00.001Z"), opened).expectRefusal("DISPUTE_OVERDUE");
    when(answer("2026-03-16T00:00:00.000Z"), opened, extended).expectEvents(answered);
  });
  it("is not taken once it is over", () => when(answer(), opened, withdrawn).expectRefusal("DISPUTE_CLOSED"));
});

describe("a decision", () => {
  it("waits for the reporter's answer, for seven days", () => {
    when(decide(), opened).expectRefusal("REPORTER_NOT_HEARD");
    when(decide({ at: "2026-03-08T09:59:59.999Z" }), opened).expectRefusal("REPORTER_NOT_HEARD");
    when(decide({ at: "2026-03-08T10:00:00.000Z" }), opened).expectEvents(decided);
    when(decide(), opened, answered).expectEvents(decided);
  });
  it("does not wait for somebody who is gone", () =>
    when(decide({ isReporterGone: true }), openedOnEntry).expectEvents(decided));
  it("is made once", () => when(decide(), opened, answered, decided).expectRefusal("DISPUTE_CLOSED"));
  it("needs new words to correct", () => {
    const fields = [{ path: "correction", code: "REQUIRED_FIELD_MISSING" }] as const;
    when(decide({ outcome: "CORRECTED" }), opened, answered).expectRefusal("REQUIRED_FIELD_MISSING", fields);
    const data = { outcome: "CORRECTED", reason: "sealed", correction: "words" } as const;
    const corrected = happened({ type: "DisputeDecided", data });
    when(decide({ outcome: "CORRECTED", correction: "words" }), opened, answered).expectEvents(corrected);
  });
  it("can be made when the time is up", () => when(decide({ at: LATER }), opened, overdue).expectEvents(decided));
});

describe("more time", () => {
  const extend = (at = AT) => ({ type: "Extend", reason: "sealed", at }) as const;
  it("is given once, from the end on", () => {
    when(extend(), opened).expectEvents(extended);
    when(extend(), opened, extended).expectRefusal("EXTENDED_ALREADY");
  });
  it("counts from now where the time is up", () => {
    const data = { dueAt: "2026-04-03T10:00:00.000Z", reason: "sealed" };
    const late = happened({ type: "DisputeExtended", data });
    when(extend("2026-03-20T10:00:00.000Z"), opened, overdue).expectEvents(late);
    expect(given(disputeDecider, opened, overdue, late).state()).toMatchObject({ isOverdue: false });
  });
});

describe("the clock", () => {
  const remind = { type: "Remind", dueAt: DUE } as const;
  const end = { type: "End", dueAt: DUE } as const;
  const reminded = happened({ type: "DisputeReminded", data: { dueAt: DUE } });
  it("reminds a reporter who has not answered, once", () => {
    when(remind, opened).expectEvents(reminded);
    when(remind, opened, reminded).expectEvents();
    when(remind, opened, answered).expectEvents();
    when(remind, openedOnEntry).expectEvents();
  });
  it("decides nothing when it ends", () => {
    when(end, opened).expectEvents(overdue);
    when(end, opened, overdue).expectEvents();
    expect(given(disputeDecider, opened, overdue).state()).toMatchObject({ status: "OPEN", isOverdue: true });
  });
  it("that was set before an extension is ignored, as is one that comes after the end", () => {
    for (const tick of [remind, end]) {
      when(tick, opened, extended).expectEvents();
      when(tick, opened, withdrawn).expectEvents();
    }
  });
});

describe("a look at a site", () => {
  const ask = (userId = "shop") => ({ type: "AskCheck", userId, checkId: "c-1", kind: "DNS" }) as const;
  const asked = happened({ type: "ControlCheckAsked", data: { checkId: "c-1", kind: "DNS" } });
  const failed = happened({ type: "ControlCheckFailed", data: { checkId: "c-1" } });
  const proven = happened({ type: "ControlProven", data: { checkId: "c-1", kind: "DNS" } });
  it("is asked for by the requester, one at a time", () => {
    when(ask(), opened).expectEvents(asked);
    when(ask(), opened, asked).expectEvents();
    when(ask("reporter"), opened).expectRefusal("NOT_FOUND");
  });
  it("ends in a proof or none, and may be asked for again", () => {
    when({ type: "SettleCheck", checkId: "c-1", isProven: true }, opened, asked).expectEvents(proven);
    when({ type: "SettleCheck", checkId: "c-1", isProven: false }, opened, asked).expectEvents(failed);
    when({ type: "SettleCheck", checkId: "c-0", isProven: true }, opened, asked).expectEvents();
    when(ask(), opened, asked, failed).expectEvents(asked);
    when(ask(), opened, asked, proven).expectEvents();
  });
  it("is refused after twenty", () => {
    const looks = Array.from({ length: 20 }, () => [asked, failed]).flat();
    when(ask(), opened, ...looks).expectRefusal("PROOF_NOT_POSSIBLE");
  });
});

describe("a signed challenge", () => {
  const prove = (nonce: string) => ({ type: "Prove", userId: "shop", nonce }) as const;
  const proven = happened({ type: "ControlProven", data: { kind: "SIGNATURE", nonce: "n-1" } });
  it("counts once", () => {
    when(prove("n-1"), opened).expectEvents(proven);
    when(prove("n-1"), opened, proven).expectRefusal("CHALLENGE_USED");
  });
});

describe("withdrawing", () => {
  const withdraw = (userId = "shop", hasLeft = false) => ({ type: "Withdraw", userId, hasLeft }) as const;
  it("is the requester's alone, while it is open", () => {
    when(withdraw(), opened).expectEvents(withdrawn);
    when(withdraw("reporter"), opened).expectRefusal("NOT_FOUND");
    when(withdraw(), opened, answered, decided).expectRefusal("DISPUTE_CLOSED");
  });
  it("comes with leaving, and changes nothing where it is over", () => {
    const left = happened({ type: "DisputeWithdrawn", data: { because: "LEFT" } });
    when(withdraw("shop", true), opened).expectEvents(left);
    when(withdraw("shop", true), opened, answered, decided).expectEvents();
  });
});
