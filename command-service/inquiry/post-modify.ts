import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { readEvidence } from "../report/evidence.ts";
import { contextOf } from "../runtime/deps.ts";
import { attach } from "./attachments.ts";
import type { InquiryDeps } from "./deps.ts";
import type { ModifyInquiry } from "./rules/commands.ts";
import { inquiryDecider } from "./rules/decider.ts";
import { requireOwn } from "./rules/require.ts";

const ROUTE = "POST support/inquiry/modify";

/** What the inquiry does not keep is deleted by a job (workers/inquiry/files.ts). */
export function postModify(deps: InquiryDeps): Handler<typeof ROUTE> {
  return async ({ body, files: uploaded, idempotencyKey, ...from }) => {
    const { seq, ...form } = body;
    const { userId } = from.caller;
    const stream = inquiryStream.of(seq);
    // Nothing is sealed and stored for an inquiry that is not theirs.
    requireOwn((await load(deps, inquiryDecider, stream)).state, userId);
    const sent = await readEvidence(uploaded);
    const modify = (files: ModifyInquiry["files"]) =>
      handleOnce(deps, {
        person: userId,
        route: ROUTE,
        key: idempotencyKey,
        body: { body, files: sent.map(({ file }) => [file.name, file.sha256]) },
        decider: inquiryDecider,
        stream,
        command: { type: "Modify", userId, ...form, files },
        context: contextOf(deps, from),
      });
    const { position } = await withAttachments(attach(deps, sent), seq, modify);
    return { body: { seq }, position };
  };
}
