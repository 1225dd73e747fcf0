// What the account subject's writes are made of.
import type { CommandContext, HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Tokens } from "@sb/platform/token/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import type { AccountGate } from "./gate.ts";
import type { IssuerClient } from "./issuer.ts";

export type AccountDeps = {
  readonly eventStore: EventStore;
  readonly vault: Vault;
  readonly handle: HandleCommand;
  readonly accounts: AccountGate;
  readonly tokens: Tokens;
  readonly issuer: IssuerClient;
  /** In lower case: those whose verified e-mail stands here are admins. */
  readonly adminEmails: readonly string[];
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** How long a login lives without being used, in seconds; a fortnight where it is left out. */
  readonly sessionSeconds?: number;
};

const FORTNIGHT = 14 * 24 * 3_600;

export function sessionSecondsOf({ sessionSeconds = FORTNIGHT }: Pick<AccountDeps, "sessionSeconds">): number {
  return sessionSeconds;
}

/** When a login that is used now ends if it is not used again, ISO 8601. */
export function sessionEnd(deps: Pick<AccountDeps, "sessionSeconds">, at: string): string {
  return new Date(Date.parse(at) + sessionSecondsOf(deps) * 1000).toISOString();
}

export function contextOf({ clock }: Pick<AccountDeps, "clock">, actor: string, correlationId: string): CommandContext {
  return { actor, correlationId, at: clock() };
}
