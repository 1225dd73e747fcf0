// Once a week: a job for each subscriber's mail about the articles of the week. Their ids are made of the week and the
// subscriber, so nobody gets it twice, however often and by however many workers this is begun again.
import {
  ARTICLE_LIMITS,
  INSIGHT_MODEL,
  PUBLISHED_LIST,
  SAFER_VIEW_COLLECTION,
  type SaferViewDoc,
} from "@sb/contracts/insight/model.ts";
import { InsightMail, InsightWeekly } from "@sb/contracts/insight/subject.ts";
import { NEWSLETTER_MODEL, SUBSCRIBERS_LIST } from "@sb/contracts/newsletter/model.ts";
import type { Jobs, JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { type Week, weekOf } from "./week.ts";

export type InsightWeeklyDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly readStore: { model(name: string): Pick<ReadModel, "getMany" | "list"> };
};

/** Mondays at nine in Seoul, when a week of `weekOf` ends. */
export const insightWeeklySchedule: Schedule = {
  kind: InsightWeekly.kind,
  name: "insight-weekly",
  payload: {},
  when: { cron: "0 9 * * 1", timeZone: "Asia/Seoul" },
};

const PAGE = 1_000;
/** Pages overlap: the list gets shorter where somebody unsubscribes meanwhile, and nobody may be passed over. */
const STEP = PAGE / 2;

export function insightWeeklyHandler({ jobs, readStore }: InsightWeeklyDeps): JobWorker {
  return defineHandler({
    job: InsightWeekly,
    concurrency: 1,
    async handle({ runAt, signal }) {
      const week = weekOf(runAt);
      const viewSeqs = await publishedIn(readStore.model(INSIGHT_MODEL), week);
      if (viewSeqs.length === 0) return;
      const subscribers = readStore.model(NEWSLETTER_MODEL);
      for (let offset = 0, total = 1; offset < total; offset += STEP) {
        signal.throwIfAborted();
        const page = await subscribers.list(SUBSCRIBERS_LIST, { offset, limit: PAGE, newestFirst: false });
        const mails = page.members.map((subscriberId) =>
          jobOf(InsightMail, `${week.name}.${subscriberId}`, { subscriberId, viewSeqs }),
        );
        await jobs.enqueue(mails);
        total = page.total;
      }
    },
  });
}

/** The newest first. */
async function publishedIn(model: Pick<ReadModel, "getMany" | "list">, { from, to }: Week): Promise<number[]> {
  const page = { offset: 0, limit: PAGE, newestFirst: true };
  const { members } = await model.list(PUBLISHED_LIST, page);
  // Only its projection writes here.
  const docs = await model.getMany(members.map((id) => ({ collection: SAFER_VIEW_COLLECTION, id })));
  const isOfWeek = ({ publishedAt = "" }: SaferViewDoc) =>
    Date.parse(publishedAt) >= from && Date.parse(publishedAt) < to;
  const articles = docs.flatMap((doc) => (doc ? [doc as SaferViewDoc] : [])).filter(isOfWeek);
  return articles.slice(0, ARTICLE_LIMITS.mailed).map(({ viewSeq }) => viewSeq);
}
