import type { Topic } from "./port.ts";

/** Who is told of what, in this process. */
export type Listeners = {
  add(topic: Topic, forget: () => void): () => void;
  tell(topic: Topic): void;
  tellAll(): void;
  clear(): void;
};

export function createListeners(): Listeners {
  // Each call has an entry of its own, so that the same function may listen twice.
  const entries = new Set<{ readonly topic: Topic; readonly forget: () => void }>();
  return {
    add(topic, forget) {
      const entry = { topic, forget };
      entries.add(entry);
      return () => void entries.delete(entry);
    },
    tell(topic) {
      for (const entry of entries) if (entry.topic === topic) entry.forget();
    },
    tellAll() {
      for (const { forget } of entries) forget();
    },
    clear: () => entries.clear(),
  };
}
