// The projection `views@1`: how often each thing was looked at.
import { ViewsCounted, viewedId } from "@sb/contracts/views/events.ts";
import { VIEWS_COLLECTION, VIEWS_MODEL, type ViewsDoc } from "@sb/contracts/views/model.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

export const viewsProjection = defineProjection({
  name: VIEWS_MODEL,
  handles: [ViewsCounted],
  reads: ({ data }) => data.views.map((viewed) => ({ collection: VIEWS_COLLECTION, id: viewedId(viewed) })),
  project,
});

/** Clocks of processes differ, so the event of a day may come after one of the next. */
const DAYS_KEPT = 2;

function project({ data, stream, revision }: Stored<ViewsCounted>, docs: Docs): readonly ReadOp[] {
  return data.views.flatMap((viewed): readonly ReadOp[] => {
    const id = viewedId(viewed);
    // Only this projection writes here.
    const { count, applied } = (docs.get(VIEWS_COLLECTION, id) as ViewsDoc | undefined) ?? NONE;
    if (isApplied(applied, stream, revision)) return [];
    const others = applied.filter((known) => known.stream !== stream);
    const kept = [...others, { stream, revision }].sort((a, b) => (a.stream < b.stream ? -1 : 1)).slice(-DAYS_KEPT);
    const doc: ViewsDoc = { count: count + viewed.count, applied: kept };
    return [{ op: "put", collection: VIEWS_COLLECTION, id, doc }];
  });
}

const NONE: ViewsDoc = { count: 0, applied: [] };

/** Names of streams sort by their day. What is older than the days kept was applied. */
function isApplied(applied: ViewsDoc["applied"], stream: string, revision: number): boolean {
  const known = applied.find((each) => each.stream === stream);
  if (known) return known.revision >= revision;
  const [oldest] = applied;
  return applied.length === DAYS_KEPT && oldest !== undefined && stream < oldest.stream;
}

export const projections = [viewsProjection] as const;
