// The state of each model on a server. Changes may be published too; messages may be lost with the connection, so states are
// asked for now and then, and by whoever waits for one.
import type { Position } from "../event-store/port.ts";
import type { ModelState } from "./port.ts";
import { isSameState, type States } from "./states.ts";

/** A model's state, and the time of the change that led to it, or of the question: of two states the later one holds. */
export type TimedState = ModelState & { readonly clock: number };

type Listener = (state: ModelState) => void;
type Watched = { told: TimedState | undefined; readonly listeners: Set<Listener> };

export type AskedStates = Omit<States, "changed"> & {
  /** As it was answered or published; one that is older than what was told is ignored. */
  readonly tell: (model: string, state: TimedState) => void;
  /** Asks for the states of all that are watched. Does nothing while the server is away. */
  readonly refresh: () => Promise<void>;
};

/** Within a second others' changes are told, also where the message was lost. */
const ASK_EVERY_MS = 500;

const untimed = ({ position, version, ready }: TimedState): ModelState => ({ position, version, ready });

/** `read`: the states of models as they are now, in their order. */
export function createAskedStates(read: (models: readonly string[]) => Promise<readonly TimedState[]>): AskedStates {
  const watched = new Map<string, Watched>();
  const waiting = new Set<() => void>();
  let asking: NodeJS.Timeout | undefined;
  let isClosed = false;

  const tell = (model: string, state: TimedState): void => {
    const found = watched.get(model);
    if (found === undefined || (found.told !== undefined && state.clock < found.told.clock)) return;
    const isKnown = found.told !== undefined && isSameState(found.told, state);
    found.told = state;
    if (!isKnown) for (const listener of found.listeners) listener(untimed(state));
  };
  const ask = async (models: readonly string[]): Promise<readonly TimedState[]> => {
    const states = await read(models);
    for (const [at, state] of states.entries()) tell(models[at] ?? "", state);
    return states;
  };
  const refresh = async (): Promise<void> => {
    // While the server is away nobody can be told here: whoever reads next is.
    if (watched.size > 0) await ask([...watched.keys()]).catch(() => undefined);
  };
  const askAsNeeded = (): void => {
    if (watched.size > 0) asking ??= setInterval(() => void refresh(), ASK_EVERY_MS).unref();
    else asking = void clearInterval(asking);
  };
  const watch: States["watch"] = (model, listener) => {
    const known = watched.get(model) ?? { told: undefined, listeners: new Set<Listener>() };
    watched.set(model, known);
    known.listeners.add(listener);
    askAsNeeded();
    if (known.told) listener(untimed(known.told));
    else void refresh();
    return () => {
      known.listeners.delete(listener);
      if (known.listeners.size === 0 && watched.get(model) === known) watched.delete(model);
      askAsNeeded();
    };
  };
  const isAt = async (model: string, position: Position): Promise<boolean> => {
    const [state] = await ask([model]);
    return state !== undefined && state.position >= position;
  };
  const wait = async (model: string, position: Position, timeoutMs: number): Promise<boolean> => {
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
  };

  return {
    watch,
    tell,
    refresh,
    async whenReached(model, position, timeoutMs) {
      if ((watched.get(model)?.told?.position ?? "") >= position && watched.get(model)?.told) return true;
      const reached = await isAt(model, position).catch((error: unknown) => {
        if (isClosed) return false;
        throw error;
      });
      if (reached || timeoutMs <= 0 || isClosed) return reached;
      return wait(model, position, timeoutMs);
    },
    close() {
      isClosed = true;
      for (const settle of waiting) settle();
      watched.clear();
      askAsNeeded();
    },
  };
}
