// Looks for words in a person's inquiries. They are sealed and in no index, so the newest are opened one by one
// (docs/subjects/inquiries.md).
import { setImmediate } from "node:timers/promises";
import { INQUIRY_LIMITS } from "@sb/contracts/inquiry/model.ts";
import { fold } from "@sb/platform/search/analysis/fold.ts";
import { createFindPassages, type FindPassages } from "@sb/platform/search/query/highlight.ts";
import type { InquiryQueryDeps } from "./deps.ts";
import { findSlice } from "./documents.ts";
import { type Opened, openTexts } from "./open.ts";

/** The first words of a longer keyword count. */
const WORDS = 10;
/** Opened at a time, before others get their turn. */
const AT_ONCE = 20;

export type Search = {
  readonly matches: (text: Opened["text"]) => boolean;
  readonly passages: FindPassages;
};

/** Each word must stand somewhere in the title or the contents, whatever its case, width or accents. */
export function createSearch(keyword: string): Search {
  const words = fold(keyword).text.split(/\s+/).filter(Boolean).slice(0, WORDS);
  return {
    matches: ({ title, contents }) => {
      const text = fold(`${title}\n${contents}`).text;
      return words.every((word) => text.includes(word));
    },
    passages: createFindPassages(words.map((text) => ({ kind: "gram", text }))),
  };
}

export type Found = {
  readonly opened: readonly Opened[];
  /** There are older ones that were not looked at. */
  readonly isPart: boolean;
};

/** Among the newest of a list. In the order of their seqs, the newest first. */
export async function searchList(
  { readStore, vault }: Pick<InquiryQueryDeps, "readStore" | "vault">,
  list: string,
  { matches }: Search,
): Promise<Found> {
  const newest = { offset: 0, limit: INQUIRY_LIMITS.searched, newestFirst: true };
  const { docs, total } = await findSlice(readStore, list, newest);
  const found: Opened[] = [];
  for (let at = 0; at < docs.length; at += AT_ONCE) {
    const opened = await openTexts(vault, docs.slice(at, at + AT_ONCE));
    found.push(...opened.filter(({ text }) => matches(text)));
    await setImmediate();
  }
  return { opened: found, isPart: total > INQUIRY_LIMITS.searched };
}
