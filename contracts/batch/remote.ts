// Calls of jobs on the batches' rules.
import { defineRemote } from "../remote.ts";

/** `id`: of the job. */
export type BatchRemote = {
  /** Checks, files or undoes the next chunk of rows. `more`: there are more to do. */
  readonly step: (batchSeq: number, id: string) => Promise<{ readonly more: boolean }>;
  /** Destroys its file once it is kept no longer. */
  readonly clear: (batchSeq: number, id: string) => Promise<void>;
};
export const batchRemote = defineRemote<BatchRemote>("batches", { step: true, clear: true });
