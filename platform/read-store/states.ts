// The state of each model, pushed to who listens or waits. This process tells of its own changes; for those of another
// process on the same store `changedElsewhere` is asked now and then, only while somebody listens.
import type { Position } from "../event-store/port.ts";
import type { ModelState } from "./port.ts";

type Listener = (state: ModelState) => void;
type Watched = { told: ModelState; readonly listeners: Set<Listener> };

export type States = {
  /** As ReadStore.watch. */
  watch(model: string, listener: Listener): () => void;
  /** As ReadStore.whenReached. */
  whenReached(model: string, position: Position, timeoutMs: number): Promise<boolean>;
  /** This process has changed the model. */
  changed(model: string): void;
  /** Everyone who still waits is told no. */
  close(): void;
};

/** How often another process's changes are looked for: while a request waits, and otherwise. Milliseconds. */
const LOOK_EVERY = { waiting: 20, listening: 200 };

export const isSameState = (a: ModelState, b: ModelState): boolean =>
  a.position === b.position && a.version === b.version && a.ready === b.ready;

export function createStates(read: (model: string) => ModelState, changedElsewhere: () => boolean): States {
  const watched = new Map<string, Watched>();
  const waiting = new Set<() => void>();
  let look: { readonly every: number; readonly timer: NodeJS.Timeout } | undefined;

  /** The model's state as it is now, which its listeners know when this returns. */
  const tell = (model: string): ModelState => {
    const state = read(model);
    const found = watched.get(model);
    if (found === undefined || isSameState(state, found.told)) return state;
    found.told = state;
    for (const listener of found.listeners) listener(state);
    return state;
  };
  const lookElsewhere = (): void => {
    try {
      if (changedElsewhere()) for (const model of watched.keys()) tell(model);
    } catch {
      // Nobody can be told here that the store fails: whoever waits reads it next, and is.
      giveUp();
    }
  };
  const giveUp = (): void => {
    for (const settle of waiting) settle();
  };
  const lookAsNeeded = (): void => {
    const every = waiting.size > 0 ? LOOK_EVERY.waiting : LOOK_EVERY.listening;
    if (look?.every === every && watched.size > 0) return;
    clearInterval(look?.timer);
    look = watched.size > 0 ? { every, timer: setInterval(lookElsewhere, every).unref() } : undefined;
  };
  const watch: States["watch"] = (model, listener) => {
    const known = watched.get(model) ?? { told: read(model), listeners: new Set<Listener>() };
    watched.set(model, known);
    known.listeners.add(listener);
    lookAsNeeded();
    listener(known.told);
    return () => {
      known.listeners.delete(listener);
      if (known.listeners.size === 0 && watched.get(model) === known) watched.delete(model);
      lookAsNeeded();
    };
  };

  return {
    watch,
    async whenReached(model, position, timeoutMs) {
      if (tell(model).position >= position) return true;
      if (timeoutMs <= 0) return false;
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const no = (): void => resolve(false);
      waiting.add(no);
      const timeout = setTimeout(no, timeoutMs);
      const stop = watch(model, (state) => state.position >= position && resolve(true));
      try {
        return await promise;
      } finally {
        clearTimeout(timeout);
        waiting.delete(no);
        stop();
      }
    },
    changed: (model) => void tell(model),
    close() {
      giveUp();
      watched.clear();
      lookAsNeeded();
    },
  };
}
