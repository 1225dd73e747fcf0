// A login: a session, an access token, and the first refresh token of the session's family.
import type { Person } from "@sb/contracts/account/events.ts";
import { sessionStream } from "@sb/contracts/account/subject.ts";
import type { ActiveLogin } from "@sb/contracts/account/wire.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { SetCookie } from "@sb/platform/http/handler.ts";
import { dueOf } from "./agree.ts";
import { refreshCookie } from "./cookie.ts";
import { type AccountDeps, sessionEnd } from "./deps.ts";
import { noteRoles } from "./hold-roles.ts";
import { rightsOf } from "./people.ts";
import { formatRefreshToken, hashOf, newRefreshToken } from "./refresh-token.ts";
import type { ActiveAccount } from "./rules/decider.ts";
import { sessionDecider } from "./rules/session.ts";

export type LoginReply = {
  readonly body: ActiveLogin;
  readonly cookies: readonly SetCookie[];
  readonly position: Position | undefined;
};

export async function startSession(
  deps: AccountDeps,
  account: ActiveAccount,
  person: Person,
  context: CommandContext,
): Promise<LoginReply> {
  const { userId, membership, nickname } = account;
  const refresh = newRefreshToken();
  const { position } = await deps.handle(
    sessionDecider,
    sessionStream.of(refresh.sessionId),
    { type: "Start", userId, membership, tokenHash: hashOf(refresh), expiresAt: sessionEnd(deps, context.at) },
    context,
  );
  const { rights, memberId } = await rightsOf(deps, person);
  await noteRoles(deps, { sessionId: refresh.sessionId, userId, roles: [] }, rights, context);
  const access = await deps.tokens.issueAccess({
    userId,
    sessionId: refresh.sessionId,
    membership,
    ...rights,
    memberId,
  });
  const sessionTTL = deps.sessionTtl;
  const due = await dueOf(deps, account, context.at);
  return {
    body: { status: "ACTIVE", ...access, sessionTTL, id: userId, email: person.email, nickname, ...rights, ...due },
    cookies: [refreshCookie(formatRefreshToken(refresh), sessionTTL)],
    position,
  };
}
