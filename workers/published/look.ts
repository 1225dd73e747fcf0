// Looks which published lists are due, and makes the jobs that fetch them: for those by schedule here, for those that an admin asks for by
// their events.
import { ListAdded, ListModified, ListRefreshAsked } from "@sb/contracts/published/events.ts";
import { PublishedLook, PublishedRefresh } from "@sb/contracts/published/jobs.ts";
import {
  type ListDoc,
  PUBLISHED_COLLECTIONS,
  PUBLISHED_LISTS,
  PUBLISHED_MODEL,
} from "@sb/contracts/published/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { clearIncoming } from "./incoming.ts";
import { isDue } from "./next-try.ts";

export type LookDeps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "list" | "getMany" | "get"> };
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly files: Pick<Files, "list" | "delete">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const LOOK_EVERY_MS = 5 * 60_000;
const PAGE = 100;

export const publishedLookSchedule: Schedule = {
  kind: PublishedLook.kind,
  name: "published-look",
  payload: {},
  when: { everyMs: LOOK_EVERY_MS },
};

/** A list that was asked for, is new or reads otherwise is fetched at once. */
export const publishedAskedSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "published-asked",
    from: "now",
    handles: [ListAdded, ListModified, ListRefreshAsked],
    jobsOf: ({ data: { listSeq }, meta }) => [jobOf(PublishedRefresh, meta.eventId, { listSeq, asked: true })],
  });

/** The id is that of the hour: however often it is looked, a list that waits for its turn has one job. */
export function publishedLookHandler({ readStore, jobs, files, clock }: LookDeps): JobWorker {
  return defineHandler({
    job: PublishedLook,
    concurrency: 1,
    async handle({ signal }) {
      const now = clock();
      for await (const list of openLists(readStore.model(PUBLISHED_MODEL))) {
        signal.throwIfAborted();
        const id = `l-${list.listSeq}.${now.slice(0, 13)}`;
        if (isDue(list, now)) await jobs.enqueue([jobOf(PublishedRefresh, id, { listSeq: list.listSeq })]);
      }
      await clearIncoming(files, Date.parse(now), signal);
    },
  });
}

async function* openLists(model: Pick<ReadModel, "list" | "getMany">): AsyncIterable<ListDoc> {
  for (let offset = 0; ; offset += PAGE) {
    const { members } = await model.list(PUBLISHED_LISTS.open, { offset, limit: PAGE, newestFirst: false });
    const docs = await model.getMany(members.map((seq) => ({ collection: PUBLISHED_COLLECTIONS.list, id: seq })));
    // Only its projection writes here.
    for (const doc of docs) if (doc) yield doc as ListDoc;
    if (members.length < PAGE) return;
  }
}

/** Undefined where its model has not come to it yet. */
export const findListDoc = async (
  { readStore }: { readonly readStore: { model(name: string): Pick<ReadModel, "get"> } },
  listSeq: number,
): Promise<ListDoc | undefined> =>
  (await readStore.model(PUBLISHED_MODEL).get(PUBLISHED_COLLECTIONS.list, String(listSeq))) as ListDoc | undefined;
