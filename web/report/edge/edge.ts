// Asks the static files (docs/edge.md) that the service's page names, so that it has to answer nothing itself. It loads on demand.
import type { Range } from "@sb/knowledge/address/range.ts";
import { type EdgeManifest, type EdgePage, isCurrent, MANIFEST } from "@sb/knowledge/edge/format.ts";
import {
  EdgeBroken,
  type FetchEdge,
  type FoundRange,
  fetchEdgeFile,
  fetchManifest,
  fetchPage,
  fetchRange,
} from "@sb/knowledge/edge/read.ts";
import { keptKey, renewKey } from "./key.ts";

export type Edge = {
  /** Whom the files are asked of. */
  readonly host: string;
  /** Letters of a hash that are sent. */
  readonly letters: number;
  /** When it was made, ISO 8601. */
  readonly at: string;
  readonly isCurrent: boolean;
  readonly range: (prefix: string) => Promise<FoundRange>;
  readonly page: (range: Range) => Promise<EdgePage | undefined>;
  readonly set: () => Promise<Uint8Array>;
  readonly publicKey: string;
};

/** Files are small; the set of targets is not. Whoever is slower is asked no more. */
const WAIT_MS = 5_000;
const SET_WAIT_MS = 60_000;

/** Rejects where the files are not to be had, or are not this service's. */
export async function openEdge(url: string): Promise<Edge> {
  const fetchFile: FetchEdge = (key) => fetchAt(url, key);
  const publicKey = await keptKey();
  try {
    return { ...edgeOf(url, await fetchManifest(fetchFile, bytesOf(publicKey)), fetchFile), publicKey };
  } catch (error) {
    // The one that was kept may be another installation's, which was here before.
    const renewed = error instanceof EdgeBroken ? await renewKey() : publicKey;
    if (renewed === publicKey) throw error;
    return { ...edgeOf(url, await fetchManifest(fetchFile, bytesOf(renewed)), fetchFile), publicKey: renewed };
  }
}

/** A file is not to be had: whoever serves them may be away. */
class EdgeAway extends Error {
  override readonly name = "EdgeAway";
}

function edgeOf(url: string, manifest: EdgeManifest, fetchFile: FetchEdge): Omit<Edge, "publicKey"> {
  return {
    host: new URL(url).host,
    letters: manifest.ranges.depth,
    at: manifest.at,
    isCurrent: isCurrent(manifest, Date.now()),
    range: (prefix) => fetchRange(fetchFile, manifest, prefix),
    page: (range) => fetchPage(fetchFile, manifest, range),
    set: () => fetchEdgeFile(fetchFile, manifest, "targets.filter"),
  };
}

/** Sends no token, no cookie and no address of this page. */
async function fetchAt(url: string, key: string): Promise<Uint8Array> {
  const answer = await fetch(`${url}/${key}`, {
    ...{ credentials: "omit", referrerPolicy: "no-referrer", cache: key === MANIFEST ? "no-cache" : "default" },
    signal: AbortSignal.timeout(key.startsWith("objects/file/") ? SET_WAIT_MS : WAIT_MS),
  });
  if (!answer.ok) throw new EdgeAway("a file is not there");
  return new Uint8Array(await answer.arrayBuffer());
}

const bytesOf = (base64: string): Uint8Array => Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
