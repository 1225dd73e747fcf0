// The workers' part of objections to listings: the publisher is told by mail, once, and an objection ends with the listing that it is about.
import type { Language } from "@sb/contracts/codes.ts";
import { ObjectionOpened } from "@sb/contracts/objection/events.ts";
import {
  OBJECTION_COLLECTION,
  OBJECTION_LISTS,
  OBJECTION_MODEL,
  type ObjectionDoc,
} from "@sb/contracts/objection/model.ts";
import {
  ObjectionLook,
  ObjectionMail,
  type ObjectionRemote,
  objectionRemote,
  type ToPublisher,
} from "@sb/contracts/objection/subject.ts";
import { ListTaken, ListWithdrawn } from "@sb/contracts/published/events.ts";
import { type ListDoc, type ListedDoc, PUBLISHED_COLLECTIONS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { Mail, Mailer } from "@sb/platform/mail/port.ts";
import type { ReadModel, ReadStore } from "@sb/platform/read-store/port.ts";
import { timeIn } from "@sb/platform/texts/time-in.ts";
import { renderMail } from "../mail/render.ts";
import { sendMail } from "../mail/send.ts";
import { mailTextsIn } from "../mail/texts.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { requireReached } from "../runtime/require-reached.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [mailsSubscription(jobs), looksSubscription(jobs)],
  jobs(deps: JobDeps) {
    const objections = objectionRemote.by(deps.ask);
    return [objectionMailHandler({ ...deps, objections }), objectionLookHandler({ ...deps, objections })];
  },
} satisfies WorkerParts;

type Queue = Pick<Jobs, "enqueue">;

const mailsSubscription = (jobs: Queue) =>
  defineOutbox({
    jobs,
    group: "objection-mails",
    handles: [ObjectionOpened],
    jobsOf: ({ data: { objectionSeq, tells }, meta }) =>
      tells === "PUBLISHER" ? [jobOf(ObjectionMail, meta.eventId, { objectionSeq })] : [],
  });

const looksSubscription = (jobs: Queue) =>
  defineOutbox({
    jobs,
    group: "objection-looks",
    from: "now",
    handles: [ListTaken, ListWithdrawn],
    jobsOf: ({ type, data, meta }) =>
      type === "ListTaken" && data.delisted === 0
        ? []
        : [jobOf(ObjectionLook, meta.eventId, { listSeq: data.listSeq })],
  });

type MailDeps = {
  readonly objections: Pick<ObjectionRemote, "findMessage" | "noteTold">;
  readonly mailer: Pick<Mailer, "send">;
  /** Without a trailing slash. */
  readonly publicUrl: string;
};

export function objectionMailHandler({ objections, mailer, publicUrl }: MailDeps): JobWorker {
  return defineHandler({
    job: ObjectionMail,
    concurrency: 2,
    async handle({ kind, id, payload: { objectionSeq } }) {
      const message = await objections.findMessage(objectionSeq);
      if (!message) return;
      const mail = publisherMail(message, languageOf(message.to), publicUrl);
      await sendMail({ mailer }, { kind, id }, { ...mail, to: message.to });
      await objections.noteTold(objectionSeq, id);
    },
  });
}

const LANGUAGE_OF: Readonly<Record<string, Language>> = {
  ...{ kr: "ko", jp: "ja", cn: "zh", tw: "zh", hk: "zh", de: "de", at: "de", ch: "de" },
};

/** A publisher has no language in our settings: that of their address's country, or English. */
export const languageOf = (email: string): Language =>
  LANGUAGE_OF[email.slice(email.lastIndexOf(".") + 1).toLowerCase()] ?? "en";

/** `publicUrl`: without a trailing slash. */
export function publisherMail(
  { list, target, declareType, openedAt, isOwner, reason }: ToPublisher,
  language: Language,
  publicUrl: string,
): Omit<Mail, "id" | "to"> {
  const t = mailTextsIn(language);
  const page = `${publicUrl}/${declareType === "SITE" ? "s" : "a"}/${encodeURIComponent(target)}`;
  return renderMail(
    {
      subject: t(($) => $.mails.objection.subject, { list }),
      greeting: t(($) => $.mails.frame.hello),
      intro: t(($) => $.mails.objection.intro),
      facts: [
        { name: t(($) => $.mails.objection.list), value: list },
        { name: t(($) => $.mails.objection.target), value: target },
        { name: t(($) => $.mails.objection.since), value: timeIn(language, openedAt) },
        {
          name: t(($) => $.mails.objection.owner),
          value: isOwner ? t(($) => $.mails.objection.saysOwner) : t(($) => $.mails.objection.saysNot),
        },
        ...(reason === undefined ? [] : [{ name: t(($) => $.mails.objection.because), value: reason }]),
      ],
      action: { label: t(($) => $.mails.objection.open), url: page },
      more: [t(($) => $.mails.objection.unproven), t(($) => $.mails.objection.ifWrong)],
      reason: t(($) => $.mails.objection.reason),
    },
    { language, unasked: t(($) => $.mails.frame.unasked) },
  );
}

type LookDeps = {
  readonly objections: Pick<ObjectionRemote, "close">;
  readonly readStore: Pick<ReadStore, "whenReached"> & { model(name: string): Pick<ReadModel, "list" | "getMany"> };
  readonly eventStore: Pick<EventStore, "head">;
};

const PAGE = 100;

export function objectionLookHandler({ objections, readStore, eventStore }: LookDeps): JobWorker {
  return defineHandler({
    job: ObjectionLook,
    concurrency: 1,
    async handle({ id, payload: { listSeq }, signal }) {
      const head = await eventStore.head();
      for (const model of [OBJECTION_MODEL, PUBLISHED_MODEL]) await requireReached({ readStore }, model, head);
      const gone: number[] = [];
      for await (const docs of openTo(readStore, listSeq)) {
        signal.throwIfAborted();
        gone.push(...(await delisted(readStore, listSeq, docs)));
      }
      // They leave the list that was walked.
      for (const objectionSeq of gone) await objections.close(objectionSeq, id);
    },
  });
}

async function* openTo(readStore: LookDeps["readStore"], listSeq: number): AsyncIterable<readonly ObjectionDoc[]> {
  const model = readStore.model(OBJECTION_MODEL);
  for (let offset = 0; ; offset += PAGE) {
    const { members } = await model.list(OBJECTION_LISTS.toList(listSeq), { offset, limit: PAGE, newestFirst: false });
    const found = await model.getMany(members.map((id) => ({ collection: OBJECTION_COLLECTION, id })));
    // Only its projection writes there.
    yield (found as readonly (ObjectionDoc | undefined)[]).flatMap((doc) => doc ?? []);
    if (members.length < PAGE) return;
  }
}

async function delisted(
  readStore: LookDeps["readStore"],
  listSeq: number,
  docs: readonly ObjectionDoc[],
): Promise<readonly number[]> {
  const { list, target } = PUBLISHED_COLLECTIONS;
  const keys = docs.map(({ addressKey }) => ({ collection: target, id: addressKey }));
  const [doc, ...targets] = await readStore
    .model(PUBLISHED_MODEL)
    .getMany([{ collection: list, id: String(listSeq) }, ...keys]);
  const isOver = (doc as ListDoc | undefined)?.state === "WITHDRAWN";
  const isListed = (at: number) =>
    (targets[at] as ListedDoc | undefined)?.listings.some((listing) => listing.listSeq === listSeq) ?? false;
  return docs.filter((_, at) => isOver || !isListed(at)).map(({ objectionSeq }) => objectionSeq);
}
