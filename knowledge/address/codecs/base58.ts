// Base58Check: a version, a hash and four bytes of checksum. The version tells the chain.
import { createBase58check } from "@scure/base";
import { sha256 } from "#sha256";
import { attempt } from "./attempt.ts";

const base58check = createBase58check(sha256);
const HASH_BYTES = 20;

/** The payload with its version; undefined where the checksum is wrong. */
export const base58CheckPayload = (text: string): Uint8Array | undefined => attempt(() => base58check.decode(text));

export const base58CheckOf = (version: number, hash: Uint8Array): string =>
  base58check.encode(Uint8Array.of(version, ...hash));

/** The hash of 20 bytes and its version of one byte. */
export function versionedHash(text: string): { readonly version: number; readonly hash: Uint8Array } | undefined {
  const payload = base58CheckPayload(text);
  const [version] = payload ?? [];
  if (payload?.length !== HASH_BYTES + 1 || version === undefined) return undefined;
  return { version, hash: payload.subarray(1) };
}

/** Takes the hashes of 20 bytes that have one of the versions of one byte. The text is its own key: case matters. */
export function base58Key(...versions: readonly number[]): (text: string) => string | undefined {
  return (text) => {
    const read = versionedHash(text);
    return read && versions.includes(read.version) ? text : undefined;
  };
}

/** Takes one version of a script and gives the other one, which stands for both. */
export const renamedKey =
  (from: number, to: number): ((text: string) => string | undefined) =>
  (text) => {
    const read = versionedHash(text);
    return read?.version === from ? base58CheckOf(to, read.hash) : undefined;
  };
