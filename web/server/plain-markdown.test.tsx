import { renderToStaticMarkup } from "react-dom/server";
import { expect, test } from "vitest";
import { PlainMarkdown, textOf } from "./plain-markdown.tsx";

const drawn = (text: string): string =>
  renderToStaticMarkup(<PlainMarkdown text={text} />).replace(/^<div class="[^"]*">|<\/div>$/g, "");

test.each([
  ["# One\n\n### Two", "<h2>One</h2><h3>Two</h3>"],
  ["**bold** *soft* ~~gone~~ `code`", "<p><strong>bold</strong> <em>soft</em> <del>gone</del> <code>code</code></p>"],
  ["1. one\n2. two", "<ol><li>one</li><li>two</li></ol>"],
  ["- [x] done", "<ul><li>☑ done</li></ul>"],
  ["> said", "<blockquote><p>said</p></blockquote>"],
  [
    "| a | b |\n|---|---|\n| 1 | 2 |",
    "<table><thead><tr><th>a</th><th>b</th></tr></thead><tbody><tr><td>1</td><td>2</td></tr></tbody></table>",
  ],
  ["[guide](/insight/safer-view)", '<p><a href="/insight/safer-view">guide</a></p>'],
  [
    "[police](https://ecrm.police.go.kr)",
    '<p><a href="https://ecrm.police.go.kr" rel="nofollow ugc noopener">police</a></p>',
  ],
  [
    "![map](https://elsewhere.example/a.png)",
    '<p><a href="https://elsewhere.example/a.png" rel="nofollow ugc noopener">map</a></p>',
  ],
])("%s", (text, html) => {
  expect(drawn(text)).toBe(html);
});

test.each([
  "<script>alert(1)</script>",
  "<img src=x onerror=alert(1)>",
  "[a](javascript:alert(1))",
  "[a](data:text/html,x)",
  "[a](//evil.example)",
  "[a](</\\evil.example>)",
  "![a](</\\evil.example/a.png>)",
  "![a](</\t/evil.example/a.png>)",
  "![a](javascript:alert(1))",
  '[a](https://a.example/"onmouseover="alert(1))',
])("nothing in it runs or leads astray: %s", (text) => {
  expect(drawn(text)).not.toMatch(/<script|<img|href="(?!https:\/\/a\.example\/)|<[^>]*\son\w+=/);
});

test("a text of many levels, or too long a one, is shown", () => {
  expect(drawn(">".repeat(5_000))).toContain("&gt;");
  expect(drawn("a ".repeat(30_000))).toContain("a a");
});

test("a line for descriptions has no marks", () => {
  expect(textOf("# Title\n\nSome **bold** [link](/a).\n\n- one\n- two")).toBe("Title Some bold link. one two");
});
