// Pages that the query service renders for readers without scripts: search engines, and the previews of messengers. The web makes
// them (web/server), in a bundle of its own that the query service loads; these types are all that the two know of each other.
import type { Language } from "./codes.ts";
import type { ResponseOf, RouteKey } from "./routes.ts";

/** Sitemaps: the index, and its shards. */
export const SITEMAP_PATHS = ["/sitemap.xml", "/sitemap-:shard.xml"] as const;
/** Where the pictures of previews are: below it a page's own path, and `.png`. */
export const PREVIEW_PATH = "/preview";

/** The path of a page with its params, without `/preview` and `.png` also that of its picture. */
export const previewPathOf = (path: string): string => `${PREVIEW_PATH}${path === "/" ? "/home" : path}.png`;

/** The parameter by which each language has a URL of its own. */
export const LANGUAGE_PARAM = "lang";

/** Reads a row of the route table as a visitor does. Rejects with Refused. */
export type AskAsVisitor = <K extends Extract<RouteKey, `GET ${string}`>>(
  key: K,
  parts: { readonly params?: object; readonly query?: object },
) => Promise<ResponseOf<K>>;

export type PageRequest = {
  /** That of its screen: one of PAGE_PATHS (subjects.ts). */
  readonly path: string;
  readonly params: Readonly<Record<string, string>>;
  readonly search: URLSearchParams;
  readonly language: Language;
  readonly ask: AskAsVisitor;
};

/** `NOT_FOUND`: there is no such thing, or it is not public any more, which is not told apart. */
type RenderedPage = { readonly status: 200 | 404; readonly html: string };

/** How strongly a preview warns. */
type PreviewTone = "danger" | "warning" | "plain";

/** The words of a preview's picture. */
export type PreviewWords = {
  readonly tone: PreviewTone;
  readonly brand: string;
  /** The verdict. */
  readonly title: string;
  /** A target, shortened and never a link. */
  readonly target?: string | undefined;
  readonly facts: readonly string[];
};

export type Pages = {
  /** Rejects with Refused, but for NOT_FOUND. */
  readonly page: (request: PageRequest) => Promise<RenderedPage>;
  /** Undefined where the page is not there. */
  readonly preview: (request: PageRequest) => Promise<PreviewWords | undefined>;
};

export type PagesOptions = {
  /** The built app's page. */
  readonly template: string;
  /** Without a slash at the end. */
  readonly publicUrl: string;
};

/** The default export of the bundle. */
export type CreatePages = (options: PagesOptions) => Promise<Pages>;
