// The search index port for public reports (DESIGN.md section 5). Every adapter passes contract.ts beside this file.
import type { Chain, CrimeType, DeclareType, OrderType } from "@sb/contracts/codes.ts";
import type { Highlights } from "@sb/contracts/report/wire.ts";
import type { Position } from "../event-store/port.ts";

/** A public report as it is indexed. Nothing private may ever stand here. */
export type SearchDoc = {
  /** dclrSeq: sorts by age. */
  readonly id: number;
  readonly title: string;
  readonly comment: string;
  /** As written, for display and highlights. */
  readonly adrs: string;
  /** The normalised address or host: exact and prefix matches; the group that `rank` counts by. */
  readonly addressKey: string;
  /** Open sources. */
  readonly sources: readonly string[];
  readonly nick: string;
  readonly crimeType: CrimeType;
  readonly declareType: DeclareType;
  readonly chain?: Chain | undefined;
  readonly likeCount: number;
};

export type IndexOp =
  | { readonly op: "upsert"; readonly doc: SearchDoc }
  | { readonly op: "delete"; readonly id: number }
  /** All documents with this addressKey now rank so high in MOST_REPORTED. */
  | { readonly op: "rank"; readonly addressKey: string; readonly timesReported: number };

export type IndexBatch = {
  readonly projection: string;
  readonly from: Position;
  readonly to: Position;
  readonly ops: readonly IndexOp[];
};

export type SearchQuery = {
  /**
   * What a person typed. Every word must match (title, comment, address, host, sources, nickname): addresses and hosts
   * exactly or by prefix; words whole, by prefix for the last one, or with typos (one from 4 letters, two from 8);
   * Korean, Chinese and Japanese by character bigrams. Upper/lower case, width and accents don't matter. Empty: everything;
   * nothing but punctuation: nothing. An index may leave typos unforgiven where the text as it stands finds ten or more,
   * and gives what it finds as it stands before the rest.
   */
  readonly text: string;
  readonly crimeType?: CrimeType | undefined;
  readonly declareType?: DeclareType | undefined;
  readonly chain?: Chain | undefined;
  /**
   * LATEST: newest first. POPULAR: most likes first. MOST_REPORTED: highest rank first. With a text, the last two rank a
   * bounded window of the newest matches.
   */
  readonly order: OrderType;
  readonly offset: number;
  readonly limit: number;
};

export type SearchHit = { readonly id: number; readonly highlights: Highlights };
export type SearchResult = {
  readonly hits: readonly SearchHit[];
  /** Exact up to 1,000. */
  readonly total: number;
  /** True where there are more than `total`. */
  readonly totalIsLowerBound: boolean;
};

export type SearchIndex = {
  search(query: SearchQuery): Promise<SearchResult>;
  /**
   * Indexed address keys that look like this one, itself left out, the likest first: same first and last characters, or
   * one edit away in a host.
   */
  similar(
    addressKey: string,
    limit: number,
  ): Promise<readonly { readonly addressKey: string; readonly timesReported: number }[]>;
  /**
   * As ReadStore.apply, its code `CHECKPOINT_MOVED` included: all or nothing with the checkpoint where the adapter can;
   * else idempotent and in order. Searches go on meanwhile, on what was there before.
   */
  apply(batch: IndexBatch): Promise<void>;
  checkpoint(projection: string): Promise<Position>;
  /** As ReadStore.version: another one whenever searches may find otherwise, the same while only the checkpoint moves. */
  version(projection: string): Promise<string>;
  whenReached(projection: string, position: Position, timeoutMs: number): Promise<boolean>;
  /** Empties the projection's index. Searches read the projection named when the index was opened. */
  drop(projection: string): Promise<void>;
  close(): Promise<void>;
};
