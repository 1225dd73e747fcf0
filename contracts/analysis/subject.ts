// The analysis subject in one place (../subject.ts says what that is): requests for an in-depth analysis of a case.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  AnalysisAnswered,
  AnalysisClosed,
  AnalysisListed,
  AnalysisStarted,
  analysesEvents,
  analysisEvents,
} from "./events.ts";
import { ANALYSIS_MODEL } from "./model.ts";
import { analysisRoutes } from "./routes.ts";
import { analysisExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that requests are sealed with. */
export const analysisStream = defineStream("analysis", SeqParam, analysisEvents, { travels: true });
/** Ids are public user ids. */
export const analysesStream = defineStream("analyses", z.string().min(1).max(100), analysesEvents);

export const analysisSubject = defineSubject({
  name: "analysis",
  routes: analysisRoutes,
  examples: analysisExamples,
  counts: [{ name: "sb_analyses_requested_total", help: "Requests for an analysis.", events: ["AnalysisRequested"] }],
  queues: [
    {
      ...{ name: "ANALYSES", who: "admin", reads: [ANALYSIS_MODEL] },
      ...{ path: "/admin/analysis", itemPath: "/admin/analysis/:analysisSeq" },
    },
  ],
  streams: [analysisStream, analysesStream],
  models: [ANALYSIS_MODEL],
  groups: { command: ["analysis-eraser"], workers: ["analysis-mails"] },
  acts: [actOf(AnalysisStarted), actOf(AnalysisAnswered), actOf(AnalysisClosed)],
  notProjected: { [AnalysisListed.type]: "the eraser alone goes through a person's requests" },
});
