// @vitest-environment jsdom
// Texts that are made to take long or to become much. What is checked is how much they become: that is what takes time.
import { expect, test } from "vitest";
import { htmlOf } from "./html-of.ts";
import { MARKDOWN_LIMITS } from "./limits.ts";

function drawn(text: string): HTMLElement {
  const box = document.createElement("div");
  box.innerHTML = htmlOf(text, { level: 2 })?.html ?? "";
  return box;
}

function depthOf(node: Element): number {
  let deepest = 0;
  for (const element of node.querySelectorAll("*")) {
    let depth = 0;
    for (let up: Element | null = element; up !== node && up; up = up.parentElement) depth += 1;
    deepest = Math.max(deepest, depth);
  }
  return deepest;
}

test.each([
  ["quotes", ">".repeat(5_000)],
  ["quotes with blanks", "> ".repeat(5_000)],
  ["lists", "- ".repeat(5_000)],
  ["numbered lists", "1. ".repeat(3_000)],
  ["quotes in lists", "> - ".repeat(2_000)],
  ["lists by indentation", Array.from({ length: 200 }, (_, i) => `${"  ".repeat(i)}- x`).join("\n")],
  ["emphasis", `${"*a _b ".repeat(500)}${"_ *".repeat(500)}`],
  ["links", `${"[".repeat(2_000)}a${"](b)".repeat(2_000)}`],
  ["images", `${"![".repeat(2_000)}a${"](b)".repeat(2_000)}`],
])("%s in each other go so deep and no deeper", (_, text) => {
  // A list is two elements deep, a list in a quote three.
  expect(depthOf(drawn(text))).toBeLessThan(50);
});

test("what is too deep is still there, as text", () => {
  const node = drawn(`${"> ".repeat(50)}the end`);
  expect(node.textContent).toContain("the end");
  expect(node.querySelectorAll("blockquote").length).toBeLessThanOrEqual(MARKDOWN_LIMITS.depth + 1);
});

test("a wide table of short rows is no table", () => {
  const columns = 5_000;
  const text = `${"|a".repeat(columns)}|\n${"|-".repeat(columns)}|\n${"x\n".repeat(5_000)}`;
  expect(drawn(text).querySelector("table")).toBeNull();
});

test("nor is one of many rows", () => {
  expect(drawn(`|a|b|\n|-|-|\n${"|1|\n".repeat(5_000)}`).querySelector("table")).toBeNull();
  expect(drawn(`|a|b|\n|-|-|\n${"|1|\n".repeat(200)}`).querySelectorAll("td")).toHaveLength(400);
});

test("one long definition is not repeated by thousands of links", () => {
  const text = `[a]: https://other.example/${"x".repeat(30_000)}\n\n${"[a] ".repeat(2_000)}`;
  expect(htmlOf(text, { level: 2 })?.html.length).toBeLessThan(50_000);
});

test("a paragraph that is too long is shown as it was written", () => {
  const text = "*a ".repeat(10_000).trim();
  expect(drawn(text).textContent?.trim()).toBe(text);
  expect(drawn(text).querySelector("em")).toBeNull();
});
