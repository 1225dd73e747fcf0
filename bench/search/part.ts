// The search, as a part of the bench.
import { type Context, temporaryFolder } from "../context.ts";
import { atMost, count, milliseconds, note, type Row } from "../row.ts";
import { benchSearch } from "./bench.ts";
import type { Row as SearchRow } from "./rows.ts";

export async function benchSearchPart({ quick, say }: Context): Promise<readonly Row[]> {
  using folder = temporaryFolder();
  const reports = quick ? 50_000 : 1_000_000;
  const rows = await benchSearch({ reports, folder: folder.path, calls: quick ? 100 : 300, progress: say });
  return [note("search, public reports", count(reports)), ...rows.map(toRow)];
}

function toRow({ what, unit, p50, p99, budget }: SearchRow): Row {
  if (unit !== "ms") return note(`  search: ${what}`, `${count(p99)} ${unit}`);
  if (budget !== undefined) return atMost(`search: ${what}, p99`, p99, budget, milliseconds);
  return note(`  search: ${what}, p50 and p99`, `${milliseconds(p50 ?? p99)}, ${milliseconds(p99)}`);
}
