import { reportStream } from "@sb/contracts/report/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { onceFrom } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { reportDecider } from "./rules/decider.ts";

export function postExtra(deps: ReportDeps): Handler<"POST report/extra"> {
  return async ({ body, ...from }) => {
    const { dclrSeq } = body;
    const extra = Object.fromEntries(
      Object.entries(body.extra).flatMap(([name, told]) => (told === undefined ? [] : [[name, told]])),
    );
    const command = { type: "AddExtra", dclrSeq, ownerId: from.caller.userId, extra } as const;
    const once = onceFrom(deps, from, body);
    const { position } = await handleOnce(deps, once, reportDecider, reportStream.of(dclrSeq), command);
    return { body: { dclrSeq }, position };
  };
}
