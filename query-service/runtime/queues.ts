// The queues of staff as they are found: a subject whose definition names some exports `queues` from its routes.ts, a function for each.
import type { Queue } from "@sb/contracts/queue.ts";
import { QUEUE_LIMITS } from "@sb/contracts/queue.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Doc } from "@sb/platform/read-store/port.ts";
import { type Parts, requireSame } from "@sb/platform/service/parts.ts";
import type { QueryDeps, QueryPart } from "./parts.ts";

/** A thing that waits. Times are ISO 8601. */
type Waits = {
  readonly id: string;
  readonly since: string;
  readonly dueAt?: string | undefined;
  readonly urgent: boolean;
};

export type Found = {
  readonly count: number;
  readonly urgent: number;
  readonly oldestAt?: string | undefined;
  readonly first?: readonly Waits[] | undefined;
  readonly names?: readonly string[] | undefined;
  /** Kinds of what waits, the one with the oldest first. */
  readonly kinds?:
    | readonly {
        readonly kind: string;
        readonly path: string;
        readonly count: number;
        readonly oldestAt?: string | undefined;
      }[]
    | undefined;
};

/** All that finding what waits may ask for. */
export type QueueDeps = Pick<QueryDeps, "readStore" | "jobs" | "bus" | "projectionStates" | "clock">;
export type FindQueue = (deps: QueueDeps) => Promise<Found>;
/** By the name of the queue. */
export type Queues = Readonly<Record<string, FindQueue>>;

/** Throws StartError unless each subject finds exactly the queues that its definition names. */
export function queuesIn(parts: Parts<Pick<QueryPart, "queues">>): Queues {
  const all = subjects.flatMap(({ name, queues }) => {
    const found = parts.get(name)?.queues ?? {};
    const names = queues.map((queue: Queue) => queue.name);
    requireSame(name, "queue", names, Object.keys(found));
    return Object.entries(found);
  });
  return Object.fromEntries(all);
}

type ListQueue = {
  readonly model: string;
  /** Its members wait, the oldest or those due first before the others. */
  readonly list: string;
  readonly collection: string;
  readonly since: (doc: Doc) => unknown;
  readonly dueAt?: (doc: Doc) => unknown;
  /** It can't wait any longer after so many hours, or at its due time. */
  readonly lateAfterHours?: number;
  /** All of them do harm while they wait. */
  readonly allUrgent?: true;
};

const HOUR_MS = 3_600_000;
const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** A queue that is a list of a read model: one read of the list, and one of its first documents. */
export const listQueue =
  ({ model, list, collection, since, dueAt, lateAfterHours, allUrgent }: ListQueue): FindQueue =>
  async ({ readStore, clock }) => {
    const of = readStore.model(model);
    const { members, total } = await of.list(list, { offset: 0, limit: QUEUE_LIMITS.lookedAt, newestFirst: false });
    const docs = await of.getMany(members.map((id) => ({ collection, id })));
    const now = Date.parse(clock());
    const waits = members.flatMap((id, at): readonly Waits[] => {
      const doc = docs[at];
      const from = doc && textOf(since(doc));
      if (!from) return [];
      const due = textOf(dueAt?.(doc));
      const isLate =
        due === undefined
          ? lateAfterHours !== undefined && now - Date.parse(from) >= lateAfterHours * HOUR_MS
          : now >= Date.parse(due);
      return [{ id, since: from, dueAt: due, urgent: allUrgent === true || isLate }];
    });
    const oldestAt = waits.map((one) => one.since).toSorted()[0];
    const urgent = allUrgent ? total : waits.filter((one) => one.urgent).length;
    return { count: total, urgent, oldestAt, first: waits.slice(0, QUEUE_LIMITS.shown) };
  };
