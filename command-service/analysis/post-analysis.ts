import { analysisStream } from "@sb/contracts/analysis/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import { createOnce } from "@sb/platform/decide/create-once.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { reportDecider } from "../report/rules/decider.ts";
import { onceFrom, type WriteDeps } from "../runtime/deps.ts";
import { analysisDecider } from "./rules/decider.ts";

export function postAnalysis(deps: WriteDeps): Handler<"POST report/analysis"> {
  return async ({ body, ...from }) => {
    const { userId, membership } = from.caller;
    const { dclrSeq, language, ...text } = body;
    if (dclrSeq !== undefined) await requireOwnReport(deps, dclrSeq, userId);
    const creation = { ...onceFrom(deps, from, body), stream: analysisStream.of };
    const { seq, position, repeated } = await createOnce(deps, creation, (attempt) => {
      const of = { userId, membership, language, ...(dclrSeq !== undefined && { dclrSeq }) };
      return attempt.append(analysisDecider, { type: "Request", analysisSeq: attempt.seq, ...of, text });
    });
    return { body: { analysisSeq: seq }, position, repeated };
  };
}

/** Another person's report is NOT_FOUND, whether it is there or not. */
async function requireOwnReport(deps: WriteDeps, dclrSeq: number, userId: string): Promise<void> {
  const { state } = await load(deps, reportDecider, reportStream.of(dclrSeq));
  const isOwn = state.status === "FILED" && state.ownerId === userId;
  if (!isOwn) throw new Refused("NOT_FOUND", [{ path: "dclrSeq", code: "NOT_FOUND" }]);
}
