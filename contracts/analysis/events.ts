// The facts of a request for an in-depth analysis (`analysis-{analysisSeq}`), and of one person's requests
// (`analyses-{userId}`).
import * as z from "zod";
import { LANGUAGES } from "../codes.ts";
import { type DeepReadonly, defineEvent, type EventFrom } from "../events.ts";
import { defineEvents, type EventIn } from "../subject.ts";
import { ANALYSIS_TARGETS } from "./model.ts";

/** A person's question, and how to reach them. Nobody but they and the admins may read it. */
export const AnalysisText = z.object({
  targets: z.array(z.object({ kind: z.enum(ANALYSIS_TARGETS), value: z.string() })),
  /** The incident. */
  content: z.string(),
  amount: z.string().optional(),
  /** When it happened, in the person's words. */
  happenedAt: z.string().optional(),
  contact: z.string(),
});
export type AnalysisText = DeepReadonly<z.output<typeof AnalysisText>>;

/** An admin's answer: the analysis, or why there is none. */
export const AnalysisReply = z.object({ content: z.string() });
export type AnalysisReply = DeepReadonly<z.output<typeof AnalysisReply>>;

/** Projections name the documents and lists they change from the event alone. */
const OfPerson = z.object({ analysisSeq: z.int(), userId: z.string() });
/** The person's language when they asked: the mail about the end is written in it. */
const Told = OfPerson.extend({ language: z.enum(LANGUAGES) });

export const AnalysisRequested = defineEvent("AnalysisRequested", {
  version: 1,
  data: Told.extend({
    membership: z.int(),
    /** The person's own report that it is about. */
    dclrSeq: z.int().optional(),
  }),
  secret: AnalysisText,
});
export type AnalysisRequested = EventFrom<typeof AnalysisRequested>;

/** An admin works on it. */
export const AnalysisStarted = defineEvent("AnalysisStarted", { version: 1, data: OfPerson });
export type AnalysisStarted = EventFrom<typeof AnalysisStarted>;

export const AnalysisAnswered = defineEvent("AnalysisAnswered", { version: 1, data: Told, secret: AnalysisReply });
export type AnalysisAnswered = EventFrom<typeof AnalysisAnswered>;

/** Ended without an analysis; the reply says why. */
export const AnalysisClosed = defineEvent("AnalysisClosed", { version: 1, data: Told, secret: AnalysisReply });
export type AnalysisClosed = EventFrom<typeof AnalysisClosed>;

/** By the person, or because their account was left. */
export const AnalysisWithdrawn = defineEvent("AnalysisWithdrawn", {
  version: 1,
  data: OfPerson.extend({ because: z.enum(["PERSON", "ACCOUNT"]) }),
});
export type AnalysisWithdrawn = EventFrom<typeof AnalysisWithdrawn>;

export const analysisEvents = defineEvents(
  AnalysisRequested,
  AnalysisStarted,
  AnalysisAnswered,
  AnalysisClosed,
  AnalysisWithdrawn,
);
export type AnalysisEvent = EventIn<typeof analysisEvents>;

/** A request is the person's. Whoever ends the account finds its requests here. */
export const AnalysisListed = defineEvent("AnalysisListed", {
  version: 1,
  data: OfPerson.extend({ membership: z.int() }),
});
export type AnalysisListed = EventFrom<typeof AnalysisListed>;

export const analysesEvents = defineEvents(AnalysisListed);
