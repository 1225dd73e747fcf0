// XRP: Base58 in an alphabet of its own, with the checksum of Base58Check. X-addresses (XLS-5d) hold an account and a tag of
// its customers in one text. A tag is whom an exchange credits, not another account.
import { base58xrp } from "@scure/base";
import { sha256 } from "#sha256";
import { attempt } from "./attempt.ts";

const ACCOUNT_BYTES = 20;
const CLASSIC = [0x00];
/** On the main network; `T…` of the test networks is 0x04 0x93. */
const X = [0x05, 0x44];

export const rippleKey = (text: string): string | undefined => accountIn(text, CLASSIC, 0) && text;

/** The account's classic address. */
export function xAddressKey(text: string): string | undefined {
  const account = accountIn(text, X, 9);
  return account && base58xrp.encode(withChecksum(Uint8Array.of(...CLASSIC, ...account)));
}

/** The account after the prefix and before `more` bytes. */
function accountIn(text: string, prefix: readonly number[], more: number): Uint8Array | undefined {
  const bytes = attempt(() => base58xrp.decode(text));
  const body = bytes?.subarray(0, -4);
  if (!bytes || body?.length !== prefix.length + ACCOUNT_BYTES + more) return undefined;
  const isGood = prefix.every((byte, i) => byte === body[i]) && equal(withChecksum(body), bytes);
  const end = prefix.length + ACCOUNT_BYTES;
  return isGood && isTag(body.subarray(end)) ? body.subarray(prefix.length, end) : undefined;
}

/** Nothing; or whether there is a tag, and four bytes of it, then four that are 0 until tags grow. */
function isTag([flag = 0, ...bytes]: Uint8Array): boolean {
  return bytes.slice(flag === 1 ? 4 : 0).every((byte) => byte === 0) && flag <= 1;
}

const withChecksum = (body: Uint8Array): Uint8Array => Uint8Array.of(...body, ...sha256(sha256(body)).subarray(0, 4));

const equal = (left: Uint8Array, right: Uint8Array): boolean => left.every((byte, i) => byte === right[i]);
