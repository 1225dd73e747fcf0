// Whether an address that somebody names for a webhook may be registered. What it leads to is checked at each call
// (../guarded-fetch); what can be seen in the address itself is refused at once.

import { Refused } from "@sb/contracts/refused.ts";
import { type ExceptOrigin, isExcepted, requireAskable } from "../guarded-fetch/guard.ts";

/** Names of this machine and of networks without public names (RFC 6761, 6762, 8375, 9476, ICANN's `.internal`). */
const INSIDE = /(?:^|\.)(?:localhost|localdomain|local|internal|intranet|private|lan|home|corp|home\.arpa)\.?$|^[^.]+$/;

/** Throws Refused("INVALID_REQUEST") at `path`: https on port 443 at a host with a public name, or an origin the operator allows. */
export function requirePublicAddress(address: string, allowed: ExceptOrigin, path: string): void {
  const refused = new Refused("INVALID_REQUEST", [{ path, code: "INVALID_REQUEST" }]);
  let url: URL;
  try {
    url = requireAskable(address, undefined, allowed);
  } catch {
    throw refused;
  }
  if (INSIDE.test(url.hostname) && !isExcepted(url.origin, allowed)) throw refused;
}
