// The sharing subject: what others take in by machine (TAXII, MISP, blocklists), and what staff and agencies say of a target.
import * as z from "zod";
import { actOf } from "../act.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { TargetConfirmed, TargetUnconfirmed, targetEvents } from "./events.ts";
import { GIVEN_MODEL } from "./given.ts";
import { EdgeAlarm, EdgePublish } from "./jobs.ts";
import { SHARING_MODEL } from "./model.ts";
import { sharingRoutes } from "./routes.ts";
import { sharingExamples } from "./stored-examples.ts";

/** Ids are the UUIDs of observables. */
export const targetStream = defineStream("target", z.uuid(), targetEvents);

export const sharingSubject = defineSubject({
  name: "sharing",
  routes: sharingRoutes,
  examples: sharingExamples,
  streams: [targetStream],
  models: [SHARING_MODEL, GIVEN_MODEL],
  jobs: [EdgePublish, EdgeAlarm],
  acts: [actOf(TargetConfirmed), actOf(TargetUnconfirmed)],
});
