import type { DeclareType } from "@sb/contracts/codes.ts";
import type { ErrorCode } from "@sb/contracts/error-codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Declaration } from "@sb/contracts/report/wire.ts";
import { type AddressText, type NormalizedAddress, normalizeAddress } from "@sb/knowledge/address/normalize.ts";
import { normalizeOnce } from "@sb/knowledge/address/normalize-once.ts";
import { isSharedTwin, safeEntryOf } from "@sb/knowledge/address/safe-list/safe-list.ts";
import { isPrivateHost } from "@sb/platform/private-hosts.ts";

/**
 * The address's one spelling. Refuses an address that is not valid for its chain (ADDRESS_INVALID, with the chains it
 * would fit), one that everybody shares (TARGET_SHARED), and one that leads to no public place (TARGET_PRIVATE). `checked`:
 * the same address where it was normalised before.
 */
export function requireAddress(address: AddressText, path: string, checked = normalizeAddress(address)): string {
  if (!checked.ok) {
    const { likelyChains } = checked;
    throw new Refused("ADDRESS_INVALID", [{ path, code: "ADDRESS_INVALID" }], { likelyChains });
  }
  requireOwn(address.declareType, checked.addressKey, path);
  return checked.addressKey;
}

/** Refuses a target that is nobody's place (TARGET_PRIVATE) or everybody's (TARGET_SHARED). */
export function requireOwn(declareType: DeclareType, addressKey: string, path: string): void {
  const code = reasonAgainst(declareType, addressKey);
  if (code) throw new Refused(code, [{ path, code }]);
}

function reasonAgainst(declareType: DeclareType, addressKey: string): ErrorCode | undefined {
  if (declareType === "SITE" && isPrivateHost(addressKey)) return "TARGET_PRIVATE";
  return safeEntryOf(declareType, addressKey) || isSharedTwin(addressKey) ? "TARGET_SHARED" : undefined;
}

type Declare = Pick<Declaration["declare"], "declareType" | "chain" | "adrs">;

/** The address in a form: what is known of the target, its places and the rules all ask for it. */
export const addressOf = (declare: Declare): NormalizedAddress =>
  normalizeOnce(declare, () => ({ declareType: declare.declareType, chain: declare.chain, text: declare.adrs }));
