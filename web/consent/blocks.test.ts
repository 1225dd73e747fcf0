import { expect, test } from "vitest";
import { blocksOf } from "./blocks.ts";

test("parses headings, lists and paragraphs", () => {
  expect(blocksOf("First\nline.\n\n## Title\n\n- one\n- two\n\n1. a\n2. b\n")).toEqual([
    { kind: "paragraph", text: "First line." },
    { kind: "heading", text: "Title" },
    { kind: "bullets", items: ["one", "two"] },
    { kind: "numbers", items: ["a", "b"] },
  ]);
});

test("a paragraph that only starts like a list is a paragraph", () => {
  expect(blocksOf("- one\nand more")).toEqual([{ kind: "paragraph", text: "- one and more" }]);
});
