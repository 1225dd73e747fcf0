// Which of the admins' lists a request stands in.

import { ANALYSIS_LISTS, type AnalysisDoc, type AnalysisStatus } from "@sb/contracts/analysis/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";

const QUEUE: Readonly<Record<AnalysisStatus, "open" | "done" | undefined>> = {
  RECEIVED: "open",
  IN_PROGRESS: "open",
  ANSWERED: "done",
  CLOSED: "done",
  WITHDRAWN: undefined,
};

export function listOps({ analysisSeq, status, endedAt }: AnalysisDoc): readonly ReadOp[] {
  const member = String(analysisSeq);
  const scores = { open: analysisSeq, done: endedAt === undefined ? 0 : Date.parse(endedAt) };
  return (["open", "done"] as const).map((queue): ReadOp => {
    const list = ANALYSIS_LISTS[queue];
    return QUEUE[status] === queue
      ? { op: "listAdd", list, member, score: scores[queue] }
      : { op: "listRemove", list, member };
  });
}
