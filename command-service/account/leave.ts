// Deregistering, and what has to follow it whatever happens to the process in between.
import { type AccountEvent, membershipKeyOwner } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position, StoredEvent } from "@sb/platform/event-store/port.ts";
import { requireCaller } from "@sb/platform/http/caller.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { CLEARED_COOKIE } from "./cookie.ts";
import { type AccountDeps, contextOf } from "./deps.ts";
import type { Member, Nicknames } from "./nicknames.ts";
import { accountDecider } from "./rules/decider.ts";

export function deregister(deps: AccountDeps, nicknames: Nicknames): Handler<"POST user/delete"> {
  return async ({ caller, requestId }) => {
    const { userId } = requireCaller({ caller });
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
  return {
    group: "account-follow-up",
    handle: async (stored) => {
      if (!stored.stream.startsWith("account-")) return;
      const event = stored as StoredEvent & AccountEvent;
      const { position, meta } = stored;
      const context = contextOf(deps, "system:account-follow-up", meta.correlationId);
      if (event.type === "AccountDeregistered") await finish(deps, nicknames, event.data, position, context);
      if (event.type === "NicknameChanged" && nicknameKey(event.data.previous) !== nicknameKey(event.data.nickname))
        await nicknames.release(event.data.previous, event.data, position, context);
    },
  };
}
