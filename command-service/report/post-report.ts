import { reportStream } from "@sb/contracts/report/subject.ts";
import { agreementsTo } from "@sb/contracts/terms/versions.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { attach, readEvidence } from "./evidence.ts";
import { checkForm } from "./rules/check-form.ts";
import type { FileReport } from "./rules/commands.ts";
import { reportDecider } from "./rules/decider.ts";

export function postReport(deps: ReportCommandDeps): Handler<"POST report"> {
  return async ({ body: form, files, caller, idempotencyKey, requestId }) => {
    const { userId } = caller;
    const evidence = await readEvidence(files);
    // Refused before a file is stored or the key is spent: a corrected form may come with the same key.
    checkForm(
      form,
      evidence.map((item) => ({ ...item.file, fileId: "" })),
    );
    const at = deps.clock();
    const { seq, position } = await createOnce(deps, {
      person: userId,
      route: "POST report",
      key: idempotencyKey,
      body: { form, files: evidence.map((item) => [item.file.name, item.file.sha256]) },
      decider: reportDecider,
      stream: reportStream.of,
      context: { actor: userId, correlationId: requestId, at },
      attachments: evidence.length > 0 ? attach(deps, evidence) : undefined,
      command: (dclrSeq, stored = []): FileReport => ({
        type: "File",
        dclrSeq,
        ownerId: userId,
        form,
        files: stored,
        agreements: agreementsTo(form.terms, at),
        today: at.slice(0, 10),
      }),
    });
    return { body: { dclrSeq: seq }, position };
  };
}
