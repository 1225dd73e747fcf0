import { base58 } from "@scure/base";
import { attempt } from "./attempt.ts";

/** An account's key is 32 bytes; there is no checksum. */
export function solanaKey(text: string): string | undefined {
  return attempt(() => base58.decode(text))?.length === 32 ? text : undefined;
}
