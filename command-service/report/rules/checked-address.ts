import { type AddressText, normalizeAddress } from "@sb/platform/address/normalize.ts";
import { Refused } from "@sb/platform/refused.ts";

/** The address's one spelling. Where it fails its chain's check, the chains whose form it has are offered. */
export function checkedAddress(address: AddressText, path: string): string {
  const checked = normalizeAddress(address);
  if (checked.ok) return checked.addressKey;
  throw new Refused("ADDRESS_INVALID", [{ path, code: "ADDRESS_INVALID" }], { likelyChains: checked.likelyChains });
}
