// A TAXII server serves collections of STIX objects in the order in which they were added.
import type { StixObject } from "../stix/object.ts";

/** The newest version of an object; no older one is held. */
export type CollectionEntry = {
  /** Microseconds since 1970; no two entries of a collection have the same. */
  readonly added: number;
  readonly object: StixObject;
};

export type Entries = {
  /** Oldest first. */
  readonly entries: readonly CollectionEntry[];
  /** There are later ones. */
  readonly more: boolean;
};

export type Collection = {
  /** A UUID. */
  readonly id: string;
  /** Stands for the id in paths. */
  readonly alias: string;
  readonly title: string;
  readonly description: string;
  /** Objects of one page at most, where each costs much. */
  readonly pageMax?: number | undefined;
  /** Those added later than `after`, `limit` at most. */
  after(after: number, limit: number): Promise<Entries>;
  /** Those with these ids that there are, in any order. */
  find(ids: readonly string[]): Promise<readonly CollectionEntry[]>;
};

/** A client's filter of a collection's objects and manifest (section 3.4). */
export type ObjectFilter = {
  /** Microseconds since 1970: only what was added later. */
  readonly after: number;
  readonly limit: number;
  readonly ids?: readonly string[] | undefined;
  readonly types?: readonly string[] | undefined;
  /** Undefined for the newest, which is all there is. */
  readonly versions?: readonly string[] | undefined;
  readonly specVersions?: readonly string[] | undefined;
};
