// Prefetches the data of a visitor's first screen while the app loads (api/prefetched.ts hands it out).
import type { Prefetched } from "../api/prefetched.ts";
import { readMark } from "../session/mark.ts";
import { ofPath } from "./of-path.ts";

/** GET URLs by path; a `*` stands for the seq at the end of the path. */
export type PrefetchUrls = Readonly<Record<string, string>>;

const TIMEOUT_MS = 10_000;

/** The answer that a rendered page brings along (server/document.ts). */
export function embedded(page: Document): Prefetched | undefined {
  const text = page.getElementById("first")?.textContent;
  if (!text) return;
  const { url, body } = JSON.parse(text);
  return { url, body, answer: Promise.resolve(body) };
}

type PageLocation = { readonly pathname: string; readonly search: string };

/** Only for visitors (only the app can add the token), and only for a path without a query. */
export function prefetch(urls: PrefetchUrls, { pathname, search }: PageLocation): Prefetched | undefined {
  const template = ofPath(urls, pathname);
  const seq = /\d+$/.exec(pathname)?.[0];
  if (template === undefined || (template.includes("*") && seq === undefined)) return;
  if (search !== "" || readMark() !== undefined) return;
  const url = template.replace("*", seq ?? "");
  const prefetched: Prefetched = { url, answer: get(url) };
  void prefetched.answer.then((body) => {
    prefetched.body = body;
  });
  return prefetched;
}

/** Undefined after a failure or a stale response: the app then fetches again and handles the error. */
async function get(url: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(TIMEOUT_MS);
    const response = await fetch(url, { headers: { accept: "application/json" }, signal });
    return response.ok && !response.headers.has("sb-stale") ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
