// Destroys news that are too old, each night.
import { NEWS_COLLECTIONS, NEWS_LIMITS, NEWS_LISTS, NEWS_MODEL, type NewsDoc } from "@sb/contracts/news/model.ts";
import type { NewsRemote } from "@sb/contracts/news/remote.ts";
import { NewsExpire } from "@sb/contracts/news/subject.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { defineHandler } from "../runtime/define-handler.ts";

export type NewsExpireDeps = {
  readonly news: Pick<NewsRemote, "expire">;
  readonly readStore: { model(name: string): Pick<ReadModel, "list" | "getMany"> };
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};

const DAY_MS = 86_400_000;
/** Looked at in one night: more than a day brings in from all sources. */
const A_NIGHT = 20_000;
const PAGE = 100;

export const newsExpireSchedule: Schedule = {
  kind: NewsExpire.kind,
  name: "news-expire",
  payload: {},
  when: { cron: "50 4 * * *", timeZone: "Asia/Seoul" },
};

export function newsExpireHandler({ news, readStore, clock }: NewsExpireDeps): JobWorker {
  return defineHandler({
    job: NewsExpire,
    concurrency: 1,
    async handle({ id, signal }) {
      const model = readStore.model(NEWS_MODEL);
      const oldest = new Date(Date.parse(clock()) - NEWS_LIMITS.days * DAY_MS).toISOString();
      // Expired items leave the list behind us: pages are read by a place that only grows, and the next night begins anew.
      for (let offset = 0; offset < A_NIGHT; offset += PAGE) {
        const { members } = await model.list(NEWS_LISTS.all, { offset, limit: PAGE, newestFirst: false });
        const docs = await model.getMany(members.map((seq) => ({ collection: NEWS_COLLECTIONS.news, id: seq })));
        const old = docs.flatMap((doc) => doc ?? []).filter((doc) => (doc as NewsDoc).publishedAt < oldest);
        for (const doc of old) {
          signal.throwIfAborted();
          await news.expire((doc as NewsDoc).newsSeq, id);
        }
        if (old.length < members.length || members.length < PAGE) return;
      }
    },
  });
}
