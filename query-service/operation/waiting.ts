// The queues of an admin, a moderator or an editor: how many wait, how many of them can't, and since when the oldest does.
import type { Waiting } from "@sb/contracts/operation/wire.ts";
import { QUEUE_LIMITS, type Queue } from "@sb/contracts/queue.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { queues as named } from "@sb/contracts/subjects.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { Found, QueueDeps, Queues } from "../runtime/queues.ts";

type Item = Waiting["items"][number];

/** One answer of a few reads each: a queue is a list of a read model, or what a port counts. */
export function getWaiting(deps: QueueDeps & { readonly queues?: Queues | undefined }): Handler<"GET admin/waiting"> {
  const { queues = {} } = deps;
  return async ({ caller }) => {
    const theirs = named.filter(({ who }) => mayDo(caller, who));
    const items = theirs.map(async (queue) => {
      const find = queues[queue.name];
      if (!find) throw new Error(`nothing finds the queue ${queue.name}`);
      return itemOf(queue, await find(deps));
    });
    return { body: { items: (await Promise.all(items)).toSorted(byRisk) } satisfies Waiting };
  };
}

function itemOf({ name, path, itemPath }: Queue, { count, urgent, oldestAt, first = [], names, kinds }: Found): Item {
  const shown = first.map((waits) => ({ ...waits, path: itemPath?.replace(/:\w+/, encodeURIComponent(waits.id)) }));
  return {
    ...{ queue: name, path, count, urgent, oldestAt, first: shown },
    ...(names && { names: [...names] }),
    ...(kinds && kinds.length > 0 && { kinds: kinds.slice(0, QUEUE_LIMITS.kinds).map((each) => ({ ...each })) }),
  };
}

/** Queues with what can't wait come first, then by the age of the oldest; the empty ones last. */
function byRisk(one: Item, other: Item): number {
  return rankOf(one) - rankOf(other) || ageOf(one).localeCompare(ageOf(other));
}
const rankOf = ({ urgent, count }: Item): number => (urgent > 0 ? 0 : count > 0 ? 1 : 2);
/** Those without an age come after those with one. */
const ageOf = ({ oldestAt }: Item): string => oldestAt ?? "~";
