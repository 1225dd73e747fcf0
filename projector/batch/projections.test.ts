import type { BatchBookEvent, BatchEvent } from "@sb/contracts/batch/events.ts";
import { batchBookStream, batchStream } from "@sb/contracts/batch/subject.ts";
import { expect, test } from "vitest";
import { type Given, history, projected, rebuiltFromZeroIsEqual, sameEventsTwice } from "../runtime/testing.ts";
import { projections } from "./projections.ts";

const [batchProjection] = projections;
const AT = "2026-03-01T09:00:00.000Z";
const of = (event: BatchEvent): Given => ({ stream: batchStream.of(event.data.batchSeq), ...event });
const book = (event: BatchBookEvent): Given => ({ stream: batchBookStream.of(event.data.agencySeq), ...event });

const columns = { rowNo: 0, adrs: 1 };
const uploaded = of({
  ...{ type: "BatchUploaded", version: 1, secret: { name: "cases.csv", headings: ["no", "address"] } },
  data: { batchSeq: 17, agencySeq: 2, rows: 300, columns, open: "PUBLIC", form: "CSV", uploadedAt: AT },
});
const checked = (from: number, to: number, lines: readonly number[]): Given =>
  of({
    ...{ type: "BatchRowsChecked", version: 1, secret: { rowNos: lines.map(String) } },
    data: {
      ...{ batchSeq: 17, from, to },
      results: lines.map((line) => ({ line, outcome: "REFUSED", code: "ADDRESS_INVALID", field: "adrs" })),
    },
  });

const LIFE = history([
  book({ type: "BatchFilingAllowed", version: 1, data: { agencySeq: 2, aDay: 100 } }),
  uploaded,
  checked(0, 250, [7]),
  of({ type: "BatchMapped", version: 1, data: { batchSeq: 17, columns, open: "PUBLIC" }, secret: undefined }),
  checked(0, 250, [8]),
  checked(250, 300, [260]),
  book({
    ...{ type: "BatchRowsBooked", version: 1 },
    data: { agencySeq: 2, batchSeq: 17, rows: 298, bookedAt: AT, columns: { h: "adrs" } },
  }),
  of({ type: "BatchFilingBegun", version: 1, data: { batchSeq: 17, begunAt: AT, agreements: [] } }),
  of({
    ...{ type: "BatchRowsFiled", version: 1, secret: undefined },
    data: {
      ...{ batchSeq: 17, from: 0, to: 250, rowIds: ["a", "b", ""] },
      results: [
        { line: 2, outcome: "FILED", dclrSeq: 901 },
        { line: 3, outcome: "ALREADY", dclrSeq: 800 },
        { line: 8, outcome: "REFUSED", code: "ADDRESS_INVALID", field: "adrs" },
      ],
    },
  }),
  of({
    ...{ type: "BatchRowsFiled", version: 1, secret: undefined },
    data: { batchSeq: 17, from: 250, to: 300, rowIds: [], results: [] },
  }),
  of({ type: "BatchUndoBegun", version: 1, data: { batchSeq: 17, begunAt: AT } }),
  of({
    ...{ type: "BatchRowsUndone", version: 1 },
    data: { batchSeq: 17, from: 0, to: 250, results: [{ line: 2, outcome: "UNDONE", dclrSeq: 901 }] },
  }),
  of({ type: "BatchFileDestroyed", version: 1, data: { batchSeq: 17 } }),
  book({ type: "BatchFilingEnded", version: 1, data: { agencySeq: 2, reason: "over" } }),
]);

test("same events twice", () => sameEventsTwice(batchProjection, LIFE));
test("rebuilt from zero is equal", () => rebuiltFromZeroIsEqual(batchProjection, LIFE));

test("a batch says how far it is, and its chunks what became of each row", async () => {
  const { docs, lists } = (await projected(batchProjection, LIFE)).contents;
  expect(lists).toEqual({ "batch:of:2": ["17"] });
  expect(docs["batch/17"]).toMatchObject({
    ...{ state: "UNDOING", isFileGone: true },
    checked: { rows: 300, refused: 2, already: 0 },
    filed: { rows: 300, filed: 1, already: 1, refused: 1 },
    undone: { rows: 250, undone: 1, kept: 0 },
  });
  expect(docs["chunk/17-check-0"]).toMatchObject({ results: [{ line: 8 }] });
  expect(docs["chunk/17-undo-0"]).toMatchObject({ results: [{ outcome: "UNDONE", dclrSeq: 901 }] });
  expect(docs["book/2"]).toMatchObject({ booked: [{ at: AT, rows: 298 }] });
  expect(docs["book/2"]).not.toHaveProperty("allowed.aDay");
});

test("a file that is destroyed before it was filed can't be any more", async () => {
  const gone = of({ type: "BatchFileDestroyed", version: 1, data: { batchSeq: 17 } });
  const { docs } = (await projected(batchProjection, history([uploaded, checked(0, 300, []), gone]))).contents;
  expect(docs["batch/17"]).toMatchObject({ state: "EXPIRED" });
});
