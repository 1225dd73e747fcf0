// The service's key, by which the static files are believed. It never changes, so it is kept: when the files are needed most, the service
// that gives it is away.
import { ApiError } from "../../api/problem.ts";

const KEY = "/sb/report/filter/key";
const CACHE = "edge-key";
const WAIT_MS = 5_000;

const openCache = async (): Promise<Cache | undefined> => ("caches" in globalThis ? caches.open(CACHE) : undefined);

/** In base64. Rejects where there is none from an earlier visit, and the service does not give it. */
export async function keptKey(): Promise<string> {
  const kept = await (await openCache())?.match(KEY);
  return keyIn(kept ?? (await askKey()));
}

/** The service's, kept in place of the one that was. Rejects where the service is away, and leaves that one. */
export async function renewKey(): Promise<string> {
  return keyIn(await askKey());
}

async function askKey(): Promise<Response> {
  const signal = AbortSignal.timeout(WAIT_MS);
  const answer = await fetch(KEY, { credentials: "omit", referrerPolicy: "no-referrer", signal });
  if (!answer.ok) throw new ApiError({ status: answer.status, code: "NO_DATA" });
  await (await openCache())?.put(KEY, answer.clone());
  return answer;
}

const keyIn = async (answer: Response): Promise<string> =>
  ((await answer.json()) as { readonly publicKey: string }).publicKey;
