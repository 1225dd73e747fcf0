// Completing a registration, for the first time or again after having left.
import type { Person } from "@sb/contracts/account/events.ts";
import { accountStream } from "@sb/contracts/account/subject.ts";
import { TERMS_CODES, type TermsCode } from "@sb/contracts/codes.ts";
import { agreementsTo } from "@sb/contracts/terms/versions.ts";
import { handleOnce } from "@sb/platform/decide/handle-once.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { type AccountDeps, contextOf } from "./deps.ts";
import type { Nicknames } from "./nicknames.ts";
import { claimUserId, findUserId, sealPerson } from "./people.ts";
import { retryOnConflict } from "./retry.ts";
import {
  type AccountState,
  type ActiveAccount,
  accountDecider,
  active,
  nextMembership,
  requireJoinTerms,
} from "./rules/decider.ts";
import { startSession } from "./start-session.ts";

/** Somebody's request to join, once it is known who they are. */
type Joining = {
  readonly userId: string;
  readonly person: Person;
  readonly nickname: string;
  readonly terms: readonly TermsCode[];
  /** The Idempotency-Key. */
  readonly key: string | undefined;
  readonly context: CommandContext;
};

export function join(deps: AccountDeps, nicknames: Nicknames): Handler<"POST home/join"> {
  return async ({ body: { registrationToken, nickname, terms }, idempotencyKey: key, requestId }) => {
    const person = await openRegistration(deps, registrationToken);
    requireJoinTerms(terms);
    await requireFree(deps, nicknames, nickname, person);
    const userId = await claimUserId(deps, person, contextOf(deps, "visitor", requestId));
    const context = contextOf(deps, userId, requestId);
    const joining = { userId, person, nickname, terms, key, context };
    const account = await retryOnConflict(() => becomeMember(deps, nicknames, joining));
    return startSession(deps, account, person, context);
  };
}

async function openRegistration({ tokens }: AccountDeps, token: string): Promise<Person> {
  const verdict = await tokens.openRegistration(token);
  if ("error" in verdict) throw new Refused(verdict.error);
  return verdict.ok;
}

/** A name that is taken is refused before anything is written. A person's own name counts as free. */
async function requireFree(deps: AccountDeps, nicknames: Nicknames, nickname: string, person: Person): Promise<void> {
  if (await nicknames.isFree(nickname, deps.clock())) return;
  const userId = await findUserId(deps, person);
  if (userId === undefined || !(await nicknames.isHeldBy(nickname, userId))) throw new Refused("NICKNAME_TAKEN");
}

async function becomeMember(deps: AccountDeps, nicknames: Nicknames, joining: Joining): Promise<ActiveAccount> {
  const { userId, nickname, terms, key, context } = joining;
  const account = await deps.accounts.find(userId);
  const agreements = agreementsTo(terms, context.at);
  const person = await prepareMembership(deps, nicknames, account, joining);
  const { state } = await handleOnce(deps, {
    person: userId,
    route: "POST home/join",
    key,
    body: { nickname, terms: TERMS_CODES.filter((code) => terms.includes(code)) },
    decider: accountDecider,
    stream: accountStream.of(userId),
    command: { type: "Join", version: account.version, userId, nickname, agreements, person },
    context,
  });
  return active(state);
}

/** Claims the nickname and seals the person for the membership to come. A member's request needs neither: it repeats an earlier one, or is refused. */
async function prepareMembership(
  deps: AccountDeps,
  nicknames: Nicknames,
  account: AccountState,
  { userId, person, nickname, context }: Joining,
): Promise<string> {
  if (account.status === "ACTIVE") return account.person;
  const member = { userId, membership: nextMembership(account) };
  await nicknames.claim(nickname, member, context);
  return sealPerson(deps, member, person);
}
