// Within this process.
import { createListeners } from "./listeners.ts";
import type { Invalidation } from "./port.ts";

export function openLocalInvalidation(): Invalidation {
  const listeners = createListeners();
  return {
    tell: async (topic) => listeners.tell(topic),
    onTold: listeners.add,
    close: async () => listeners.clear(),
  };
}
