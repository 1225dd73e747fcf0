// A queue of staff: work of a subject that waits for a person. The subject's definition names it, its reads find what waits
// (query-service/runtime/queues.ts), and its texts say what it is called (`queues` in web/<subject>/texts).
import type { Who } from "./roles.ts";

export type Queue = {
  /** In capitals; no two subjects have one of a name. */
  readonly name: string;
  readonly who: Who;
  /** The read models that tell its length. */
  readonly reads: readonly string[];
  /** The screen on which it is worked off, with its query. */
  readonly path: string;
  /** The screen of one thing in it: its id takes the place of the path's one param. */
  readonly itemPath?: string;
};

export const QUEUE_LIMITS = {
  /** Things that are named of each queue on staff's first screen, those first that wait for someone most. */
  shown: 3,
  /** Things of a queue that are looked at, the oldest first; more late ones than these are not counted. */
  lookedAt: 100,
  /** Characters of an id, and of a path. */
  idChars: 200,
  pathChars: 300,
  queues: 60,
  /** Kinds of what waits in one queue. */
  kinds: 100,
} as const;
