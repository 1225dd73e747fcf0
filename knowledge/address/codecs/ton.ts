// TON (TEP-2): an account has several spellings: raw, and friendly ones that say whether it is to bounce, in either Base64.
import { Address } from "@ton/core";
import { attempt } from "./attempt.ts";

/** The spelling for wallets (`UQ…`, on the masterchain `Uf…`) stands for all. Test networks don't count. */
export function tonKey(text: string): string | undefined {
  return attempt(() => {
    if (Address.isFriendly(text) && Address.parseFriendly(text).isTestOnly) return undefined;
    return Address.parse(text).toString({ bounceable: false });
  });
}

/** The other spelling (`EQ…`) of an account's key; undefined for another chain's key. */
export const bouncedTon = (key: string): string | undefined =>
  /^U[Qf][\w-]{46}$/.test(key) ? attempt(() => Address.parse(key).toString({ bounceable: true })) : undefined;
