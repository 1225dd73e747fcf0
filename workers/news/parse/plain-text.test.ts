import { expect, test } from "vitest";
import { plainText } from "./plain-text.ts";

test.each([
  ["<p>One</p><p>two</p>", "One two"],
  ["a &amp; b &#8364; &nbsp; c", "a & b € c"],
  ["x<script>alert(1)</script>y", "x y"],
  ["x<script>alert(1)", "x"],
  ["<style>p{}</style>z", "z"],
  ['<img src=x onerror="alert(1)">t', "t"],
  ["<!-- hidden -->t", "t"],
  ["1 < 2 and 3 > 2", "1 < 2 and 3 > 2"],
  ["&lt;b&gt;", "<b>"],
  ["pay\u202epal\u200b", "paypal"],
  ["z\u0301\u0301\u0301\u0301\u0301", "ź\u0301\u0301\u0301"],
  ["서울\u0000 경찰", "서울 경찰"],
])("%j is %j", (html, text) => expect(plainText(html, 100)).toBe(text));

test("a long text ends at a word, and never within a character", () => {
  expect(plainText("abcdefghijkl mno pq", 14)).toBe("abcdefghijkl…");
  expect(plainText("가".repeat(50), 10)).toBe(`${"가".repeat(9)}…`);
  expect(plainText("😀".repeat(10), 10)).toBe(`${"😀".repeat(4)}…`);
});

test("a text that is no HTML keeps its signs", () => expect(plainText("<b> &amp;", 100, false)).toBe("<b> &amp;"));
