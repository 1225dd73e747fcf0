// An unfinished registration, stored encrypted on this device so that closing the tab loses nothing.
import { readEncrypted, removeEncrypted, writeEncrypted } from "../../session/encrypted-storage.ts";
import type { Agreed } from "./terms.ts";

const NAME = "registration";

export type KeptRegistration = {
  readonly token: string;
  readonly email: string;
  /** The path to return to after the registration. */
  readonly returnTo: string;
  readonly nickname: string;
  readonly agreed: Agreed;
  /** The person has just come from the issuer, and has begun nothing. */
  readonly isFresh?: boolean | undefined;
  /** The idempotency key, the same for each attempt with this nickname. */
  readonly idempotencyKey: string;
};

// Writes are queued, so that the last one wins and a deletion is final.
const withLock = <T>(work: () => Promise<T>): Promise<T> => navigator.locks.request("sb-registration", work);

export const findRegistration = () => withLock(() => readEncrypted<KeptRegistration>(NAME));
export const keepRegistration = (kept: KeptRegistration) => withLock(() => writeEncrypted(NAME, kept));
export const forgetRegistration = () => withLock(() => removeEncrypted(NAME));
