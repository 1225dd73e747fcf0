// GET report/file/{fileId}: evidence for its owner and admins; `{fileId}.view` is an image's clean copy.

import { Refused } from "@sb/contracts/refused.ts";
import type { EvidenceFile } from "@sb/contracts/report/events.ts";
import { dclrSeqOfFile, evidenceKey, VIEW_MEDIA_TYPE, viewOf } from "@sb/contracts/report/model.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { attachment, nameAs } from "./attachment.ts";
import type { ReportQueryDeps } from "./deps.ts";
import { findReport } from "./documents.ts";
import { maySeeAll, openReport } from "./open.ts";

export function getFile({ readStore, vault, files }: ReportQueryDeps): Handler<"GET report/file/{fileId}"> {
  return async ({ params: { fileId }, caller }) => {
    const dclrSeq = dclrSeqOfFile(fileId);
    const doc = dclrSeq === undefined ? undefined : await findReport(readStore, dclrSeq);
    if (!doc || !maySeeAll(doc, caller)) throw new Refused("NOT_FOUND");
    const named = (await openReport(vault, doc))?.files.flatMap(served).find((file) => file.fileId === fileId);
    const sealed = named && (await files.get(evidenceKey(doc.dclrSeq, fileId)));
    const bytes = sealed && (await vault.openBytes(reportStream.of(doc.dclrSeq), sealed));
    if (!named || !bytes) throw new Refused("NOT_FOUND");
    const headers = {
      "content-disposition": attachment(nameAs(named.mediaType, named.name)),
      "cache-control": "private, no-store",
    };
    return { stream: bytes, mediaType: named.mediaType, headers };
  };
}

type Served = Pick<EvidenceFile, "fileId" | "name" | "mediaType">;

/** The original, and the copy an image may have. */
function served({ fileId, name, mediaType }: EvidenceFile): readonly Served[] {
  return [
    { fileId, name, mediaType },
    { fileId: viewOf(fileId), name: `${name}.webp`, mediaType: VIEW_MEDIA_TYPE },
  ];
}
