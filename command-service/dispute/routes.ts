// The dispute subject's writes: one handler per route.
import { answerKeyOwner, correctionKeyOwner, decisionKeyOwner } from "@sb/contracts/dispute/events.ts";
import type { DisputeCommandKey } from "@sb/contracts/dispute/routes.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { CommandRoutes } from "../runtime/parts.ts";
import type { DisputeDeps } from "./deps.ts";
import { eraseSide } from "./erase-side.ts";
import { postDeletion } from "./open.ts";
import { postProof } from "./proof.ts";
import { disputeDecider } from "./rules/decider.ts";
import { sealedStep } from "./sealed-step.ts";
import { markReport, settleReport } from "./settle.ts";

export const routes = ((deps: DisputeDeps): Handlers<DisputeCommandKey> => {
  return {
    "POST report/deletion": postDeletion(deps),
    "POST report/deletion/proof": postProof(deps),
    "POST report/deletion/withdraw": async ({ body: { requestSeq }, ...from }) => {
      const context = contextOf(deps, from);
      const command = { type: "Withdraw", userId: from.caller.userId, hasLeft: false } as const;
      const { state } = await deps.handle(disputeDecider, disputeStream.of(requestSeq), command, context);
      if (state.status !== "NONE") await settleReport(deps, state, context);
      await eraseSide(deps, requestSeq, { side: "REQUESTER", isGone: false }, context);
      return { body: undefined, position: await deps.eventStore.head() };
    },
    "POST report/deletion/answer": async (request) => {
      const { body, caller } = request;
      const { position } = await sealedStep(deps, request, async (seal, at) => ({
        type: "Answer",
        userId: caller.userId,
        answer: await seal(answerKeyOwner(body.requestSeq), { content: body.content }),
        at,
      }));
      return { body: undefined, position };
    },
    "POST admin/deletion/extend": async (request) => {
      const { requestSeq, reason } = request.body;
      const { state } = await sealedStep(deps, request, async (seal, at) => ({
        type: "Extend",
        reason: await seal(decisionKeyOwner(requestSeq), { content: reason }),
        at,
      }));
      // One that was held begins to count now.
      if (state.status !== "NONE") await markReport(deps, state, contextOf(deps, request));
      return { body: undefined, position: await deps.eventStore.head() };
    },
    "POST admin/deletion/decide": async (request) => {
      const { requestSeq, outcome, reason, correction } = request.body;
      const gone = await isReporterGone(deps, requestSeq);
      const hasWords = correction?.title !== undefined || correction?.comment !== undefined;
      const { state } = await sealedStep(deps, request, async (seal, at) => ({
        type: "Decide",
        outcome,
        reason: await seal(decisionKeyOwner(requestSeq), { content: reason }),
        correction: hasWords ? await seal(correctionKeyOwner(requestSeq), correction) : undefined,
        isReporterGone: gone,
        at,
      }));
      if (state.status !== "NONE") await settleReport(deps, state, contextOf(deps, request));
      return { body: undefined, position: await deps.eventStore.head() };
    },
  };
}) satisfies CommandRoutes;

/** The reporter has left, or is a published list: nobody is there to be heard. */
async function isReporterGone(deps: DisputeDeps, requestSeq: number): Promise<boolean> {
  const { state } = await load(deps, disputeDecider, disputeStream.of(requestSeq));
  if (state.status === "NONE" || state.reporterId === undefined) return true;
  return (await deps.accounts.find(state.reporterId)).status !== "ACTIVE";
}
