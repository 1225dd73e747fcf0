// GET support/inquiry/file/{fileId}: an attachment, for the inquiry's person and admins.
import { inquiryFileKey, inquirySeqOfFile } from "@sb/contracts/inquiry/model.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { attachment, nameAs } from "../report/attachment.ts";
import type { InquiryQueryDeps } from "./deps.ts";
import { findInquiry } from "./documents.ts";
import { openTexts } from "./open.ts";

export function getInquiryFile(deps: InquiryQueryDeps): Handler<"GET support/inquiry/file/{fileId}"> {
  const { readStore, vault, files } = deps;
  return async ({ params: { fileId }, caller }) => {
    const seq = inquirySeqOfFile(fileId);
    const doc = seq === undefined ? undefined : await findInquiry(readStore, seq);
    if (!doc || (doc.userId !== caller.userId && !caller.isAdmin)) throw new Refused("NOT_FOUND");
    const [opened] = await openTexts(vault, [doc]);
    const named = opened?.text.files.find((file) => file.fileId === fileId);
    const sealed = named && (await files.get(inquiryFileKey(doc.seq, fileId)));
    const bytes = sealed && (await vault.openBytes(inquiryStream.of(doc.seq), sealed));
    if (!named || !bytes) throw new Refused("NOT_FOUND");
    const headers = {
      "content-disposition": attachment(nameAs(named.mediaType, named.name)),
      "cache-control": "private, no-store",
    };
    return { stream: bytes, mediaType: named.mediaType, headers };
  };
}
