import { mkdtempSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, test } from "vitest";
import { readPages } from "./pages.ts";

function pagesWith(files: Readonly<Record<string, string>>) {
  const root = mkdtempSync(join(tmpdir(), "documents-"));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(root, name), text);
  return readPages(root);
}

test("links lead to pages and headings, as they do where the files are shown", () => {
  const [, other] = pagesWith({
    "README.md": "# Safer Block\n\n## When a file is damaged, or `the disk` is full\n",
    "other.md":
      "# Other\n\n[a](README.md#when-a-file-is-damaged-or-the-disk-is-full) [b](#other) [c](https://example.org) [d](code.ts)\n",
    "code.ts": "",
  });
  expect(other?.broken).toEqual([]);
  expect([...(other?.html.matchAll(/<p>.*<\/p>/g) ?? [])].join("")).toBe(
    '<p><a href="index.html#when-a-file-is-damaged-or-the-disk-is-full">a</a> <a href="other.html#other">b</a> <a href="https://example.org">c</a> d</p>',
  );
});

test("a link to no file, or to no heading, is broken", () => {
  const [page] = pagesWith({ "one.md": "# One\n\n[a](two.md) [b](#three) [c](one.md#one)\n" });
  expect(page?.broken).toEqual(["two.md", "#three"]);
});

test("the search has the words below each heading, without Markdown", () => {
  const [page] = pagesWith({
    "one.md": "# One\n\nA **bold** [word](one.md).\n\n## Two\n\n| a | `b` |\n|---|---|\n| c | d |\n",
  });
  expect(page?.sections).toMatchObject([
    { id: "one", title: "One", text: expect.stringContaining("A bold word.") },
    { id: "two", title: "Two", text: expect.stringContaining("a b\nc d") },
  ]);
});
