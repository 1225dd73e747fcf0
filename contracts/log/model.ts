// The read model `log@2`: the public log's leaves and tree, and where each report, request and entry of a list stands in it.
import type { LeafKind, LeafRole } from "./fact.ts";

export const LOG_MODEL = "log@2";

/** Documents by id. */
export const LOG_COLLECTIONS = {
  /** LogTreeDoc; one, with the id `tree`. */
  tree: "tree",
  /** LogLeafDoc by the leaf's number. */
  leaf: "leaf",
  /** LogBlockDoc by `blockId`. */
  block: "block",
  /** LoggedReportDoc by dclrSeq. */
  report: "report",
  /** LoggedRequestDoc by requestSeq. */
  request: "request",
  /** LoggedEntryDoc by `loggedEntryId`. */
  entry: "entry",
  /** LoggedObjectionDoc by objectionSeq. */
  objection: "objection",
} as const;

export const TREE_ID = "tree";
export const blockId = (level: number, index: number): string => `${level}.${index}`;
export const loggedEntryId = (listSeq: number, addressKey: string): string => `${listSeq} ${addressKey}`;

/** Levels of the tree between two levels of blocks, and hashes of a whole block: a sixteenth of a tile. */
export const BLOCK_HEIGHT = 4;
export const BLOCK_WIDTH = 2 ** BLOCK_HEIGHT;

/** Hashes are base64. */
export type LogTreeDoc = {
  readonly size: number;
  /** By the level of blocks: the last hashes there, which are no whole block yet. */
  readonly open: readonly (readonly string[])[];
  /** The event whose leaves came last; makes a redelivered one a no-op. */
  readonly last: string;
};
export type LogLeafDoc = { readonly entry: string };
/** The hashes of a whole block, one after the other, as base64 of their bytes: a proof reads few documents, and a leaf changes one. */
export type LogBlockDoc = { readonly hashes: string };

/** A leaf with what opens its commitment. */
export type LoggedFact = {
  readonly leaf: number;
  readonly fact: Readonly<Record<string, string | number>>;
  /** Base64url. */
  readonly salt: string;
};

/** Leaves of a report since it was filed: so many are named. */
export const TRAIL_MOST = 50;

/** Leaves are made of the part that no deletion reaches; `filed` and `now` are there as long as the keys of their texts are. */
export type LoggedReportDoc = {
  /** The first leaf since it is public. */
  readonly first: number;
  readonly isPublic: boolean;
  /** Absent once it was removed, or corrected. */
  readonly filed?: LoggedFact | undefined;
  /** The newest words, where they are others. */
  readonly now?: LoggedFact | undefined;
  readonly trail: readonly { readonly leaf: number; readonly kind: LeafKind; readonly at: string }[];
  /** A request was granted: the deletion that follows is not the owner's. */
  readonly upheld?: boolean | undefined;
};

export type LoggedRequestDoc = {
  readonly requesterId?: string | undefined;
  readonly asked: LoggedFact;
  readonly decided?: (LoggedFact & { readonly outcome: string; readonly by: LeafRole }) | undefined;
};

/** The newest decision: an entry that was kept out may be let in again. */
export type LoggedObjectionDoc = {
  readonly objectorId: string;
  readonly decided: LoggedFact & { readonly outcome: string };
};

export type LoggedEntryDoc = { readonly leaf: number; readonly salt: string };

/** The newest signed checkpoint, in the files port. */
export const CHECKPOINT_FILE = "log/checkpoint";
