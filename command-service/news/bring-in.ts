// Brings an item in, once, whichever feeds have it.
import { createHash } from "node:crypto";
import type { NewsItem } from "@sb/contracts/news/remote.ts";
import { newsKeyStream, newsStream } from "@sb/contracts/news/subject.ts";
import { load } from "@sb/platform/decide/load.ts";
import type { CommandContext } from "@sb/platform/decider.ts";
import { newSeq } from "@sb/platform/ids.ts";
import type { WriteDeps } from "../runtime/deps.ts";
import { newsDecider, newsKeyDecider } from "./decider.ts";

/**
 * True where it is new. Its keys are taken one after the other, each by the first who comes. A key of an item that is not
 * there belongs to a run that broke off: this one goes on with it.
 */
export async function bringIn(deps: WriteDeps, { guid, ...item }: NewsItem, context: CommandContext): Promise<boolean> {
  const { publishedAt } = item;
  let newsSeq = newSeq();
  for (const { id, windowMs } of newsKeysOf({ ...item, guid })) {
    const command = { newsSeq, publishedAt, windowMs };
    const { state } = await deps.handle(newsKeyDecider, newsKeyStream.of(id), command, context);
    if (state === undefined || state.newsSeq === newsSeq) continue;
    if (await isThere(deps, state.newsSeq)) return false;
    newsSeq = state.newsSeq;
  }
  const brought = { ...item, newsSeq, hasPicture: item.pictureUrl !== undefined };
  const command = { type: "BringIn", item: brought } as const;
  const { outcome } = await deps.handle(newsDecider, newsStream.of(newsSeq), command, context);
  return outcome === "APPENDED";
}

async function isThere(deps: WriteDeps, newsSeq: number): Promise<boolean> {
  return (await load(deps, newsDecider, newsStream.of(newsSeq))).state.status !== "NONE";
}

// Marks that an item is recognised by, whichever feed it comes from: its link without what only tells where readers came from,
// its id within its feed, and its title, which agencies' texts share.

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
