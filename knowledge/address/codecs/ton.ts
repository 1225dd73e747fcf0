// TON (TEP-2): an account has several spellings: raw, and friendly ones that say whether it is to bounce, in either Base64.
import { bytesToHex, concatBytes, hexToBytes } from "@noble/hashes/utils.js";
import { base64, base64url } from "@scure/base";
import { attempt } from "./attempt.ts";
import { crc16 } from "./crc.ts";

/** Tags of friendly spellings. With TEST_ONLY's bit it is for test networks alone, which don't count. */
const TAGS = { bouncing: 0x11, still: 0x51 } as const;
/** A tag, the workchain and the hash; the checksum follows. */
const CHECKED_BYTES = 34;
const MASTERCHAIN = 0xff;

type Account = { readonly workchain: number; readonly hash: Uint8Array };

/** The spelling for wallets (`UQ…`, on the masterchain `Uf…`) stands for all. */
export function tonKey(text: string): string | undefined {
  const account = accountOf(text);
  return account && friendly(account, TAGS.still);
}

/** The other spelling (`EQ…`) of an account's key; undefined for another chain's key. */
export function bouncedTon(key: string): string | undefined {
  const account = /^U[Qf][\w-]{46}$/.test(key) ? friendlyAccount(key) : undefined;
  return account && friendly(account, TAGS.bouncing);
}

const accountOf = (text: string): Account | undefined =>
  text.includes(":") ? rawAccount(text) : friendlyAccount(text);

function rawAccount(text: string): Account | undefined {
  const [, workchain, hash] = /^(0|-1):([0-9a-f]{64})$/i.exec(text) ?? [];
  return hash === undefined ? undefined : { workchain: workchain === "0" ? 0 : MASTERCHAIN, hash: hexToBytes(hash) };
}

function friendlyAccount(text: string): Account | undefined {
  // Wallets mix both alphabets where somebody replaced one letter by hand.
  const bytes = attempt(() => base64.decode(text.replaceAll("-", "+").replaceAll("_", "/")));
  if (bytes?.length !== CHECKED_BYTES + 2) return undefined;
  const [tag, workchain = 0] = bytes;
  const isGood = bytesToHex(checksum(bytes.subarray(0, CHECKED_BYTES))) === bytesToHex(bytes.subarray(CHECKED_BYTES));
  const isTag = tag === TAGS.bouncing || tag === TAGS.still;
  return isGood && isTag ? { workchain, hash: bytes.subarray(2, CHECKED_BYTES) } : undefined;
}

function friendly({ workchain, hash }: Account, tag: number): string {
  const checked = Uint8Array.of(tag, workchain, ...hash);
  return base64url.encode(concatBytes(checked, checksum(checked)));
}

function checksum(bytes: Uint8Array): Uint8Array {
  const sum = crc16(bytes);
  return Uint8Array.of(sum >> 8, sum & 0xff);
}
