// The files port: bytes by key (docs/architecture.md). Callers seal confidential bytes first.

/**
 * Segments of letters, digits, `-`, `_` and `.`, separated by `/`; none is empty, `.` or `..`. At most 200 characters a
 * segment and 900 in all. No key is another key's folder: not both `a` and `a/b`.
 */
export type FileKey = string;

export type Files = {
  /** Durable once it resolves; overwrites. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  /** All the bytes of one put, never a mix of two. Undefined where there is none. */
  get(key: FileKey): Promise<Uint8Array | undefined>;
  /** Idempotent. */
  delete(key: FileKey): Promise<void>;
  /** Keys below a prefix ending in `/`, in no particular order; they may be deleted meanwhile. */
  list(prefix: string): AsyncIterable<FileKey>;
  /** Every key there is, as `list` gives them. For who copies or counts them all. */
  all(): AsyncIterable<FileKey>;
  close(): Promise<void>;
};

/** A key or prefix is malformed. */
export class FileKeyInvalid extends Error {
  readonly code = "FILE_KEY_INVALID";
}
