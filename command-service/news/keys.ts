// What an item is recognised by, whichever feed it comes from: its link without what only tells where readers came from,
// its id within its feed, and its title, which agencies' texts share.
import { createHash } from "node:crypto";

export type Recognised = {
  readonly sourceId: string;
  readonly link: string;
  readonly title: string;
  /** The id that the feed gives it. */
  readonly guid?: string | undefined;
};

export type NewsKey = { readonly id: string; readonly windowMs: number | undefined };

/** A headline that comes again later is another article: "Markets close higher". */
const TITLE_WINDOW_MS = 3 * 86_400_000;
/** Letters and digits. What is shorter may be a rubric. */
const TITLE_CHARS = 15;

/** The title first: an item that is known by it takes no other key. */
export function newsKeysOf({ sourceId, link, title, guid }: Recognised): readonly NewsKey[] {
  const plain = plainTitle(title);
  return [
    ...(plain.length >= TITLE_CHARS ? [{ id: hashOf("title", plain), windowMs: TITLE_WINDOW_MS }] : []),
    ...(guid ? [{ id: hashOf("guid", sourceId, guid), windowMs: undefined }] : []),
    { id: hashOf("link", plainLink(link)), windowMs: undefined },
  ];
}

const hashOf = (...parts: readonly string[]): string =>
  createHash("sha256").update(JSON.stringify(parts)).digest("hex").slice(0, 40);

const plainTitle = (title: string): string =>
  title
    .normalize("NFKC")
    .toLowerCase()
    .replace(/[^\p{L}\p{N}]/gu, "");

/** Parameters that tell where readers came from. */
const TRACKING = /^(?:utm_\w+|at_\w+|fbclid|gclid|mc_[ce]id|cmpid|ref|ref_src|source|rss)$/i;

/** Without scheme, `www.`, fragment, tracking and a slash at the end. */
function plainLink(link: string): string {
  const url = new URL(link);
  const kept = [...url.searchParams].filter(([name]) => !TRACKING.test(name)).sort(([a], [b]) => (a < b ? -1 : 1));
  const query = new URLSearchParams(kept).toString();
  const path = url.pathname.replace(/\/+$/, "");
  return `${url.host.replace(/^www\./, "")}${path}${query && `?${query}`}`;
}
