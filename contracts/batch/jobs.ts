// The jobs about batches (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";

/** Checks, files or undoes a batch, chunk by chunk. Its id is that of the event that asks for it. */
export const BatchRun = defineJob("batch-run", z.object({ batchSeq: z.int().positive() }));
/** Destroys the files of batches that are kept no longer. */
export const BatchClear = defineJob("batch-clear", z.object({}));
