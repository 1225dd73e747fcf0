// Destroys what one side of a request wrote. Says so in an event first, so that read models drop it as well.
import { answerKeyOwner, correctionKeyOwner, decisionKeyOwner } from "@sb/contracts/dispute/events.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { DisputeDeps } from "./deps.ts";
import type { Erase } from "./rules/commands.ts";
import { disputeDecider } from "./rules/decider.ts";

/** Idempotent. An admin's reasons go when nobody is left on either side to read them. */
export async function eraseSide(
  deps: DisputeDeps,
  requestSeq: number,
  { side, isGone }: Omit<Erase, "type">,
  context: CommandContext,
): Promise<void> {
  const stream = disputeStream.of(requestSeq);
  const { state } = await deps.handle(disputeDecider, stream, { type: "Erase", side, isGone }, context);
  await deps.vault.shred(side === "REQUESTER" ? stream : answerKeyOwner(requestSeq));
  if (state.status === "NONE" || state.gone.length < 2) return;
  await deps.vault.shred(decisionKeyOwner(requestSeq));
  await deps.vault.shred(correctionKeyOwner(requestSeq));
}
