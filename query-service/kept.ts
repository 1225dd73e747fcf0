// What was worked out while the models stood still.

export type Kept<V> = {
  find(key: string): V | undefined;
  keep(key: string, value: V, size: number): void;
};

/**
 * What is kept of a state is forgotten as soon as another one is asked for: who began before may still keep something, and
 * nobody will find it. It is forgotten too where it grows beyond the limit.
 */
export function keptWhile<V>(limit: number): (state: string) => Kept<V> {
  let current = "";
  let kept = createKept<V>(limit);
  return (state) => {
    if (state !== current) kept = createKept(limit);
    current = state;
    return kept;
  };
}

function createKept<V>(limit: number): Kept<V> {
  const values = new Map<string, V>();
  let total = 0;
  return {
    find: (key) => values.get(key),
    keep(key, value, size) {
      if (total + size > limit) {
        values.clear();
        total = 0;
      }
      values.set(key, value);
      total += size;
    },
  };
}
