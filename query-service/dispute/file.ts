// GET report/deletion/file/{fileId}: a request's evidence, for its requester and admins.
import { disputeFileKey, requestSeqOfFile } from "@sb/contracts/dispute/model.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { attachment, nameAs } from "../report/attachment.ts";
import type { DisputeQueryDeps } from "./deps.ts";
import { findDispute } from "./documents.ts";
import { openForm } from "./open.ts";
import { roleOf } from "./view.ts";

export function getDisputeFile(deps: DisputeQueryDeps): Handler<"GET report/deletion/file/{fileId}"> {
  const { readStore, vault, files } = deps;
  return async ({ params: { fileId }, caller }) => {
    const requestSeq = requestSeqOfFile(fileId);
    const doc = requestSeq === undefined ? undefined : await findDispute(readStore, requestSeq);
    const role = doc && roleOf(doc, caller);
    if (!role || role === "REPORTER") throw new Refused("NOT_FOUND");
    const named = (await openForm(vault, doc))?.files.find((file) => file.fileId === fileId);
    const sealed = named && (await files.get(disputeFileKey(doc.requestSeq, fileId)));
    const bytes = sealed && (await vault.openBytes(disputeStream.of(doc.requestSeq), sealed));
    if (!named || !bytes) throw new Refused("NOT_FOUND");
    const headers = {
      "content-disposition": attachment(nameAs(named.mediaType, named.name)),
      "cache-control": "private, no-store",
    };
    return { stream: bytes, mediaType: named.mediaType, headers };
  };
}
