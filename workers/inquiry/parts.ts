// The workers and jobs of inquiries.
import type { JobDeps, WorkerDeps, WorkerParts } from "../runtime/parts.ts";
import { inquiryFilesHandler, inquiryFilesSubscription } from "./files.ts";
import { inquiryMails } from "./mails.ts";

export const parts = {
  workers: ({ jobs }: WorkerDeps) => [inquiryFilesSubscription(jobs), inquiryMails(jobs)],
  jobs: ({ files }: JobDeps) => [inquiryFilesHandler(files)],
} satisfies WorkerParts;
