// Keys whose destruction is told to every process at once, wherever they lie.
import type { Invalidation } from "../invalidation/port.ts";
import type { Keys } from "./port.ts";

/** `destroy` throws where others could not be told; the key is gone by then, and destroying it again tells them. */
export function announced(keys: Keys, invalidation: Pick<Invalidation, "tell" | "onTold">): Keys {
  return {
    ...keys,
    async destroy(name) {
      await keys.destroy(name);
      await invalidation.tell("keys");
    },
    onDestroyed(forget) {
      const stops = [keys.onDestroyed(forget), invalidation.onTold("keys", forget)];
      return () => {
        for (const stop of stops) stop();
      };
    },
  };
}
