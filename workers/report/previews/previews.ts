// Makes the copies of pictures that people look at: drawn anew, without metadata, sealed as the originals are.
import { DeclarationFiled, DeclarationModified } from "@sb/contracts/report/events.ts";
import { ReportPreview } from "@sb/contracts/report/jobs.ts";
import { evidenceKey, viewOf } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import * as z from "zod";
import { defineOutbox } from "../../outbox/outbox.ts";
import { defineHandler, jobOf } from "../../runtime/define-handler.ts";
import { createDrawer, type Drawer } from "./drawer.ts";

export type PreviewDeps = {
  readonly files: Files;
  readonly vault: Pick<Vault, "openBytes" | "sealBytes">;
  readonly drawer?: Drawer;
};

/** The part of the sealed declaration that is needed here. */
const WithFiles = z.object({ files: z.array(z.object({ fileId: z.string(), mediaType: z.string() })) });

/** One job for each picture. A report that is modified keeps most of its pictures, and their ids. */
export function previewSubscription({
  jobs,
  vault,
}: {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly vault: Pick<Vault, "open">;
}): Subscription {
  return defineOutbox({
    jobs,
    group: "report-previews",
    handles: [DeclarationFiled, DeclarationModified],
    async jobsOf({ data: { dclrSeq }, sealed }) {
      const opened = sealed && (await vault.open(reportStream.of(dclrSeq), sealed));
      // Without its key the report is deleted.
      if (!opened) return [];
      const pictures = WithFiles.parse(opened).files.filter(({ mediaType }) => mediaType.startsWith("image/"));
      return pictures.map(({ fileId }) => jobOf(ReportPreview, fileId, { dclrSeq, fileId }));
    },
  });
}

export function previewHandler({ files, vault, drawer = createDrawer() }: PreviewDeps): JobWorker {
  return defineHandler({
    job: ReportPreview,
    // The drawer draws one at a time.
    concurrency: 1,
    async handle({ payload: { dclrSeq, fileId }, signal }) {
      const owner = reportStream.of(dclrSeq);
      const [original, view] = [evidenceKey(dclrSeq, fileId), evidenceKey(dclrSeq, viewOf(fileId))];
      const sealed = await files.get(original);
      if (!sealed || (await files.get(view))) return;
      const bytes = await vault.openBytes(owner, sealed);
      const copy = bytes && (await drawer.draw(bytes));
      if (!copy) return;
      signal.throwIfAborted();
      await files.put(view, await vault.sealBytes(owner, copy));
      // Deleted while it was drawn: nobody else would take the copy away.
      if (!(await files.get(original))) await files.delete(view);
    },
  });
}
