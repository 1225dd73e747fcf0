// What ends with a login: its access tokens, at once. They are refused by what each request looks up anyway (gate.ts).
import { accountStream } from "@sb/contracts/account/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { Position } from "@sb/platform/event-store/port.ts";
import type { AccountDeps } from "./deps.ts";
import { accountDecider } from "./rules/decider.ts";
import type { SessionState } from "./rules/session.ts";

/** A refresh that raced with the end may give out one more access token this much later, in milliseconds. */
const SLACK_MS = 60_000;

/** Does nothing for a session that has not ended. Idempotent. */
export async function endLogin(
  { handle, accessTokenTtl }: Pick<AccountDeps, "handle" | "accessTokenTtl">,
  sessionId: string,
  session: SessionState,
  context: CommandContext,
): Promise<Position | undefined> {
  if (session.status !== "REVOKED") return undefined;
  const { at } = context;
  const until = new Date(Date.parse(at) + accessTokenTtl * 1_000 + SLACK_MS).toISOString();
  const command = { type: "EndLogin", sessionId, at, until } as const;
  return (await handle(accountDecider, accountStream.of(session.userId), command, context)).position;
}
