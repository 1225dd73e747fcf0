import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { readEvidence } from "../report/evidence.ts";
import { onceFrom } from "../runtime/deps.ts";
import { attach } from "./attachments.ts";
import type { InquiryDeps } from "./deps.ts";
import type { ModifyInquiry } from "./rules/commands.ts";
import { inquiryDecider } from "./rules/decider.ts";
import { requireOwn } from "./rules/require.ts";

/** A job deletes files that the inquiry does not keep (workers/inquiry/files.ts). */
export function postModify(deps: InquiryDeps): Handler<"POST support/inquiry/modify"> {
  return async ({ body, files: uploaded, ...from }) => {
    const { seq, ...form } = body;
    const { userId } = from.caller;
    const stream = inquiryStream.of(seq);
    // Nothing is sealed and stored for an inquiry that is not theirs.
    requireOwn((await load(deps, inquiryDecider, stream)).state, userId);
    const sent = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { body, files: sent.map(({ file }) => [file.name, file.sha256]) });
    const modify = (files: ModifyInquiry["files"]) =>
      handleOnce(deps, once, inquiryDecider, stream, { type: "Modify", userId, ...form, files });
    const { position } = await withAttachments(attach(deps, sent), seq, modify);
    return { body: { seq }, position };
  };
}
