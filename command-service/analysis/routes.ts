// The analysis subject's writes: one handler per route.
import type { AnalysisCommandKey } from "@sb/contracts/analysis/routes.ts";
import { analysisStream } from "@sb/contracts/analysis/subject.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import { contextOf, type FromMember, onceFrom } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { AnalysisDeps } from "./deps.ts";
import { postAnalysis } from "./post-analysis.ts";
import { type AnalysisCommand, analysisDecider } from "./rules/decider.ts";

type EndKey = "POST admin/analysis/answer" | "POST admin/analysis/close";

export const routes = ((deps: AnalysisDeps): Handlers<AnalysisCommandKey> => {
  const handle = (seq: number, command: AnalysisCommand, from: FromMember) =>
    deps.handle(analysisDecider, analysisStream.of(seq), command, contextOf(deps, from));

  async function end({ body, ...from }: HttpRequest<EndKey>, command: AnalysisCommand) {
    const stream = analysisStream.of(body.analysisSeq);
    const { position } = await handleOnce(deps, onceFrom(deps, from, body), analysisDecider, stream, command);
    return { body: undefined, position };
  }

  return {
    "POST report/analysis": postAnalysis(deps),
    "POST report/analysis/withdraw": async ({ body: { analysisSeq }, ...from }) => {
      const { position } = await handle(analysisSeq, { type: "Withdraw", userId: from.caller.userId }, from);
      await deps.vault.shred(analysisStream.of(analysisSeq));
      return { body: undefined, position };
    },
    "POST admin/analysis/start": async ({ body: { analysisSeq }, ...from }) => {
      const { position } = await handle(analysisSeq, { type: "Start" }, from);
      return { body: undefined, position };
    },
    "POST admin/analysis/answer": (request) => end(request, { type: "Answer", content: request.body.content }),
    "POST admin/analysis/close": (request) => end(request, { type: "Close", reason: request.body.reason }),
  };
}) satisfies CommandRoutes;
