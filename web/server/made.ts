// A page before it is a document: what each kind of page says of itself.
import type { PageRequest, PreviewWords } from "@sb/contracts/pages.ts";
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import type { ReactNode } from "react";
import type { PartsOf } from "../api/request.ts";
import type { Format } from "../i18n/format.ts";
import type { Translate } from "../i18n/texts.ts";
import type { Paths } from "../routing/paths.ts";

type GetKey = Extract<RouteKey, `GET ${string}`>;

export type Context = Pick<PageRequest, "params" | "search" | "language"> & {
  readonly t: Translate;
  readonly format: Format;
  /** The whole URL of a path, in the page's language where that was asked for by its URL. */
  readonly urlOf: (path: string) => string;
  /** Rejects with Refused. */
  readonly read: <K extends GetKey>(key: K, parts: PartsOf<K>) => Promise<ResponseOf<K>>;
};

/** An answer that the app would ask for first: it finds it in the page. */
type Answered = { readonly url: string; readonly body: unknown };

export type Made = {
  /** Without the name of the service. */
  readonly title: string;
  readonly description: string;
  /** Open Graph's. */
  readonly type: "website" | "article";
  /** The path with those parts of its query that make it another page. */
  readonly path: string;
  readonly body: ReactNode;
  /** JSON-LD (schema.org), each by itself. */
  readonly about: readonly object[];
  readonly first?: Answered | undefined;
  readonly preview: Omit<PreviewWords, "brand">;
  /** The path of a picture of its own, instead of a preview. */
  readonly picture?: string | undefined;
  readonly publishedAt?: string | undefined;
  readonly modifiedAt?: string | undefined;
  /** False as for its screen: nothing stands below it. */
  readonly footer?: false;
  /** For search engines to leave out: results of searches. */
  readonly unlisted?: boolean | undefined;
};

/** Rejects with Refused; NOT_FOUND where there is no such thing. */
export type MakePage = (context: Context) => Promise<Made>;

/** Rendered pages of any subject, by the path of their screen. */
export type PageTable = Readonly<Record<string, MakePage>>;
/** Those of a subject, by paths of its screens: `pages` of its `pages.tsx`. */
export type PagesOf<Subject extends keyof Paths> = { readonly [P in Paths[Subject]]?: MakePage };

const DESCRIPTION_CHARS = 200;

/** One line, cut at a word where there is one. */
export function shortened(text: string, chars = DESCRIPTION_CHARS): string {
  const line = text.replace(/\s+/g, " ").trim();
  if (line.length <= chars) return line;
  const cut = line.slice(0, chars).replace(/[\ud800-\udbff]$/, "");
  const word = cut.lastIndexOf(" ");
  return `${word > chars / 2 ? cut.slice(0, word) : cut}…`;
}

/** The way to a page, for search results (https://schema.org/BreadcrumbList). */
export const breadcrumbs = (steps: readonly { readonly name: string; readonly url: string }[]): object => ({
  "@type": "BreadcrumbList",
  itemListElement: steps.map(({ name, url }, at) => ({ "@type": "ListItem", position: at + 1, name, item: url })),
});

/** A seq in a path. */
export function seqIn(params: Context["params"], name: string): number {
  const seq = Number(params[name]);
  return Number.isSafeInteger(seq) && seq > 0 ? seq : 0;
}
