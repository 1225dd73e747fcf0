// The file that holds a private key, in the format of `age-keygen`.
import type { KeyPair } from "./age.ts";

/** `madeAt`: ISO 8601. */
export const identityFile = ({ identity, recipient }: KeyPair, madeAt: string): Blob =>
  new Blob([`# created: ${madeAt}\n# public key: ${recipient}\n${identity}\n`], { type: "text/plain" });

/** The first private key in a text. */
export const identityIn = (text: string): string | undefined => /^AGE-SECRET-KEY-(?:PQ-)?1[0-9A-Z]+$/m.exec(text)?.[0];

/** A file of a key is short: others are not read. Bytes. */
export const IDENTITY_FILE_BYTES = 10_000;
