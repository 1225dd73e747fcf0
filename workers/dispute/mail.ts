// The mails about a request. They name it by its number only, since mails are read by others on their way.
import type { Language } from "@sb/contracts/codes.ts";
import type { DisputeMailKind } from "@sb/contracts/dispute/codes.ts";
import { DisputeMail } from "@sb/contracts/dispute/jobs.ts";
import type { JobWorker } from "@sb/platform/jobs/port.ts";
import type { Mail } from "@sb/platform/mail/port.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { type AccountMailDeps, findRecipient } from "../account/mail.ts";
import { renderMail } from "../mail/render.ts";
import { sendMail } from "../mail/send.ts";
import { mailTextsIn } from "../mail/texts.ts";
import { defineHandler } from "../runtime/define-handler.ts";

export function disputeMailHandler(deps: AccountMailDeps): JobWorker {
  return defineHandler({
    job: DisputeMail,
    concurrency: 2,
    async handle({ kind, id, payload }) {
      const recipient = await findRecipient(deps, payload.userId);
      if (!recipient) return;
      const { nickname, email, language } = recipient;
      const mail = disputeMail({ ...payload, nickname }, language, deps.publicUrl);
      await sendMail(deps, { kind, id }, { ...mail, to: email });
    },
  });
}

export type DisputeNews = {
  readonly mail: DisputeMailKind;
  readonly requestSeq: number;
  readonly dclrSeq: number;
  readonly nickname: string;
  /** ISO 8601. */
  readonly dueAt?: string | undefined;
};

/** `publicUrl`: without a trailing slash. */
export function disputeMail(
  { mail, requestSeq, dclrSeq, nickname, dueAt }: DisputeNews,
  language: Language,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const seq = String(requestSeq);
  return renderMail(
    {
      subject: t(($) => $.mails.dispute.subjects[mail], { seq }),
      greeting: t(($) => $.mails.dispute.greeting, { nickname }),
      intro: t(($) => $.mails.dispute.intros[mail]),
      facts: [
        { name: t(($) => $.mails.dispute.number), value: seq },
        { name: t(($) => $.mails.dispute.report), value: String(dclrSeq) },
        ...(dueAt ? [{ name: t(($) => $.mails.dispute.dueAt), value: timeIn(language, dueAt) }] : []),
      ],
      action: { label: t(($) => $.mails.dispute.open), url: `${publicUrl}/report/deletion/${seq}` },
      more: [t(($) => $.mails.dispute.warning)],
      reason: t(($) => $.mails.dispute.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}
