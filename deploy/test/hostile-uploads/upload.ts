// One hostile upload and what it gets.
import type { ErrorCode } from "@sb/contracts/error-codes.ts";

type Bytes = Uint8Array<ArrayBuffer>;

/** Kept as evidence, as what its bytes say; `view`: people are shown a copy drawn anew. */
export type Kept = { readonly mediaType: string; readonly name?: string; readonly view?: true };

export type Hostile = {
  readonly what: string;
  readonly name: string;
  readonly bytes: () => Bytes | Promise<Bytes>;
  /** The server's answer. */
  readonly gets: ErrorCode | Kept;
};

export const bytesOf = (...parts: readonly (string | Uint8Array)[]): Bytes =>
  new Uint8Array(Buffer.concat(parts.map((part) => (typeof part === "string" ? Buffer.from(part) : part))));

/** Bytes given in hex; blanks don't count. */
export const hex = (digits: string): Bytes => new Uint8Array(Buffer.from(digits.replaceAll(" ", ""), "hex"));
