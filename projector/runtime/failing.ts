// Which projections are failing: readers are not to wait for those.
import type { Part } from "./parts.ts";

export type Failing = {
  /** Whether it fails itself, or waits for one that does. False for a name that is not here. */
  isFailing(projection: string): boolean;
  /** Calls `listener` after each failure of any projection. Returns how to end that. */
  onFailure(listener: () => void): () => void;
};

/** `failed` is to be called after each failure. */
export function createFailing(parts: readonly Part[]): Failing & { failed(): void } {
  const byName = new Map(parts.map((part) => [part.runner.name, part]));
  const listeners = new Set<() => void>();

  const isFailing = (name: string): boolean => {
    const part = byName.get(name);
    return part !== undefined && (part.status.isFailing() || part.runner.follows.some(isFailing));
  };
  return {
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
