// Picks the lease adapter by the scheme of its URL. An adapter is loaded only when its scheme is asked for.
import { join } from "node:path";
import type { Leases } from "./port.ts";

/** `local:` is for one process alone; its last token is in the file lease-token in the data folder. */
export async function openLeases(url: string, dataDir: string): Promise<Leases> {
  // A URL may carry a password: only its scheme is ever told.
  if (url !== "local:") throw new Error(`No leases for this URL: ${url.split(":", 1)[0]}:`);
  const { openLocalLeases } = await import("./local.ts");
  return openLocalLeases(join(dataDir, "lease-token"));
}
