// Tells moderators of comments refused as solicitation. The text is destroyed once one of them has looked at it.
import { type Attempt, attemptKeyOwner } from "@sb/contracts/comment/events.ts";
import { SOLICITATION_REFUSALS, type SolicitationRefusal } from "@sb/contracts/comment/refusals.ts";
import { refusedCommentStream } from "@sb/contracts/comment/subject.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext, Handled } from "@sb/platform/decider.ts";
import { contextOf, type FromMember, type WriteDeps } from "../runtime/deps.ts";
import { type Attempts, refusedDecider, type TellRefused } from "./rules/refused-decider.ts";

type Tried = FromMember &
  Pick<TellRefused, "content"> &
  TellRefused["place"] & { readonly route: string; readonly idempotencyKey: string | undefined };

/** Why moderators are told of a refusal; undefined where they are not. */
export function solicitationIn(error: unknown): SolicitationRefusal | undefined {
  return isRefused(error) ? SOLICITATION_REFUSALS.find((code) => code === error.code) : undefined;
}

/** The same request, sent again, is told once. */
export async function tellRefused(deps: WriteDeps, tried: Tried, reason: SolicitationRefusal): Promise<void> {
  const { caller, content, target, parentSeq, route, idempotencyKey } = tried;
  const { userId } = caller;
  const context = contextOf(deps, tried);
  const place = { target, ...(parentSeq !== undefined && { parentSeq }) };
  const command = { type: "Tell", userId, place, reason, content, day: context.at.slice(0, 10) } as const;
  const sent = JSON.stringify([userId, route, idempotencyKey, place, content]);
  const caused = idempotencyKey === undefined ? context : { ...context, causationId: deps.vault.mac("refused", sent) };
  const once = { once: idempotencyKey !== undefined };
  await deps.handle(refusedDecider, refusedCommentStream.of(userId), command, caused, once);
}

/** Throws NOT_FOUND where there was no such attempt. */
export async function seeRefused(
  deps: WriteDeps,
  attempt: Attempt,
  context: CommandContext,
): Promise<Handled<Attempts>> {
  const stream = refusedCommentStream.of(attempt.userId);
  const handled = await deps.handle(refusedDecider, stream, { type: "See", ...attempt }, context);
  await deps.vault.shred(attemptKeyOwner(attempt));
  return handled;
}

/** Destroys the refused attempts of a person who left. One that is told meanwhile is left to the follow-up of events. */
export async function closeAllRefused(deps: WriteDeps, userId: string, context: CommandContext): Promise<void> {
  const { state } = await load(deps, refusedDecider, refusedCommentStream.of(userId));
  for (const attempt of state.waiting) await deps.vault.shred(attemptKeyOwner({ userId, attempt }));
  await deps.handle(refusedDecider, refusedCommentStream.of(userId), { type: "Leave", userId }, context);
}
