// Logging in: exchanges the issuer's code for a person, then starts a session, or a registration where there is no account.
import type { Person } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { isRefused } from "@sb/contracts/refused.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextFor } from "../runtime/deps.ts";
import type { AccountDeps } from "./deps.ts";
import { keepLanguage } from "./language.ts";
import { findUserId, openPerson, sealPerson } from "./people.ts";
import { type ActiveAccount, accountDecider, requireActive } from "./rules/decider.ts";
import { startSession } from "./start-session.ts";

export function loginConfig({ issuer }: AccountDeps): Handler<"GET user/login/config"> {
  return async () => ({ body: await issuer.loginConfig() });
}

export function logIn(deps: AccountDeps): Handler<"POST user/login"> {
  return async ({ body, requestId }) => {
    const person = await deps.issuer.exchange(body);
    const userId = await findUserId(deps, person);
    const account = userId === undefined ? undefined : await deps.accounts.find(userId);
    if (account?.status !== "ACTIVE") return { body: await incomplete(deps, person) };
    const context = contextFor(deps, account.userId, requestId);
    const known = await keepUpToDate(deps, account, person, context);
    return startSession(deps, await keepLanguage(deps, known, body.language, context), person, body.device, context);
  };
}

async function incomplete({ tokens }: AccountDeps, person: Person) {
  const registrationToken = await tokens.sealRegistration(person);
  return { status: "INCOMPLETE" as const, registrationToken, email: person.email };
}

/** People change their e-mail at the issuer: its latest answer counts. */
async function keepUpToDate(
  deps: AccountDeps,
  account: ActiveAccount,
  person: Person,
  context: CommandContext,
): Promise<ActiveAccount> {
  const known = await openPerson(deps, account);
  if (known.email === person.email && known.emailVerified === person.emailVerified) return account;
  const command = {
    type: "ChangePerson",
    version: account.version,
    person: await sealPerson(deps, account, person),
  } as const;
  try {
    return requireActive((await deps.handle(accountDecider, accountStream.of(account.userId), command, context)).state);
  } catch (error) {
    // Another login changed it at the same moment, or the person left: the account as it is now counts.
    if (!isRefused(error) || error.code !== "CONFLICT") throw error;
    return deps.accounts.requireActive(account.userId);
  }
}
