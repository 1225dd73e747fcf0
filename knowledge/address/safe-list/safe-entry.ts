// Targets that must not be reported bare: each belongs to everybody, or to nobody.

import type { SafeKind } from "@sb/contracts/report/codes.ts";

export type SafeEntry = {
  readonly kind: SafeKind;
  /** The one spelling that reports are counted under (normalize.ts). */
  readonly key: string;
  readonly name: string;
  readonly source: string;
  /** The day of the source; where it has none, the day it was taken from it. `YYYY-MM-DD`. */
  readonly date: string;
};

/** Entries of one source. */
export type SafeGroup = Pick<SafeEntry, "kind" | "source" | "date"> & {
  readonly entries: readonly (readonly [key: string, name: string])[];
};
