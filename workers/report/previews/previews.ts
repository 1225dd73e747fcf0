// Makes the copies of pictures that people look at: drawn anew, without metadata, sealed as the originals are.
import { DeclarationFiled, DeclarationModified, type EvidenceFile } from "@sb/contracts/report/events.ts";
import { evidenceKey, viewOf } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import * as z from "zod";
import { createDrawer, type Drawer } from "./drawer.ts";

export type PreviewDeps = {
  readonly files: Files;
  readonly vault: Pick<Vault, "open" | "openBytes" | "sealBytes">;
  readonly drawer?: Drawer;
};

/** The part of the sealed declaration that is needed here. */
const WithFiles = z.object({ files: z.array(z.object({ fileId: z.string(), mediaType: z.string() })) });

export function createPreviewWorker({ drawer = createDrawer(), ...deps }: PreviewDeps): Subscription {
  return defineSubscription({
    group: "report-previews",
    handles: [DeclarationFiled, DeclarationModified],
    async handle({ data: { dclrSeq }, sealed }) {
      const opened = sealed && (await deps.vault.open(reportStream.of(dclrSeq), sealed));
      // Without its key the report is deleted.
      if (!opened) return;
      const pictures = WithFiles.parse(opened).files.filter(({ mediaType }) => mediaType.startsWith("image/"));
      for (const { fileId } of pictures) await addPreview({ ...deps, drawer }, dclrSeq, fileId);
    },
  });
}

async function addPreview(
  { files, vault, drawer }: Required<PreviewDeps>,
  dclrSeq: number,
  fileId: EvidenceFile["fileId"],
): Promise<void> {
  const owner = reportStream.of(dclrSeq);
  const [original, view] = [evidenceKey(dclrSeq, fileId), evidenceKey(dclrSeq, viewOf(fileId))];
  const sealed = await files.get(original);
  if (!sealed || (await files.get(view))) return;
  const bytes = await vault.openBytes(owner, sealed);
  const copy = bytes && (await drawer.draw(bytes));
  if (!copy) return;
  await files.put(view, await vault.sealBytes(owner, copy));
  // Deleted while it was drawn: nobody else would take the copy away.
  if (!(await files.get(original))) await files.delete(view);
}
