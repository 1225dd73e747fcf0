import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { readEvidence } from "../report/evidence.ts";
import { contextOf } from "../runtime/deps.ts";
import { attach } from "./attachments.ts";
import type { InquiryDeps } from "./deps.ts";
import type { SubmitInquiry } from "./rules/commands.ts";
import { inquiryDecider } from "./rules/decider.ts";

const ROUTE = "POST support/inquiry/submit";

export function postSubmit(deps: InquiryDeps): Handler<typeof ROUTE> {
  return async ({ body, files: uploaded, idempotencyKey, ...from }) => {
    const { userId, membership } = from.caller;
    const sent = await readEvidence(uploaded);
    const { seq, position, repeated } = await createOnce(deps, {
      person: userId,
      route: ROUTE,
      key: idempotencyKey,
      body: { body, files: sent.map(({ file }) => [file.name, file.sha256]) },
      decider: inquiryDecider,
      stream: inquiryStream.of,
      context: contextOf(deps, from),
      attachments: sent.length > 0 ? attach(deps, sent) : undefined,
      command: (seq, files = []): SubmitInquiry => ({
        type: "Submit",
        seq,
        userId,
        membership,
        text: { ...body, files },
      }),
    });
    return { body: { seq }, position, repeated };
  };
}
