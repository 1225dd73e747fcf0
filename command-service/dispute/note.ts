import type { DisputeEvent } from "@sb/contracts/dispute/events.ts";
import { disputantStream } from "@sb/contracts/dispute/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { DisputeDeps } from "./deps.ts";
import { disputantDecider } from "./rules/disputant.ts";

type Sides = Pick<Extract<DisputeEvent, { type: "DisputeOpened" }>["data"], "requestSeq" | "requesterId"> & {
  readonly reporterId?: string | undefined;
};

/** Notes the request with both people, for when one of them leaves. Idempotent. */
export async function noteSides(
  deps: DisputeDeps,
  { requestSeq, requesterId, reporterId }: Sides,
  context: CommandContext,
): Promise<void> {
  for (const userId of reporterId === undefined ? [requesterId] : [requesterId, reporterId])
    await deps.handle(disputantDecider, disputantStream.of(userId), { requestSeq }, context);
}
