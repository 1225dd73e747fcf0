// The subject of unusual filings in one place (../subject.ts says what that is): what admins should look at.
import * as z from "zod";
import { actOf } from "../act.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { UnusualFilingsReviewed, unusualEvents } from "./events.ts";
import { UNUSUAL_MODEL } from "./model.ts";
import { unusualRoutes } from "./routes.ts";
import { unusualExamples } from "./stored-examples.ts";

/** Ids are `caseId`s. */
export const unusualStream = defineStream("unusual", z.string().min(1).max(60), unusualEvents);

export const unusualSubject = defineSubject({
  name: "unusual",
  routes: unusualRoutes,
  examples: unusualExamples,
  streams: [unusualStream],
  models: [UNUSUAL_MODEL],
  queues: [{ name: "UNUSUAL", who: "moderator", reads: [UNUSUAL_MODEL], path: "/admin/unusual" }],
  acts: [actOf(UnusualFilingsReviewed)],
});
