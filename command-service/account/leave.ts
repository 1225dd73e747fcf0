// Deregistering. follow-ups.ts finishes it after a crash in between.
import { membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import { CLEARED_COOKIE } from "./cookie.ts";
import type { AccountDeps } from "./deps.ts";
import type { ClaimIds, Member } from "./nicknames.ts";
import { accountDecider } from "./rules/decider.ts";

export function deregister(deps: AccountDeps): Handler<"POST user/delete"> {
  return async (request) => {
    const context = contextOf(deps, request);
    const stream = accountStream.of(request.caller.userId);
    const { state, position } = await deps.handle(accountDecider, stream, { type: "Deregister" }, context);
    if (state.status === "DEREGISTERED") await finishLeaving(deps, state, context);
    return { body: undefined, cookies: [CLEARED_COOKIE], position };
  };
}

/**
 * Frees the nickname and destroys the key of the membership, and with it everything sealed with that. Sessions are valid
 * for their membership only, so they need no end of their own. Idempotent; a later membership is not affected.
 */
export async function finishLeaving(
  { vault, nicknames }: AccountDeps,
  left: Member & { readonly nickname: string; readonly claims: ClaimIds },
  context: CommandContext,
): Promise<void> {
  await nicknames.release(left.nickname, left.claims, left, context);
  await vault.shred(membershipKeyOwner(left.userId, left.membership));
}
