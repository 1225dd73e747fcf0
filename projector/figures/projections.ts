// The read model `figures@2`: what happened on each day, in UTC, by the events' own time. A thing that waits is counted on the day on which
// it begins to, and on that on which it ends to, whichever of them comes to be known first. Nothing is taken out again: that a report was
// filed on a day stays true once it is deleted.
import {
  AnalysisAnswered,
  AnalysisClosed,
  AnalysisRequested,
  AnalysisWithdrawn,
} from "@sb/contracts/analysis/events.ts";
import { CommentDeleted, CommentFlagged, CommentHidden, CommentRestored } from "@sb/contracts/comment/events.ts";
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
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";

type Meaning =
  | { readonly step: "HAPPENED"; readonly of: Figure }
  | { readonly step: "BEGUN" | "ENDED"; readonly of: FigureQueue };

type Pair = readonly [EventDefinition, Meaning];
const happened = (of: Figure, event: EventDefinition): Pair => [event, { step: "HAPPENED", of }];
const waits = (of: FigureQueue, from: EventDefinition, ...until: readonly EventDefinition[]): readonly Pair[] => [
  [from, { step: "BEGUN", of }],
  ...until.map((event): Pair => [event, { step: "ENDED", of }]),
];

const COUNTED: readonly Pair[] = [
  happened("REPORTS", DeclarationFiled),
  happened("DELIVERED", AgencyNotified),
  happened("DELIVERIES_FAILED", AgencyNotificationFailed),
  ...waits("INQUIRIES", InquirySubmitted, InquiryAnswered, InquiryDeleted),
  ...waits("ANALYSES", AnalysisRequested, AnalysisAnswered, AnalysisClosed, AnalysisWithdrawn),
  ...waits("DISPUTES", DisputeOpened, DisputeDecided, DisputeWithdrawn, DisputeClosed),
  ...waits("OBJECTIONS", ObjectionOpened, ObjectionDecided, ObjectionWithdrawn, ObjectionClosed),
  ...waits("COMMENTS", CommentFlagged, CommentHidden, CommentRestored, CommentDeleted),
];
const MEANINGS = new Map(COUNTED.map(([{ type }, meaning]) => [type, meaning]));

const figuresProjection = defineProjection({
  name: FIGURES_MODEL,
  handles: COUNTED.map(([event]) => event),
  reads: (event) => {
    const { figured, month } = keysOf(event);
    return month ? [figured, month] : [];
  },
  project,
});

const dayOf = ({ meta }: Stored<AnyEvent>): string => meta.at.slice(0, 10);

/** Without a month: an entry of a published list is no report that somebody filed that day. */
function keysOf(event: Stored<AnyEvent>) {
  const meaning = MEANINGS.get(event.type);
  const isListed = (event.data as { readonly provenance?: unknown }).provenance !== undefined;
  const id = meaning && !isListed ? figureMonthId(meaning.of, dayOf(event)) : undefined;
  return {
    meaning,
    figured: { collection: FIGURED, id: event.stream },
    month: id === undefined ? undefined : { collection: FIGURE_MONTHS, id },
  };
}

function project(event: Stored<AnyEvent>, docs: Docs): readonly ReadOp[] {
  const { meaning, figured, month } = keysOf(event);
  if (!meaning || !month) return [];
  // Only this projection writes here.
  const before = docs.get(figured.collection, figured.id) as FiguredDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const isWaiting = before?.since !== undefined && !before.over;
  const { revision } = event;
  // A second flag on a comment begins no second wait; what had ended before, or never begun, does not end.
  if (meaning.step !== "HAPPENED" && isWaiting !== (meaning.step === "ENDED"))
    return [{ op: "put", ...figured, doc: { ...before, revision } }];
  const done: ReadOp = { op: "put", ...figured, doc: figuredAfter(meaning, event, before) };
  const { days } = (docs.get(month.collection, month.id) as FigureMonth | undefined) ?? { days: {} };
  const day = dayOf(event);
  const doc: FigureMonth = { days: { ...days, [day]: dayAfter(meaning, days[day], before?.since) } };
  return [done, { op: "put", ...month, doc }, ...listOps(meaning, month.id, day)];
}

function figuredAfter({ step }: Meaning, event: Stored<AnyEvent>, before: FiguredDoc | undefined): FiguredDoc {
  const { revision } = event;
  if (step === "BEGUN") return { revision, since: dayOf(event) };
  return { ...before, revision, ...(step === "ENDED" && { over: true }) };
}

function dayAfter({ step }: Meaning, day: FigureDay = {}, since = ""): FigureDay {
  if (step !== "ENDED") return { ...day, begun: (day.begun ?? 0) + 1 };
  return { ...day, ended: { ...day.ended, [since]: (day.ended?.[since] ?? 0) + 1 } };
}

const listOps = ({ step, of }: Meaning, member: string, day: string): readonly ReadOp[] =>
  step === "HAPPENED" ? [] : [{ op: "listAdd", list: figureMonths(of), member, score: monthScore(day) }];

export const projections = [figuresProjection] as const;
