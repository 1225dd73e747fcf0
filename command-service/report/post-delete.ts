import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { eraseReport } from "./erase.ts";
import { reportDecider } from "./rules/decider.ts";

export function postDelete(deps: ReportCommandDeps): Handler<"POST report/history/delete"> {
  return async ({ body: { dclrSeq }, caller, requestId }) => {
    const { userId } = caller;
    const { position } = await deps.handle(
      reportDecider,
      reportStream.of(dclrSeq),
      { type: "Delete", dclrSeq, ownerId: userId },
      { actor: userId, correlationId: requestId, at: deps.clock() },
    );
    await eraseReport(deps.vault, dclrSeq);
    return { body: undefined, position };
  };
}
