import type { AccountGate } from "../account/gate.ts";
import type { WriteDeps } from "../runtime/deps.ts";

export type AnalysisDeps = WriteDeps & { readonly accounts: Pick<AccountGate, "find"> };
