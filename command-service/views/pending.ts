// Views that are counted and not written down yet.
import { type Viewed, viewedId } from "@sb/contracts/views/events.ts";

type PendingView = Viewed & { readonly count: number };
export type PendingViews = {
  readonly add: (viewed: Viewed, count?: number) => void;
  /** Takes the oldest out, as many as one event holds. */
  readonly take: () => readonly PendingView[];
};

/** Things looked at within a minute. Of more, the views are not counted: whoever sends made-up numbers fills no memory. */
const MAX_PENDING = 10_000;
const MAX_TAKEN = 500;

export function createPendingViews(): PendingViews {
  const views = new Map<string, PendingView>();
  return {
    add: (viewed, count = 1) => {
      const id = viewedId(viewed);
      const before = views.get(id);
      if (!before && views.size >= MAX_PENDING) return;
      const { kind, seq } = viewed;
      views.set(id, { kind, seq, count: (before?.count ?? 0) + count });
    },
    take: () => {
      const taken = views.entries().take(MAX_TAKEN).toArray();
      for (const [id] of taken) views.delete(id);
      return taken.map(([, view]) => view);
    },
  };
}
