// The one list of subjects. Route table, streams, indexes and all else that is there for each subject is derived from it. A process
// checks at its start that it has what each of them names.
import { accountSubject } from "./account/subject.ts";
import type { Act } from "./act.ts";
import { agencySubject } from "./agency/subject.ts";
import { analysisSubject } from "./analysis/subject.ts";
import { apiKeySubject } from "./apikey/subject.ts";
import { auditSubject } from "./audit/subject.ts";
import { batchSubject } from "./batch/subject.ts";
import { commentSubject } from "./comment/subject.ts";
import { deliverySubject } from "./delivery/subject.ts";
import { disclosureSubject } from "./disclosure/subject.ts";
import { disputeSubject } from "./dispute/subject.ts";
import { figuresSubject } from "./figures/subject.ts";
import { homeSubject } from "./home/subject.ts";
import { inquirySubject } from "./inquiry/subject.ts";
import { insightSubject } from "./insight/subject.ts";
import { logSubject } from "./log/subject.ts";
import { newsSubject } from "./news/subject.ts";
import { newsletterSubject } from "./newsletter/subject.ts";
import { noticeSubject } from "./notice/subject.ts";
import { objectionSubject } from "./objection/subject.ts";
import { operationSubject } from "./operation/subject.ts";
import { publishedSubject } from "./published/subject.ts";
import type { Queue } from "./queue.ts";
import { reportSubject } from "./report/subject.ts";
import type { IndexSchema } from "./search-schema.ts";
import { sharingSubject } from "./sharing/subject.ts";
import { statusSubject } from "./status/subject.ts";
import type { BusinessCount, Stream, Subject } from "./subject.ts";
import { templateSubject } from "./template/subject.ts";
import { termsSubject } from "./terms/subject.ts";
import { unusualSubject } from "./unusual/subject.ts";
import { viewsSubject } from "./views/subject.ts";
import { watchSubject } from "./watch/subject.ts";
import { webhookSubject } from "./webhook/subject.ts";

export const subjectList = [
  accountSubject,
  agencySubject,
  analysisSubject,
  apiKeySubject,
  auditSubject,
  batchSubject,
  commentSubject,
  deliverySubject,
  disclosureSubject,
  disputeSubject,
  figuresSubject,
  homeSubject,
  insightSubject,
  newsSubject,
  inquirySubject,
  logSubject,
  newsletterSubject,
  noticeSubject,
  objectionSubject,
  operationSubject,
  publishedSubject,
  reportSubject,
  sharingSubject,
  statusSubject,
  templateSubject,
  termsSubject,
  unusualSubject,
  viewsSubject,
  watchSubject,
  webhookSubject,
] as const;

/** The same, where no type of a route is asked for. */
export const subjects: readonly Subject[] = subjectList;

/** Acts of all subjects, by the type of their event. */
export const acts: ReadonlyMap<string, Act & { readonly subject: string }> = new Map(
  subjects.flatMap(({ name, acts: own }) => own.map((act) => [act.event.type, { ...act, subject: name }])),
);

/** Those of all subjects. */
export const streams: readonly Stream[] = subjects.flatMap((subject) => subject.streams);
export const businessCounts: readonly BusinessCount[] = subjects.flatMap(({ counts }) => counts);
/** The queues of staff, of all subjects. */
export const queues: readonly Queue[] = subjects.flatMap((subject) => subject.queues);
/** The paths of all rendered pages. Every other path gets the app alone. */
export const PAGE_PATHS: readonly string[] = subjects.flatMap(({ pages }) => pages);
export const indexes: readonly IndexSchema[] = subjects.flatMap((subject) => subject.indexes);

/** Changes of what is written besides events, which a release before can't read, such as how it is sealed. Count each. */
const OTHER_CHANGES = 0;
/**
 * Grows with each new event, and each new version of one. A release reads what any writes that has the same or less, since no event is
 * ever taken away.
 */
export const WRITTEN: number =
  OTHER_CHANGES + streams.flatMap(({ events }) => events.definitions).reduce((sum, { version }) => sum + version, 0);

const travelling = new Set(streams.filter(({ travels }) => travels).map(({ kind }) => kind));

/** Whether the bus carries a stream's events, by its name. No stream does whose kind no subject declares. */
export const travels = (stream: string): boolean => travelling.has(/^[^-]+(?=-)/.exec(stream)?.[0] ?? "");
