// Notes which roles a login has: the audit shows since when somebody acts in them.
import { sessionStream } from "@sb/contracts/account/subject.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import type { AccountDeps } from "./deps.ts";
import { type Held, rolesIn } from "./people.ts";
import { sessionDecider } from "./rules/session.ts";

type Session = { readonly sessionId: string; readonly userId: string; readonly roles: readonly string[] };

/** Costs nothing where the roles are those that the session had. */
export async function noteRoles(
  { handle }: Pick<AccountDeps, "handle">,
  { sessionId, userId, roles: before }: Session,
  rights: Held["rights"],
  context: CommandContext,
): Promise<void> {
  const roles = rolesIn(rights);
  if (roles.join() === before.join()) return;
  const own = { ...context, actor: userId };
  await handle(sessionDecider, sessionStream.of(sessionId), { type: "HoldRoles", roles }, own);
}
