// How far each target is, and who waits for it.
import { type Position, START } from "@sb/platform/event-store/port.ts";

export type Progress = {
  moved(name: string, position: Position): void;
  /** Resolves once all of `names` are there; rejects once the projector is stopped. */
  reached(names: readonly string[], position: Position): Promise<void>;
  hasReached(names: readonly string[], position: Position): boolean;
  stop(): void;
};

type Waiter = { readonly check: () => boolean; readonly resolve: () => void; readonly reject: (error: Error) => void };

export function createProgress(): Progress {
  const positions = new Map<string, Position>();
  const waiting = new Set<Waiter>();
  let stopped = false;

  const hasReached = (names: readonly string[], position: Position): boolean =>
    names.every((name) => (positions.get(name) ?? START) >= position);

  return {
    hasReached,
    moved(name, position) {
      positions.set(name, position);
      for (const waiter of waiting) {
        if (!waiter.check()) continue;
        waiting.delete(waiter);
        waiter.resolve();
      }
    },
    async reached(names, position) {
      if (hasReached(names, position)) return;
      if (stopped) throw stopError();
      await new Promise<void>((resolve, reject) => {
        waiting.add({ check: () => hasReached(names, position), resolve, reject });
      });
    },
    stop() {
      stopped = true;
      for (const waiter of waiting) waiter.reject(stopError());
      waiting.clear();
    },
  };
}

const stopError = (): Error => new Error("the projector was stopped");
