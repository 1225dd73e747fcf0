// Calls of jobs on the rules of the public log.
import { defineRemote } from "../remote.ts";
import type { AdoptedRules } from "./events.ts";

export type LogRemote = {
  /** Notes rules that were not in use before. Idempotent. `id`: of the job. */
  readonly adopt: (rules: readonly AdoptedRules[], id: string) => Promise<void>;
};

export const logRemote = defineRemote<LogRemote>("log", { adopt: true });
