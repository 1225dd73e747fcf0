// The day's mail to one person.
import { WatchDigestMail } from "@sb/contracts/watch/jobs.ts";
import { pauseDailyToken } from "@sb/contracts/watch/links.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import { findRecipient } from "../account/mail.ts";
import { sendMail } from "../mail/send.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import type { WatchMailDeps } from "./mail.ts";
import { sightsOf } from "./sights.ts";
import { digestMail } from "./watch-mail.ts";

export function watchDigestMailHandler(deps: WatchMailDeps): JobWorker {
  const { vault, publicUrl, watches } = deps;
  return defineHandler({
    job: WatchDigestMail,
    concurrency: 2,
    async handle({ kind, id, payload: { userId, day } }) {
      const hits = await watches.hitsOn(userId, day);
      const sights = await sightsOf(
        deps,
        hits.filter(({ pace }) => pace === "DAILY"),
      );
      const recipient = await findRecipient(deps, userId);
      // Nothing to tell: the watches have ended or are paused by now, or the person has left.
      if (sights.length > 0 && recipient) {
        const { email, ...to } = recipient;
        const mail = digestMail(sights, to, publicUrl, pauseDailyToken(vault.mac, userId));
        await sendMail(deps, { kind, id }, { ...mail, to: email });
      }
      await watches.markMailed(userId, day);
    },
  });
}
