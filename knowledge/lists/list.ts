// Published lists as they are read: what an entry says, and why a file is refused.
import type { Chain, DeclareType } from "@sb/contracts/codes.ts";
import type { ListForm } from "@sb/contracts/published/model.ts";

/** Columns of a table by what they hold, each by its name or its number (from 1). */
export type Columns = {
  readonly targets: readonly string[];
  /** The sort of thing that the target is: a wallet, a domain, a hash. */
  readonly kind?: string | undefined;
  readonly chain?: string | undefined;
  readonly since?: string | undefined;
  readonly words?: readonly string[] | undefined;
  readonly link?: string | undefined;
  /** A row that these take back, or whose time is over, is no entry. */
  readonly status?: readonly string[] | undefined;
  readonly until?: string | undefined;
  /** `label=1`: only rows with one of these are entries. */
  readonly bad?: readonly string[] | undefined;
};

export type ReadOptions = {
  /** Where it is not to be told from the content. */
  readonly form?: ListForm | undefined;
  /**
   * Names that lead to the entries in JSON: `data.items`, or `data.items.address` for one member of records. In an archive the file's name,
   * in a workbook the sheet's.
   */
  readonly path?: string | undefined;
  /** Takes the place of the columns that were found. */
  readonly columns?: Columns | undefined;
  /** The file's name: `.csv` makes a table of lines that may be one. */
  readonly name?: string | undefined;
  /** ISO 8601: what was over before is no entry. */
  readonly now: string;
};

/** Why something in a list is no entry of it. */
const SKIP_REASONS = [
  "NOT_A_TARGET",
  /** A hash, a file, an e-mail address. */
  "OTHER_KIND",
  /** On the publisher's own list of what is good. */
  "ALLOWED",
  "REVOKED",
  "EXPIRED",
  /** The publisher has it as wrong, unproven or not for blocking. */
  "NOT_BLOCKED",
  /** The machine itself, and networks that are everybody's own. */
  "LOCAL",
  /** A pattern, or a rule that holds for some pages only. */
  "PATTERN",
  "TOO_LONG",
  "BROKEN",
] as const;
export type SkipReason = (typeof SKIP_REASONS)[number];

export type Skipped = { readonly skipped: SkipReason; readonly line?: number | undefined };

export type Entry = {
  /** As written, without defanging, quotes and marks of the list. */
  readonly value: string;
  readonly kind: DeclareType;
  /** The spelling that reports on it are counted under. */
  readonly addressKey: string;
  readonly chain?: Chain | undefined;
  /** YYYY-MM-DD. */
  readonly since?: string | undefined;
  /** The publisher's words, in one line. */
  readonly words?: string | undefined;
  /** To the publisher's page about it; https. */
  readonly link?: string | undefined;
};

export type ReadEntry = Entry | Skipped;

/** A form's finding, before anybody asked whether it is a target. */
export type Candidate = {
  readonly value: string;
  readonly kind?: DeclareType | undefined;
  /** The publisher's name or ticker of a chain or coin. */
  readonly chain?: string | undefined;
  readonly since?: string | undefined;
  readonly words?: readonly string[] | undefined;
  readonly links?: readonly string[] | undefined;
  readonly line?: number | undefined;
  /** A text that has targets in it, beside other words. */
  readonly isText?: true | undefined;
};

type Counts = {
  /** Entries that were read up to now, a repeated one each time. */
  readonly wallets: number;
  readonly sites: number;
  readonly skipped: Readonly<Partial<Record<SkipReason, number>>>;
};

export type Said = {
  readonly form: ListForm;
  readonly encoding: string;
  readonly packed?: "GZIP" | "ZIP" | "XLSX" | undefined;
  readonly separator?: string | undefined;
  /** For tables and records. */
  readonly columns?: Columns | undefined;
  /** Grows as entries are read. */
  readonly counts: Counts;
};

export type ReadList = {
  readonly form: ListForm;
  readonly said: Said;
  /** Throws UnreadableList where the rest can't be read: then what came before is no list either. */
  readonly entries: AsyncIterable<ReadEntry>;
};

const LIST_FAULTS = [
  "EMPTY",
  /** There is nothing in it that is an entry. */
  "NO_ENTRIES",
  "HTML_PAGE",
  "BINARY",
  /** It is of none of the forms. */
  "NOT_A_LIST",
  /** Its publisher has it as a list of what is good. */
  "ALLOW_LIST",
  /** It ends in the middle. */
  "CUT_OFF",
  "BROKEN",
  "TOO_LARGE",
  "TOO_DEEP",
  /** XML with a document type or entities of its own. */
  "ENTITIES",
  "ARCHIVE_BROKEN",
  /** Unpacked it is far larger than any list would be. */
  "ARCHIVE_RATIO",
  "ARCHIVE_NESTED",
  "ARCHIVE_ENTRIES",
  "ARCHIVE_ENCRYPTED",
  /** No column has targets. */
  "NO_COLUMN",
  /** Nothing says which rows are bad. */
  "UNCLEAR_ROWS",
  /** Nothing is at the path that was named. */
  "NO_PATH",
] as const;
export type ListFault = (typeof LIST_FAULTS)[number];

export class UnreadableList extends Error {
  readonly code: ListFault;
  /** Files or sheets to choose from; columns that are unclear, with some of their values. */
  readonly names: readonly string[];

  constructor(code: ListFault, names: readonly string[] = []) {
    super(code);
    this.name = "UnreadableList";
    this.code = code;
    this.names = names;
  }
}

/** Recognised by shape, as errors of other ports are. */
export const isUnreadable = (error: unknown): error is UnreadableList =>
  error instanceof Error && error.name === "UnreadableList" && "code" in error;

/** Bytes and characters at most. */
export const READ_LIMITS = {
  /** Packed or not. */
  bytes: 200 * 1024 * 1024,
  /** A zip is held in memory: its table of contents is at its end. */
  zipBytes: 64 * 1024 * 1024,
  unpackedBytes: 1024 * 1024 * 1024,
  /** Unpacked bytes for each packed one, where they are more than `ratioFrom`. */
  ratio: 200,
  ratioFrom: 8 * 1024 * 1024,
  zipEntries: 200,
  /** Characters that the form is told from. */
  head: 64 * 1024,
  line: 64 * 1024,
  record: 1024 * 1024,
  /** Containers in each other. */
  depth: 40,
  valueChars: 4_096,
  wordsChars: 300,
  linkChars: 500,
} as const;
