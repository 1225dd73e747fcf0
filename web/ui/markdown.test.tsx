// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { Markdown } from "./markdown.tsx";

afterEach(cleanup);
const shown = (text: string, level?: 2 | 3) =>
  render(<Markdown text={text} {...(level && { level })} />).container.firstElementChild as Element;
const html = (text: string) => shown(text).innerHTML.trim();

test("headings begin below the page's own and leave no level out, whatever the text begins with", () => {
  expect(html("# One\n\n## Two\n\n###### Six")).toBe("<h2>One</h2>\n<h3>Two</h3>\n<h4>Six</h4>");
  expect(html("### Three\n\n<h5 id='main'>Five</h5>")).toBe("<h2>Three</h2>\n<h3>Five</h3>");
  expect(shown("# One", 3).querySelector("h3")?.textContent).toBe("One");
});

test("lists, tables and tasks are what they are elsewhere", () => {
  const text = "- [x] done\n- [ ] open\n\n| a | b |\n|---|--:|\n| 1 | 2 |\n\n3. three";
  const node = shown(text);
  expect(node.querySelector("ul")?.textContent).toContain("☑ done");
  expect(node.querySelector("td[align=right]")?.textContent).toBe("2");
  expect(node.querySelector("ol")?.getAttribute("start")).toBe("3");
  expect(node.querySelector("input")).toBeNull();
});

test("a link to elsewhere opens beside the page, and is not followed", () => {
  expect(html("[there](https://other.example/a)")).toBe(
    '<p><a href="https://other.example/a" rel="noopener nofollow" target="_blank">there</a></p>',
  );
  expect(html("<a@b.example>")).toBe('<p><a href="mailto:a@b.example" rel="noopener nofollow">a@b.example</a></p>');
});

test.each(["/report", "#top", `${location.origin}/report`])("a link to %s stays in the app", (href) => {
  expect(html(`[here](${href})`)).toBe(`<p><a href="${href}">here</a></p>`);
});

test.each(["//other.example/a", "/\\other.example", "/\t/other.example"])("%j is a link to elsewhere", (href) => {
  const link = shown(`<a href="${href}" target="_self" rel="opener">x</a>`).querySelector("a");
  expect(link?.getAttribute("rel")).toBe("noopener nofollow");
  expect(link?.getAttribute("target")).toBe("_blank");
});

test.each([
  "[x](javascript:alert(1))",
  "[x](JaVaScRiPt:alert(1))",
  "[x](&#106;avascript:alert(1))",
  "[x](java\tscript:alert(1))",
  "[x](vbscript:x)",
  "[x](data:text/html,<script>alert(1)</script>)",
  "[x](blob:https://other.example/1)",
  '<a href="&#1;javascript:alert(1)">x</a>',
  "<a href='java\nscript:alert(1)'>x</a>",
])("%j leads nowhere", (text) => {
  expect(shown(text).querySelector("[href]")).toBeNull();
});

test.each([
  "![a picture](https://other.example/pixel.png)",
  "![a picture](//other.example/pixel.png)",
  "![a picture](data:image/svg+xml,<svg/onload=alert(1)>)",
  '<img src="https://other.example/p.png" alt="a picture" onerror="alert(1)" srcset="https://other.example/2.png 2x">',
  '<img src=x:y alt="a picture" onerror=alert(1)>',
])("of an image from elsewhere only its words are left: %j", (text) => {
  expect(html(text)).toBe(text.startsWith("!") ? "<p>a picture</p>" : "a picture");
});

test("an image of this site is shown", () => {
  expect(html("![sign](/favicon.svg)")).toBe('<p><img src="/favicon.svg" alt="sign"></p>');
});

test.each([
  "<script>alert(1)</script>",
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  '<math><mtext><table><mglyph><style><!--</style><img title="--&gt;&lt;img src=1 onerror=alert(1)&gt;">',
  "<iframe srcdoc='<script>alert(1)</script>'></iframe>",
  '<form action="https://other.example"><input name="password"><button>send</button></form>',
  "<style>* { display: none }</style>",
  '<p style="position:fixed" class="x" id="main" onclick="alert(1)">text</p>',
  '<meta http-equiv="refresh" content="0;url=https://other.example">',
  '<base href="https://other.example">',
  '<object data="https://other.example"></object><embed src="https://other.example">',
  '<video src="https://other.example" autoplay></video>',
  '**<b onmouseover="alert(1)">bold</b>**',
  '[x](https://other.example "onclick=alert(1)")',
  '<h1 id="main">Title of the page</h1>',
  "```html\n<script>alert(1)</script>\n```",
])("nothing runs, sends, hides or loads: %j", (text) => {
  const node = shown(text);
  const harm = "script,svg,math,iframe,form,input,button,style,meta,base,object,embed,video,h1,link";
  expect(node.querySelector(harm)).toBeNull();
  const names = [...node.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  expect(names.filter((name) => !["href", "rel", "target", "title"].includes(name))).toEqual([]);
});

test("a text that is too deep to be read as Markdown is shown as it is", () => {
  const text = ">".repeat(20_000);
  expect(shown(text).textContent).toBe(text);
});
