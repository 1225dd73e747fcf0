// Tells of keys that other processes destroyed. An S3 store tells nobody anything, so a small object is looked at.
import type { Bucket } from "../s3/bucket.ts";
import { getObject } from "../s3/objects.ts";

/** Milliseconds. Opened keys may stay in memory for so long; `find` makes them useless at once (port.ts). */
const LOOK_EVERY = 1_000;

export type DestroyedWatch = {
  readonly onDestroyed: (forget: () => void) => () => void;
  /** A key was destroyed by this process. */
  readonly tell: () => void;
  readonly stop: () => void;
};

/** Looks at the object only while somebody wants to be told. */
export function watchDestroyed(bucket: Bucket, object: string): DestroyedWatch {
  const listeners = new Set<() => void>();
  const tell = (): void => {
    for (const forget of listeners) forget();
  };
  let timer: NodeJS.Timeout | undefined;
  const stop = (): void => {
    clearInterval(timer);
    timer = undefined;
  };
  const start = (): void => {
    const look = createLook(bucket, object, tell);
    look();
    timer = setInterval(look, LOOK_EVERY);
    timer.unref();
  };
  return {
    tell,
    onDestroyed: (forget) => {
      listeners.add(forget);
      if (timer === undefined) start();
      return () => {
        listeners.delete(forget);
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
function createLook(bucket: Bucket, object: string, changed: () => void): () => void {
  let seen: string | undefined;
  let isLooking = false;
  const look = async (): Promise<void> => {
    const found = await getObject(bucket, object, seen);
    if (found === undefined) return;
    seen = found.etag;
    changed();
  };
  return () => {
    if (isLooking) return;
    isLooking = true;
    // Where the store does not answer, nothing can be found there either; it is looked at again.
    look()
      .catch(changed)
      .finally(() => {
        isLooking = false;
      });
  };
}
