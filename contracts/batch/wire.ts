// Batches on the wire: as agencies send them and see them, and the right to, as admins give it (docs/subjects/batch.md).
import * as z from "zod";
import { AGENCY_STATUSES } from "../agency/model.ts";
import { CRIME_TYPES, TERMS_CODES, VISIBILITIES } from "../codes.ts";
import { ERRORS, type ErrorCode } from "../error-codes.ts";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, optionalCode, PaginationQuery, Seq, SeqParam, textOf } from "../http.ts";
import {
  BATCH_DEFAULT_FIELDS,
  BATCH_FIELDS,
  BATCH_FORMS,
  BATCH_LIMITS,
  BATCH_STATES,
  type BatchField,
  ROW_OUTCOMES,
} from "./model.ts";

const place = z.int().nonnegative().max(BATCH_LIMITS.columns);
/** Fields by the place of the column that they are taken from, from 0. */
const Columns = z.object(
  Object.fromEntries(BATCH_FIELDS.map((field) => [field, place.exactOptional()])) as Record<
    BatchField,
    z.ZodExactOptional<typeof place>
  >,
);
const terms = z.array(z.enum(TERMS_CODES)).max(TERMS_CODES.length);

const Defaults = z.object({
  /** Taken where there is no column for it, and where a cell is blank. */
  crimeType: optionalCode(CRIME_TYPES),
  title: textOf(BATCH_DEFAULT_FIELDS.title),
  comment: textOf(BATCH_DEFAULT_FIELDS.comment),
  open: codeOr(VISIBILITIES, "PUBLIC"),
});

export const NewBatch = Defaults.extend({
  columns: Columns.optional().meta({
    description:
      "Places of the columns, from 0, by field. Left out, they are found by their names, as the agency mapped them before, and by " +
      "what is in them. Columns that are no field's are not looked at.",
  }),
  /** With R01 and R02, good rows are filed as soon as all are checked; without, POST agency/batch/file does that. */
  terms: terms.optional(),
});
export type NewBatch = z.output<typeof NewBatch>;

export const BatchSeqBody = z.object({ batchSeq: Seq });
export const BatchParams = z.object({ batchSeq: SeqParam });
export const MappedBatch = Defaults.extend({ batchSeq: Seq, columns: Columns });
export type MappedBatch = z.output<typeof MappedBatch>;
export const FiledBatch = z.object({ batchSeq: Seq, terms });

export const BatchItem = z.object({
  batchSeq: Seq,
  state: z.enum(BATCH_STATES),
  /** The file's. */
  name: z.string(),
  form: z.enum(BATCH_FORMS),
  /** Rows of the file. */
  rows: z.int(),
  uploadedAt: Instant,
  /** So many rows were checked so far; of these, so many are refused, and so many were filed before. */
  checked: z.object({ rows: z.int(), refused: z.int(), already: z.int() }),
  /** So many rows were gone through so far. */
  filed: z.object({ begunAt: Instant, rows: z.int(), filed: z.int(), already: z.int(), refused: z.int() }).optional(),
  undone: z.object({ begunAt: Instant, rows: z.int(), undone: z.int(), kept: z.int() }).optional(),
  /** Until then it can be undone, and its file is kept. */
  undoUntil: Instant.optional(),
});
export type BatchItem = z.output<typeof BatchItem>;

export const BatchView = BatchItem.extend({
  headings: z.array(z.string()),
  columns: Columns,
  crimeType: z.enum(CRIME_TYPES).optional(),
  title: z.string().optional(),
  comment: z.string().optional(),
  open: z.enum(VISIBILITIES),
});
export type BatchView = z.output<typeof BatchView>;

export const BatchQuery = z.object({ pagination: PaginationQuery });
export const BatchList = listOf(BatchItem).extend({
  /** Absent where the agency may not file by batches. `left`: reports that it may still file today. */
  allowed: z.object({ aDay: z.int(), left: z.int() }).optional(),
});
export type BatchList = z.output<typeof BatchList>;

export const RowsQuery = z.object({ outcome: optionalCode(ROW_OUTCOMES), pagination: PaginationQuery });

export const RowView = z.object({
  /** As the file counts, from 1. */
  line: z.int(),
  rowNo: z.string().optional(),
  outcome: z.enum(ROW_OUTCOMES),
  code: z.enum(Object.keys(ERRORS) as [ErrorCode, ...ErrorCode[]]).optional(),
  field: z.enum(BATCH_FIELDS).optional(),
  /** The heading of the column that the field is taken from. */
  column: z.string().optional(),
  /** The report. */
  dclrSeq: Seq.optional(),
});
export type RowView = z.output<typeof RowView>;
/** The rows that would not be filed, or once it is filed all of them. */
export const RowList = listOf(RowView);

export const AdminBatchQuery = z.object({ pagination: PaginationQuery });
export const AdminBatchItem = z.object({
  agencySeq: Seq,
  name: z.string(),
  status: z.enum(AGENCY_STATUSES),
  allowed: z.object({ aDay: z.int(), since: Instant }).optional(),
});
export type AdminBatchItem = z.output<typeof AdminBatchItem>;
export const AdminBatchList = listOf(AdminBatchItem);

export const AllowBody = z.object({
  agencySeq: Seq,
  aDay: z.int().min(1).max(BATCH_LIMITS.aDayMost).default(BATCH_LIMITS.aDay),
});
export const EndBody = z.object({ agencySeq: Seq, reason: textOf(REASON) });
