import type { Files } from "@sb/platform/files/port.ts";
import type { AccountGate } from "../account/gate.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type InquiryDeps = WriteDeps & {
  readonly accounts: Pick<AccountGate, "find">;
  readonly files: Files;
};
