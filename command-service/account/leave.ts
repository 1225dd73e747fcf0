// Deregistering, and what must follow on an account's events even after a crash in between.
import { AccountDeregistered, LoginEnded, membershipKeyOwner, NicknameChanged } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextFor, contextOf } from "../runtime/deps.ts";
import { CLEARED_COOKIE } from "./cookie.ts";
import type { AccountDeps } from "./deps.ts";
import { finishLogin } from "./end-login.ts";
import type { ClaimIds, Member } from "./nicknames.ts";
import { accountDecider } from "./rules/decider.ts";

export function deregister(deps: AccountDeps): Handler<"POST user/delete"> {
  return async (request) => {
    const context = contextOf(deps, request);
    const stream = accountStream.of(request.caller.userId);
    const { state, position } = await deps.handle(accountDecider, stream, { type: "Deregister" }, context);
    if (state.status === "DEREGISTERED") await finish(deps, state, context);
    return { body: undefined, cookies: [CLEARED_COOKIE], position };
  };
}

/**
 * Frees the nickname and destroys the key of the membership, and with it everything sealed with that. Sessions are valid
 * for their membership only, so they need no end of their own. Idempotent; a later membership is not affected.
 */
async function finish(
  { vault, nicknames }: AccountDeps,
  left: Member & { readonly nickname: string; readonly claims: ClaimIds },
  context: CommandContext,
): Promise<void> {
  await nicknames.release(left.nickname, left.claims, left, context);
  await vault.shred(membershipKeyOwner(left.userId, left.membership));
}

/** Does what a crash kept the request from doing. Every process that serves these routes subscribes it to the bus. */
export function accountFollowUp(deps: AccountDeps): Subscription {
  return defineSubscription({
    group: "account-follow-up",
    handles: [AccountDeregistered, NicknameChanged, LoginEnded],
    async handle(event) {
      const context = contextFor(deps, "system:account-follow-up", event.meta.correlationId);
      switch (event.type) {
        case "AccountDeregistered":
          return finish(deps, event.data, context);
        case "NicknameChanged": {
          const { previous, previousClaims, nickname } = event.data;
          if (nicknameKey(previous) === nicknameKey(nickname)) return;
          return deps.nicknames.release(previous, previousClaims, event.data, context);
        }
        case "LoginEnded":
          return finishLogin(deps, event.data.sessionId, context);
        default:
          return event satisfies never;
      }
    },
  });
}
