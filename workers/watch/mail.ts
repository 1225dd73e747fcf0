// Tells a person by mail what a watch saw.

import { WatchHit } from "@sb/contracts/watch/events.ts";
import { WatchMail } from "@sb/contracts/watch/jobs.ts";
import { endWatchToken } from "@sb/contracts/watch/links.ts";
import type { WatchRemote } from "@sb/contracts/watch/remote.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { type AccountMailDeps, findRecipient } from "../account/mail.ts";
import { sendMail } from "../mail/send.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { sightsOf } from "./sights.ts";
import { watchMail } from "./watch-mail.ts";

/** A mail for each thing that is told of at once. */
export const watchMailsSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineOutbox({
    jobs,
    group: "watch-mails",
    from: "now",
    handles: [WatchHit],
    jobsOf: ({ data: { userId, watchSeq, day, hitId, pace }, meta }) =>
      pace === "AT_ONCE" ? [jobOf(WatchMail, meta.eventId, { userId, watchSeq, day, hitId })] : [],
  });

export type WatchMailDeps = Omit<AccountMailDeps, "readStore" | "vault"> & {
  readonly readStore: { model(name: string): Pick<ReadModel, "get" | "getMany"> };
  readonly vault: Pick<Vault, "open" | "mac">;
  readonly watches: WatchRemote;
};

export function watchMailHandler(deps: WatchMailDeps): JobWorker {
  const { vault, publicUrl } = deps;
  return defineHandler({
    job: WatchMail,
    concurrency: 2,
    async handle({ kind, id, payload: { userId, watchSeq, day, hitId } }) {
      const hits = await deps.watches.hitsOn(userId, day);
      const [sight] = await sightsOf(
        deps,
        hits.filter((hit) => hit.hitId === hitId),
      );
      const recipient = await findRecipient(deps, userId);
      // The watch has ended or is paused by now, or the person has left.
      if (!sight || !recipient) return;
      const { email, ...to } = recipient;
      const mail = watchMail(sight, to, publicUrl, endWatchToken(vault.mac, watchSeq));
      await sendMail(deps, { kind, id }, { ...mail, to: email });
    },
  });
}
