// The search engine port: indexes of any subject's documents, each declared by a schema (contracts/search-schema.ts).
// Every adapter passes contract.ts beside this file.
import type { IndexedText, IndexSchema } from "@sb/contracts/search-schema.ts";
import type { Misfit } from "../event-store/misfit.ts";
import type { LogMark, Position } from "../event-store/port.ts";
import type { ModelState } from "../read-store/port.ts";

export type { IndexSchema } from "@sb/contracts/search-schema.ts";

type FilterField<S extends IndexSchema> = S["filters"][number];
type SortField<S extends IndexSchema> = keyof S["sorts"] & string;
type GroupField<S extends IndexSchema> = {
  [F in SortField<S>]: "group" extends S["sorts"][F] ? F : never;
}[SortField<S>];
type HighlightField<S extends IndexSchema> = {
  [F in keyof S["texts"]]: S["texts"][F] extends { readonly highlight: true } ? F : never;
}[keyof S["texts"]];

type TextValue<T extends IndexedText> = IndexedText extends T
  ? string | readonly string[]
  : T extends { readonly many: true }
    ? readonly string[]
    : string;
type SortValue<K> = K extends "group" ? string : number;
/** One value, or several. */
export type FilterValue = string | readonly string[];

/** A document as its schema declares it. */
export type SearchDoc<S extends IndexSchema = IndexSchema> = {
  /** A safe integer, 0 or higher; the higher, the newer. */
  readonly id: number;
  readonly texts: { readonly [F in keyof S["texts"]]: TextValue<S["texts"][F]> };
  readonly filters: { readonly [F in FilterField<S>]: FilterValue | undefined };
  /** A number of its own, or the name of its group. */
  readonly sorts: { readonly [F in SortField<S>]: SortValue<S["sorts"][F]> };
};

export type IndexOp<S extends IndexSchema = IndexSchema> =
  | { readonly op: "upsert"; readonly doc: SearchDoc<S> }
  | { readonly op: "delete"; readonly id: number }
  /**
   * Gives a group its number and its lookup keys, in place of those it had. A group is there while a document is in it:
   * of others nothing is kept, and a new one has the number 0 and no keys.
   */
  | {
      readonly op: "group";
      readonly sort: GroupField<S>;
      readonly group: string;
      readonly value: number;
      readonly keys: readonly string[];
    };

export type IndexBatch<S extends IndexSchema = IndexSchema> = {
  /** The checkpoint this batch was computed on; the batch is refused with code `CHECKPOINT_MOVED` where it differs. */
  readonly from: Position;
  readonly to: Position;
  readonly ops: readonly IndexOp<S>[];
  /** As of ReadBatch. */
  readonly ready?: true | undefined;
};

export type SearchQuery<S extends IndexSchema = IndexSchema> = {
  /**
   * The text as a person typed it. Every word must match, in any text field: addresses and hosts exactly or by prefix; words whole,
   * by prefix for the last one, or with typos (one from 4 letters, two from 8); Korean, Chinese and Japanese by character
   * bigrams. Upper/lower case, width and accents don't matter, nor traditional or simplified Chinese, hiragana or katakana.
   * Besides as they are typed: Korean by initials, half a syllable, another ending or on the English keyboard (and English on
   * the Korean one); other forms of a word, parts of compounds, readings (guess.ts). Empty: everything; nothing but punctuation: nothing. An
   * index may leave typos unforgiven and guess nothing where the text, or the word, as it stands finds ten or more, and need not take an
   * address for a beginning where it is found whole. It gives what it finds as it stands before the rest.
   */
  readonly text: string;
  /**
   * Passages of the text that are names. Where the text finds next to nothing, a passage may also be one of its other
   * spellings, or the document may have the value of one of its filters.
   */
  readonly names?: readonly SearchedName<S>[] | undefined;
  /** Nothing but the text as it stands, however little that finds: no typos, guesses or names. */
  readonly asItStands?: true | undefined;
  /** The document has the value in every field named; of several values, one of them. */
  readonly filters?: { readonly [F in FilterField<S>]?: FilterValue | undefined } | undefined;
  /** These documents only. */
  readonly ids?: readonly number[] | undefined;
  /**
   * Highest number first, then newest; left out: newest first. With a text a bounded window of the newest matches is
   * sorted.
   */
  readonly sort?: SortField<S> | undefined;
  readonly offset: number;
  readonly limit: number;
};

