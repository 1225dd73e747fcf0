// The subject of the public log in one place (../subject.ts says what that is): a Merkle tree over all public facts (docs/log.md).
import * as z from "zod";
import { defineJob } from "../job.ts";
import type { StoredExample } from "../stored-example.ts";
import { defineStream, defineSubject } from "../subject.ts";
import { rulesEvents } from "./events.ts";
import { LOG_MODEL } from "./model.ts";
import { logRemote } from "./remote.ts";
import { logRoutes } from "./routes.ts";

/** The one with the id `all`. */
export const rulesStream = defineStream("rules", z.literal("all"), rulesEvents);

/** Signs the log as it is, and asks its witnesses. */
export const LogCheckpoint = defineJob("log-checkpoint", z.object({}));
/** Is parked at once, so that operators see that the log is not signed any more. Its id says what was signed, and what is there. */
export const LogAlarm = defineJob("log-alarm", z.object({}));
/** Notes the rules that this release has. Its id is made of them. */
export const LogRules = defineJob("log-rules", z.object({}));

// An event of each type and version that was ever stored. Never change one: logs hold events like it.
const logExamples: readonly StoredExample[] = [
  {
    type: "RulesAdopted",
    version: 1,
    data: { rules: "FORMULA", version: "level-2", digest: "n4bQgYhMfWWaL-qgxVrQFaO_TxsrC4Is0V1sFbDwCgg" },
  },
];

export const logSubject = defineSubject({
  name: "log",
  routes: logRoutes,
  examples: logExamples,
  streams: [rulesStream],
  models: [LOG_MODEL],
  jobs: [LogCheckpoint, LogAlarm, LogRules],
  remote: logRemote,
});
