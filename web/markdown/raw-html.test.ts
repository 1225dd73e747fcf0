// Texts made to take long end within the test's time; the figures are how much it may become.
import { NOTICE_FIELDS } from "@sb/contracts/notice/model.ts";
import { expect, test } from "vitest";
import { MARKDOWN_LIMITS } from "./limits.ts";
import { rawHtmlOf } from "./raw-html.ts";

const fill = (unit: string) => unit.repeat(Math.floor(MARKDOWN_LIMITS.chars / unit.length));

test("the longest text that is stored can be drawn, one that is longer is not read at all", () => {
  expect(MARKDOWN_LIMITS.chars).toBeGreaterThanOrEqual(NOTICE_FIELDS.content.maxChars);
  expect(rawHtmlOf(fill("A line of an article.\n\n"))).toContain("<p>");
  expect(rawHtmlOf(`${fill("a ")}, and more`)).toBeUndefined();
});

test.each([
  "&amp;",
  "&lol9;",
  "&#x41;",
  "[",
  "![",
  "[a](",
  "[a](b ",
  "*a **b ",
  "_a __b ",
  "~~a ~",
  "`",
  "`a``b",
  "<",
  "<a ",
  "<!--",
  "<![CDATA[",
  "a@",
  "www.a",
  "https://a",
  "\\",
  "- a\n",
  "1. a\n",
  "> a\n",
  "# a\n",
  "a\n=\n",
  "---\n",
  "[a]: b\n",
  "|",
  "|a|\n|-|\n",
  "\t",
  " \n",
  "- a\n\n      b\n",
  "* * *\n- ",
  "+\n",
  "> - a\n>\n",
  "1) a\n\n",
  "|a|b|\n|-|\n",
  "***a** b",
  "[a][b]",
  "```\n",
  "\u0000",
  "\u202e",
])("%j again and again ends, and becomes no more than a page", (unit) => {
  const html = rawHtmlOf(fill(unit)) ?? "";
  expect(html.length).toBeLessThanOrEqual(MARKDOWN_LIMITS.htmlChars);
  expect(html.split("<").length).toBeLessThanOrEqual(MARKDOWN_LIMITS.tags + 1);
});
