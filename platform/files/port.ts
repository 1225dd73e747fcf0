// The files port: bytes by key (DESIGN.md section 4). Callers seal what is confidential before it comes here.

/** Letters, digits, `-`, `_`, `.` and `/`; no `..`, no leading slash. */
export type FileKey = string;

export type Files = {
  /** Durable once it resolves; overwrites. */
  put(key: FileKey, bytes: Uint8Array): Promise<void>;
  get(key: FileKey): Promise<Uint8Array | undefined>;
  delete(key: FileKey): Promise<void>;
  /** Keys below a prefix ending in `/`. */
  list(prefix: FileKey): AsyncIterable<FileKey>;
  close(): Promise<void>;
};
