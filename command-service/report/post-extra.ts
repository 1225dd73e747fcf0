import { reportStream } from "@sb/contracts/report/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import type { ReportCommandDeps } from "./deps.ts";
import { reportDecider } from "./rules/decider.ts";

export function postExtra(deps: ReportCommandDeps): Handler<"POST report/extra"> {
  return async ({ body, caller, idempotencyKey, requestId }) => {
    const { userId } = caller;
    const { dclrSeq, extra } = body;
    const { position } = await handleOnce(deps, {
      person: userId,
      route: "POST report/extra",
      key: idempotencyKey,
      body,
      decider: reportDecider,
      stream: reportStream.of(dclrSeq),
      command: { type: "AddExtra", dclrSeq, ownerId: userId, extra },
      context: { actor: userId, correlationId: requestId, at: deps.clock() },
    });
    return { body: { dclrSeq }, position };
  };
}
