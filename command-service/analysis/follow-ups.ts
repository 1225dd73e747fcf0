// Destroys what people wrote in requests that were withdrawn, or whose account was left, also after a crash in between.
import { AccountDeregistered } from "@sb/contracts/account/events.ts";
import {
  type AnalysisListed,
  AnalysisRequested,
  AnalysisWithdrawn,
  analysesEvents,
} from "@sb/contracts/analysis/events.ts";
import { analysesStream, analysisStream } from "@sb/contracts/analysis/subject.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import { createListStreams } from "@sb/platform/decide/list-stream.ts";
import { contextFor } from "../runtime/deps.ts";
import type { FollowUps } from "../runtime/parts.ts";
import type { AnalysisDeps } from "./deps.ts";
import { analysisDecider } from "./rules/decider.ts";

const ACTOR = "system:analysis-eraser";

/**
 * A request that is filed while its account is left is found either in the list of the person's requests or when it is
 * added there. A later membership of the same person keeps its requests.
 */
export const followUps = ((deps: AnalysisDeps) => {
  const lists = createListStreams(deps);

  async function end(analysisSeq: number, correlationId: string): Promise<void> {
    const stream = analysisStream.of(analysisSeq);
    await deps.handle(analysisDecider, stream, { type: "EndWithAccount" }, contextFor(deps, ACTOR, correlationId));
    await deps.vault.shred(stream);
  }

  async function list(data: AnalysisListed["data"], correlationId: string): Promise<void> {
    const { userId, analysisSeq, membership } = data;
    const context = contextFor(deps, ACTOR, correlationId);
    await lists.add(analysesStream.of(userId), { type: "AnalysisListed", version: 1, data }, context);
    const account = await deps.accounts.find(userId);
    const isMember = account.status === "ACTIVE" && account.membership === membership;
    if (!isMember) await end(analysisSeq, correlationId);
  }

  return [
    defineSubscription({
      group: "analysis-eraser",
      handles: [AnalysisRequested, AnalysisWithdrawn, AccountDeregistered],
      async handle(event) {
        const { correlationId } = event.meta;
        switch (event.type) {
          case "AnalysisRequested": {
            const { analysisSeq, userId, membership } = event.data;
            return list({ analysisSeq, userId, membership }, correlationId);
          }
          case "AnalysisWithdrawn":
            return deps.vault.shred(analysisStream.of(event.data.analysisSeq));
          case "AccountDeregistered": {
            const { userId, membership } = event.data;
            const all = await lists.all(analysesStream.of(userId), analysesEvents);
            for (const { data } of all) if (data.membership <= membership) await end(data.analysisSeq, correlationId);
            return;
          }
          default:
            return event satisfies never;
        }
      },
    }),
  ];
}) satisfies FollowUps;
