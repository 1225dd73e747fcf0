// The read model `watch@1`. What is watched stands in it sealed only; where it is looked for, as a keyed hash.
import type { WatchKind, WatchOccasion, WatchPace } from "../codes.ts";

export const WATCH_MODEL = "watch@1";

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
