import { type AddressText, normalizeAddress } from "@sb/platform/address/normalize.ts";
import { Refused } from "@sb/platform/refused.ts";

/** The address's one spelling. An address that is not valid for its chain is refused with the chains it would fit. */
export function requireAddress(address: AddressText, path: string): string {
  const checked = normalizeAddress(address);
  if (checked.ok) return checked.addressKey;
  throw new Refused("ADDRESS_INVALID", [{ path, code: "ADDRESS_INVALID" }], { likelyChains: checked.likelyChains });
}
