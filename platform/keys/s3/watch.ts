// Tells of keys that were destroyed in any process. An S3 store tells nobody anything, so a small object is looked at.

import { collapse } from "../../collapse.ts";
import type { Bucket } from "../../s3/bucket.ts";
import { getObject } from "../../s3/objects.ts";

/** Milliseconds. Opened keys may stay in memory for so long; `find` makes them useless at once (port.ts). */
const LOOK_EVERY = 1_000;

export type DestroyedWatch = {
  readonly onDestroyed: (forget: () => void) => () => void;
  /** Looks now: whoever is to forget has been told of all that was destroyed before the call. Throws where the store is away. */
  readonly look: () => Promise<void>;
  /** A key was destroyed by this process. */
  readonly tell: () => void;
  readonly stop: () => void;
};

/** Calls `forget` and then whoever listens. Looks by itself while somebody does. */
export function watchDestroyed(bucket: Bucket, object: string, forget: () => void): DestroyedWatch {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    forget();
    for (const listener of listeners) listener();
  };
  const look = createLook(bucket, object, tell);
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = (): void => {
    // Where the store does not answer, nothing can be found there either; it is looked at again.
    const lookAgain = () => void look().catch(tell);
    lookAgain();
    timer = setInterval(lookAgain, LOOK_EVERY);
    timer.unref();
  };
  return {
    look,
    tell,
    onDestroyed: (listener) => {
      listeners.add(listener);
      if (timer === undefined) start();
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
    stop: () => {
      stop();
      listeners.clear();
    },
  };
}

/** One look at a time. What it finds first counts as news as well: something may have been destroyed just before. */
function createLook(bucket: Bucket, object: string, changed: () => void): () => Promise<void> {
  let seen: string | undefined;
  return collapse(async () => {
    const found = await getObject(bucket, object, seen);
    if (found === undefined) return;
    seen = found.etag;
    changed();
  });
}
