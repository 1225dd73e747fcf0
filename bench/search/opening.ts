// What it takes to have an index open, in a process that does nothing else: it sends what it saw to the one that forked it.
import { openSearchIndex } from "@sb/platform/search-index/open.ts";
import { createGenerator } from "./generator.ts";

export type Opening = {
  /** Until the first answer. */
  readonly openMs: number;
  /** Of memory, in bytes, after some hundred searches: what the process holds more than before it opened the index. */
  readonly bytes: number;
};

const SEARCHES = 300;

const [, , folder = ""] = process.argv;
const before = process.memoryUsage.rss();
const start = performance.now();
const index = await openSearchIndex("sqlite:", folder);
const search = (text: string) => index.search({ text, order: "LATEST", offset: 0, limit: 10 });
await search("wallet");
const openMs = performance.now() - start;
const { doc } = createGenerator();
for (let i = 0; i < SEARCHES; i++) await search(doc(i).comment.slice(0, 12));
const opening: Opening = { openMs, bytes: process.memoryUsage.rss() - before };
process.send?.(opening);
await index.close();