/** `from` and `to` are offsets into the text, in UTF-16 units. */
export type SearchedName<S extends IndexSchema = IndexSchema> = {
  readonly from: number;
  readonly to: number;
  readonly texts: readonly string[];
  readonly filters: { readonly [F in FilterField<S>]?: string };
};

/** [start, end) in UTF-16 units. */
export type Passage = [start: number, end: number];
export type SearchHit<S extends IndexSchema = IndexSchema> = {
  readonly id: number;
  /** Matched passages by text field, in ascending order and apart from each other; fields without any are left out. */
  readonly highlights: { readonly [F in HighlightField<S>]?: Passage[] };
};
export type SearchResult<S extends IndexSchema = IndexSchema> = {
  readonly hits: readonly SearchHit<S>[];
  /** Exact up to 1,000. */
  readonly total: number;
  /** True where there are more than `total`. */
  readonly totalIsLowerBound: boolean;
};

export type GroupsQuery<S extends IndexSchema = IndexSchema> = {
  readonly sort: GroupField<S>;
  readonly keys: readonly string[];
  readonly limit: number;
};
export type FoundGroup = { readonly group: string; readonly value: number };

/**
 * Searches and writes one index. Searches go on while a batch is written, on what was there before. They are computed
 * elsewhere than on the thread that asks, and reject with code `UNAVAILABLE` where too many are asked at once or one
 * takes seconds.
 */
export type SearchIndex<S extends IndexSchema = IndexSchema> = {
  search(query: SearchQuery<S>): Promise<SearchResult<S>>;
  /** Groups that have one of the lookup keys, in no order. Now and then one without is among them. */
  groups(query: GroupsQuery<S>): Promise<readonly FoundGroup[]>;
  /**
   * As ReadStore.apply: all or nothing with the checkpoint where the adapter can; else idempotent and in order. Rejects
   * with code `CHECKPOINT_MOVED` where the index is elsewhere than `from`. What only moves the checkpoint may be written a second
   * later.
   */
  apply(batch: IndexBatch<S>): Promise<void>;
};

/**
 * Indexes by name; none sees another's documents. An index is declared by its schema, when the engine is opened or with
 * `index`, before anything is asked by its name. One whose declared fields have changed begins empty: its checkpoint says so.
 * On a server it does not touch what others have declared as it was.
 */
export type SearchEngine = {
  /** As ReadStore.attach, for the indexes declared when the engine was opened. */
  attach(log: LogMark): Promise<readonly Misfit[]>;
  /** Throws where the name was declared with other fields. */
  index<S extends IndexSchema>(schema: S): SearchIndex<S>;
  /** The index for answers: searches reject with code `NOT_READY` unless the index is ready. */
  readyIndex<S extends IndexSchema>(schema: S): SearchIndex<S>;
  /** START where nothing was applied yet. */
  checkpoint(name: string): Promise<Position>;
  /** As ReadStore.version: another one whenever searches may find otherwise, the same while only the checkpoint moves. */
  version(name: string): Promise<string>;
  /** As ReadStore.watch. */
  watch(name: string, listener: (state: ModelState) => void): () => void;
  /** Resolves true once the index has reached the position, false after the time. */
  whenReached(name: string, position: Position, timeoutMs: number): Promise<boolean>;
  /** Drops all the index holds, its checkpoint too. Nothing happens where there is none. */
  drop(name: string): Promise<void>;
  /**
   * Begins to build the index anew, beside the live one, which is searched and written as before. What was begun before
   * is dropped, in another process too: the last one that begins wins.
   */
  rebuild<S extends IndexSchema>(schema: S): Promise<Rebuild<S>>;
  /**
   * Drops the older versions of the index (`report-index@1` is older than `report-index@2`), and what is left of its
   * rebuilds and theirs. Opening an engine drops none. Whatever an open engine has declared or is building is in use, also
   * in another process: it is kept and answered.
   */
  dropOlder(name: string): Promise<{ readonly dropped: readonly string[]; readonly inUse: readonly string[] }>;
  /** From now on its indexes are not in use here. */
  close(): Promise<void>;
};

/** An index that is built beside the live one. No search finds it. */
export type Rebuild<S extends IndexSchema = IndexSchema> = Pick<SearchIndex<S>, "apply"> & {
  /** START where nothing was applied yet. */
  checkpoint(): Promise<Position>;
  /**
   * It takes the live one's place, with its checkpoint; it is ready where the live one was. One step: a search sees the whole of the one or of the other.
   * Rejects where nothing was applied, the fields are not those of the live one, or it is over.
   */
  promote(): Promise<void>;
  /** Nothing happens where it was promoted or dropped. */
  drop(): Promise<void>;
};
