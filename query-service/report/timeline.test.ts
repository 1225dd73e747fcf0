import type { ReportDoc } from "@sb/contracts/report/model.ts";
import { expect, test } from "vitest";
import { timelineOf } from "./timeline.ts";

const day = (number: number) => `2026-03-0${number}T00:00:00.000Z`;
const doc = {
  filedAt: day(1),
  facts: [
    { what: "WITHDRAWN", at: day(2) },
    { what: "PUBLISHED", at: day(3) },
    { what: "DISPUTED", at: day(5) },
    { what: "KEPT", at: day(6) },
    { what: "AGENCY_BLOCKED", at: day(7), agency: "The police" },
  ],
  deliveries: [{ agency: "The police", deliveredAt: day(4), confirmedAt: day(4) }],
} as unknown as ReportDoc;

test("its owner sees all of it, in the order of time", () => {
  expect(timelineOf(doc, "ALL")).toEqual([
    { what: "RECEIVED", at: day(1) },
    { what: "WITHDRAWN", at: day(2) },
    { what: "PUBLISHED", at: day(3) },
    { what: "SHARED", at: day(4), agency: "The police" },
    { what: "DISPUTED", at: day(5) },
    { what: "KEPT", at: day(6) },
    { what: "AGENCY_BLOCKED", at: day(7), agency: "The police" },
  ]);
});

test("others see neither when it was private nor whom it was shared with", () => {
  const shown = timelineOf(doc, "PUBLIC");
  expect(shown.map(({ what }) => what)).toEqual(["RECEIVED", "SHARED", "DISPUTED", "KEPT"]);
  expect(JSON.stringify(shown)).not.toContain("police");
});

test("what lies in an inbox was shared with nobody until its agency confirmed it", () => {
  const inboxed = { agency: "The police", deliveredAt: day(2) };
  const within = (delivery: object) => ({ filedAt: day(1), deliveries: [delivery] }) as unknown as ReportDoc;
  const put = { what: "INBOXED", at: day(2), agency: "The police" };
  const received = { what: "RECEIVED", at: day(1) };
  expect(timelineOf(within(inboxed), "ALL")).toEqual([received, put]);
  expect(timelineOf(within(inboxed), "PUBLIC")).toEqual([received]);
  const confirmed = within({ ...inboxed, confirmedAt: day(3) });
  expect(timelineOf(confirmed, "ALL")).toEqual([received, put, { what: "SHARED", at: day(3), agency: "The police" }]);
  expect(timelineOf(confirmed, "PUBLIC")).toEqual([received, { what: "SHARED", at: day(3) }]);
});

test("the day of an import is left out", () => {
  expect(timelineOf({ ...doc, provenance: { source: "a/b" }, facts: undefined, deliveries: [] }, "ALL")).toEqual([]);
});
