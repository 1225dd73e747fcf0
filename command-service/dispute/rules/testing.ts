// A request to delete a report, for the tests of its rules.
import type { DisputeEvent, DisputeForm } from "@sb/contracts/dispute/events.ts";
import type { OpenDispute } from "./commands.ts";

export const AT = "2026-03-01T10:00:00.000Z";
export const DUE = "2026-03-15T10:00:00.000Z";
export const PLACE = { requestSeq: 18, dclrSeq: 17 };

export const FORM: DisputeForm = {
  reason: "MISTAKEN_TARGET",
  summary: "This is our shop.",
  content: "It is ours.",
  target: { declareType: "SITE", adrs: "shop.example", addressKey: "shop.example" },
  fullName: "Gildong Hong",
  contact1: "the front desk",
  files: [],
};

export const OPEN: OpenDispute = {
  type: "Open",
  ...PLACE,
  requesterId: "shop",
  reporterId: "reporter",
  form: FORM,
  at: AT,
};

const opening = { ...PLACE, requesterId: "shop", openedAt: AT, dueAt: DUE };
export const opened: DisputeEvent = {
  type: "DisputeOpened",
  version: 1,
  data: { ...opening, reporterId: "reporter" },
  secret: FORM,
};
/** About an entry of a published list. */
export const openedOnEntry: DisputeEvent = {
  type: "DisputeOpened",
  version: 1,
  data: { ...opening, reporterId: undefined },
  secret: FORM,
};
