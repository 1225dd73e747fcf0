import { randomBytes } from "node:crypto";
import {
  INQUIRY_COLLECTION,
  INQUIRY_LIMITS,
  INQUIRY_LISTS,
  INQUIRY_MODEL,
  type InquiryDoc,
} from "@sb/contracts/inquiry/model.ts";
import { inquiryStream } from "@sb/contracts/inquiry/subject.ts";
import { openTempEventStore } from "@sb/platform/event-store/testing/testing.ts";
import { createKeysInLog } from "@sb/platform/keys/in-log.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import { openSqliteReadStore } from "@sb/platform/read-store/sqlite/sqlite.ts";
import { createVault } from "@sb/platform/vault/vault.ts";
import { expect, test } from "vitest";
import { createSearch, searchList } from "./search.ts";

const list = INQUIRY_LISTS.of("u-1");

/** A person's inquiries, in the order of their seqs. */
async function openInquiries(titles: readonly string[]) {
  const temp = await openTempEventStore();
  const vault = createVault({ keys: createKeysInLog(temp.eventStore), root: randomBytes(32) });
  const readStore = openSqliteReadStore(":memory:");
  const ops: ReadOp[] = [];
  for (const [at, title] of titles.entries()) {
    const seq = at + 1;
    const sealed = await vault.seal(inquiryStream.of(seq), { title, contents: "", files: [] });
    const doc: InquiryDoc = {
      ...{ seq, userId: "u-1", status: "SUBMITTED", submittedAt: "2026-01-01T00:00:00.000Z" },
      ...{ wording: 1, sealed, comments: [], revision: 0 },
    };
    ops.push({ op: "put", collection: INQUIRY_COLLECTION, id: String(seq), doc });
    ops.push({ op: "listAdd", list, member: String(seq), score: seq });
  }
  await readStore.apply({ projection: INQUIRY_MODEL, from: "", to: "1", ops });
  return {
    deps: { readStore, vault },
    [Symbol.asyncDispose]: async () => {
      await readStore.close();
      await temp[Symbol.asyncDispose]();
    },
  };
}

const seqsOf = ({ opened }: Awaited<ReturnType<typeof searchList>>) => opened.map(({ doc }) => doc.seq);

test("the newest that match come first; what was shredded is passed over", async () => {
  await using inquiries = await openInquiries(["First word", "another", "last WORD", "a word, gone"]);
  const { deps } = inquiries;
  await deps.vault.shred(inquiryStream.of(4));
  const found = await searchList(deps, list, createSearch("word"));
  expect([seqsOf(found), found.isPart]).toEqual([[3, 1], false]);
});

test("a search stops at so many of the newest, and says so", async () => {
  const titles = Array.from({ length: INQUIRY_LIMITS.searched + 5 }, (_, i) => (i < 10 ? "old word" : "new"));
  await using inquiries = await openInquiries(titles);
  const found = await searchList(inquiries.deps, list, createSearch("word"));
  expect([seqsOf(found), found.isPart]).toEqual([[10, 9, 8, 7, 6], true]);
});

test.each([
  ["full width and case", "ＬＯＧＩＮ", true],
  ["accents", "resume", true],
  ["several words, each somewhere", "login résumé", true],
  ["a word that is not there", "login never", false],
  ["characters that patterns know", "c++ (a|b", true],
  ["nothing but spaces matches all", "   ", true],
])("%s", (_what, keyword, expected) => {
  const text = { title: "Login fails", contents: "My Résumé in C++ (a|b", files: [] };
  expect(createSearch(keyword).matches(text)).toBe(expected);
});
