// Ends a login: its access tokens end at once. They are refused by what each request looks up anyway (gate.ts).
import { accountStream, sessionStream } from "@sb/contracts/account/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { AccountDeps } from "./deps.ts";
import { accountDecider } from "./rules/decider.ts";
import { type SessionCommand, type SessionState, sessionDecider } from "./rules/session.ts";

/** A refresh that raced with the end may give out one more access token this much later, in milliseconds. */
const SLACK_MS = 60_000;

/**
 * As `handle`. Where the command revokes the session, the login ends first, in the account's stream: unlike sessions, that
 * travels on the bus, and the follow-up does the rest after a crash. `ended`: where the end stands.
 */
export async function handleSession(
  deps: AccountDeps,
  sessionId: string,
  command: SessionCommand,
  context: CommandContext,
): Promise<{ readonly state: SessionState; readonly ended: Position | undefined }> {
  const stream = sessionStream.of(sessionId);
  const { state: before } = await load(deps, sessionDecider, stream);
  const revokes = sessionDecider.decide(command, before).some(({ type }) => type === "SessionRevoked");
  const ended = revokes ? await endLogin(deps, sessionId, before, context) : undefined;
  const { state } = await deps.handle(sessionDecider, stream, command, context);
  // Somebody else may have been faster since it was read.
  return {
    state,
    ended: ended ?? (state.status === "REVOKED" ? await endLogin(deps, sessionId, state, context) : undefined),
  };
}

/** Idempotent. */
export async function endLogin(
  { handle, accessTokenTtl }: Pick<AccountDeps, "handle" | "accessTokenTtl">,
  sessionId: string,
  session: SessionState | { readonly userId: string },
  context: CommandContext,
): Promise<Position | undefined> {
  if (!("userId" in session)) return undefined;
  const { at } = context;
  const until = new Date(Date.parse(at) + accessTokenTtl * 1_000 + SLACK_MS).toISOString();
  const command = { type: "EndLogin", sessionId, at, until } as const;
  return (await handle(accountDecider, accountStream.of(session.userId), command, context)).position;
}

/** Revokes the session of a login that was ended, where a crash came between the two. Idempotent. */
export async function finishLogin(deps: AccountDeps, sessionId: string, context: CommandContext): Promise<void> {
  const stream = sessionStream.of(sessionId);
  const { state } = await load(deps, sessionDecider, stream);
  if (state.status !== "LIVE") return;
  await deps.handle(sessionDecider, stream, { type: "LogOut", presented: state.tokenHash }, context);
}
