import { reportStream } from "@sb/contracts/report/model.ts";
import { afterClaim, withClaim, withNewSeq } from "@sb/platform/decide/under-claim.ts";
import type { Append, Position } from "@sb/platform/event-store/port.ts";
import { requireCaller } from "@sb/platform/http/caller.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { readEvidence, withEvidence } from "./evidence.ts";
import { checkForm } from "./rules/check-form.ts";
import { reportDecider } from "./rules/decider.ts";

type Filed = { readonly dclrSeq: number; readonly position: Position | undefined };

export function postReport(deps: ReportCommandDeps): Handler<"POST report"> {
  return async ({ body, files, caller, idempotencyKey, requestId }) => {
    const { userId } = requireCaller({ caller });
    const evidence = await readEvidence(files);
    // Refused before an idempotency key is spent or a file stored: corrected, it may be sent again with the same key.
    checkForm(
      body,
      evidence.map((item) => ({ ...item.file, fileId: "" })),
    );
    const file = async (dclrSeq: number, ahead: readonly Append[]): Promise<Filed> => {
      const at = deps.clock();
      const { position } = await withEvidence(deps, dclrSeq, evidence, (stored) =>
        deps.handle(
          reportDecider,
          reportStream(dclrSeq),
          { type: "File", dclrSeq, ownerId: userId, form: body, files: stored, today: at.slice(0, 10) },
          { actor: userId, correlationId: requestId, at },
          ahead,
        ),
      );
      return { dclrSeq, position };
    };
    const sent = { form: body, files: evidence.map((item) => [item.file.name, item.file.sha256]) };
    const { dclrSeq, position } = await fileOnce(deps, { person: userId, key: idempotencyKey, body: sent }, file);
    return { body: { dclrSeq }, position };
  };
}

type Sent = {
  readonly person: string;
  readonly key: string | undefined;
  readonly body: { readonly form: unknown; readonly files: readonly unknown[] };
};

/** Under a new seq, or under the one that the same key had before. */
async function fileOnce(
  deps: ReportCommandDeps,
  { person, key, body }: Sent,
  file: (dclrSeq: number, ahead: readonly Append[]) => Promise<Filed>,
): Promise<Filed> {
  if (key === undefined) return withNewSeq(file);
  const claim = { person, route: "POST report", key, body };
  // Evidence is stored under its report's seq, which has to be sure before.
  const claimed = body.files.length > 0 ? afterClaim : withClaim;
  return (await claimed(deps, claim, file)).result;
}
