import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, expect, test } from "vitest";
import { deleteParts, putInParts, readParts } from "./in-parts.ts";
import { openFiles } from "./open.ts";
import type { Files } from "./port.ts";

let folder: string;
let files: Files;
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), "sb-parts-"));
  files = await openFiles("file:", folder);
});
afterEach(async () => {
  await files.close();
  await rm(folder, { recursive: true });
});

async function* piecesOf(...texts: readonly string[]) {
  for (const each of texts) yield Buffer.from(each);
}
const put = (...texts: readonly string[]) => putInParts(files, "lists/1", piecesOf(...texts), 4);
const keys = async () => (await Array.fromAsync(files.list("lists/1/"))).sort();

test.each([
  [["abc"], 1],
  [["abcd"], 1],
  [["ab", "cde"], 2],
  [["abcdefghi", "", "j"], 3],
  [[], 1],
])("%j are kept in %d parts and read as they were", async (texts, parts) => {
  expect(await put(...texts)).toBe(parts);
  expect(await keys()).toHaveLength(parts);
  expect(await text(readParts(files, "lists/1", parts))).toBe(texts.join(""));
});

test("a part that is missing is an error, never the end", async () => {
  const parts = await put("abcdefghi");
  await files.delete("lists/1/1");
  await expect(text(readParts(files, "lists/1", parts))).rejects.toMatchObject({ code: "PART_MISSING" });
});

test("all parts are deleted, and no others", async () => {
  await put("abcdefghi");
  await putInParts(files, "lists/10", piecesOf("other"));
  await deleteParts(files, "lists/1");
  expect(await keys()).toEqual([]);
  expect(await text(readParts(files, "lists/10", 1))).toBe("other");
});
