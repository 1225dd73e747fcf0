// The notices' documents, and which of them show now.
import { NOTICE_COLLECTION, NOTICE_LISTS, NOTICE_MODEL, type NoticeDoc } from "@sb/contracts/notice/model.ts";
import { nextChange } from "@sb/contracts/notice/period.ts";
import { NEVER } from "@sb/contracts/notice/search.ts";
import { LIST_LIMIT, type ReadStore } from "@sb/platform/read-store/port.ts";

export type NoticeStore = Pick<ReadStore, "model">;

/** In the order of the ids; undefined where one was deleted meanwhile. */
export async function findNotices(
  readStore: NoticeStore,
  ids: readonly string[],
): Promise<readonly (NoticeDoc | undefined)[]> {
  const docs = await readStore.model(NOTICE_MODEL).getMany(ids.map((id) => ({ collection: NOTICE_COLLECTION, id })));
  // Only its projection writes here.
  return docs as readonly (NoticeDoc | undefined)[];
}

export async function findNotice(readStore: NoticeStore, seq: number): Promise<NoticeDoc | undefined> {
  const [doc] = await findNotices(readStore, [String(seq)]);
  return doc;
}

/** Published notices whose time has not come at `now`, in milliseconds since 1970: the first 1,000. */
export async function upcomingNotices(readStore: NoticeStore, now: number): Promise<readonly number[]> {
  return (await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.starts, now, LIST_LIMIT)).map(Number);
}

/** What a search for notices that have not ended filters by. Of those with an end, the first 1,000 to end are found. */
export async function notEnded(readStore: NoticeStore, now: number): Promise<readonly string[]> {
  return [NEVER, ...(await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.ends, now, LIST_LIMIT))];
}

/** The first instant after `now` at which a published notice begins or ends to show; both in milliseconds since 1970. */
export async function changeAfter(readStore: NoticeStore, now: number): Promise<number | undefined> {
  const model = readStore.model(NOTICE_MODEL);
  const first = await Promise.all(
    [NOTICE_LISTS.starts, NOTICE_LISTS.ends].map((list) => model.listAfter(list, now, 1)),
  );
  const docs = await findNotices(readStore, first.flat());
  return nextChange(
    docs.filter((doc) => doc !== undefined),
    now,
  );
}
