// Dependencies of counting views, besides those of all writes.
import type { Viewed } from "@sb/contracts/views/events.ts";

export type ViewsDeps = {
  /** Counts that somebody looks at something, once a visitor and day. `visitor`: whatever tells one from another. */
  readonly countView: (viewed: Viewed, visitor: string) => Promise<void>;
};
