// The projection `analysis@1` (contracts/analysis/model.ts): one document per request, and the lists of them.
import { type AnalysisEvent, analysisEvents } from "@sb/contracts/analysis/events.ts";
import { ANALYSIS_COLLECTION, ANALYSIS_LISTS, ANALYSIS_MODEL, type AnalysisDoc } from "@sb/contracts/analysis/model.ts";
import { unknownEvent } from "@sb/platform/decide/unknown-event.ts";
import type { Stored } from "@sb/platform/event-store/port.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { type Docs, defineProjection } from "../runtime/projection.ts";
import { listOps } from "./lists.ts";

export const analysisProjection = defineProjection({
  name: ANALYSIS_MODEL,
  handles: analysisEvents.definitions,
  reads: ({ data }) => [{ collection: ANALYSIS_COLLECTION, id: String(data.analysisSeq) }],
  project,
});

function project(event: Stored<AnalysisEvent>, docs: Docs): readonly ReadOp[] {
  const id = String(event.data.analysisSeq);
  // Only this projection writes here.
  const before = docs.get(ANALYSIS_COLLECTION, id) as AnalysisDoc | undefined;
  if (before && before.revision >= event.revision) return [];
  const after = docAfter(event, before);
  if (!after) return [];
  // Nobody is left to read the request of an account that was left.
  if (event.type === "AnalysisWithdrawn" && event.data.because === "ACCOUNT") {
    return [
      { op: "delete", collection: ANALYSIS_COLLECTION, id },
      { op: "listRemove", list: ANALYSIS_LISTS.of(after.userId), member: id },
      ...listOps(after),
    ];
  }
  return [
    { op: "put", collection: ANALYSIS_COLLECTION, id, doc: after },
    { op: "listAdd", list: ANALYSIS_LISTS.of(after.userId), member: id, score: after.analysisSeq },
    ...listOps(after),
  ];
}

function docAfter(event: Stored<AnalysisEvent>, before: AnalysisDoc | undefined): AnalysisDoc | undefined {
  const { revision, sealed, meta } = event;
  if (event.type === "AnalysisRequested") {
    const { analysisSeq, userId, dclrSeq } = event.data;
    return { analysisSeq, userId, dclrSeq, status: "RECEIVED", requestedAt: meta.at, sealed, revision };
  }
  if (!before) return undefined;
  switch (event.type) {
    case "AnalysisStarted":
      return { ...before, status: "IN_PROGRESS", startedAt: meta.at, revision };
    case "AnalysisAnswered":
      return { ...before, status: "ANSWERED", endedAt: meta.at, reply: sealed, revision };
    case "AnalysisClosed":
      return { ...before, status: "CLOSED", endedAt: meta.at, reply: sealed, revision };
    case "AnalysisWithdrawn": {
      const { sealed: _, reply: __, ...rest } = before;
      return { ...rest, status: "WITHDRAWN", endedAt: meta.at, revision };
    }
    default:
      throw unknownEvent(event);
  }
}

export const projections = [analysisProjection] as const;
