import { reportStream } from "@sb/contracts/report/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { reportDecider } from "./rules/decider.ts";

export function postExtra(deps: ReportDeps): Handler<"POST report/extra"> {
  return async ({ body, idempotencyKey, ...from }) => {
    const { userId } = from.caller;
    const { dclrSeq } = body;
    const extra = Object.fromEntries(
      Object.entries(body.extra).flatMap(([name, told]) => (told === undefined ? [] : [[name, told]])),
    );
    const { position } = await handleOnce(deps, {
      person: userId,
      route: "POST report/extra",
      key: idempotencyKey,
      body,
      decider: reportDecider,
      stream: reportStream.of(dclrSeq),
      command: { type: "AddExtra", dclrSeq, ownerId: userId, extra },
      context: contextOf(deps, from),
    });
    return { body: { dclrSeq }, position };
  };
}
