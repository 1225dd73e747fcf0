// Calls of jobs on articles. The workers are given this.
import { insightStream } from "@sb/contracts/insight/subject.ts";
import { contextFor, type WriteDeps } from "../runtime/deps.ts";
import { insightDecider } from "./decider.ts";

export type InsightSystem = {
  /** `id` of the job, for the event. Nothing where another time was set since, or none. */
  readonly publishDue: (viewSeq: number, publishAt: string, id: string) => Promise<void>;
};

const ACTOR = "system:insight-jobs";

export const createInsightSystem = (deps: WriteDeps): InsightSystem => ({
  async publishDue(viewSeq, publishAt, id) {
    const command = { type: "PublishDue", seq: viewSeq, publishAt } as const;
    await deps.handle(insightDecider, insightStream.of(viewSeq), command, contextFor(deps, ACTOR, id));
  },
});
