// For tests: made-up accounts and hosts, lists of them as bytes, and what is read of these.
import { sha512 } from "@noble/hashes/sha2.js";
import type { Chain } from "@sb/contracts/codes.ts";
import { accountsOn } from "../address/spellings.fixture.ts";
import type { Entry, ReadOptions, Said, Skipped } from "./list.ts";
import { readList } from "./read-list.ts";

/** An account that nobody has. */
export function walletOn(chain: Chain, name: string | number): string {
  const [account] = accountsOn(chain, sha512(new TextEncoder().encode(`made up ${chain} ${name}`)));
  if (!account) throw new Error(`no account on ${chain}`);
  return account.key;
}

const ACCOUNTS = ["one", "two", "three", "four"];
const four = (chain: Chain) => ACCOUNTS.map((name) => walletOn(chain, name)) as [string, string, string, string];

export const BTC = four("BTC");
export const ETH = four("ETH");
export const TRX = four("TRX");
export const LTC = four("LTC");

const NOW = "2026-11-27T00:00:00.000Z";

export type Read = {
  readonly said: Said;
  readonly entries: readonly Entry[];
  /** Address keys, each once. */
  readonly keys: readonly string[];
  readonly skipped: readonly Skipped["skipped"][];
};

/** In pieces of an odd size, so that anything may be cut. */
async function* inPieces(bytes: Uint8Array, size = 1_009): AsyncIterable<Uint8Array> {
  for (let at = 0; at < bytes.length; at += size) yield bytes.subarray(at, at + size);
}

export async function read(content: string | Uint8Array, options: Partial<ReadOptions> = {}): Promise<Read> {
  const bytes = typeof content === "string" ? new TextEncoder().encode(content) : content;
  const { said, entries } = await readList(inPieces(bytes), { now: NOW, ...options });
  const all = await Array.fromAsync(entries);
  const found = all.filter((each): each is Entry => !("skipped" in each));
  return {
    said,
    entries: found,
    keys: [...new Set(found.map(({ addressKey }) => addressKey))],
    skipped: all.flatMap((each) => ("skipped" in each ? [each.skipped] : [])),
  };
}
