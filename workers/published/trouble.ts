// Tells the admins by mail, once for each trouble, that a published list needs them.
import type { Language } from "@sb/contracts/codes.ts";
import { PublishedTrouble } from "@sb/contracts/published/jobs.ts";
import type { ListDoc } from "@sb/contracts/published/model.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import type { Mail, Mailer } from "@sb/platform/mail/port.ts";
import type { ReadModel } from "@sb/platform/read-store/port.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { renderMail } from "../mail/render.ts";
import { sendMail } from "../mail/send.ts";
import { mailTextsIn } from "../mail/texts.ts";
import { defineHandler } from "../runtime/define-handler.ts";
import { ModelBehind } from "../runtime/require-reached.ts";
import { findListDoc } from "./look.ts";

export type TroubleDeps = {
  readonly readStore: { model(name: string): Pick<ReadModel, "get"> };
  readonly mailer: Pick<Mailer, "send">;
  readonly adminEmails: readonly string[];
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

/** Addresses of operators come from the settings, which say nothing of a language. */
const LANGUAGE: Language = "en";

/** Nothing is sent where the trouble is over by then. */
export function publishedTroubleHandler({ readStore, mailer, adminEmails, publicUrl }: TroubleDeps): JobWorker {
  return defineHandler({
    job: PublishedTrouble,
    concurrency: 1,
    async handle({ kind, id, payload: { listSeq, trouble, attemptBefore } }) {
      const list = await findListDoc({ readStore }, listSeq);
      if (list && list.attempt?.at === attemptBefore) throw new ModelBehind();
      if (list?.state !== "ACTIVE" || isWell(list)) return;
      const mail = troubleMail({ trouble, list }, LANGUAGE, publicUrl);
      for (const [at, to] of adminEmails.entries())
        await sendMail({ mailer }, { kind, id: `${id}.${at}` }, { ...mail, to });
    },
  });
}

const isWell = ({ attempt }: Pick<ListDoc, "attempt">): boolean =>
  attempt?.outcome === "TAKEN" || attempt?.outcome === "UNCHANGED";

type Trouble = { readonly trouble: PublishedTrouble["trouble"]; readonly list: Pick<ListDoc, "name" | "good"> };

/** `publicUrl`: without a trailing slash. */
export function troubleMail(
  { trouble, list: { name, good } }: Trouble,
  language: Language,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  return renderMail(
    {
      subject: t(($) => $.mails.published.subjects[trouble], { name }),
      greeting: t(($) => $.mails.frame.hello),
      intro: t(($) => $.mails.published.intros[trouble]),
      facts: [
        { name: t(($) => $.mails.published.list), value: name },
        {
          name: t(($) => $.mails.published.lastGood),
          value: good ? timeIn(language, good.seenAt) : t(($) => $.mails.published.never),
        },
      ],
      action: { label: t(($) => $.mails.published.open), url: `${publicUrl}/admin/list` },
      more: [t(($) => $.mails.published.stays)],
      reason: t(($) => $.mails.published.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}
