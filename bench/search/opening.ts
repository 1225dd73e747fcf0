// The cost of an open index, in a process that does nothing else: it sends what it saw to the one that forked it.
import { REPORT_SEARCH } from "@sb/contracts/report/search.ts";
import { openSearchEngine } from "@sb/platform/search/open.ts";
import { createGenerator } from "./generator.ts";

export type Opening = {
  /** Until the first answer. */
  readonly openMs: number;
  /** Memory that the process holds, after some hundred searches, beyond that from before it opened the index. */
  readonly bytes: number;
};

const SEARCHES = 300;

const [, , folder = ""] = process.argv;
const before = process.memoryUsage.rss();
const start = performance.now();
const engine = await openSearchEngine("sqlite:", folder, [REPORT_SEARCH]);
const search = (text: string) => engine.index(REPORT_SEARCH).search({ text, offset: 0, limit: 10 });
await search("wallet");
const openMs = performance.now() - start;
const { report } = createGenerator();
for (let i = 0; i < SEARCHES; i++) await search(report(i).comment.slice(0, 12));
const opening: Opening = { openMs, bytes: process.memoryUsage.rss() - before };
process.send?.(opening);
await engine.close();
