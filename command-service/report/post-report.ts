import type { Declaration } from "@sb/contracts/report.ts";
import { reportStream } from "@sb/contracts/report-model.ts";
import { claimSeq } from "@sb/platform/decide/claim.ts";
import { requireCaller } from "@sb/platform/http/caller.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { newSeq } from "@sb/platform/ids.ts";
import { checkForm } from "./check-form.ts";
import { reportDecider } from "./decider.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { type Evidence, readEvidence, withEvidence } from "./evidence.ts";

export function postReport(deps: ReportCommandDeps): Handler<"POST report"> {
  return async ({ body, files, caller, idempotencyKey, requestId }) => {
    const { userId } = requireCaller({ caller });
    const evidence = await readEvidence(files);
    // Refused before an idempotency key is spent or a file stored: corrected, it may be sent again with the same key.
    checkForm(
      body,
      evidence.map((item) => ({ ...item.file, fileId: "" })),
    );
    const dclrSeq = await claimed(deps, userId, idempotencyKey, body, evidence);
    const at = deps.clock();
    const { position } = await withEvidence(deps, dclrSeq, evidence, (stored) =>
      deps.handle(
        reportDecider,
        reportStream(dclrSeq),
        { type: "File", dclrSeq, ownerId: userId, form: body, files: stored, today: at.slice(0, 10) },
        { actor: userId, correlationId: requestId, at },
      ),
    );
    return { body: { dclrSeq }, position };
  };
}

async function claimed(
  { eventStore, vault, clock }: ReportCommandDeps,
  person: string,
  key: string | undefined,
  form: Declaration,
  evidence: readonly Evidence[],
): Promise<number> {
  if (key === undefined) return newSeq();
  const body = { form, files: evidence.map(({ file }) => [file.name, file.sha256]) };
  return (await claimSeq({ eventStore, vault, clock }, { person, route: "POST report", key, body })).seq;
}
