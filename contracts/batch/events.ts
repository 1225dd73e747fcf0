// The facts of filing many reports at once: of an agency's right to (`batchbook-{agencySeq}`), of a batch (`batch-{batchSeq}`), and of
// each of an agency's rows (`batchrow-{keyed hash of its number}`).
import * as z from "zod";
import { CRIME_TYPES, VISIBILITIES } from "../codes.ts";
import { ERRORS, type ErrorCode } from "../error-codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { Agreements } from "../terms/agreement.ts";
import { BATCH_FIELDS, BATCH_FORMS, ROW_OUTCOMES } from "./model.ts";

const text = z.string();
const Agency = z.object({ agencySeq: z.int() });
const Batch = z.object({ batchSeq: z.int() });

/** An admin lets an agency file by batches, so many reports within 24 hours; again, with another number. */
export const BatchFilingAllowed = defineEvent("BatchFilingAllowed", {
  version: 1,
  data: Agency.extend({ aDay: z.int() }),
});
export const BatchFilingEnded = defineEvent("BatchFilingEnded", { version: 1, data: Agency.extend({ reason: text }) });
/** A batch begins to be filed. */
const BatchRowsBooked = defineEvent("BatchRowsBooked", {
  version: 1,
  data: Agency.extend({
    batchSeq: z.int(),
    rows: z.int(),
    /** ISO 8601. */
    bookedAt: text,
    /** Fields by keyed hashes of the headings that they were taken from: remembered for the agency's next files. */
    columns: z.record(z.string(), z.enum(BATCH_FIELDS)),
  }),
});
export const batchBookEvents = defineEvents(BatchFilingAllowed, BatchFilingEnded, BatchRowsBooked);
export type BatchBookEvent = EventIn<typeof batchBookEvents>;

/** Fields by the place of their column. */
const Columns = z.partialRecord(z.enum(BATCH_FIELDS), z.int());
/** With the defaults for cells that are blank or not there. */
const Mapped = Batch.extend({
  columns: Columns,
  crimeType: z.enum(CRIME_TYPES).optional(),
  open: z.enum(VISIBILITIES),
});

export const BatchSettings = z.object({
  /** The file's. */
  name: text,
  headings: z.array(text),
  title: text.optional(),
  comment: text.optional(),
});
export type BatchSettings = DeepReadonly<z.output<typeof BatchSettings>>;

export const BatchUploaded = defineEvent("BatchUploaded", {
  version: 1,
  data: Mapped.extend({
    agencySeq: z.int(),
    form: z.enum(BATCH_FORMS),
    rows: z.int(),
    /** ISO 8601. */
    uploadedAt: text,
    /** It is filed as soon as it is checked, on these terms. */
    agreements: Agreements.optional(),
  }),
  secret: BatchSettings,
});
export type BatchUploaded = EventFrom<typeof BatchUploaded>;

/** Other columns or defaults: it is checked anew. */
export const BatchMapped = defineEvent("BatchMapped", { version: 1, data: Mapped, secret: BatchSettings });

const code = z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]);
const Result = z.object({
  line: z.int(),
  outcome: z.enum(ROW_OUTCOMES),
  code: code.optional(),
  field: z.enum(BATCH_FIELDS).optional(),
  dclrSeq: z.int().optional(),
});
/** Rows from `from` up to, and without, `to`; both from 0. */
const Chunk = Batch.extend({ from: z.int(), to: z.int() });
/** Own numbers of rows, in the order of the results; empty where a row has none. */
export const RowNumbers = z.object({ rowNos: z.array(text) });
export type RowNumbers = DeepReadonly<z.output<typeof RowNumbers>>;

/** `results`: those alone that would not be filed. */
const BatchRowsChecked = defineEvent("BatchRowsChecked", {
  version: 1,
  data: Chunk.extend({ results: z.array(Result) }),
  secret: RowNumbers,
});
export const BatchFilingBegun = defineEvent("BatchFilingBegun", {
  version: 1,
  data: Batch.extend({ begunAt: text, agreements: Agreements }),
});
/** `results`: of all of them. `rowIds`: of their own streams, in the same order; empty where a row is none. */
const BatchRowsFiled = defineEvent("BatchRowsFiled", {
  version: 1,
  data: Chunk.extend({ results: z.array(Result), rowIds: z.array(text) }),
  secret: RowNumbers,
});
export const BatchUndoBegun = defineEvent("BatchUndoBegun", { version: 1, data: Batch.extend({ begunAt: text }) });
/** `results`: of those that this batch had filed. */
const BatchRowsUndone = defineEvent("BatchRowsUndone", {
  version: 1,
  data: Chunk.extend({ results: z.array(Result) }),
});
const BatchFileDestroyed = defineEvent("BatchFileDestroyed", { version: 1, data: Batch });

export const batchEvents = defineEvents(
  BatchUploaded,
  BatchMapped,
  BatchRowsChecked,
  BatchFilingBegun,
  BatchRowsFiled,
  BatchUndoBegun,
  BatchRowsUndone,
  BatchFileDestroyed,
);
export type BatchEvent = EventIn<typeof batchEvents>;

/** A row was filed: the stream is named by its number, the digest tells its content from another. */
export const BatchRowFiled = defineEvent("BatchRowFiled", {
  version: 1,
  data: Batch.extend({ dclrSeq: z.int(), digest: text }),
});
/** Its report was deleted with its batch: the row may be filed anew. */
export const BatchRowUndone = defineEvent("BatchRowUndone", {
  version: 1,
  data: Batch.extend({ dclrSeq: z.int() }),
});
export const batchRowEvents = defineEvents(BatchRowFiled, BatchRowUndone);
export type BatchRowEvent = EventIn<typeof batchRowEvents>;
