// Walks a list that changes meanwhile, oldest first.
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { reportModel } from "./documents.ts";

/** The members of a list of dclrSeqs scored by themselves, in pages, each member once. */
export async function* walkList(readStore: ReadStore, list: string, page: number): AsyncIterable<readonly string[]> {
  let last = 0;
  for (;;) {
    const members = await reportModel(readStore).listAfter(list, last, page);
    if (members.length === 0) return;
    yield members;
    last = Number(members.at(-1));
  }
}
