// Calls of other services on the agencies' rules.
import { defineRemote } from "../remote.ts";

export type AgencyRemote = {
  /** Its webhook answered that it is gone: nothing is sent there until an admin resumes it. `id`: of the job. */
  readonly webhookGone: (agencySeq: number, id: string) => Promise<void>;
};
export const agencyRemote = defineRemote<AgencyRemote>("agencies", { webhookGone: true });
