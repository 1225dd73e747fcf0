// npm run bench, the search part: `node bench/search/main.ts [--reports 1000000] [--calls 300]`.
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { benchSearch } from "./bench.ts";
import { keepsBudget, printRows } from "./rows.ts";

const { values } = parseArgs({
  options: { reports: { type: "string", default: "1000000" }, calls: { type: "string", default: "300" } },
});
const folder = await mkdtemp(join(tmpdir(), "sb-bench-search-"));
try {
  const rows = await benchSearch({
    reports: Number(values.reports),
    calls: Number(values.calls),
    folder,
    progress: (line) => console.error(line),
  });
  printRows(rows);
  if (!rows.every(keepsBudget)) process.exitCode = 1;
} finally {
  await rm(folder, { recursive: true });
}
