import { expect, test } from "vitest";
import { alternates, type DocumentParts, fillDocument, link, meta } from "./document.ts";

const TEMPLATE = `<!doctype html>
<html lang="ko" data-theme="light">
  <head>
    <meta name="description" content="주소를 조회하세요.">
    <title>Safer Block</title>
  </head>
  <body><div id="root"></div></body>
</html>`;

const parts: DocumentParts = {
  ...{ language: "de", title: "Titel", description: "Beschreibung", tags: [], sheets: [], body: "<main>Text</main>" },
};
const filled = (some: Partial<DocumentParts>) => fillDocument(TEMPLATE, { ...parts, ...some });

test("stylesheets stand in the page, and the app's loader finds their names", () => {
  const html = filled({ sheets: [{ href: "/assets/a.css", css: ".a{color:red}" }] });
  expect(html).toContain(
    '<style>.a{color:red}</style><link rel="stylesheet" href="/assets/a.css" crossorigin="" disabled="">',
  );
});

test("a page in its language, with its own title and description, its tags and its content", () => {
  const html = filled({ tags: [link("canonical", "https://a.example/b"), meta("robots", "noindex")] });
  expect(html).toContain('<html lang="de-DE" data-theme="light">');
  expect(html).toContain("<title>Titel</title>");
  expect(html).toContain('<meta name="description" content="Beschreibung">');
  expect(html).not.toContain("조회");
  expect(html).toContain(
    '<link rel="canonical" href="https://a.example/b"><meta name="robots" content="noindex"></head>',
  );
  expect(html).toContain('<div id="root"><main>Text</main></div>');
});

test.each(["</title><script>alert(1)</script>", "\"><img src=x onerror='a'>", "$& $1 $` $'", "&amp; & <!--"])(
  "what people write stays text wherever it stands: %s",
  (text) => {
    const html = filled({
      ...{ title: text, description: text, tags: [meta("og:title", text)] },
      ...{ about: { headline: text }, first: { url: "/sb/x", body: { title: text } } },
    });
    expect(html).not.toMatch(/<script>|<img|<!--(?!\s)|onerror='a'>/);
    expect(html.match(/<\/script>/g)).toHaveLength(2);
    const [about, first] = [...html.matchAll(/<script type="[^"]+"[^>]*>(.*?)<\/script>/gs)].map(
      ([, json = ""]) => json,
    );
    expect(JSON.parse(about ?? "")).toEqual({ headline: text });
    expect(JSON.parse(first ?? "")).toEqual({ url: "/sb/x", body: { title: text } });
  },
);

test("a page of another form is refused, not filled in half", () => {
  expect(() => fillDocument("<html>", parts)).toThrow("The built page has no");
});

test("each language has a URL, and so has a page that asks for none", () => {
  const urls = alternates((language) => `https://a.example/${language ? `?lang=${language}` : ""}`);
  expect(urls.map(({ attributes }) => [attributes.hreflang, attributes.href])).toEqual([
    ...["ko", "en", "zh", "ja", "de"].map((language) => [language, `https://a.example/?lang=${language}`]),
    ["x-default", "https://a.example/"],
  ]);
});
