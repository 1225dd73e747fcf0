import { reportStream } from "@sb/contracts/report/subject.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { ReportDeps } from "./deps.ts";
import { eraseReport } from "./erase.ts";
import { moveReport } from "./places.ts";
import { reportDecider } from "./rules/decider.ts";

export function postDelete(deps: ReportDeps): Handler<"POST report/history/delete"> {
  return async ({ body: { dclrSeq }, ...from }) => {
    const command = { type: "Delete", dclrSeq, ownerId: from.caller.userId } as const;
    const context = contextOf(deps, from);
    const { state, position } = await moveReport(deps, command, context, () =>
      deps.handle(reportDecider, reportStream.of(dclrSeq), command, context),
    );
    if (state.status === "DELETED") await eraseReport(deps.vault, dclrSeq, state.publication);
    return { body: undefined, position };
  };
}
