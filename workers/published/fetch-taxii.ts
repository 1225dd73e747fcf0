// Asks a TAXII 2.1 server for a collection, page by page (OASIS TAXII 2.1). It is read whole each time: a publisher's server may drop objects,
// and what was added alone would not say so. Whether anything was added since the last good state is asked first.
import { FetchFailed } from "@sb/platform/guarded-fetch/failed.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { type Asking, askJson, Failed, fetchParts, type Json, together } from "./ask-json.ts";
import type { Fetched, Login, Validators } from "./fetch-list.ts";

const MEDIA_TYPE = "application/taxii+json;version=2.1";
const LIMITS = { pages: 20_000, steps: 5 };

/** Told by its address alone; another server tells by its answer. */
export const isTaxiiUrl = (url: string): boolean =>
  /\/(?:taxii2?|collections)(?:\/|$)/i.test(URL.parse(url)?.pathname ?? "");
export const isTaxiiAnswer = (mediaType: string | undefined): boolean =>
  /^application\/taxii\+json/i.test(mediaType ?? "");

export type Collection = {
  /** The address of a discovery, an API root, its collections, or one of them. */
  readonly url: string;
  /** The collection's id, alias or title, where there are several. */
  readonly name?: string | undefined;
  readonly login?: Login | undefined;
};

type Page = { readonly bytes: Buffer; readonly json: Json; readonly addedLast: string | undefined };

/** Rejects where `signal` stops it, and where what was read can't be kept. */
export function fetchCollection(
  network: Network,
  collection: Collection,
  { lastModified }: Validators,
  keep: (pieces: AsyncIterable<Buffer>) => Promise<void>,
  stopped: AbortSignal,
): Promise<Fetched> {
  return fetchParts({ network, login: collection.login }, keep, stopped, async (asking, keepPages) => {
    const url = await objectsOf(asking, collection);
    if (lastModified !== undefined && !(await hasAdded(asking, url, lastModified))) return { outcome: "UNCHANGED" };
    const end: { addedLast?: string | undefined } = {};
    await keepPages(together(pagesOf(asking, url, end)));
    return { outcome: "READ", lastModified: end.addedLast };
  });
}

async function ask(asking: Asking, url: URL): Promise<Page> {
  const answer = await askJson(asking, url, { accept: MEDIA_TYPE });
  if (!answer) throw new Failed({ code: "HTTP_STATUS", status: 304 });
  const { bytes, json, headers } = answer;
  const added = headers["x-taxii-date-added-last"];
  return { bytes, json, addedLast: typeof added === "string" && added.length <= 40 ? added : undefined };
}

/** The address of the collection's objects, from whichever of the server's resources was named. */
async function objectsOf(asking: Asking, { url: start, name }: Collection): Promise<URL> {
  let url = new URL(start);
  for (let step = 0; step < LIMITS.steps; step += 1) {
    if (/\/objects\/?$/.test(url.pathname)) return url;
    const { json } = await ask(asking, url);
    if (Array.isArray(json.api_roots)) url = rootIn(json, url);
    else if (Array.isArray(json.collections)) return below(url, `${collectionIn(json.collections, name)}/objects/`);
    else if (typeof json.id === "string" && "can_read" in json) return below(url, "objects/");
    else if ("versions" in json) url = below(url, "collections/");
    else throw new Failed({ code: "UNREADABLE" });
  }
  throw new Failed({ code: "UNREADABLE" });
}

function rootIn({ default: main, api_roots: roots }: Json, url: URL): URL {
  const all = Array.isArray(roots) ? roots.filter((root) => typeof root === "string") : [];
  const [only, ...others] = typeof main === "string" ? [main] : all;
  if (only === undefined) throw new Failed({ code: "EMPTY" });
  const root = others.length === 0 ? URL.parse(only, url) : undefined;
  if (!root) throw new Failed({ code: "SEVERAL_LISTS", names: all });
  return root;
}

/** The id of the one that is named, or of the only one that may be read. */
function collectionIn(all: readonly unknown[], name: string | undefined): string {
  const collections = all.flatMap((each) => {
    const { id, title, alias, can_read } = (each ?? {}) as Json;
    return typeof id === "string" && can_read !== false ? [{ id, names: [id, alias, title] }] : [];
  });
  const wanted = name?.trim().toLowerCase();
  const found = collections.filter(
    ({ names }) =>
      wanted === undefined || names.some((each) => typeof each === "string" && each.toLowerCase() === wanted),
  );
  const [only, ...others] = found;
  if (collections.length === 0) throw new Failed({ code: "EMPTY" });
  if (only && others.length === 0) return encodeURIComponent(only.id);
  const titles = collections.map(({ id, names: [, , title] }) => (typeof title === "string" ? title : id));
  throw new Failed({ code: "SEVERAL_LISTS", names: titles });
}

function below(url: URL, path: string): URL {
  const base = new URL(url);
  if (!base.pathname.endsWith("/")) base.pathname += "/";
  return new URL(path, new URL(base.pathname, base.origin));
}

async function hasAdded(asking: Asking, url: URL, since: string): Promise<boolean> {
  const asked = new URL(url);
  asked.searchParams.set("added_after", since);
  asked.searchParams.set("limit", "1");
  const { json } = await ask(asking, asked);
  return json.more === true || (Array.isArray(json.objects) && json.objects.length > 0);
}

/** Envelopes. A server that says that more comes, and not where, has not given all of it. */
async function* pagesOf(asking: Asking, url: URL, end: { addedLast?: string | undefined }): AsyncGenerator<Buffer> {
  const asked = new URL(url);
  for (let page = 0; page < LIMITS.pages; page += 1) {
    const { bytes, json, addedLast } = await ask(asking, asked);
    yield bytes;
    const before = end.addedLast;
    end.addedLast = addedLast ?? before;
    if (json.more !== true) return;
    if (typeof json.next === "string" && json.next !== asked.searchParams.get("next"))
      asked.searchParams.set("next", json.next);
    else if (json.next === undefined && addedLast !== undefined && addedLast !== before)
      asked.searchParams.set("added_after", addedLast);
    else throw new FetchFailed("CUT_SHORT");
  }
  throw new FetchFailed("TOO_LARGE");
}
