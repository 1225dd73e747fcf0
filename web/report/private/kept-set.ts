// Keeps the set of targets on the device, and this screen beside it, so that it opens without a connection (docs/filter.md).
import type { ResponseOf } from "@sb/contracts/routes.ts";
import { readConfig } from "../../api/config.ts";

export type KeptSet = { readonly file: Uint8Array; readonly publicKey: string };

/** The service worker knows the same name (web/public/private-worker.js). */
const CACHE = "private-check";
const SET = "/sb/report/filter";
const KEY = "/sb/report/filter/key";
const PAGE = "/private";
const WORKER = "/private-worker.js";

const ask = async (path: string): Promise<Response> => {
  const answer = await fetch(path, { credentials: "omit", referrerPolicy: "no-referrer", cache: "no-cache" });
  if (!answer.ok) throw new SetRefused();
  return answer;
};

/** The set, or its key, was not to be had. */
export class SetRefused extends Error {
  override readonly name = "SetRefused";
}

/** Fetches the newest set. It is kept once `keep` says that it is good. */
export async function fetchSet(): Promise<KeptSet> {
  const { edgeUrl } = readConfig();
  const found = edgeUrl === undefined ? undefined : await fetchFromEdge(edgeUrl);
  if (found) return found;
  const [set, key] = await Promise.all([ask(SET), ask(KEY)]);
  const { publicKey } = (await key.json()) as ResponseOf<"GET report/filter/key">;
  return { file: new Uint8Array(await set.arrayBuffer()), publicKey };
}

/** Undefined where the static files don't have a current one: then the service is asked. */
async function fetchFromEdge(url: string): Promise<KeptSet | undefined> {
  try {
    const { openEdge } = await import("../edge/edge.ts");
    const { isCurrent, set, publicKey } = await openEdge(url);
    return isCurrent ? { file: await set(), publicKey } : undefined;
  } catch {
    return undefined;
  }
}

/** With what this screen was made of, for a visit without a connection. */
export async function keepSet({ file, publicKey }: KeptSet): Promise<void> {
  const cache = await caches.open(CACHE);
  await cache.put(SET, new Response(new Blob([new Uint8Array(file)])));
  await cache.put(KEY, Response.json({ publicKey }));
  await navigator.serviceWorker?.register(WORKER, { scope: PAGE });
  await cache.addAll([PAGE, ...filesOfThisScreen()]);
}

/** Scripts, styles, fonts and pictures that it has loaded. */
function filesOfThisScreen(): readonly string[] {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => new URL(name));
  const own = loaded.filter(({ origin, pathname }) => origin === location.origin && !pathname.startsWith("/sb/"));
  return [...new Set(own.map(({ pathname }) => pathname))];
}

export async function findSet(): Promise<KeptSet | undefined> {
  if (!("caches" in globalThis)) return undefined;
  const cache = await caches.open(CACHE);
  const [set, key] = await Promise.all([cache.match(SET), cache.match(KEY)]);
  if (!set || !key) return undefined;
  const { publicKey } = (await key.json()) as { readonly publicKey: string };
  return { file: new Uint8Array(await set.arrayBuffer()), publicKey };
}

export async function dropSet(): Promise<void> {
  await caches.delete(CACHE);
  for (const worker of (await navigator.serviceWorker?.getRegistrations()) ?? [])
    if (worker.scope.endsWith(PAGE)) await worker.unregister();
}
