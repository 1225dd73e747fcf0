// Before the start: whether the key may do what the engine does. A right that is missing would otherwise show only where it is needed first,
// such as at the swap at the end of a rebuild.
import type { MeiliPlace } from "./url.ts";

/** Calls that change nothing: what they ask for is refused as malformed, or not there, once the key was found good enough. */
type Probe = readonly [right: string, method: string, path: string, body?: string];

const probesOf = (index: string): readonly Probe[] => [
  ["search", "POST", `indexes/${index}/search`, "{}"],
  ["documents.get", "GET", `indexes/${index}/documents/none`],
  ["documents.add", "PUT", `indexes/${index}/documents`, "{"],
  ["documents.delete", "POST", `indexes/${index}/documents/delete`, "{}"],
  ["indexes.get", "GET", `indexes/${index}`],
  ["indexes.create", "POST", "indexes", "{}"],
  // No index has such a name.
  ["indexes.delete", "DELETE", `indexes/${index}!`],
  ["indexes.swap", "POST", "swap-indexes", "{}"],
  ["settings.get", "GET", `indexes/${index}/settings`],
  ["settings.update", "PATCH", `indexes/${index}/settings`, "[]"],
  ["tasks.get", "GET", "tasks?limit=1"],
];

/** Milliseconds. */
const ANSWER_MS = 10_000;
const REFUSED = new Set([401, 403]);

/** Throws with one line that names the rights that are missing. A server that does not answer is asked for nothing. */
export async function requireRights({ hosts, apiKey, prefix }: MeiliPlace): Promise<void> {
  const index = `${prefix}-probe`;
  const probes = probesOf(index);
  const missing = await Promise.all(
    hosts.map(async (host) => {
      const refused = await Promise.all(probes.map((probe) => isRefused(host, apiKey, probe)));
      return probes.filter((_, at) => refused[at]).map(([right]) => right);
    }),
  );
  const lacking = new Set(missing.flat());
  if (lacking.size === 0) return;
  const what = lacking.size === probes.length ? "is not known there" : `lacks ${[...lacking].join(", ")}`;
  throw new Error(`Meilisearch's key ${what}: give it ${probes.map(([right]) => right).join(", ")} on ${prefix}-*`);
}

async function isRefused(host: string, apiKey: string | undefined, [, method, path, body]: Probe): Promise<boolean> {
  const headers = {
    ...(apiKey !== undefined && { authorization: `Bearer ${apiKey}` }),
    ...(body !== undefined && { "content-type": "application/json" }),
  };
  const asked = { method, headers, signal: AbortSignal.timeout(ANSWER_MS), ...(body !== undefined && { body }) };
  try {
    const { status } = await fetch(new URL(path, `${host.replace(/\/$/, "")}/`), asked);
    return REFUSED.has(status);
  } catch {
    // Whether the server is away is told by what needs it.
    return false;
  }
}
