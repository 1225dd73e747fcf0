// The views subject in one place (../subject.ts says what that is): how often things are looked at.
import * as z from "zod";
import { defineStream, defineSubject } from "../subject.ts";
import { viewsEvents } from "./events.ts";
import { VIEWS_MODEL } from "./model.ts";
import { viewsRoutes } from "./routes.ts";
import { viewsExamples } from "./stored-examples.ts";

/** Ids are days in UTC, `YYYY-MM-DD`. */
export const viewsStream = defineStream("views", z.iso.date(), viewsEvents);

export const viewsSubject = defineSubject({
  name: "views",
  routes: viewsRoutes,
  examples: viewsExamples,
  streams: [viewsStream],
  models: [VIEWS_MODEL],
});
