import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { readEvidence } from "../report/evidence.ts";
import { onceFrom } from "../runtime/deps.ts";
import { attach } from "./attachments.ts";
import type { InquiryDeps } from "./deps.ts";
import { inquiryDecider } from "./rules/decider.ts";

export function postSubmit(deps: InquiryDeps): Handler<"POST support/inquiry/submit"> {
  return async ({ body, files: uploaded, ...from }) => {
    const { userId, membership } = from.caller;
    const sent = await readEvidence(uploaded);
    const once = onceFrom(deps, from, { body, files: sent.map(({ file }) => [file.name, file.sha256]) });
    const creation = { ...once, stream: inquiryStream.of, storesFiles: sent.length > 0 };
    const { seq, position, repeated } = await createOnce(deps, creation, async (attempt) => {
      const files = sent.length > 0 ? await attempt.put(attach(deps, sent)) : [];
      const text = { ...body, files };
      return attempt.append(inquiryDecider, { type: "Submit", seq: attempt.seq, userId, membership, text });
    });
    return { body: { seq }, position, repeated };
  };
}
