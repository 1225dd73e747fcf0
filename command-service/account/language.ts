import { accountStream } from "@sb/contracts/account/subject.ts";
import type { Language } from "@sb/contracts/codes.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { AccountDeps } from "./deps.ts";
import { type ActiveAccount, accountDecider, requireActive } from "./rules/decider.ts";

/** Remembers the language of the app for mails. */
export async function keepLanguage(
  deps: Pick<AccountDeps, "handle">,
  account: ActiveAccount,
  language: Language | undefined,
  context: CommandContext,
): Promise<ActiveAccount> {
  if (language === undefined || language === account.language) return account;
  const command = { type: "ChangeLanguage", language } as const;
  return requireActive((await deps.handle(accountDecider, accountStream.of(account.userId), command, context)).state);
}
