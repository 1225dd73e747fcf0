// Fetches the small text by which a site proves whose it is.
import { FetchFailed } from "@sb/platform/guarded-fetch/failed.ts";
import { fetchGuarded, type Network } from "@sb/platform/guarded-fetch/guarded-fetch.ts";

/** Bytes; the text that we look for has a tenth. */
const MAX_BYTES = 1_024;
const TIMEOUT_MS = 10_000;
const HEADERS = { accept: "text/plain", "user-agent": "SaferBlock-proof/1" };

/**
 * The text at an https: URL of a host with a name, without following redirects. Undefined where the answer is not 200, or
 * too long. Throws where the site can't be reached, is at a private address, or is too slow.
 */
export async function fetchProof(url: string, network: Network = {}): Promise<string | undefined> {
  try {
    const asked = { url, headers: HEADERS, maxBytes: MAX_BYTES, timeoutMs: TIMEOUT_MS };
    const { status, bytes } = await fetchGuarded(asked, network);
    return status === 200 ? bytes.toString("utf8") : undefined;
  } catch (error) {
    if (error instanceof FetchFailed && error.code === "TOO_LARGE") return undefined;
    throw error;
  }
}
