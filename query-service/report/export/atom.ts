// An Atom feed (RFC 4287) as text. Pure.

export type FeedEntry = {
  /** Its id for ever, and where people read it. */
  readonly url: string;
  readonly title: string;
  readonly summary: string;
  readonly publishedAt: string;
  readonly updatedAt: string;
  /** Codes for machines. */
  readonly categories: readonly string[];
};

export type Feed = {
  /** The feed's own address, its id for ever. */
  readonly selfUrl: string;
  /** The address of the page that shows the same to people. */
  readonly pageUrl: string;
  readonly title: string;
  readonly author: string;
  readonly updatedAt: string;
  readonly entries: readonly FeedEntry[];
};

export function atomOf({ selfUrl, pageUrl, title, author, updatedAt, entries }: Feed): string {
  return [
    `<?xml version="1.0" encoding="utf-8"?>`,
    `<feed xmlns="http://www.w3.org/2005/Atom">`,
    element("id", selfUrl),
    element("title", title),
    element("updated", updatedAt),
    `<author>${element("name", author)}</author>`,
    `<link rel="self" type="application/atom+xml" href="${escaped(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escaped(pageUrl)}"/>`,
    ...entries.map(entryOf),
    `</feed>\n`,
  ].join("\n");
}

/** Titles and summaries are plain texts: no reader finds markup or a link in them. */
function entryOf({ url, title, summary, publishedAt, updatedAt, categories }: FeedEntry): string {
  return [
    "<entry>",
    element("id", url),
    `<title type="text">${escaped(title)}</title>`,
    element("published", publishedAt),
    element("updated", updatedAt),
    `<link rel="alternate" type="text/html" href="${escaped(url)}"/>`,
    ...categories.map((term) => `<category term="${escaped(term)}"/>`),
    `<summary type="text">${escaped(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escaped(text)}</${name}>`;

/** Characters that XML 1.0 has no place for (section 2.2), half a surrogate pair too. */
const FORBIDDEN = /[^\t\n\r\u0020-\ud7ff\ue000-\ufffd\u{10000}-\u{10ffff}]/gu;
const ENTITIES: Readonly<Record<string, string>> = {
  "&": "&amp;",
  "<": "&lt;",
  ">": "&gt;",
  '"': "&quot;",
  "'": "&apos;",
  // A parser would make a line feed of it.
  "\r": "&#13;",
};

const escaped = (text: string): string =>
  text.replace(FORBIDDEN, "\ufffd").replace(/[&<>"'\r]/g, (sign) => ENTITIES[sign] ?? sign);
