import type { HandleCommand } from "@sb/platform/decider.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Files } from "@sb/platform/files/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type ReportCommandDeps = {
  readonly eventStore: EventStore;
  /** Throws Refused("LOGIN_EXPIRED") for who has no active account. */
  readonly accounts: { requireActive(userId: string): Promise<{ readonly membership: number }> };
  readonly vault: Vault;
  readonly files: Files;
  readonly handle: HandleCommand;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};
