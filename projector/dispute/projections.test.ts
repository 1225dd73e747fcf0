import type { DisputeEvent } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { disputeProjection } from "./projections.ts";

const openedAt = "2026-01-01T00:00:00.000Z";
const dueAt = "2026-01-15T00:00:00.000Z";
const later = "2026-01-29T00:00:00.000Z";
const happened = (requestSeq: number, type: DisputeEvent["type"], data: object = {}, sealed?: string): Given => ({
  stream: disputeStream.of(requestSeq),
  type,
  data: { requestSeq, dclrSeq: 7, ...data },
  ...(sealed !== undefined && { sealed }),
});
const opened = (requestSeq: number, requesterId = "shop"): Given =>
  happened(requestSeq, "DisputeOpened", { requesterId, reporterId: "reporter", openedAt, dueAt }, `form-${requestSeq}`);

const LIFE = history([
  opened(1),
  opened(2, "other"),
  happened(1, "ControlCheckAsked", { checkId: "c", kind: "DNS" }),
  happened(1, "ControlCheckFailed", { checkId: "c" }),
  happened(1, "ReporterAnswered", { answer: "answer-1" }),
  happened(2, "DisputeReminded", { dueAt }),
  happened(2, "DisputeOverdue", { dueAt }),
  opened(3),
  happened(1, "ControlCheckAsked", { checkId: "d", kind: "FILE" }),
  happened(1, "ControlProven", { checkId: "d", kind: "FILE" }),
  happened(1, "DisputeDecided", { outcome: "KEPT", reason: "reason-1" }),
  opened(4),
  happened(4, "DisputeOverdue", { dueAt }),
  happened(4, "DisputeExtended", { dueAt: later, reason: "reason-4" }),
  happened(3, "DisputeWithdrawn", { because: "REQUESTER" }),
  happened(3, "DisputeErased", { side: "REQUESTER", isGone: false }),
]);

test("each side finds its requests, and admins what waits, by when it is due", async () => {
  const { lists } = (await projected(disputeProjection, LIFE)).contents;
  expect(lists["dispute:requester:shop:ALL"]).toEqual(["1", "3", "4"]);
  expect(lists["dispute:requester:shop:OPEN"]).toEqual(["4"]);
  expect(lists["dispute:requester:shop:CLOSED"]).toEqual(["1", "3"]);
  expect(lists["dispute:reporter:reporter:OPEN"]).toEqual(["2", "4"]);
  expect(lists["dispute:open"]).toEqual(["2", "4"]);
  expect(lists["dispute:overdue"]).toEqual(["2"]);
  expect(lists["dispute:closed"]).toEqual(["1", "3"]);
});

test("a document says how far its request has come, in ciphertexts", async () => {
  const { docs } = (await projected(disputeProjection, LIFE)).contents;
  expect(docs["dispute/1"]).toMatchObject({
    ...{ status: "DECIDED", outcome: "KEPT", form: "form-1" },
    answer: { sealed: "answer-1" },
    decision: { sealed: "reason-1" },
    proof: { kind: "FILE" },
  });
  expect(docs["dispute/1"]).not.toHaveProperty("check");
  expect(docs["dispute/4"]).toMatchObject({ status: "OPEN", dueAt: later, extension: { sealed: "reason-4" } });
  expect(docs["dispute/4"]).not.toHaveProperty("overdueAt");
  expect(docs["dispute/3"]).toMatchObject({ status: "WITHDRAWN" });
  expect(docs["dispute/3"]).not.toHaveProperty("form");
});

test("same events twice", () => sameEventsTwice(disputeProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(disputeProjection, LIFE));
