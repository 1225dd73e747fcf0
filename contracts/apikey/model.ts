// Sizes of API keys, and the read model `apikey@2`: the keys that are good now. A revoked one is in it no more.
import type { KeyScope } from "../codes.ts";
import type { Holder } from "./events.ts";

export const API_KEY_LIMITS = {
  /** API keys of a person or an agency at once, those that a person may make within 24 hours, and characters of a key's name. */
  held: 5,
  aDay: 20,
  nameChars: 60,
  /** Requests a minute of one API key: of a person's, and of an agency's. */
  rate: 600,
  agencyRate: 1_200,
} as const;

export const APIKEY_MODEL = "apikey@2";

/** ApiKeyDoc by the key's hash. */
export const APIKEY_COLLECTION = "apikey";

/** Members are hashes, scored by when the key was issued (ms). */
export const APIKEY_LISTS = {
  of: (holderId: string) => `apikey:of:${holderId}`,
  all: "apikey:all",
} as const;

export type ApiKeyDoc = {
  readonly keyId: string;
  /** SHA-256 of the key, in hex. */
  readonly hash: string;
  readonly holder: Holder;
  readonly hint: string;
  readonly name: string;
  /** Requests a minute. */
  readonly rate: number;
  readonly scopes: readonly KeyScope[];
  /** ISO 8601. */
  readonly issuedAt: string;
};

/** Days for which the number of a key's requests is shown. */
export const USAGE_DAYS = 30;
