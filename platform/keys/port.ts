// The keys port (docs/architecture.md): wrapped keys by name, apart from the log, so that destroying one reaches every copy
// of what was sealed with it. Every adapter passes contract.ts beside this file.
import type { Append, StreamEvent } from "../event-store/port.ts";

/** At most 200 characters: letters, digits, `-`, `_` and `~`. Case counts. */
export type KeyName = string;

/** Base64url, as the vault wrapped it: what only its root secret makes a key of. No adapter ever sees a key itself. */
export type WrappedKey = string;

export type FoundKey =
  | { readonly status: "LIVE"; readonly wrapped: WrappedKey }
  | { readonly status: "NONE" | "DESTROYED"; readonly wrapped?: undefined };

export type PreparedKey = {
  /**
   * To be appended in front of the first events sealed with the key, in the same call of `appendInOrder`: where keys lie in
   * the event store, key and events share a commit then. If another key was first, the append conflicts, and nothing
   * that was sealed with this one is stored. Empty where keys lie elsewhere.
   */
  readonly before: readonly Append[];
  /**
   * Where keys lie elsewhere: resolves once the key is durable, so it is the `after` of the first events sealed with it; what needs no key
   * may be done meanwhile. Rejects with KEY_TAKEN where another key was first, and with KEY_DESTROYED.
   */
  readonly stored?: Promise<void> | undefined;
};

export type Keys = {
  /**
   * Stores the key durably if there is none of that name, and gives the one that is there: whoever asks second gets the
   * first one's. Throws KEY_DESTROYED.
   */
  make(name: KeyName, wrapped: WrappedKey): Promise<WrappedKey>;
  /**
   * As `make`, for a key that events are sealed with. Either way, no event is stored before its key. `stored` rejects with KEY_DESTROYED,
   * or the append of `before` fails with STREAM_SHREDDED. If the key is destroyed between `prepare` and the append, events
   * are not stored where both share a commit; elsewhere they are stored and can't be opened, as with a key found earlier.
   */
  prepare(name: KeyName, wrapped: WrappedKey): Promise<PreparedKey>;
  /** As it is now: once `destroy` has returned in any process, none finds the key. */
  find(name: KeyName): Promise<FoundKey>;
  /** As `find`, in the order asked for. Keys that lie among events just read (`atHand`) need not be looked up. */
  findMany(names: readonly KeyName[], atHand?: readonly StreamEvent[]): Promise<readonly FoundKey[]>;
  /** For good, and remembered: no key of that name can be made again, also where there was none. Idempotent. */
  destroy(name: KeyName): Promise<void>;
  /**
   * Calls `forget` soon after any key was destroyed, in this process or another, until the returned function is called:
   * whoever keeps opened keys in memory drops them. It is `find` that makes a destroyed key useless.
   */
  onDestroyed(forget: () => void): () => void;
  close(): Promise<void>;
};

export type KeysErrorCode = "KEY_DESTROYED" | "KEY_NAME_INVALID" | "KEY_TAKEN";

export class KeysError extends Error {
  readonly code: KeysErrorCode;
  constructor(code: KeysErrorCode, message: string) {
    super(message);
    this.name = "KeysError";
    this.code = code;
  }
}

export function hasKeysErrorCode(error: unknown, code: KeysErrorCode): boolean {
  return error instanceof Error && "code" in error && error.code === code;
}

/** `PreparedKey.stored` of keys that lie elsewhere. It may be awaited late, or never where what came before the events failed. */
export function storedBy(making: Promise<WrappedKey>, wrapped: WrappedKey): Promise<void> {
  const stored = making.then((first) => {
    if (first !== wrapped) throw new KeysError("KEY_TAKEN", "Another key was first");
  });
  stored.catch(() => undefined);
  return stored;
}

const NAME = /^[\w~-]{1,200}$/;

/** Throws KEY_NAME_INVALID. The name itself is not told: it may name a person's account. */
export function requireKeyName(name: KeyName): void {
  if (!NAME.test(name)) throw new KeysError("KEY_NAME_INVALID", "A key's name has 1 to 200 of A-Z a-z 0-9 _ ~ -");
}
