import { expect, test } from "vitest";
import { type FiledReport, filedDocument } from "./filed-document.ts";
import type { OwnReportView } from "./wire.ts";

const REPORT = {
  dclrSeq: 7,
  declareType: "SITE",
  crimeType: "HACKING",
  chain: "OTHER",
  customChain: "UNKNOWN",
  adrs: "bad.example",
  title: "t",
  comment: "c",
  etcSrc: [{ src: "https://a.example", open: false }],
  nick: "n",
  status: "RECEIVED",
  likeCount: 0,
  filedAt: "2026-03-01T05:02:00.000Z",
  open: "PRIVATE",
  additional: { suspect: { name: "s" }, reporter: {} },
  files: [{ fileId: "f", name: "a.png", mediaType: "image/png", size: 3, sha256: "0".repeat(64) }],
} satisfies FiledReport & Partial<OwnReportView>;

test("holds what was filed and the hashes of the files", () => {
  expect(JSON.parse(filedDocument(REPORT))).toEqual({
    dclrSeq: 7,
    filedAt: "2026-03-01T05:02:00.000Z",
    declare: {
      declareType: "SITE",
      crimeType: "HACKING",
      chain: "OTHER",
      customChain: "UNKNOWN",
      adrs: "bad.example",
      title: "t",
      comment: "c",
      open: "PRIVATE",
      etcSrc: [{ src: "https://a.example", open: false }],
    },
    additional: { suspect: { name: "s" }, reporter: {} },
    files: [{ name: "a.png", mediaType: "image/png", size: 3, sha256: "0".repeat(64) }],
  });
});

test("stays the same whatever comes later, and changes with the report", () => {
  const later = { ...REPORT, status: "DELIVERED", likeCount: 3, nick: "renamed" };
  const extra = { ...later, additional: { ...REPORT.additional, extra: { demand: "more" } } };
  expect(filedDocument(extra)).toBe(filedDocument(REPORT));
  expect(filedDocument({ ...REPORT, title: "other" })).not.toBe(filedDocument(REPORT));
});
