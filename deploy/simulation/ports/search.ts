// Search indexes in memory: what is written, and how far. Searches are not simulated: what an engine finds is its contract's matter.
import { type Position, START } from "@sb/platform/event-store/port.ts";
import type { ModelState } from "@sb/platform/read-store/port.ts";
import { CheckpointMoved } from "@sb/platform/read-store/port.ts";
import type { IndexBatch, IndexSchema, SearchDoc, SearchEngine, SearchIndex } from "@sb/platform/search/port.ts";
import { ServerAway } from "@sb/platform/server-away.ts";
import type { Call } from "../call.ts";

type Index = {
  readonly docs: Map<number, SearchDoc>;
  position: Position;
  changes: number;
  ready: boolean;
};
/** The indexes on the disk by name, those that are built aside too. */
export type Indexes = { readonly all: Map<string, Index>; readonly listeners: Set<(name: string) => void> };
export const createIndexes = (): Indexes => ({ all: new Map(), listeners: new Set() });

const emptyIndex = (): Index => ({ docs: new Map(), position: START, changes: 0, ready: false });
const aside = (name: string): string => `${name}~rebuild`;
const notSimulated = (): Promise<never> => Promise.reject(new ServerAway("The simulated search engine"));

export function openSearchEngine({ all, listeners }: Indexes, call: Call): SearchEngine {
  const ask = <T>(effect: () => T): Promise<T> => call("search engine", effect);
  const find = (name: string): Index => all.get(name) ?? emptyIndex();
  const stateOf = (name: string): ModelState => {
    const { position, changes, ready } = find(name);
    return { position, version: changes === 0 ? "" : String(changes), ready };
  };
  const tell = (name: string): void => {
    for (const listener of [...listeners]) listener(name);
  };
  const apply = (name: string, { from, to, ops, ready }: IndexBatch): void => {
    const index = find(name);
    if (index.position !== from) throw new CheckpointMoved(`${name} is elsewhere`);
    all.set(name, index);
    for (const op of ops) {
      if (op.op === "upsert") index.docs.set(op.doc.id, op.doc);
      else if (op.op === "delete") index.docs.delete(op.id);
    }
    if (ops.length > 0) index.changes += 1;
    index.position = to;
    index.ready ||= ready === true;
    tell(name);
  };
  const indexAt = <S extends IndexSchema>(name: string): SearchIndex<S> => ({
    search: notSimulated,
    groups: notSimulated,
    apply: (batch) => ask(() => apply(name, batch as unknown as IndexBatch)),
  });
  const watch: SearchEngine["watch"] = (name, listener) => {
    listener(stateOf(name));
    const onChange = (changed: string): void => void (changed === name && listener(stateOf(name)));
    listeners.add(onChange);
    return () => void listeners.delete(onChange);
  };

  return {
    attach: async () => [],
    index: ({ name }) => indexAt(name),
    readyIndex: ({ name }) => indexAt(name),
    checkpoint: (name) => ask(() => find(name).position),
    version: (name) => ask(() => stateOf(name).version),
    watch,
    async whenReached(name, position, timeoutMs) {
      const { promise, resolve } = Promise.withResolvers<boolean>();
      const timer = setTimeout(resolve, timeoutMs, false);
      const stop = watch(name, (state) => state.position >= position && resolve(true));
      const isReached = await promise;
      clearTimeout(timer);
      stop();
      return isReached;
    },
    drop: (name) => ask(() => void all.delete(name)),
    async rebuild({ name }) {
      await ask(() => void all.set(aside(name), emptyIndex()));
      return {
        apply: indexAt(aside(name)).apply,
        checkpoint: () => ask(() => find(aside(name)).position),
        promote: () =>
          ask(() => {
            const built = all.get(aside(name));
            if (!built || built.position === START) throw new Error("nothing was built");
            all.set(name, { ...built, ready: find(name).ready || built.ready, changes: find(name).changes + 1 });
            all.delete(aside(name));
            tell(name);
          }),
        drop: () => ask(() => void all.delete(aside(name))),
      };
    },
    dropOlder: async () => ({ dropped: [], inUse: [] }),
    close: async () => undefined,
  };
}
