import { jittered } from "@sb/platform/back-off.ts";

/** So many milliseconds after each failure, and up to a tenth more. */
export function retryTable(waits: readonly number[]): (failures: number) => number {
  const extra = jittered((failures) => (waits[failures - 1] ?? 0) / 10);
  return (failures) => (waits[failures - 1] ?? 0) + extra(failures);
}
