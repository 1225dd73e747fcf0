// The files port: bytes by key (DESIGN.md section 4). Callers seal what is confidential before it comes here.

/**
 * Segments of letters, digits, `-`, `_` and `.`, with `/` between them; none is empty, `.` or `..`. At most 200
 * characters in a segment, 900 in all. No key is another one's folder: not both `a` and `a/b`.
 */
export type FileKey = string;

export type Files = {
  /** Durable once it resolves; overwrites. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  /** Whole bytes of one put, never of two mixed. */
  get(key: FileKey): Promise<Uint8Array | undefined>;
  /** Idempotent. */
  delete(key: FileKey): Promise<void>;
  /** Keys below a prefix ending in `/`, in no particular order; they may be deleted meanwhile. */
  list(prefix: string): AsyncIterable<FileKey>;
  close(): Promise<void>;
};

/** A key or a prefix is not one; never a wrong file's content. */
export class FileKeyInvalid extends Error {
  readonly code = "FILE_KEY_INVALID";
}
