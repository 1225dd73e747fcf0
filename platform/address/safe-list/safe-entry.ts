// What must not be reported bare: it belongs to everybody, or to nobody.

export const SAFE_KINDS = [
  "TOKEN",
  "CONTRACT",
  "BURN",
  "EXCHANGE_WALLET",
  "EXCHANGE",
  "SERVICE",
  "AUTHORITY",
  "SHARED_HOST",
] as const;
export type SafeKind = (typeof SAFE_KINDS)[number];

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
