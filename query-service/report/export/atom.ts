// An Atom feed (RFC 4287) as text. Pure.
import { escapeXml } from "@sb/platform/http/answer/xml.ts";

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
    `<link rel="self" type="application/atom+xml" href="${escapeXml(selfUrl)}"/>`,
    `<link rel="alternate" type="text/html" href="${escapeXml(pageUrl)}"/>`,
    ...entries.map(entryOf),
    `</feed>\n`,
  ].join("\n");
}

/** Titles and summaries are plain texts: no reader finds markup or a link in them. */
function entryOf({ url, title, summary, publishedAt, updatedAt, categories }: FeedEntry): string {
  return [
    "<entry>",
    element("id", url),
    `<title type="text">${escapeXml(title)}</title>`,
    element("published", publishedAt),
    element("updated", updatedAt),
    `<link rel="alternate" type="text/html" href="${escapeXml(url)}"/>`,
    ...categories.map((term) => `<category term="${escapeXml(term)}"/>`),
    `<summary type="text">${escapeXml(summary)}</summary>`,
    "</entry>",
  ].join("\n");
}

const element = (name: string, text: string): string => `<${name}>${escapeXml(text)}</${name}>`;
