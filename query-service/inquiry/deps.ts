import type { Files } from "@sb/platform/files/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

export type InquiryQueryDeps = {
  readonly readStore: ReadStore;
  readonly vault: Pick<Vault, "open" | "openAll" | "openBytes">;
  readonly files: Pick<Files, "get">;
  /** Now, ISO 8601 in UTC. */
  readonly clock: () => string;
};
