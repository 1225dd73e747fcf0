// Asks the static files (docs/edge.md) that the service's page names, so that it has to answer nothing itself. It loads on demand.
import { type EdgeManifest, isCurrent, MANIFEST } from "@sb/knowledge/edge/format.ts";
import {
  EdgeBroken,
  type FetchEdge,
  type FoundRange,
  fetchEdgeFile,
  fetchManifest,
  fetchRange,
} from "@sb/knowledge/edge/read.ts";

export type Edge = {
  /** Whom the files are asked of. */
  readonly host: string;
  /** Letters of a hash that are sent. */
  readonly letters: number;
  /** When it was made, ISO 8601. */
  readonly at: string;
  readonly isCurrent: boolean;
  readonly range: (prefix: string) => Promise<FoundRange>;
  readonly set: () => Promise<Uint8Array>;
  readonly publicKey: string;
};

const KEY = "/sb/report/filter/key";
const CACHE = "edge-key";
/** Files are small; the set of targets is not. Whoever is slower is asked no more. */
const WAIT_MS = 5_000;
const SET_WAIT_MS = 60_000;

/** Rejects where the files are not to be had, or are not this service's. */
export async function openEdge(url: string): Promise<Edge> {
  const publicKey = await keptKey();
  const fetchFile: FetchEdge = (key) => fetchAt(url, key);
  const manifest = await fetchManifest(fetchFile, bytesOf(publicKey)).catch(async (error: unknown) => {
    // The next one asks for the key again, in case this is an old one.
    if (error instanceof EdgeBroken) await forgetKey();
    throw error;
  });
  return { ...edgeOf(url, manifest, fetchFile), publicKey };
}

function edgeOf(url: string, manifest: EdgeManifest, fetchFile: FetchEdge): Omit<Edge, "publicKey"> {
  return {
    host: new URL(url).host,
    letters: manifest.ranges.depth,
    at: manifest.at,
    isCurrent: isCurrent(manifest, Date.now()),
    range: (prefix) => fetchRange(fetchFile, manifest, prefix),
    set: () => fetchEdgeFile(fetchFile, manifest, "targets.filter"),
  };
}

/** Sends no token, no cookie and no address of this page. */
async function fetchAt(url: string, key: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/${key}`, {
    ...{ credentials: "omit", referrerPolicy: "no-referrer", cache: key === MANIFEST ? "no-cache" : "default" },
    signal: AbortSignal.timeout(key.startsWith("objects/file/") ? SET_WAIT_MS : WAIT_MS),
  });
  if (!answer.ok) throw new EdgeBroken("a file is not there");
  return new Uint8Array(await answer.arrayBuffer());
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));

/** The service's key, from an earlier visit where there was one: it never changes, and the service may be away. */
async function keptKey(): Promise<string> {
  const cache = "caches" in globalThis ? await caches.open(CACHE) : undefined;
  const kept = await cache?.match(KEY);
  const answer = kept ?? (await fetch(KEY, { credentials: "omit", referrerPolicy: "no-referrer" }));
  if (!answer.ok) throw new EdgeBroken("the key is not to be had");
  if (!kept) await cache?.put(KEY, answer.clone());
  return ((await answer.json()) as { readonly publicKey: string }).publicKey;
}

async function forgetKey(): Promise<void> {
  if ("caches" in globalThis) await caches.delete(CACHE);
}
