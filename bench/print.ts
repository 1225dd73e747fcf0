// Prints the table as plain text.
import type { Row } from "./row.ts";

const HEAD = ["what", "measured", "budget", "ok"] as const;

export function printTable(rows: readonly Row[]): string {
  const cells = rows.map(({ what, measured, budget, ok }) => [what, measured, budget, verdict(ok)]);
  const widths = HEAD.map((title, at) =>
    Math.max(...[HEAD, ...cells].map((row) => row[at]?.length ?? 0), title.length),
  );
  const line = (row: readonly string[]): string =>
    row
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join(" | ")
      .trimEnd();
  const rule = widths.map((width) => "-".repeat(width)).join("-|-");
  return [line(HEAD), rule, ...cells.map(line)].join("\n");
}

function verdict(ok: boolean | undefined): string {
  if (ok === undefined) return "";
  return ok ? "yes" : "NO";
}
