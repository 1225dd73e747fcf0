// Seals what people wrote in confidence, with a key per owner (docs/architecture.md): AES-256-GCM (NIST SP 800-38D). Each
// owner's key is wrapped by the root secret (root.ts) and lies behind the keys port.

import type { StreamEvent } from "../event-store/port.ts";
import type { PreparedKey } from "../keys/port.ts";

/** Base64url: format, key generation, nonce, ciphertext and tag. Bound to its owner and purpose. */
type Sealed = string;

/** Whose key: a stream name such as `report-123` or `account-abc`. */
export type Owner = string;

export type SealedFor = { readonly owner: Owner; readonly sealed: Sealed };

/**
 * Seals values of one owner before the owner's key is in the store: `before` and `stored` make a new one durable, before anything sealed here
 * is stored (`EventStore.appendInOrder`). If that fails, drop what was sealed here and ask for another sealer.
 */
export type Sealer = PreparedKey & { readonly seal: (value: unknown) => Sealed };

export type Vault = {
  /** Seals a JSON value. The owner's key is made if missing, and is durable when this resolves. */
  seal(owner: Owner, value: unknown): Promise<Sealed>;
  /** For events, so that key and event can share a commit. For a `new` owner no key is looked up. */
  sealer(owner: Owner, options?: { readonly new?: boolean }): Promise<Sealer>;
  /** As `open`, for many at once; keys that lie among the events at hand are not looked up. */
  openAll(sealed: readonly SealedFor[], atHand: readonly StreamEvent[]): Promise<readonly unknown[]>;
  /** Undefined where the owner's key was shredded. Throws where the text was tampered with. */
  open(owner: Owner, sealed: Sealed): Promise<unknown>;
  sealBytes(owner: Owner, bytes: Uint8Array): Promise<Uint8Array>;
  openBytes(owner: Owner, sealed: Uint8Array): Promise<Uint8Array | undefined>;
  /**
   * Destroys the owner's key, so that once this returns no process can open what was sealed with it. Idempotent. Later
   * values get a new key.
   */
  shred(owner: Owner): Promise<void>;
  /** Calls `forget` soon after any key was destroyed, in this process or another (keys/port.ts), for those who keep opened texts. */
  onDestroyed(forget: () => void): () => void;
  /** HMAC-SHA-256 under a key derived for `purpose`, base64url: for stream names that must not reveal what they stand for. */
  mac(purpose: string, text: string): string;
  /** 32 bytes derived by HKDF-SHA-256 (RFC 5869), for signing what lasts minutes: a rotation of the master key may renew them. */
  deriveKey(purpose: string): Uint8Array;
};
