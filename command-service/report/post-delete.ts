import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { eraseReport } from "./erase.ts";
import { reportDecider } from "./rules/decider.ts";

export function postDelete(deps: ReportDeps): Handler<"POST report/history/delete"> {
  return async ({ body: { dclrSeq }, ...from }) => {
    const command = { type: "Delete", dclrSeq, ownerId: from.caller.userId } as const;
    const { state, position } = await deps.handle(
      reportDecider,
      reportStream.of(dclrSeq),
      command,
      contextOf(deps, from),
    );
    if (state.status === "DELETED") await eraseReport(deps.vault, dclrSeq, state.publication);
    return { body: undefined, position };
  };
}
