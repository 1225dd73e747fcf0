// Codes and sizes of batches (many reports of an agency in one file), and the read model `batch@1`. External numbers of rows, names of
// files and headings stand in it sealed only.
import type { CrimeType, Visibility } from "../codes.ts";
import type { ErrorCode } from "../error-codes.ts";
import type { TextFields } from "../field.ts";
import { DECLARE_FIELDS } from "../report/fields.ts";

/** Forms in which rows are read. */
export const BATCH_FORMS = ["CSV", "TSV", "NDJSON", "XLSX"] as const;
export type BatchForm = (typeof BATCH_FORMS)[number];

/** Fields of a report that a column may be taken for. `rowNo`: the row's own number within the agency. */
export const BATCH_FIELDS = [
  "rowNo",
  "adrs",
  "declareType",
  "chain",
  "crimeType",
  "crimeDetail",
  "date",
  "title",
  "comment",
  "dmgHash",
  "dmgAdrs",
  "dmgVolume",
  "country",
  "src",
  "newFacts",
] as const;
export type BatchField = (typeof BATCH_FIELDS)[number];

/** The place of the column that each field is taken from, from 0. */
export type BatchColumns = Readonly<Partial<Record<BatchField, number>>>;

/**
 * CHECKING: rows are being checked; nothing is filed. CHECKED: waits for its agency. FILING, UNDOING: under way. EXPIRED: its file was
 * destroyed before anything was filed.
 */
export const BATCH_STATES = ["CHECKING", "CHECKED", "EXPIRED", "FILING", "FILED", "UNDOING", "UNDONE"] as const;
export type BatchState = (typeof BATCH_STATES)[number];

/** ALREADY: the agency filed the same row before. KEPT: it could not be undone, since somebody asks for its deletion. */
export const ROW_OUTCOMES = ["FILED", "ALREADY", "REFUSED", "UNDONE", "KEPT"] as const;
export type RowOutcome = (typeof ROW_OUTCOMES)[number];

export const BATCH_LIMITS = {
  /** Rows of one file. */
  rows: 10_000,
  /** Columns of a file, and characters of one heading. */
  columns: 64,
  headingChars: 200,
  /** Characters of a row's own number. */
  rowNoChars: 100,
  /** Rows that are checked, filed or undone before the next progress is noted. */
  chunk: 250,
  /** Reports that an agency may file within 24 hours, unless its admin says otherwise, and at most. */
  aDay: 10_000,
  aDayMost: 50_000,
  /** Hours for which a batch can be undone and its file is kept: after it began to be filed, or else after it was sent. */
  keptHours: 24,
  /** Batches of one agency that were sent within 24 hours. */
  filesADay: 50,
} as const;

/** Texts that stand in for a column that is not there, and for blank cells. */
export const BATCH_DEFAULT_FIELDS = {
  title: { maxChars: DECLARE_FIELDS.title.maxChars },
  comment: { maxChars: DECLARE_FIELDS.comment.maxChars },
} as const satisfies TextFields;

export const BATCH_MODEL = "batch@1";

export const BATCH_COLLECTIONS = {
  /** BookDoc by agencySeq. */
  book: "book",
  /** BatchDoc by batchSeq. */
  batch: "batch",
  /** ChunkDoc by `chunkId`. */
  chunk: "chunk",
} as const;

export const BATCH_LISTS = {
  /** Batches of an agency, scored by themselves. */
  of: (agencySeq: number) => `batch:of:${agencySeq}`,
} as const;

/** Results of one chunk of a check, of a filing, or of an undoing. `from`: its first row, from 0. */
export const chunkId = (batchSeq: number, phase: "check" | "file" | "undo", from: number): string =>
  `${batchSeq}-${phase}-${from}`;

/** The first rows of the chunks below a row. */
export const chunksBelow = (row: number): readonly number[] =>
  Array.from({ length: Math.ceil(row / BATCH_LIMITS.chunk) }, (_, at) => at * BATCH_LIMITS.chunk);

/** Whether an agency may file by batches, and what it filed. Times are ISO 8601. */
export type BookDoc = {
  readonly allowed?: { readonly aDay: number; readonly since: string } | undefined;
  /** Reports of the newest filings: those of the last 24 hours count. */
  readonly booked: readonly { readonly at: string; readonly rows: number }[];
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};
/** Newest filings that are remembered. */
export const BOOKED_KEPT = 100;

/** A day: what was booked within it counts, and so long a batch can be undone. */
export const BATCH_DAY_MS: number = BATCH_LIMITS.keptHours * 3_600_000;

export type BatchDoc = {
  readonly batchSeq: number;
  readonly agencySeq: number;
  readonly state: BatchState;
  readonly form: BatchForm;
  readonly rows: number;
  readonly columns: BatchColumns;
  readonly crimeType?: CrimeType | undefined;
  readonly open: Visibility;
  readonly uploadedAt: string;
  /** Rows so far, and of these what is wrong or was filed before. */
  readonly checked: { readonly rows: number; readonly refused: number; readonly already: number };
  readonly filed?:
    | {
        readonly begunAt: string;
        readonly rows: number;
        readonly filed: number;
        readonly already: number;
        readonly refused: number;
      }
    | undefined;
  readonly undone?:
    | { readonly begunAt: string; readonly rows: number; readonly undone: number; readonly kept: number }
    | undefined;
  readonly isFileGone: boolean;
  /** Ciphertext of `BatchSettings`, sealed for the stream `batch-{batchSeq}`. */
  readonly sealed: string;
  readonly revision: number;
};

export type RowResult = {
  /** As the file counts, from 1. */
  readonly line: number;
  readonly outcome: RowOutcome;
  readonly code?: ErrorCode | undefined;
  /** The field that the code is about. */
  readonly field?: BatchField | undefined;
  readonly dclrSeq?: number | undefined;
};

export type ChunkDoc = {
  readonly results: readonly RowResult[];
  /** Ciphertext of `RowNumbers`, sealed for the stream `batch-{batchSeq}`. */
  readonly sealed?: string | undefined;
};

/** The key of a batch's file in the files port. It is sealed with a key of its own, which is destroyed with it. */
export const BATCH_FOLDER = "batches/";
export const batchFileKey = (batchSeq: number): string => `${BATCH_FOLDER}batch-${batchSeq}`;
export const batchFileOwner = (batchSeq: number): string => `batch-${batchSeq}~file`;

/** The batch that a file belongs to; undefined where the key is another's. */
export function batchOfFile(key: string): number | undefined {
  const seq = /^batches\/batch-(\d{1,16})$/.exec(key)?.[1];
  return seq === undefined ? undefined : Number(seq);
}
