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
  /** Seconds after which a login ends that is not used. */
  readonly sessionTtl: number;
};

/** When a login that is used now ends if it is not used again, ISO 8601. */
export function sessionEnd({ sessionTtl }: Pick<AccountDeps, "sessionTtl">, at: string): string {
  return new Date(Date.parse(at) + sessionTtl * 1000).toISOString();
}

export function contextOf({ clock }: Pick<AccountDeps, "clock">, actor: string, correlationId: string): CommandContext {
  return { actor, correlationId, at: clock() };
}
