// Seals what people wrote in confidence with a key per owner (DESIGN.md section 6). AES-256-GCM (NIST SP 800-38D);
// each owner's key is wrapped by the master key and kept in the stream `key-{owner}` of the event store.

import type { Append } from "../event-store/port.ts";

/** Base64url text: version, nonce, ciphertext and tag. Bound to its owner and purpose: it opens nowhere else. */
export type Sealed = string;

/** Whose key: a stream name such as `report-123` or `account-abc`. */
export type Owner = string;

/** Seals values of one owner before the owner's key need be in the store. */
export type Sealer = {
  readonly seal: (value: unknown) => Sealed;
  /**
   * The owner's new key on its way into the store; empty where it has one. Append these in order before anything sealed
   * here (`EventStore.appendInOrder`). Where they fail, nothing sealed here may be kept: ask for another sealer.
   */
  readonly before: readonly Append[];
};

export type Vault = {
  /** Seals a JSON value. Makes the owner's key where there is none yet; that key is durable before anything sealed with it. */
  seal(owner: Owner, value: unknown): Promise<Sealed>;
  /** For events: key and event can share a commit. A `new` owner can have no key yet: none is looked for. */
  sealer(owner: Owner, options?: { readonly new?: boolean }): Promise<Sealer>;
  /** Undefined where the owner's key was shredded. Throws where the text was tampered with. */
  open(owner: Owner, sealed: Sealed): Promise<unknown>;
  sealBytes(owner: Owner, bytes: Uint8Array): Promise<Uint8Array>;
  openBytes(owner: Owner, sealed: Uint8Array): Promise<Uint8Array | undefined>;
  /**
   * Destroys the owner's key: what was sealed with it can never be opened again. Idempotent. What is sealed for the
   * owner later gets a new key. Other processes may hold the old one in memory for a minute.
   */
  shred(owner: Owner): Promise<void>;
  /** HMAC-SHA-256 under a key derived for `purpose`, base64url: for stream names that must not tell what they stand for. */
  mac(purpose: string, text: string): string;
  /** 32 bytes derived from the master key by HKDF-SHA-256 (RFC 5869), for signing keys. */
  deriveKey(purpose: string): Uint8Array;
};
