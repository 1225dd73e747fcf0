// The read model `figures@3`: what happened on each day, in UTC, by the events' own time. A thing that waits is counted on the day on which
// it begins to, and on that on which it ends to, whichever of them comes to be known first. Nothing is taken out again: that a report was
// filed on a day stays true once it is deleted.
//
// That filings are unusual is no event: the rules are asked here as well, with a memory of this model's own.
import {
  AnalysisAnswered,
  AnalysisClosed,
  AnalysisRequested,
  AnalysisWithdrawn,
} from "@sb/contracts/analysis/events.ts";
import {
  type Attempt,
  attemptKeyOwner,
  CommentDeleted,
  CommentFlagged,
  CommentHidden,
  CommentRefused,
  CommentRestored,
  RefusedCommentClosed,
} from "@sb/contracts/comment/events.ts";
import { AgencyNotificationFailed, AgencyNotified } from "@sb/contracts/delivery/events.ts";
import { DisputeClosed, DisputeDecided, DisputeOpened, DisputeWithdrawn } from "@sb/contracts/dispute/events.ts";
import type { AnyEvent, EventDefinition } from "@sb/contracts/events.ts";
import {
  FIGURE_MONTHS,
  FIGURED,
  FIGURES_MODEL,
  type Figure,
  type FigureDay,
  type FiguredDoc,
  type FigureMonth,
  type FigureQueue,
  figureMonthId,
  figureMonths,
  monthScore,
} from "@sb/contracts/figures/model.ts";
import { InquiryAnswered, InquiryDeleted, InquirySubmitted } from "@sb/contracts/inquiry/events.ts";
import {
  ObjectionClosed,
  ObjectionDecided,
  ObjectionOpened,
  ObjectionWithdrawn,
} from "@sb/contracts/objection/events.ts";
import { DeclarationFiled } from "@sb/contracts/report/events.ts";
import { caseId, UnusualFilingsReviewed } from "@sb/contracts/unusual/events.ts";
import { unusualStream } from "@sb/contracts/unusual/subject.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { DocKey, ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { findIn, windowsOf } from "../unusual/find.ts";

type Meaning =
  | { readonly step: "HAPPENED"; readonly of: Figure }
  | { readonly step: "BEGUN" | "ENDED"; readonly of: FigureQueue };

type Pair = readonly [EventDefinition, Meaning];
const happened = (of: Figure, event: EventDefinition): Pair => [event, { step: "HAPPENED", of }];
const waits = (of: FigureQueue, from: EventDefinition, ...until: readonly EventDefinition[]): readonly Pair[] => [
  [from, { step: "BEGUN", of }],
  ...ends(of, ...until),
];
const ends = (of: FigureQueue, ...until: readonly EventDefinition[]): readonly Pair[] =>
  until.map((event): Pair => [event, { step: "ENDED", of }]);

const COUNTED: readonly Pair[] = [
  happened("REPORTS", DeclarationFiled),
  happened("DELIVERED", AgencyNotified),
  happened("DELIVERIES_FAILED", AgencyNotificationFailed),
  ...waits("INQUIRIES", InquirySubmitted, InquiryAnswered, InquiryDeleted),
  ...waits("ANALYSES", AnalysisRequested, AnalysisAnswered, AnalysisClosed, AnalysisWithdrawn),
  ...waits("DISPUTES", DisputeOpened, DisputeDecided, DisputeWithdrawn, DisputeClosed),
  ...waits("OBJECTIONS", ObjectionOpened, ObjectionDecided, ObjectionWithdrawn, ObjectionClosed),
  ...waits("COMMENTS", CommentFlagged, CommentHidden, CommentRestored, CommentDeleted),
  ...waits("REFUSED_COMMENTS", CommentRefused, RefusedCommentClosed),
  ...ends("UNUSUAL", UnusualFilingsReviewed),
];
const MEANINGS = new Map(COUNTED.map(([{ type }, meaning]) => [type, meaning]));

type Event = Stored<AnyEvent>;

const figuresProjection = defineProjection({
  name: FIGURES_MODEL,
  handles: COUNTED.map(([event]) => event),
  reads: (event) => {
    const counts = meaningsOf(event).map(({ of }) => monthKey(of, event));
    if (counts.length === 0) return [];
    return [
      figuredKey(thingOf(event)),
      ...counts,
      ...(isFiled(event) ? [monthKey("UNUSUAL", event), ...windowsOf(event)] : []),
    ];
  },
  project(event, docs) {
    const ops = counted(event, docs);
    return ops.length > 0 && isFiled(event) ? [...ops, ...unusual(event, docs)] : ops;
  },
});

