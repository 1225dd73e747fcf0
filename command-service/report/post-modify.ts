import { reportStream } from "@sb/contracts/report/subject.ts";
import { agreementsTo } from "@sb/contracts/terms/versions.ts";
import { withAttachments } from "@sb/platform/decide/attachments.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { attach, readEvidence } from "./evidence.ts";
import { checkForm } from "./rules/check-form.ts";
import { reportDecider } from "./rules/decider.ts";

export function postModify(deps: ReportCommandDeps): Handler<"POST report/history/modify"> {
  return async ({ body, files, caller, requestId }) => {
    const { userId } = caller;
    const { dclrSeq } = body;
    const evidence = await readEvidence(files);
    checkForm(
      body,
      evidence.map((item) => ({ ...item.file, fileId: "" })),
    );
    const at = deps.clock();
    const { position } = await withAttachments(attach(deps, evidence), dclrSeq, (stored) =>
      deps.handle(
        reportDecider,
        reportStream.of(dclrSeq),
        { type: "Modify", ownerId: userId, form: body, files: stored, agreements: agreementsTo(body.terms, at) },
        { actor: userId, correlationId: requestId, at },
      ),
    );
    return { body: { dclrSeq }, position };
  };
}
