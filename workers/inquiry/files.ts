// Deletes attachments that an inquiry does not have any more, and all of one that was deleted. The key of those is destroyed by
// then: this gives the space back.
import { InquiryDeleted, InquiryModified } from "@sb/contracts/inquiry/events.ts";
import { InquiryFiles } from "@sb/contracts/inquiry/jobs.ts";
import { inquiryFileKey, inquiryFolder } from "@sb/contracts/inquiry/model.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";

export function inquiryFilesSubscription(jobs: Pick<Jobs, "enqueue">): Subscription {
  return defineOutbox({
    jobs,
    group: "inquiry-files",
    handles: [InquiryModified, InquiryDeleted],
    jobsOf({ type, data, meta }) {
      const { seq } = data;
      if (type === "InquiryDeleted") return [jobOf(InquiryFiles, meta.eventId, { seq })];
      const fileIds = [...data.removedFiles];
      return fileIds.length > 0 ? [jobOf(InquiryFiles, meta.eventId, { seq, fileIds })] : [];
    },
  });
}

export function inquiryFilesHandler(files: Pick<Files, "list" | "delete">): JobWorker {
  return defineHandler({
    job: InquiryFiles,
    concurrency: 2,
    async handle({ payload: { seq, fileIds }, signal }) {
      const keys = fileIds?.map((fileId) => inquiryFileKey(seq, fileId)) ?? files.list(inquiryFolder(seq));
      for await (const key of keys) {
        signal.throwIfAborted();
        await files.delete(key);
      }
    },
  });
}
