// Reads an RSS, Atom, RDF or JSON feed. The parser expands no entities but those of XML and HTML; a document type is refused
// before, since no feed of today has one and every entity bomb does.
import { NEWS_LIMITS } from "@sb/contracts/news/model.ts";
import { parseFeed as parseAny } from "feedsmith";
import type { ParsedFeed } from "./feed-item.ts";
import { itemOf, type RawItem } from "./item.ts";

type Parsed = ReturnType<typeof parseAny>;

/** Called in a thread of its own: what hostile feeds cost is bounded there. */
export function parseFeed(text: string, base: string): ParsedFeed {
  if (hasDocumentType(text)) return { failure: "DTD_REFUSED" };
  try {
    const items = rawItems(parseAny(text)).slice(0, NEWS_LIMITS.itemsRead);
    return { items: items.flatMap((raw) => itemOf(raw, base) ?? []) };
  } catch (error) {
    // The library may throw anything; a stack that overflows is a document that is nested too deeply.
    return { failure: error instanceof RangeError ? "TOO_COMPLEX" : "MALFORMED" };
  }
}

/** Within CDATA and comments it is a text: an article may quote one. */
const QUOTED = /<!\[CDATA\[[\s\S]*?(?:\]\]>|$)|<!--[\s\S]*?(?:-->|$)/g;
const isXml = (text: string): boolean => /^[\s\ufeff]*</.test(text);
const hasDocumentType = (text: string): boolean =>
  isXml(text) && /<!(?:DOCTYPE|ENTITY)/i.test(text.replace(QUOTED, ""));

function rawItems(parsed: Parsed): readonly RawItem[] {
  switch (parsed.format) {
    case "rss":
      return (parsed.feed.items ?? []).map(ofRss);
    case "rdf":
      return (parsed.feed.items ?? []).map((item) => ({
        title: item.title,
        summary: item.description,
        link: item.link,
        published: textOf(item.dc?.dates?.[0]),
        guid: undefined,
        pictures: picturesOf(item.media),
      }));
    case "atom":
      return (parsed.feed.entries ?? []).map(ofAtom);
    case "json":
      return (parsed.feed.items ?? []).map(ofJson);
    default:
      return parsed satisfies never;
  }
}

type RssItem = NonNullable<Extract<Parsed, { format: "rss" }>["feed"]["items"]>[number];
type AtomEntry = NonNullable<Extract<Parsed, { format: "atom" }>["feed"]["entries"]>[number];
type JsonItem = NonNullable<Extract<Parsed, { format: "json" }>["feed"]["items"]>[number];

function ofRss(item: RssItem): RawItem {
  const { guid } = item;
  const permalink = guid?.isPermaLink !== false ? guid?.value : undefined;
  return {
    title: item.title,
    summary: item.description ?? item.content?.encoded,
    link: item.link ?? permalink,
    published: textOf(item.pubDate ?? item.dc?.dates?.[0]),
    guid: guid?.value,
    pictures: [...picturesOf(item.media), ...imagesOf(item.enclosures)],
  };
}

function ofAtom(entry: AtomEntry): RawItem {
  const links = entry.links ?? [];
  const linkTo = (rel: string) => links.find((link) => (link.rel ?? "alternate") === rel);
  const summary = entry.summary ?? entry.content;
  return {
    title: entry.title?.value,
    titleIsText: isText(entry.title?.type),
    summary: summary?.value,
    summaryIsText: isText(summary?.type),
    link: linkTo("alternate")?.href,
    published: textOf(entry.published ?? entry.updated),
    guid: entry.id,
    pictures: [
      ...picturesOf(entry.media),
      ...imagesOf(links.filter(({ rel }) => rel === "enclosure").map(({ href, type }) => ({ url: href, type }))),
    ],
  };
}

const textOf = (value: unknown): string | undefined => (typeof value === "string" ? value : undefined);

/** RFC 4287, section 3.1.1: without a type, it is text. */
const isText = (type: string | undefined): boolean => type === undefined || type === "text";

const ofJson = (item: JsonItem): RawItem => ({
  title: item.title,
  titleIsText: true,
  summary: item.summary ?? item.content_text ?? item.content_html,
  summaryIsText: (item.summary ?? item.content_text) !== undefined,
  link: item.url ?? item.external_url,
  published: textOf(item.date_published ?? item.date_modified),
  guid: item.id,
  pictures: [item.image, item.banner_image],
});

type Linked = { readonly url?: string | undefined; readonly type?: string | undefined };
type Media = {
  readonly thumbnails?: readonly (Linked | undefined)[] | undefined;
  readonly contents?: readonly ((Linked & { readonly medium?: string | undefined }) | undefined)[] | undefined;
};

const imagesOf = (linked: readonly (Linked | undefined)[] = []): readonly (string | undefined)[] =>
  linked.filter((one) => one?.type?.startsWith("image/")).map((one) => one?.url);

const picturesOf = ({ contents = [], thumbnails = [] }: Media = {}): readonly (string | undefined)[] => [
  ...contents.filter((one) => one?.medium === "image" || one?.type?.startsWith("image/")).map((one) => one?.url),
  ...thumbnails.map((one) => one?.url),
];
