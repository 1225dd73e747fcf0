import { reportStream } from "@sb/contracts/report/model.ts";
import { requireCaller } from "@sb/platform/http/caller.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { reportDecider } from "./rules/decider.ts";

export function postExtra(deps: ReportCommandDeps): Handler<"POST report/extra"> {
  return async ({ body: { dclrSeq, extra }, caller, requestId }) => {
    const { userId } = requireCaller({ caller });
    const { position } = await deps.handle(
      reportDecider,
      reportStream(dclrSeq),
      { type: "AddExtra", dclrSeq, ownerId: userId, extra },
      { actor: userId, correlationId: requestId, at: deps.clock() },
    );
    return { body: { dclrSeq }, position };
  };
}
