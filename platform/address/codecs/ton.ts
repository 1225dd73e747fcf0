import { Address } from "@ton/core";
import { attempt } from "./attempt.ts";

/** TEP-2: an account has several spellings; the one for wallets (`UQ…`) stands for all. Test networks don't count. */
export function tonKey(text: string): string | undefined {
  return attempt(() => {
    if (Address.isFriendly(text) && Address.parseFriendly(text).isTestOnly) return undefined;
    return Address.parse(text).toString({ bounceable: false });
  });
}
