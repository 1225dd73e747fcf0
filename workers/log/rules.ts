// At each start: notes the rules that this release measures everybody by, so that the public log has each version of them (docs/log.md).
import { createHash } from "node:crypto";
import type { AdoptedRules } from "@sb/contracts/log/events.ts";
import { logRemote } from "@sb/contracts/log/remote.ts";
import { LogRules } from "@sb/contracts/log/subject.ts";
import { LEVEL_FORMULA, LEVEL_MAX, LEVEL_PARTS, LEVEL_RULES, STEP_FROM } from "@sb/contracts/report/level.ts";
import { SHIPPED_TERMS } from "@sb/contracts/terms/shipped.ts";
import { SAFE_LIST } from "@sb/knowledge/address/safe-list/safe-list.ts";
import { digestOf } from "@sb/knowledge/tlog/commitment.ts";
import type { JobWorker, NewJob } from "@sb/platform/jobs/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import type { JobDeps } from "../runtime/parts.ts";

/** A safe list has no number of its own: its newest day is its version. */
const SAFE_LIST_VERSION = SAFE_LIST.map(({ date }) => date)
  .sort()
  .at(-1);

const RULES: readonly AdoptedRules[] = [
  ...Object.entries(SHIPPED_TERMS).map(([version, digest]) => ({ rules: "TERMS", version, digest }) as const),
  { rules: "SAFE_LIST", version: SAFE_LIST_VERSION ?? "", digest: digestOf(SAFE_LIST) },
  {
    ...{ rules: "FORMULA", version: LEVEL_FORMULA },
    digest: digestOf({ LEVEL_RULES, LEVEL_PARTS, STEP_FROM, LEVEL_MAX }),
  },
];

/** The same release makes it once. */
export const rulesJob = (): NewJob =>
  jobOf(LogRules, createHash("sha256").update(JSON.stringify(RULES)).digest("hex"), {});

export const rulesHandler = ({ ask }: Pick<JobDeps, "ask">): JobWorker =>
  defineHandler({
    job: LogRules,
    concurrency: 1,
    handle: ({ id }) => logRemote.by(ask).adopt(RULES, id),
  });
