// Reads a feed of MISP: a manifest that names its events, and a file for each of them beside it. All of them are read each time, since an event
// may lose attributes; that the manifest is what it was is asked first.
import { FetchFailed } from "@sb/platform/guarded-fetch/failed.ts";
import type { Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";
import { type Asking, askJson, Failed, fetchParts, type Json, together } from "./ask-json.ts";
import { conditionsOf, type Fetched, type Login, type Validators, validatorsIn } from "./fetch-list.ts";

/** Events of a feed, and how many of them are asked for at a time. */
const LIMITS = { events: 20_000, atOnce: 4 };

/** The address of a manifest, or of the folder that it is in where the list is said to be MISP's. */
export function isMispFeed(url: string, form: string | undefined): boolean {
  const path = URL.parse(url)?.pathname ?? "";
  return form === "MISP" ? /\/(?:manifest\.json)?$/.test(path) : form === undefined && path.endsWith("/manifest.json");
}

type Feed = { readonly url: string; readonly login?: Login | undefined };

/** Rejects where `stopped` ends it, and where what was read can't be kept. */
export function fetchMispFeed(
  network: Network,
  { url, login }: Feed,
  validators: Validators,
  keep: (pieces: AsyncIterable<Buffer>) => Promise<void>,
  stopped: AbortSignal,
): Promise<Fetched> {
  return fetchParts({ network, login }, keep, stopped, async (asking, keepEvents) => {
    const manifest = new URL("manifest.json", url);
    const answer = await askJson(asking, manifest, conditionsOf(validators));
    if (!answer) return { outcome: "UNCHANGED" };
    await keepEvents(together(eventsOf(asking, manifest, namesIn(answer.json))));
    return { outcome: "READ", ...validatorsIn(answer.headers) };
  });
}

/** An event's file is named by its UUID: nothing else in a manifest leads anywhere. */
const UUID = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/i;

function namesIn(manifest: Json): readonly string[] {
  const names = Object.keys(manifest);
  if (names.length === 0) throw new Failed({ code: "EMPTY" });
  if (!names.every((name) => UUID.test(name))) throw new Failed({ code: "UNREADABLE" });
  if (names.length > LIMITS.events) throw new FetchFailed("TOO_LARGE");
  return names.sort();
}

/** One that is missing is a feed that is being changed: nothing of it is taken then. */
async function* eventsOf(asking: Asking, manifest: URL, names: readonly string[]): AsyncGenerator<Buffer> {
  for (let at = 0; at < names.length; at += LIMITS.atOnce) {
    const some = names.slice(at, at + LIMITS.atOnce);
    yield* await Promise.all(some.map((name) => eventOf(asking, new URL(`${name}.json`, manifest))));
  }
}

async function eventOf(asking: Asking, url: URL): Promise<Buffer> {
  const event = await askJson(asking, url, {});
  if (!event || !("Event" in event.json)) throw new Failed({ code: "UNREADABLE" });
  return event.bytes;
}
