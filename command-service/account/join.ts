// Completing a registration, for the first time or again after having left.
import type { Person } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextFor } from "../runtime/deps.ts";
import type { AccountDeps } from "./deps.ts";
import { keepLanguage } from "./language.ts";
import { claimUserId, findUserId, sealPerson } from "./people.ts";
import { retryOnConflict } from "./retry.ts";
import {
  type AccountState,
  type ActiveAccount,
  accountDecider,
  nextMembership,
  requireActive,
  requireJoinTerms,
} from "./rules/decider.ts";
import { requireNickname } from "./rules/require-nickname.ts";
import { startSession } from "./start-session.ts";

/** A request to join, once the person is known. */
type Joining = {
  readonly userId: string;
  readonly person: Person;
  readonly nickname: string;
  readonly terms: readonly TermsCode[];
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  readonly context: CommandContext;
};

export function join(deps: AccountDeps): Handler<"POST home/join"> {
  return async ({ body: { registrationToken, nickname, terms, language, device }, idempotencyKey: key, requestId }) => {
    const person = await openRegistration(deps, registrationToken);
    requireJoinTerms(terms);
    requireNickname(nickname);
    await requireFree(deps, nickname, person);
    const userId = await claimUserId(deps, person, contextFor(deps, "visitor", requestId));
    const context = contextFor(deps, userId, requestId);
    const joining = { userId, person, nickname, terms, key, context };
    const account = await retryOnConflict(() => becomeMember(deps, joining));
    return startSession(deps, await keepLanguage(deps, account, language, context), person, device, context);
  };
}

async function openRegistration({ tokens }: AccountDeps, token: string): Promise<Person> {
  const verdict = await tokens.openRegistration(token);
  if ("error" in verdict) throw new Refused(verdict.error);
  return verdict.ok;
}

/** Refuses a taken name before anything is written. A name that the person holds counts as free. */
async function requireFree(deps: AccountDeps, nickname: string, person: Person): Promise<void> {
  if (await deps.nicknames.isFree(nickname, deps.clock())) return;
  const userId = await findUserId(deps, person);
  if (userId === undefined || !(await deps.nicknames.isHeldBy(nickname, userId))) throw new Refused("NICKNAME_TAKEN");
}

async function becomeMember(deps: AccountDeps, joining: Joining): Promise<ActiveAccount> {
  const { userId, nickname, terms, key, context } = joining;
  const account = await deps.accounts.find(userId);
  const agreements = await deps.terms.agreementsTo(terms, context.at);
  const { person, claims } = await prepareMembership(deps, account, joining);
  const body = { nickname, terms: TERMS_CODES.filter((code) => terms.includes(code)) };
  const once = { person: userId, route: "POST home/join", key, body, context };
  const command = { type: "Join", version: account.version, userId, nickname, claims, agreements, person } as const;
  const { state } = await handleOnce(deps, once, accountDecider, accountStream.of(userId), command);
  return requireActive(state);
}

/**
 * Claims the nickname and seals the person for the membership to come. Not for a member: their request repeats an earlier
 * one, or is refused.
 */
async function prepareMembership(
  deps: AccountDeps,
  account: AccountState,
  { userId, person, nickname, context }: Joining,
): Promise<Pick<ActiveAccount, "person" | "claims">> {
  if (account.status === "ACTIVE") return account;
  const member = { userId, membership: nextMembership(account) };
  const claims = await deps.nicknames.claim(nickname, member, context);
  return { person: await sealPerson(deps, member, person), claims };
}
