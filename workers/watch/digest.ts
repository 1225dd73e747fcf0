// Once a day: a job for the mail of each person whose watches saw something that waits for it. Their ids are made of the person
// and the day, so nobody gets it twice, however often and by however many workers this is begun again.
import { WatchDigest, WatchDigestMail } from "@sb/contracts/watch/jobs.ts";
import { readWatchDayId, WATCH_LISTS, WATCH_MODEL } from "@sb/contracts/watch/model.ts";
import type { Jobs, JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export type WatchDigestDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly readStore: { model(name: string): Pick<ReadModel, "list"> };
};

/** Days are those of UTC: five past nine in Seoul, once what was seen at their end is in the read model. */
export const watchDigestSchedule: Schedule = {
  kind: WatchDigest.kind,
  name: "watch-digest",
  payload: {},
  when: { cron: "5 0 * * *", timeZone: "UTC" },
};

const PAGE = 1_000;
/** Pages overlap: the list gets shorter as mails go out, and nobody may be passed over. */
const STEP = PAGE / 2;

/** All days before this one: those of a time when nothing ran as well. */
export function watchDigestHandler({ jobs, readStore }: WatchDigestDeps): JobWorker {
  return defineHandler({
    job: WatchDigest,
    concurrency: 1,
    async handle({ runAt, signal }) {
      const today = new Date(runAt).toISOString().slice(0, 10);
      const model = readStore.model(WATCH_MODEL);
      for (let offset = 0, total = 1; offset < total; offset += STEP) {
        signal.throwIfAborted();
        const page = await model.list(WATCH_LISTS.digests, { offset, limit: PAGE, newestFirst: false });
        const mails = page.members.flatMap((id) => {
          const day = readWatchDayId(id);
          return day && day.day < today ? [jobOf(WatchDigestMail, id, day)] : [];
        });
        await jobs.enqueue(mails);
        if (mails.length < page.members.length) return;
        total = page.total;
      }
    },
  });
}
