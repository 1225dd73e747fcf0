// Calls of jobs on the articles' rules.
import { defineRemote } from "../remote.ts";

export type InsightRemote = {
  /** `id`: of the job. Nothing where another time was set since, or none. */
  readonly publishDue: (viewSeq: number, publishAt: string, id: string) => Promise<void>;
};
export const insightRemote = defineRemote<InsightRemote>("articles", { publishDue: true });
