import { expect, test } from "vitest";
import { parseFeed } from "./parse-feed.ts";

const BASE = "https://news.example/feed.xml";
const rss = (items: string) =>
  `<?xml version="1.0"?><rss version="2.0" xmlns:media="http://search.yahoo.com/mrss/"><channel><title>T</title>${items}</channel></rss>`;
const items = (text: string) => {
  const parsed = parseFeed(text, BASE);
  return "items" in parsed ? parsed.items : parsed;
};

test("RSS: title, summary as plain text, link, time and picture", () => {
  const feed = rss(`<item>
    <title>A &amp; B <![CDATA[<b>win</b>]]></title>
    <link>https://news.example/a</link>
    <guid isPermaLink="false">g-1</guid>
    <description>&lt;p&gt;Hi &amp;amp; you&lt;/p&gt;&lt;script&gt;alert(1)&lt;/script&gt;</description>
    <pubDate>Thu, 01 Jan 2026 10:00:00 GMT</pubDate>
    <media:thumbnail url="https://news.example/t.jpg"/>
    <enclosure url="https://news.example/sound.mp3" type="audio/mpeg" length="1"/>
  </item>`);
  expect(items(feed)).toEqual([
    {
      title: "A & B win",
      summary: "Hi & you",
      link: "https://news.example/a",
      guid: "g-1",
      publishedAt: Date.parse("2026-01-01T10:00:00Z"),
      pictureUrl: "https://news.example/t.jpg",
    },
  ]);
});

test("Atom", () => {
  const feed = `<feed xmlns="http://www.w3.org/2005/Atom"><title>T</title><entry><id>urn:1</id>
    <title>1 &lt; 2</title><link rel="alternate" href="/a"/><link rel="enclosure" type="image/png" href="/p.png"/>
    <summary type="html">&lt;em&gt;S&lt;/em&gt;</summary><updated>2026-01-01T10:00:00Z</updated></entry></feed>`;
  expect(items(feed)).toMatchObject([
    {
      title: "1 < 2",
      summary: "S",
      link: "https://news.example/a",
      guid: "urn:1",
      pictureUrl: "https://news.example/p.png",
    },
  ]);
});

test("JSON", () => {
  const item = {
    id: "1",
    url: "https://news.example/a",
    title: "T",
    content_html: "<p>C</p>",
    image: "https://news.example/i.png",
  };
  const feed = JSON.stringify({ version: "https://jsonfeed.org/version/1.1", title: "T", items: [item] });
  expect(items(feed)).toMatchObject([
    { title: "T", summary: "C", link: "https://news.example/a", guid: "1", publishedAt: undefined },
  ]);
});

test.each([
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "file:///etc/passwd",
  "https://user:pass@news.example/",
  `https://news.example/${"x".repeat(3_000)}`,
])("an item whose link is %s is left out", (link) => {
  expect(items(rss(`<item><title>T</title><link>${link.replaceAll("<", "&lt;")}</link></item>`))).toEqual([]);
});

test.each(["http://news.example/p.png", "data:image/png;base64,AA==", "javascript:alert(1)"])(
  "a picture at %s is left out",
  (url) => {
    const feed = rss(`<item><title>T</title><link>https://news.example/a</link><media:thumbnail url="${url}"/></item>`);
    expect(items(feed)).toMatchObject([{ pictureUrl: undefined }]);
  },
);

const BOMB = `<?xml version="1.0"?><!DOCTYPE lolz [<!ENTITY a "ha"><!ENTITY b "&a;&a;&a;&a;&a;&a;&a;&a;">]>
  <rss version="2.0"><channel><title>&b;</title><item><title>&b;</title><link>https://news.example/</link></item></channel></rss>`;
const EXTERNAL = `<?xml version="1.0"?><!DOCTYPE r [<!ENTITY x SYSTEM "file:///etc/passwd">]><rss version="2.0"><channel><title>&x;</title></channel></rss>`;

test.each([
  ["an entity bomb", BOMB],
  ["an external entity", EXTERNAL],
  [
    "a document type behind a comment",
    `<!-- x --><!doctype r SYSTEM "http://127.0.0.1/r.dtd"><rss version="2.0"></rss>`,
  ],
  ["a document type in the middle", rss(`<!DOCTYPE x [<!ENTITY y "z">]>`)],
])("%s is refused", (_, text) => {
  expect(parseFeed(text, BASE)).toEqual({ failure: "DTD_REFUSED" });
});

test("an article that quotes a document type is no reason to refuse", () => {
  const feed = rss(
    `<item><title>T</title><link>https://news.example/a</link><description><![CDATA[<!DOCTYPE html><p>Hi</p>]]></description></item>`,
  );
  expect(items(feed)).toMatchObject([{ summary: "Hi" }]);
});

test("an entity that is not of XML or HTML stays as it is written", () => {
  expect(items(rss(`<item><title>&lol; x</title><link>https://news.example/a</link></item>`))).toMatchObject([
    { title: "&lol; x" },
  ]);
});

test.each([
  ["nothing", ""],
  ["a page", "<html><body>Hi</body></html>"],
  ["words", "no feed"],
  ["half a feed", '<rss version="2.0"><channel><item'],
  ["JSON that is no feed", '{"a":1}'],
  ["too many levels", rss("<a>".repeat(200_000) + "</a>".repeat(200_000))],
])("%s is malformed", (_, text) => {
  expect(parseFeed(text, BASE)).toMatchObject({ failure: expect.stringMatching(/MALFORMED|TOO_COMPLEX/) });
});

test("only the first hundred items are looked at", () => {
  const many = Array.from(
    { length: 150 },
    (_, i) => `<item><title>T${i}</title><link>https://news.example/${i}</link></item>`,
  );
  expect(items(rss(many.join("")))).toHaveLength(100);
});
