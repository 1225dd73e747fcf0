// The popups on home, and those that a person does not want to see.
import { LIMITS } from "@sb/contracts/limits.ts";
import {
  NOTICE_LISTS,
  NOTICE_MODEL,
  type NoticeDoc,
  POPUP_MODEL,
  POPUPS_HIDDEN_COLLECTION,
  type PopupsHiddenDoc,
} from "@sb/contracts/notice/model.ts";
import { isShownAt, nextChange } from "@sb/contracts/notice/period.ts";
import type { Popup } from "@sb/contracts/notice/wire.ts";
import { findNotices, type NoticeStore } from "./documents.ts";

/** Those that may show soon are looked at too: more than anybody has at once. */
const LOOKED_AT = 50;

type PopupsNow = {
  /** Newest first. */
  readonly popups: readonly Popup[];
  /** Milliseconds since 1970: when other popups show, if nobody changes any. Undefined: never. */
  readonly until: number | undefined;
};

export const NO_POPUPS: PopupsNow = { popups: [], until: undefined };

/** `now` in milliseconds since 1970. */
export async function popupsAt(readStore: NoticeStore, now: number): Promise<PopupsNow> {
  const ids = await readStore.model(NOTICE_MODEL).listAfter(NOTICE_LISTS.popupEnds, now, LOOKED_AT);
  const docs = (await findNotices(readStore, ids)).filter((doc) => doc !== undefined);
  const shown = docs.filter((doc) => isShownAt(doc, now)).sort((a, b) => b.seq - a.seq);
  return { popups: shown.slice(0, LIMITS.popups).map(viewOf), until: nextChange(docs, now) };
}

const viewOf = ({ seq, title, content, translations }: NoticeDoc): Popup => ({ seq, title, content, translations });

/** The popups that a person has hidden until later than `now`, in milliseconds since 1970. */
export async function hiddenPopups(readStore: NoticeStore, userId: string, now: number): Promise<number[]> {
  const doc = await readStore.model(POPUP_MODEL).get(POPUPS_HIDDEN_COLLECTION, userId);
  // Only its projection writes here.
  const { hidden } = (doc as PopupsHiddenDoc | undefined) ?? { hidden: [] };
  return hidden.filter(({ until }) => Date.parse(until) > now).map(({ seq }) => seq);
}
