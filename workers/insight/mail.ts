// The weekly mail to one subscriber, in the subscriber's language.
import { INSIGHT_MODEL, SAFER_VIEW_COLLECTION, type SaferViewDoc } from "@sb/contracts/insight/model.ts";
import { InsightMail } from "@sb/contracts/insight/subject.ts";
import { endToken } from "@sb/contracts/newsletter/links.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { sendMail } from "../mail/send.ts";
import type { NewsletterMailDeps } from "../newsletter/mail.ts";
import { findSubscription } from "../newsletter/subscription.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import { weeklyMail } from "./weekly-mail.ts";

export type InsightMailDeps = Omit<NewsletterMailDeps, "readStore" | "eventStore"> & {
  readonly readStore: { model(name: string): Pick<ReadModel, "get" | "getMany"> };
};

export function insightMailHandler(deps: InsightMailDeps): JobWorker {
  const { vault, publicUrl } = deps;
  return defineHandler({
    job: InsightMail,
    concurrency: 2,
    async handle({ kind, id, payload: { subscriberId, viewSeqs } }) {
      const subscription = await findSubscription(deps, subscriberId);
      const articles = await findArticles(deps, viewSeqs);
      // The subscription has ended, or everything was withdrawn.
      if (subscription?.doc.status !== "ACTIVE" || articles.length === 0) return;
      const { email, doc } = subscription;
      const token = endToken(vault.mac, { subscriberId });
      const mail = weeklyMail(doc.language, publicUrl, articles, token);
      await sendMail(deps, { kind, id }, { ...mail, to: email });
    },
  });
}

async function findArticles({ readStore }: InsightMailDeps, viewSeqs: readonly number[]) {
  const keys = viewSeqs.map((seq) => ({ collection: SAFER_VIEW_COLLECTION, id: String(seq) }));
  // Only its projection writes here.
  const docs = (await readStore.model(INSIGHT_MODEL).getMany(keys)) as readonly (SaferViewDoc | undefined)[];
  return docs.flatMap((doc) => (doc?.status === "PUBLISHED" ? [doc] : []));
}
