// Segregated witness addresses: Bech32 for version 0 (BIP-173), Bech32m for those after it (BIP-350).
import { bech32, bech32m } from "@scure/base";

/** BIP-173. */
const MAX_CHARS = 90;

/** The address in lower case; mixed case is wrong. */
export function segwitKey(prefix: string): (text: string) => string | undefined {
  return (text) => {
    const isGood =
      isWitness(prefix, text, bech32, (version) => version === 0) || isWitness(prefix, text, bech32m, isLater);
    return isGood ? text.toLowerCase() : undefined;
  };
}

const isLater = (version: number): boolean => version >= 1 && version <= 16;

function isWitness(
  prefix: string,
  text: string,
  codec: typeof bech32 | typeof bech32m,
  takes: (version: number) => boolean,
): boolean {
  const decoded = codec.decodeUnsafe(text, MAX_CHARS);
  const [version = -1, ...words] = decoded?.words ?? [];
  if (decoded?.prefix !== prefix || !takes(version)) return false;
  const length = codec.fromWordsUnsafe(words)?.length ?? 0;
  return version === 0 ? length === 20 || length === 32 : length >= 2 && length <= 40;
}

/** Other chains' addresses in Bech32 or Bech32m, whatever their prefix. They may be longer than Bitcoin's. */
export function bech32Key(text: string): string | undefined {
  const decoded = bech32.decodeUnsafe(text, 120) ?? bech32m.decodeUnsafe(text, 120);
  return decoded ? text.toLowerCase() : undefined;
}

/** A hash of 20 bytes in Bech32 under one prefix. What stands before it names one of Avalanche's chains (`X-`, `P-`, `C-`). */
export function hashKey(prefix: string): (text: string) => string | undefined {
  return (text) => {
    const body = text.replace(/^[XPC]-/i, "");
    const decoded = bech32.decodeUnsafe(body, MAX_CHARS);
    const bytes = decoded?.prefix === prefix ? bech32.fromWordsUnsafe(decoded.words) : undefined;
    return bytes?.length === 20 ? body.toLowerCase() : undefined;
  };
}
