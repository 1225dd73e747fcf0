// A login: a session, an access token, and the first refresh token of the session's family.

import { type Device, writeDevice } from "@sb/contracts/account/device.ts";
import type { Person } from "@sb/contracts/account/events.ts";
import { accountStream, sessionStream } from "@sb/contracts/account/subject.ts";
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
import { type ActiveAccount, accountDecider } from "./rules/decider.ts";
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
  device: Device | undefined,
  context: CommandContext,
): Promise<LoginReply> {
  const { userId, membership, nickname } = account;
  const refresh = newRefreshToken();
  // First in the list of the person's logins: no login is missing there, even after a crash.
  const begun = { sessionId: refresh.sessionId, at: context.at, device: device ? writeDevice(device) : "" };
  await deps.handle(accountDecider, accountStream.of(userId), { type: "BeginLogin", ...begun }, context);
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
