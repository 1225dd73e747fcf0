import { describe, expect, test } from "vitest";
import type { ReportDoc } from "./model.ts";
import { PartnerReport, partnerReport } from "./partner-report.ts";

const doc: ReportDoc = {
  ...{ dclrSeq: 7, ownerId: "u-1", open: "PUBLIC", status: "RECEIVED", filedAt: "2026-01-02T03:04:05.000Z" },
  declaration: {
    ...{ declareType: "SITE", crimeType: "HACKING", adrs: "https://Evil.example", addressKey: "evil.example" },
    ...{ title: "A title", comment: "Words" },
    etcSrc: [
      { src: "https://forum.example", open: true },
      { src: "hidden", open: false },
    ],
  },
  ...{ pendingRequests: [], deliveries: [], sealed: "sealed", extras: 0, revision: 0 },
};

describe("a report for partners", () => {
  test("says what is public, and not who said it", () => {
    expect(partnerReport(doc)).toEqual({
      ...{ version: 1, dclrSeq: 7, status: "RECEIVED", declareType: "SITE", crimeType: "HACKING" },
      ...{ adrs: "https://Evil.example", normalized: "evil.example", title: "A title", comment: "Words" },
      ...{ etcSrc: ["https://forum.example"], filedAt: "2026-01-02T03:04:05.000Z" },
    });
  });

  test("fits its schema, with and without what may be missing", () => {
    const changed = { modifiedAt: "2026-01-03T00:00:00.000Z", disputedSince: "2026-01-04T00:00:00.000Z" };
    for (const each of [doc, { ...doc, ...changed }])
      expect(PartnerReport.parse(partnerReport(each))).toEqual(partnerReport(each));
    expect(partnerReport({ ...doc, ...changed })).toMatchObject(changed);
  });

  test("is none where the report is private, or an entry of a published list", () => {
    expect(partnerReport({ ...doc, declaration: undefined, open: "PRIVATE" })).toBeUndefined();
    expect(partnerReport({ ...doc, provenance: { source: "a list" } })).toBeUndefined();
  });
});
