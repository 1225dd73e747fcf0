// What a measurement says, and how it is printed.

export type Row = {
  readonly what: string;
  readonly unit: "ms" | "reports/s" | "MB";
  /** Of single calls, where calls were timed. */
  readonly p50?: number;
  readonly p95?: number;
  readonly p99: number;
  /** What p99 may be at most, or a rate at least; undefined where there is no budget. */
  readonly budget?: number;
};

export function keepsBudget({ unit, p99, budget }: Row): boolean {
  if (budget === undefined) return true;
  return unit === "reports/s" ? p99 >= budget : p99 <= budget;
}

/** Milliseconds of each call, as a row. */
export function rowOf(what: string, times: readonly number[], budget?: number): Row {
  const sorted = times.toSorted((a, b) => a - b);
  const at = (share: number): number => sorted[Math.min(sorted.length - 1, Math.ceil(sorted.length * share) - 1)] ?? 0;
  const row = { what, unit: "ms" as const, p50: at(0.5), p95: at(0.95), p99: at(0.99) };
  return budget === undefined ? row : { ...row, budget };
}

export function printRows(rows: readonly Row[]): void {
  const width = Math.max(...rows.map(({ what }) => what.length));
  const number = (value: number | undefined): string =>
    (value === undefined ? "" : value >= 100 ? value.toFixed(0) : value.toFixed(2)).padStart(9);
  console.log(
    `${"".padEnd(width)} ${"p50".padStart(9)} ${"p95".padStart(9)} ${"p99".padStart(9)} ${"budget".padStart(9)}`,
  );
  for (const row of rows) {
    const kept = row.budget === undefined ? "" : keepsBudget(row) ? "kept" : "NOT KEPT";
    const line = [row.what.padEnd(width), ...[row.p50, row.p95, row.p99, row.budget].map(number), row.unit, kept];
    console.log(line.join(" ").trimEnd());
  }
}
