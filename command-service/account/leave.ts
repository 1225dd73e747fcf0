// Deregistering, and what has to follow it whatever happens to the process in between.
import { AccountDeregistered, membershipKeyOwner, NicknameChanged } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { CLEARED_COOKIE } from "./cookie.ts";
import { type AccountDeps, contextOf } from "./deps.ts";
import type { Member, Nicknames } from "./nicknames.ts";
import { accountDecider } from "./rules/decider.ts";

export function deregister(deps: AccountDeps, nicknames: Nicknames): Handler<"POST user/delete"> {
  return async ({ caller, requestId }) => {
    const { userId } = caller;
    const context = contextOf(deps, userId, requestId);
    const command = { type: "Deregister" } as const;
    const { state, position } = await deps.handle(accountDecider, accountStream.of(userId), command, context);
    if (state.status === "DEREGISTERED" && position) await finish(deps, nicknames, state, position, context);
    return { body: undefined, cookies: [CLEARED_COOKIE], position };
  };
}

/**
 * Frees the nickname and destroys the key of the membership, and with it all that was sealed in it. Sessions need no
 * end of their own: they are good for their membership only. Idempotent, and harmless to a later membership.
 */
async function finish(
  { vault }: AccountDeps,
  nicknames: Nicknames,
  left: Member & { readonly nickname: string },
  leftAt: Position,
  context: CommandContext,
): Promise<void> {
  await nicknames.release(left.nickname, left, leftAt, context);
  await vault.shred(membershipKeyOwner(left.userId, left.membership));
}

/** For the bus: does what a crash kept the request from doing. */
export function followUp(deps: AccountDeps, nicknames: Nicknames): Subscription {
  return defineSubscription({
    group: "account-follow-up",
    handles: [AccountDeregistered, NicknameChanged],
    async handle(event) {
      const { position, meta } = event;
      const context = contextOf(deps, "system:account-follow-up", meta.correlationId);
      switch (event.type) {
        case "AccountDeregistered":
          return finish(deps, nicknames, event.data, position, context);
        case "NicknameChanged": {
          const { previous, nickname } = event.data;
          if (nicknameKey(previous) === nicknameKey(nickname)) return;
          return nicknames.release(previous, event.data, position, context);
        }
        default:
          return event satisfies never;
      }
    },
  });
}
