// Codes and sizes of watches, and the read model `watch@2`. What is watched stands in it sealed only; where it is looked for, as a keyed
// hash.
import type { TextFields } from "../field.ts";
import { LIMITS } from "../limits.ts";

/** Kinds of watches. */
export const WATCH_KINDS = ["WALLET", "SITE", "SEARCH"] as const;
export type WatchKind = (typeof WATCH_KINDS)[number];

/** When they are told. CLEARED: a report on it was removed after a request. */
export const WATCH_OCCASIONS = ["REPORTED", "DISPUTED", "CLEARED"] as const;
export type WatchOccasion = (typeof WATCH_OCCASIONS)[number];

/** A mail for each, or one a day. */
export const WATCH_PACES = ["AT_ONCE", "DAILY"] as const;
export type WatchPace = (typeof WATCH_PACES)[number];

/** One of the two is watched. */
export const WATCH_FIELDS = {
  adrs: { maxChars: LIMITS.addressChars },
  searchKeyword: { maxChars: 200 },
} as const satisfies TextFields;

export const WATCH_LIMITS = {
  /** Watches of one account at a time, and those that it may start within 24 hours. */
  watches: 50,
  watchesADay: 100,
  /** Hits of one person's watches on a day, mails on a day, and hits that one mail names. */
  hitsADay: 200,
  mailsADay: 20,
  hitsMailed: 50,
} as const;

export const WATCH_MODEL = "watch@2";

export const WATCH_COLLECTIONS = {
  /** WatchDoc by watchSeq. */
  watch: "watch",
  /** WordDoc by topic: the words by which searches are found. */
  word: "word",
} as const;

/** Members are watchSeqs, scored by themselves, unless said. */
export const WATCH_LISTS = {
  of: (userId: string) => `watch:of:${userId}`,
  topic: (topic: string) => `watch:topic:${topic}`,
  /** Ids of WordDocs. */
  words: "watch:words",
  /** Days (`watchDayId`) with something to tell in the day's mail, scored by the day (ms). */
  digests: "watch:digests",
} as const;

export type WatchDoc = {
  readonly watchSeq: number;
  readonly userId: string;
  readonly kind: WatchKind;
  readonly on: readonly WatchOccasion[];
  readonly pace: WatchPace;
  readonly isPaused: boolean;
  readonly topic: string;
  /** Ciphertext of `Watched`, under the watch's key. */
  readonly sealed: string;
  readonly startedAt: string;
  readonly last?: LastHit | undefined;
  /** Revision of the newest applied event; makes a redelivered event a no-op. */
  readonly revision: number;
};

type LastHit = {
  readonly occasion: WatchOccasion;
  readonly at: string;
  /** Ciphertext of `Seen`, under the watch's key. */
  readonly sealed: string;
};

/** How many searches are found by the word. */
export type WordDoc = { readonly searches: number };

/** The id of a `watchday` stream. `day`: `YYYY-MM-DD`, UTC. */
export const watchDayId = (userId: string, day: string): string => `${userId}~${day}`;

/** Undefined where it is no such id. */
export function readWatchDayId(id: string): { readonly userId: string; readonly day: string } | undefined {
  const [, userId, day] = /^(.+)~(\d{4}-\d{2}-\d{2})$/.exec(id) ?? [];
  return userId === undefined || day === undefined ? undefined : { userId, day };
}
