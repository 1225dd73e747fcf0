// Walks a list that changes meanwhile, oldest first.
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { reportModel } from "./documents.ts";

/** Members read at once: ids only, so many at little cost. */
const PAGE = 20_000;

/**
 * The members of a list of dclrSeqs scored by themselves, each once. What is removed while walking moves the rest
 * forward, so each page begins a little before where the last one ended; what is added comes at the end.
 */
export async function* walkList(readStore: ReadStore, list: string, page = PAGE): AsyncIterable<readonly string[]> {
  let last = 0;
  for (let offset = 0, overlap = 0; ; ) {
    const from = Math.max(0, offset - overlap);
    const { members } = await reportModel(readStore).list(list, {
      offset: from,
      limit: page + overlap,
      newestFirst: false,
    });
    const isGap = from > 0 && Number(members[0] ?? Number.POSITIVE_INFINITY) > last;
    if (isGap) {
      overlap = overlap * 2 + 1;
      continue;
    }
    const fresh = members.filter((member) => Number(member) > last);
    if (fresh.length === 0) return;
    yield fresh;
    last = Number(fresh.at(-1));
    offset = from + members.length;
    overlap = 1;
  }
}
