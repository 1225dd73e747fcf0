import type { Files } from "@sb/platform/files/port.ts";
import type { AccountGate } from "../account/gate.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import type { TermsBook } from "../terms/book.ts";
import type { NetworkDeps } from "./networks.ts";
import type { ClearedFor, ReportsOn } from "./new-facts.ts";

export type ReportDeps = WriteDeps &
  NetworkDeps & {
    readonly accounts: Pick<AccountGate, "requireActive">;
    readonly files: Files;
    readonly terms: TermsBook;
    readonly reportsOn: ReportsOn;
    readonly clearedFor: ClearedFor;
  };
