// One person's requests: each is listed once.
import { type AnalysisListed, analysesEvents } from "@sb/contracts/analysis/events.ts";
import type { Decider } from "@sb/platform/decider.ts";

export type Requested = AnalysisListed["data"];

export const requestsDecider: Decider<Requested, AnalysisListed, readonly Requested[]> = {
  events: analysesEvents,
  initialState: [],
  evolve: (requests, { data }) => [...requests, data],
  decide: (data, requests) =>
    requests.some(({ analysisSeq }) => analysisSeq === data.analysisSeq)
      ? []
      : [{ type: "AnalysisListed", version: 1, data }],
};
