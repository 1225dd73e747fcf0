// Asks for what a visitor's first screen shows, while the app itself is still on its way (api/ahead.ts gives it out).
import type { Ahead } from "../api/ahead.ts";
import { readMark } from "../session/mark.ts";
import { ofPath } from "./of-path.ts";

/** GETs by path; a `*` stands for the seq that the path ends with. */
export type Asks = Readonly<Record<string, string>>;

const PATIENCE_MS = 10_000;

type Place = { readonly pathname: string; readonly search: string };

/** Nothing for those who are logged in, whose token only the app has, nor where the URL says more than its path. */
export function askAhead(asks: Asks, { pathname, search }: Place): Ahead | undefined {
  const ask = ofPath(asks, pathname);
  const seq = /\d+$/.exec(pathname)?.[0];
  if (ask === undefined || (ask.includes("*") && seq === undefined)) return;
  if (search !== "" || readMark() !== undefined) return;
  const url = ask.replace("*", seq ?? "");
  const ahead: Ahead = { url, answer: get(url) };
  void ahead.answer.then((body) => {
    ahead.body = body;
  });
  return ahead;
}

/** After a failure, or a stale answer, the app asks again itself, where it has its place to be told. */
async function get(url: string): Promise<unknown> {
  try {
    const signal = AbortSignal.timeout(PATIENCE_MS);
    const response = await fetch(url, { headers: { accept: "application/json" }, signal });
    return response.ok && !response.headers.has("sb-stale") ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}
