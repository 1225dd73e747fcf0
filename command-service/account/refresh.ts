// Staying logged in, and logging out.
import { accountStream, sessionStream } from "@sb/contracts/account/subject.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { Handler } from "@sb/platform/http/handler.ts";
import { contextFor } from "../runtime/deps.ts";
import { dueOf } from "./agree.ts";
import { CLEARED_COOKIE, refreshCookie, refreshTokenIn } from "./cookie.ts";
import { type AccountDeps, sessionEnd } from "./deps.ts";
import { endLogin, handleSession } from "./end-login.ts";
import { noteRoles } from "./hold-roles.ts";
import { type Held, openPerson, rightsOf } from "./people.ts";
import { formatRefreshToken, hashOf, parseRefreshToken, type RefreshToken, successorOf } from "./refresh-token.ts";
import { type ActiveAccount, accountDecider } from "./rules/decider.ts";
import { type SessionState, sessionDecider } from "./rules/session.ts";

export function refresh(deps: AccountDeps): Handler<"POST user/refresh"> {
  return async ({ cookies, requestId }) => {
    const given = refreshTokenIn(cookies);
    if (given === undefined) throw new Refused("LOGIN_REQUIRED");
    const presented = parseRefreshToken(given);
    if (!presented) throw new Refused("LOGIN_EXPIRED");
    const next = successorOf(presented, deps.vault);
    const context = contextFor(deps, "visitor", requestId);
    const held = await heldBy(deps, presented.sessionId);
    const session = await rotate(deps, presented, next, context);
    const account = await requireAccount(deps, session, next.sessionId, context);
    if (held === undefined) throw new Refused("LOGIN_EXPIRED");
    await seeLogin(deps, account.userId, next.sessionId, context);
    const { rights, memberId } = held;
    const { userId, membership } = account;
    await noteRoles(deps, { ...session, sessionId: next.sessionId }, rights, context);
    const access = await deps.tokens.issueAccess({
      userId,
      sessionId: next.sessionId,
      membership,
      ...rights,
      memberId,
    });
    const sessionTTL = secondsBetween(context.at, session.expiresAt);
    return {
      body: { ...access, sessionTTL, ...rights, ...(await dueOf(deps, account, context.at)) },
      cookies: [refreshCookie(formatRefreshToken(next), sessionTTL)],
    };
  };
}

/**
 * Read at each refresh: the lists of admins, moderators and editors, and the members of agencies, may have changed. It is read
 * before the token is replaced: while an engine is away the answer is 503, and the token stays good. Undefined where the login
 * is over.
 */
async function heldBy(deps: AccountDeps, sessionId: string): Promise<Held | undefined> {
  const { state } = await load(deps, sessionDecider, sessionStream.of(sessionId));
  if (state.status !== "LIVE") return undefined;
  const account = await deps.accounts.find(state.userId);
  const isSame = account.status === "ACTIVE" && account.membership === state.membership;
  return isSame ? rightsOf(deps, await openPerson(deps, account)) : undefined;
}

/** Once a day, for the list of the person's logins. */
async function seeLogin(deps: AccountDeps, userId: string, sessionId: string, context: CommandContext): Promise<void> {
  const day = context.at.slice(0, 10);
  const account = await deps.accounts.find(userId);
  const isSeen =
    account.status !== "ACTIVE" ||
    account.logins.every((login) => login.sessionId !== sessionId || login.seenOn >= day);
  if (!isSeen)
    await deps.handle(accountDecider, accountStream.of(userId), { type: "SeeLogin", sessionId, day }, context);
}

const secondsBetween = (from: string, to: string): number => Math.ceil((Date.parse(to) - Date.parse(from)) / 1_000);

async function rotate(
  deps: AccountDeps,
  presented: RefreshToken,
  next: RefreshToken,
  context: CommandContext,
): Promise<Extract<SessionState, { status: "LIVE" }>> {
  const { at } = context;
  const command = { presented: hashOf(presented), next: hashOf(next), at, expiresAt: sessionEnd(deps, at) };
  const { state } = await handleSession(deps, presented.sessionId, { type: "Rotate", ...command }, context);
  if (state.status === "LIVE") return state;
  throw new Refused("LOGIN_EXPIRED");
}

/** A session ends with the membership it was started in. */
async function requireAccount(
  { accounts, handle }: AccountDeps,
  { userId, membership }: { readonly userId: string; readonly membership: number },
  sessionId: string,
  context: CommandContext,
): Promise<ActiveAccount> {
  const account = await accounts.find(userId);
  if (account.status === "ACTIVE" && account.membership === membership) return account;
  await handle(sessionDecider, sessionStream.of(sessionId), { type: "Deregister" }, context);
  throw new Refused("LOGIN_EXPIRED");
}

/** Never refused: without a session there is nothing to end. */
export function logOut(deps: AccountDeps): Handler<"POST user/logout"> {
  return async ({ cookies, requestId }) => {
    const presented = parseRefreshToken(refreshTokenIn(cookies) ?? "");
    const position = presented && (await revoke(deps, presented, contextFor(deps, "visitor", requestId)));
    return { body: undefined, cookies: [CLEARED_COOKIE], position };
  };
}

async function revoke(
  deps: AccountDeps,
  presented: RefreshToken,
  context: CommandContext,
): Promise<Position | undefined> {
  const command = { type: "LogOut", presented: hashOf(presented) } as const;
  return (await handleSession(deps, presented.sessionId, command, context)).ended;
}

/** Ends other logins of the caller. One that is not theirs, or is over, is left as it is. */
export function endLogins(deps: AccountDeps): Handler<"POST user/logins/end"> {
  return async ({ body: { sessionIds }, caller, requestId }) => {
    const { userId } = caller;
    const context = contextFor(deps, userId, requestId);
    const account = await deps.accounts.requireActive(userId);
    const own = account.logins.filter(
      (login) => sessionIds.includes(login.sessionId) && login.sessionId !== caller.sessionId,
    );
    let position: Position | undefined;
    for (const { sessionId } of own) position = (await endOwn(deps, userId, sessionId, context)) ?? position;
    return { body: undefined, position };
  };
}

async function endOwn(
  deps: AccountDeps,
  userId: string,
  sessionId: string,
  context: CommandContext,
): Promise<Position | undefined> {
  const { state } = await load(deps, sessionDecider, sessionStream.of(sessionId));
  if (state.status === "LIVE")
    return (await handleSession(deps, sessionId, { type: "LogOut", presented: state.tokenHash }, context)).ended;
  // A crash came before the session began: only the list has it.
  return endLogin(deps, sessionId, { userId }, context);
}
