// The batch subject in one place (../subject.ts says what that is): an agency files many reports at once.
import * as z from "zod";
import { actOf } from "../act.ts";
import { SeqParam } from "../http.ts";
import { defineStream, defineSubject } from "../subject.ts";
import {
  BatchFilingAllowed,
  BatchFilingEnded,
  BatchRowFiled,
  BatchRowUndone,
  batchBookEvents,
  batchEvents,
  batchRowEvents,
} from "./events.ts";
import { BatchClear, BatchRun } from "./jobs.ts";
import { BATCH_MODEL } from "./model.ts";
import { batchRemote } from "./remote.ts";
import { batchRoutes } from "./routes.ts";
import { batchExamples } from "./stored-examples.ts";

/** Its names are also those of the keys that settings and numbers of rows are sealed with. */
export const batchStream = defineStream("batch", SeqParam, batchEvents, { travels: true });
/** Ids are agencySeqs. */
export const batchBookStream = defineStream("batchbook", SeqParam, batchBookEvents);
/** Ids are keyed hashes of an agency and a row's own number. */
export const batchRowStream = defineStream("batchrow", z.string().min(1).max(100), batchRowEvents);

const ONLY_FILING = "filing alone asks whether a row was filed before";

export const batchSubject = defineSubject({
  name: "batch",
  routes: batchRoutes,
  remote: batchRemote,
  examples: batchExamples,
  streams: [batchStream, batchBookStream, batchRowStream],
  models: [BATCH_MODEL],
  groups: { workers: ["batch-runs"] },
  jobs: [BatchRun, BatchClear],
  acts: [actOf(BatchFilingAllowed), actOf(BatchFilingEnded, { reason: ({ reason }) => reason })],
  notProjected: { [BatchRowFiled.type]: ONLY_FILING, [BatchRowUndone.type]: ONLY_FILING },
});
