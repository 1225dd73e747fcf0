// Encryption to somebody outside who has the private key: an age recipient (C2SP age) or a JSON Web Key (RFC 7517).

/** A public key that was read and tried out. */
export type PublicKey = {
  readonly kind: "age" | "jwk";
  /** An `age1…` recipient, or the key's public members as JSON. What is stored. */
  readonly value: string;
};

/** PUBLIC_KEY_PRIVATE: it is, or holds, a private key. Whoever sent it should make a new pair. */
export type KeyRefusal = { readonly refused: "PUBLIC_KEY_INVALID" | "PUBLIC_KEY_PRIVATE" };

/** Characters of a key as it is sent and stored: a post-quantum age recipient has about 2,000. */
export const PUBLIC_KEY_CHARS = 4_096;
