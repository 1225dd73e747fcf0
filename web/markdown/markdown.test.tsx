// @vitest-environment jsdom
import { cleanup, render } from "@testing-library/react";
import { afterEach, expect, test } from "vitest";
import { DrawnMarkdown } from "./drawn-markdown.tsx";
import { harmless } from "./harmless.ts";

afterEach(cleanup);
const shown = (text: string, level?: 2 | 3) =>
  render(<DrawnMarkdown text={text} {...(level && { level })} />).container.firstElementChild as Element;
const html = (text: string) => shown(text).innerHTML.trim();

test("headings begin below the page's own and leave no level out, whatever the text begins with", () => {
  expect(html("# One\n\n## Two\n\n###### Six")).toBe("<h2>One</h2>\n<h3>Two</h3>\n<h4>Six</h4>");
  expect(html("### Three\n\n##### Five")).toBe("<h2>Three</h2>\n<h3>Five</h3>");
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
  const link = harmless(`<a href="${href}" target="_self" rel="opener">x</a>`).querySelector("a");
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

test.each(["https://other.example/pixel.png", "//other.example/pixel.png"])(
  "%s loads no image, a link leads to it",
  (src) => {
    const node = shown(`![a picture](${src})`);
    expect(node.querySelector("img")).toBeNull();
    const link = node.querySelector("a");
    expect(link?.textContent).toBe("a picture");
    expect(link?.getAttribute("href")).toMatch(/^https?:\/\/other\.example\/pixel\.png$/);
    expect(link?.getAttribute("rel")).toBe("noopener nofollow");
  },
);

test.each([
  "![a picture](data:image/svg+xml,<svg/onload=alert(1)>)",
  "![a picture](data:image/png;base64,AAAA)",
  "![a picture](javascript:alert(1))",
  "![a picture](x:y)",
])("of an image that is none of the web only its words are left: %j", (text) => {
  expect(shown(text).querySelector("img, a")).toBeNull();
  expect(shown(text).textContent).toContain("a picture");
});

test("an image in a link stays one link", () => {
  const node = shown("[![a picture](https://other.example/p.png)](https://third.example/)");
  expect([...node.querySelectorAll("a")].map((link) => link.getAttribute("href"))).toEqual(["https://third.example/"]);
});

test("an image of this site is shown, once it is near", () => {
  expect(html("![sign](/favicon.svg)")).toBe(
    '<p><img src="/favicon.svg" alt="sign" loading="lazy" decoding="async"></p>',
  );
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
  "`<img src=x onerror=alert(1)>`",
  "[a]: javascript:alert(1)\n\n[a]",
  "<a@b.example onclick=alert(1)>",
  '![x](/favicon.svg "onload=alert(1)")',
  "| <img src=x onerror=alert(1)> |\n|---|\n| <script>alert(1)</script> |",
  "&lt;script&gt;alert(1)&lt;/script&gt;",
  '<img src="https://other.example/p.png" onerror="alert(1)" srcset="https://other.example/2.png 2x">',
  "<!--><img src=x onerror=alert(1)>-->",
  "<!DOCTYPE x [<!ENTITY a 'b'><!ENTITY c '&a;&a;'>]>&c;",
])("nothing runs, sends, hides or loads: %j", (text) => {
  // Raw HTML is escaped. If it were not, the second layer would leave nothing of it that could do harm.
  requireHarmless(shown(text));
  requireHarmless(harmless(text));
});

function requireHarmless(node: Element | DocumentFragment): void {
  const harm = "script,svg,math,iframe,form,input,button,style,meta,base,object,embed,video,link";
  expect(node.querySelector(harm)).toBeNull();
  const names = [...node.querySelectorAll("*")].flatMap((element) => element.getAttributeNames());
  const harmlessNames = ["href", "rel", "target", "title", "src", "alt", "loading", "decoding"];
  expect(names.filter((name) => !harmlessNames.includes(name))).toEqual([]);
  for (const image of node.querySelectorAll("img")) expect(image.getAttribute("src")).toBe("/favicon.svg");
  for (const link of node.querySelectorAll("a[href]")) expect(link.getAttribute("href")).toMatch(/^(https?|mailto):/);
}

test("HTML is shown as it was written, but for a break in a cell", () => {
  expect(shown("<b>bold</b> <!-- x -->").textContent?.trim()).toBe("<b>bold</b> <!-- x -->");
  expect(shown("| a |\n|---|\n| 1<br>2 |").querySelector("td br")).not.toBeNull();
});

test.each(["0xde0B295669a9FD93d5F28D9Ec85E40f4cb697BAe", "bc1qar0srrr7xfkvy5l643lydnw9re59gtzzwf5mdq", "a_b_c*d"])(
  "the address %s is one piece of text",
  (address) => {
    expect(shown(`Sent to ${address} on Monday`).querySelector("p")?.childNodes).toHaveLength(1);
    expect(shown(`\`${address}\``).querySelector("code")?.textContent).toBe(address);
  },
);

test("headings are told with their places", () => {
  const seen: unknown[] = [];
  const contents = (headings: unknown) => {
    seen.push(headings);
    return null;
  };
  const { container } = render(<DrawnMarkdown text={"# **One** `x`\n\n## Two"} contents={contents} />);
  expect(seen[0]).toEqual([
    { id: "section-1", level: 2, text: "One x" },
    { id: "section-2", level: 3, text: "Two" },
  ]);
  expect([...container.querySelectorAll("h2, h3")].map(({ id }) => id)).toEqual(["section-1", "section-2"]);
});
