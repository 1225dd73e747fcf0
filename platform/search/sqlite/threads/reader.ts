// A searching thread: it has every index open that is searched, and answers one search after the other.

import type { GroupsQuery, SearchQuery } from "../../port.ts";
import type { DocValues } from "../segments/doc-values.ts";
import { IndexRetired } from "../storage/retired.ts";
import { type OpenReading, openReadingIndex, type ReadingIndex } from "./reading.ts";
import { answerRequests } from "./thread.ts";

/** Indexes are called by a number that the one who opens them picks. */
export type ToReader =
  | { readonly open: OpenReading; readonly index: number /** The number it had before. */; readonly was?: number }
  | { readonly search: SearchQuery; readonly index: number }
  | { readonly groups: GroupsQuery; readonly index: number }
  /** Takes in what was committed. */
  | { readonly catchUp: number }
  /** Nothing happens where it is not open. `keep`: it will be opened again. */
  | { readonly close: number; readonly keep: boolean };

const opened = new Map<number, ReadingIndex>();
/** Doc values of closed indexes that are to be opened again. */
const kept = new Map<number, DocValues>();

function getIndex(index: number): ReadingIndex {
  const found = opened.get(index);
  // Closed meanwhile.
  if (found === undefined) throw new IndexRetired();
  return found;
}

function open({ open: opening, index, was = index }: Extract<ToReader, { open: unknown }>): void {
  const known = kept.get(was);
  kept.delete(was);
  opened.set(index, openReadingIndex(opening, known));
}

function close(index: number, keep: boolean): void {
  const docValues = opened.get(index)?.close();
  opened.delete(index);
  if (keep && docValues) kept.set(index, docValues);
}

answerRequests((request: ToReader) => {
  if ("search" in request) return getIndex(request.index).search(request.search);
  if ("groups" in request) return getIndex(request.index).groups(request.groups);
  if ("open" in request) return open(request);
  if ("catchUp" in request) return opened.get(request.catchUp)?.catchUp();
  return close(request.close, request.keep);
});
