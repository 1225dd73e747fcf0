// The state of the projections, for operators, and for reads, which must not wait for a failing one.
import type { Part } from "./parts.ts";
import type { ProjectionStanding } from "./status.ts";

type ProjectionHealth = ProjectionStanding & {
  /**
   * Its model is ready, and it has caught up since the start; or it is ready and failing now: a restart must not close all other
   * routes.
   */
  readonly ready: boolean;
  /** The failing projections that an index waits for. */
  readonly heldUpBy?: readonly string[];
};

export type Health = {
  /** The health of all projections, in their order. */
  health(): readonly ProjectionHealth[];
  /** Whether it fails itself, or is held up by one that does. False for a name that is not here. */
  isFailing(projection: string): boolean;
  /** Calls `listener` after each failure of any projection. Returns a function that ends this. */
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
  const healthOf = ({ runner, status, readiness }: Part): ProjectionHealth => {
    const heldUpBy = runner.follows.filter(isFailing);
    const ready = readiness.isReady() && (status.hasCaughtUp() || isFailing(runner.name));
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
