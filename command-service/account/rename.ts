// Checking and changing nicknames.
import { accountStream } from "@sb/contracts/account/subject.ts";
import { nicknameKey } from "@sb/contracts/account/wire.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { AccountDeps } from "./deps.ts";
import { retryOnConflict } from "./retry.ts";
import { accountDecider } from "./rules/decider.ts";
import { requireNickname } from "./rules/require-nickname.ts";

export function checkNickname({ clock, nicknames }: AccountDeps): Handler<"POST home/nick/double-chk"> {
  return async ({ body: { nickname } }) => {
    requireNickname(nickname);
    return { body: { available: await nicknames.isFree(nickname, clock()) } };
  };
}

export function changeNickname(deps: AccountDeps): Handler<"POST user/nick/change"> {
  return async ({ body, ...from }) => {
    // Before the name is claimed: a claim stays in the log.
    requireNickname(body.newNick);
    const context = contextOf(deps, from);
    const position = await retryOnConflict(() => rename(deps, from.caller.userId, body.newNick, context));
    return { body: undefined, position };
  };
}

/** Claims the new name, changes, frees the old name: a crash in between leaves a name held too many, never one too few. */
async function rename(
  { accounts, nicknames, handle }: AccountDeps,
  userId: string,
  nickname: string,
  context: CommandContext,
): Promise<Position | undefined> {
  const account = await accounts.requireActive(userId);
  const claims = await nicknames.claim(nickname, account, context);
  const command = { type: "ChangeNickname", version: account.version, nickname, claims } as const;
  const { position } = await handle(accountDecider, accountStream.of(userId), command, context);
  if (nicknameKey(account.nickname) !== nicknameKey(nickname))
    await nicknames.release(account.nickname, account.claims, account, context);
  return position;
}
