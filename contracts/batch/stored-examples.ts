// An event of each type and version that was ever stored. Never change one: logs hold events like it.
import type { StoredExample } from "../stored-example.ts";

const at = "2026-11-27T09:00:00.000Z";
const batch = { batchSeq: 17 };
const columns = { rowNo: 0, adrs: 1, comment: 2 };
const settings = { name: "victims.csv", headings: ["no", "address", "memo"], title: "Investment fraud" };

export const batchExamples: readonly StoredExample[] = [
  { type: "BatchFilingAllowed", version: 1, data: { agencySeq: 2, aDay: 10_000 } },
  { type: "BatchFilingEnded", version: 1, data: { agencySeq: 2, reason: "The agreement ended." } },
  {
    type: "BatchRowsBooked",
    version: 1,
    data: { agencySeq: 2, batchSeq: 17, rows: 9_700, bookedAt: at, columns: { h1: "adrs" } },
  },
  {
    type: "BatchUploaded",
    version: 1,
    data: {
      ...batch,
      ...{ agencySeq: 2, form: "CSV", rows: 3, uploadedAt: at, columns, crimeType: "FRAUD_INVESTMENT", open: "PUBLIC" },
      agreements: [{ code: "R01", applyDt: "2026-01-01" }],
    },
    secret: settings,
  },
  { type: "BatchMapped", version: 1, data: { ...batch, columns, open: "PRIVATE" }, secret: settings },
  {
    type: "BatchRowsChecked",
    version: 1,
    data: {
      ...batch,
      from: 0,
      to: 3,
      results: [{ line: 3, outcome: "REFUSED", code: "ADDRESS_INVALID", field: "adrs" }],
    },
    secret: { rowNos: ["2026-0031"] },
  },
  {
    type: "BatchFilingBegun",
    version: 1,
    data: { ...batch, begunAt: at, agreements: [{ code: "R01", applyDt: "2026-01-01" }] },
  },
  {
    type: "BatchRowsFiled",
    version: 1,
    data: {
      ...batch,
      ...{ from: 0, to: 3 },
      results: [
        { line: 2, outcome: "FILED", dclrSeq: 901 },
        { line: 3, outcome: "REFUSED", code: "ADDRESS_INVALID", field: "adrs" },
        { line: 4, outcome: "ALREADY", dclrSeq: 800 },
      ],
      rowIds: ["r1", "", "r3"],
    },
    secret: { rowNos: ["2026-0030", "2026-0031", "2026-0032"] },
  },
  { type: "BatchUndoBegun", version: 1, data: { ...batch, begunAt: at } },
  {
    type: "BatchRowsUndone",
    version: 1,
    data: { ...batch, from: 0, to: 3, results: [{ line: 2, outcome: "UNDONE", dclrSeq: 901 }] },
  },
  { type: "BatchFileDestroyed", version: 1, data: batch },
  { type: "BatchRowFiled", version: 1, data: { ...batch, dclrSeq: 901, digest: "d" } },
  { type: "BatchRowUndone", version: 1, data: { ...batch, dclrSeq: 901 } },
];
