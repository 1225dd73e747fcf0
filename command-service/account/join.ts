// Completing a registration, for the first time or again after having left.

import type { Person } from "@sb/contracts/account/events.ts";
import { TERMS_CODES } from "@sb/contracts/codes.ts";
import type { OutputOf } from "@sb/contracts/routes.ts";
import { claimSeq } from "@sb/platform/decide/claim.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { Refused } from "@sb/platform/refused.ts";
import { type AccountDeps, contextOf } from "./deps.ts";
import { accountStream } from "./gate.ts";
import type { Nicknames } from "./nicknames.ts";
import { claimUserId, findUserId, sealPerson } from "./people.ts";
import { retryOnConflict } from "./retry.ts";
import { type ActiveAccount, accountDecider, active, nextMembership, requireJoinTerms } from "./rules/decider.ts";
import { startSession } from "./start-session.ts";

type JoinForm = OutputOf<"POST home/join", "body">;

export function join(deps: AccountDeps, nicknames: Nicknames): Handler<"POST home/join"> {
  return async ({ body, idempotencyKey, requestId }) => {
    const person = await openRegistration(deps, body.registrationToken);
    requireJoinTerms(body.terms);
    await requireFree(deps, nicknames, body.nickname, person);
    const userId = await claimUserId(deps, person, contextOf(deps, "visitor", requestId));
    const context = contextOf(deps, userId, requestId);
    const repeated = await isRepeated(deps, userId, idempotencyKey, body);
    const before = await deps.accounts.find(userId);
    const isDone = repeated && before.status === "ACTIVE" && before.nickname === body.nickname;
    const account = isDone
      ? before
      : await retryOnConflict(() => becomeMember(deps, nicknames, userId, person, body, context));
    return startSession(deps, account, person, context);
  };
}

async function openRegistration({ tokens }: AccountDeps, token: string): Promise<Person> {
  const verdict = await tokens.openRegistration(token);
  if ("error" in verdict) throw new Refused(verdict.error);
  return verdict.ok;
}

/** Asked before an idempotency key is spent: another nickname is another body. Their own they may ask for again. */
async function requireFree(deps: AccountDeps, nicknames: Nicknames, nickname: string, person: Person): Promise<void> {
  if (await nicknames.isFree(nickname, deps.clock())) return;
  const userId = await findUserId(deps, person);
  if (userId === undefined || !(await nicknames.isHeldBy(nickname, userId))) throw new Refused("NICKNAME_TAKEN");
}

async function isRepeated(
  deps: AccountDeps,
  userId: string,
  key: string | undefined,
  { nickname, terms }: JoinForm,
): Promise<boolean> {
  if (key === undefined) return false;
  const agreed = TERMS_CODES.filter((code) => terms.includes(code));
  const claim = { person: userId, route: "POST home/join", key, body: { nickname, terms: agreed } };
  return (await claimSeq(deps, claim)).repeated;
}

async function becomeMember(
  deps: AccountDeps,
  nicknames: Nicknames,
  userId: string,
  person: Person,
  { nickname, terms }: JoinForm,
  context: CommandContext,
): Promise<ActiveAccount> {
  const account = await deps.accounts.find(userId);
  if (account.status === "ACTIVE") throw new Refused("ALREADY_JOINED");
  const member = { userId, membership: nextMembership(account) };
  await nicknames.claim(nickname, member, context);
  const { state } = await deps.handle(
    accountDecider,
    accountStream(userId),
    {
      kind: "join",
      version: account.version,
      userId,
      nickname,
      terms,
      person: await sealPerson(deps, member, person),
    },
    context,
  );
  return active(state);
}
