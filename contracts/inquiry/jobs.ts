// The jobs about inquiries (../job.ts).
import * as z from "zod";
import { defineJob } from "../job.ts";
import { LIMITS } from "../limits.ts";

/** Deletes files of an inquiry: those named, or all that it ever had. */
export const InquiryFiles = defineJob(
  "inquiry-files",
  z.object({
    seq: z.int().positive(),
    fileIds: z.array(z.string().min(1).max(100)).max(LIMITS.files).optional(),
  }),
);