const isFiled = (event: Event): event is Stored<DeclarationFiled> => event.type === DeclarationFiled.type;

const dayOf = ({ meta }: Event): string => meta.at.slice(0, 10);
const monthKey = (of: Figure | FigureQueue, event: Event): DocKey => ({
  collection: FIGURE_MONTHS,
  id: figureMonthId(of, dayOf(event)),
});
const figuredKey = (id: string): DocKey => ({ collection: FIGURED, id });

/** Refused comments of one person share a stream. */
const thingOf = ({ type, stream, data }: Event): string =>
  type === CommentRefused.type || type === RefusedCommentClosed.type ? attemptKeyOwner(data as Attempt) : stream;

/** None for an entry of a published list: it is no report that somebody filed that day. */
function meaningsOf({ type, data }: Event): readonly Meaning[] {
  const { provenance, givenUp } = data as { readonly provenance?: unknown; readonly givenUp?: unknown };
  const meaning = MEANINGS.get(type);
  if (!meaning || provenance !== undefined) return [];
  return givenUp ? [meaning, { step: "HAPPENED", of: "DELIVERIES_GIVEN_UP" }] : [meaning];
}

function counted(event: Event, docs: Docs): readonly ReadOp[] {
  const meanings = meaningsOf(event);
  const [first] = meanings;
  if (!first) return [];
  const figured = figuredKey(thingOf(event));
  // Only this projection writes here.
  const before = docs.get(figured.collection, figured.id) as FiguredDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const isWaiting = before?.since !== undefined && !before.over;
  const { revision } = event;
  // A second flag on a comment begins no second wait; what had ended before, or never begun, does not end.
  if (first.step !== "HAPPENED" && isWaiting !== (first.step === "ENDED"))
    return [{ op: "put", ...figured, doc: { ...before, revision } }];
  const done: ReadOp = { op: "put", ...figured, doc: figuredAfter(first, event, before) };
  return [done, ...meanings.flatMap((meaning) => countOps(meaning, event, docs, { since: before?.since }))];
}

function figuredAfter({ step }: Meaning, event: Event, before: FiguredDoc | undefined): FiguredDoc {
  const { revision } = event;
  if (step === "BEGUN") return { revision, since: dayOf(event) };
  return { ...before, revision, ...(step === "ENDED" && { over: true }) };
}

type Counted = { readonly count?: number; readonly since?: string | undefined };

function countOps(
  { step, of }: Meaning,
  event: Event,
  docs: Docs,
  { count = 1, since = "" }: Counted,
): readonly ReadOp[] {
  const month = monthKey(of, event);
  const { days } = (docs.get(month.collection, month.id) as FigureMonth | undefined) ?? { days: {} };
  const day = dayOf(event);
  const { begun = 0, ended = {} } = days[day] ?? {};
  const after: FigureDay =
    step === "ENDED"
      ? { ...days[day], ended: { ...ended, [since]: (ended[since] ?? 0) + count } }
      : { ...days[day], begun: begun + count };
  const put: ReadOp = { op: "put", ...month, doc: { days: { ...days, [day]: after } } satisfies FigureMonth };
  if (step === "HAPPENED") return [put];
  return [put, { op: "listAdd", list: figureMonths(of), member: month.id, score: monthScore(day) }];
}

/** A case waits from the filing by which it is one. It is not found anew while it grows. */
function unusual(event: Stored<DeclarationFiled>, docs: Docs): readonly ReadOp[] {
  const findings = findIn(event, docs);
  const begun = findings.flatMap(({ rule, unusual, isNew }) =>
    unusual && isNew ? [unusualStream.of(caseId({ rule, dclrSeq: unusual.found.dclrSeq }))] : [],
  );
  const doc: FiguredDoc = { revision: -1, since: dayOf(event) };
  return [
    ...findings.map(({ memory }) => memory),
    ...begun.map((id): ReadOp => ({ op: "put", ...figuredKey(id), doc })),
    ...(begun.length > 0 ? countOps({ step: "BEGUN", of: "UNUSUAL" }, event, docs, { count: begun.length }) : []),
  ];
}

export const projections = [figuresProjection] as const;
