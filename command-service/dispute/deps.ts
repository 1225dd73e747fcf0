import type { Files } from "@sb/platform/files/port.ts";
import type { RateLimitCounters } from "@sb/platform/rate-limit/port.ts";
import type { AccountGate } from "../account/gate.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type DisputeDeps = WriteDeps & {
  readonly accounts: Pick<AccountGate, "find">;
  readonly files: Files;
  readonly dailyCounters: Pick<RateLimitCounters, "hit" | "takeBack">;
  /** Without a trailing slash: challenges name its host. */
  readonly publicUrl: string;
};
