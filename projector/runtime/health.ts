// How the projections are: told to operators, and to readers, who are not to wait for one that is failing.
import type { Part } from "./parts.ts";
import type { Standing } from "./status.ts";

export type ProjectionHealth = Standing & {
  /**
   * Its model may be read: it has caught up since the start; or it was there before the start and is failing now, for a
   * restart must not close the routes of all the others.
   */
  readonly ready: boolean;
  /** The failing projections that an index waits for. */
  readonly heldUpBy?: readonly string[];
};

export type Health = {
  /** Of all projections, in their order. */
  health(): readonly ProjectionHealth[];
  /** Whether it fails itself, or is held up by one that does. False for a name that is not here. */
  isFailing(projection: string): boolean;
  /** Calls `listener` after each failure of any projection. Returns how to end that. */
  onFailure(listener: () => void): () => void;
};

/** `failed` is to be called after each failure. */
export function createHealth(parts: readonly Part[]): Health & { failed(): void } {
  const byName = new Map(parts.map((part) => [part.runner.name, part]));
  const listeners = new Set<() => void>();

  const isFailing = (name: string): boolean => {
    const part = byName.get(name);
    return part !== undefined && (part.status.isFailing() || part.runner.follows.some(isFailing));
  };
  const healthOf = ({ runner, status }: Part): ProjectionHealth => {
    const heldUpBy = runner.follows.filter(isFailing);
    const ready = status.hasCaughtUp() || (status.wasThere() && isFailing(runner.name));
    return { ...status.standing(), ready, ...(heldUpBy.length > 0 ? { heldUpBy } : {}) };
  };
  return {
    health: () => parts.map(healthOf),
    isFailing,
    onFailure(listener) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    failed: () => {
      for (const listener of listeners) listener();
    },
  };
}
