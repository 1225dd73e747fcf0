import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type DisputeQueryDeps = {
  readonly readStore: ReadStore;
  readonly vault: Vault;
  readonly files: Files;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
  /** Without a trailing slash: challenges name its host. */
  readonly publicUrl: string;
};
