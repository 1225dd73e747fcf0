// Nicknames asked about and changed.
import { accountStream } from "@sb/contracts/account/subject.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { type AccountDeps, contextOf } from "./deps.ts";
import type { Nicknames } from "./nicknames.ts";
import { retryOnConflict } from "./retry.ts";
import { accountDecider } from "./rules/decider.ts";

export function checkNickname({ clock }: AccountDeps, nicknames: Nicknames): Handler<"POST home/nick/double-chk"> {
  return async ({ body }) => ({ body: { available: await nicknames.isFree(body.nickname, clock()) } });
}

export function changeNickname(deps: AccountDeps, nicknames: Nicknames): Handler<"POST user/nick/change"> {
  return async ({ body, caller, requestId }) => {
    const { userId } = caller;
    const context = contextOf(deps, userId, requestId);
    const position = await retryOnConflict(() => rename(deps, nicknames, userId, body.newNick, context));
    return { body: undefined, position };
  };
}

/** The new name first, then the change, then the old name is free: a crash in between leaves one name too many held, never one too few. */
async function rename(
  { accounts, handle }: AccountDeps,
  nicknames: Nicknames,
  userId: string,
  nickname: string,
  context: CommandContext,
): Promise<Position | undefined> {
  const account = await accounts.requireActive(userId);
  await nicknames.claim(nickname, account, context);
  const command = { type: "ChangeNickname", version: account.version, nickname } as const;
  const { position } = await handle(accountDecider, accountStream.of(userId), command, context);
  if (position && nicknameKey(account.nickname) !== nicknameKey(nickname))
    await nicknames.release(account.nickname, account, position, context);
  return position;
}
