// Walks the public reports, which change meanwhile, oldest first.
import type { DeclareType } from "@sb/contracts/codes.ts";
import { REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { SHARING_LISTS } from "@sb/contracts/sharing/model.ts";
import { sharingModel } from "@sb/knowledge/stix/documents.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { reportModel } from "../documents.ts";

const { people, listed, additions } = REPORT_LISTS;
/** Each public report is in one of them. */
const ALL_PUBLIC = [people, listed, additions];

/** The dclrSeqs of all public reports, in pages, each once, also where one goes from list to list meanwhile. */
export const walkPublic = (readStore: ReadStore, page: number): AsyncIterable<readonly string[]> =>
  walkLists(readStore, ALL_PUBLIC, page);

/** The members of lists of dclrSeqs scored by themselves. */
export async function* walkLists(
  readStore: ReadStore,
  lists: readonly string[],
  page: number,
): AsyncIterable<readonly string[]> {
  let last = 0;
  for (;;) {
    // Nothing that was read before is kept: a report that has changed its list since would be missed.
    const found = await Promise.all(lists.map((list) => reportModel(readStore).listAfter(list, last, page)));
    const members = [...new Set(found.flat())].sort((a, b) => Number(a) - Number(b)).slice(0, page);
    if (members.length === 0) return;
    yield members;
    last = Number(members.at(-1));
  }
}

/**
 * Keys of the targets to block, in pages. Targets that leave the list meanwhile move the others up: each page reads the end of the one
 * before again, so that none is missed where few leave.
 */
export async function* walkBlocked(
  readStore: ReadStore,
  declareType: DeclareType,
  page: number,
): AsyncIterable<readonly string[]> {
  let before: ReadonlySet<string> = new Set();
  for (let offset = 0; ; offset += page) {
    const query = { offset: Math.max(0, offset - page), limit: 2 * page, newestFirst: false };
    const { members, total } = await sharingModel(readStore).list(SHARING_LISTS.blocked[declareType], query);
    const read = offset === 0 ? members.slice(0, page) : members;
    yield read.filter((key) => !before.has(key));
    before = new Set(read);
    if (offset + page >= total) return;
  }
}
