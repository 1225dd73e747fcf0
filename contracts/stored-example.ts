/** An event as some version of the program has stored it; `secret` as it was before sealing. */
export type StoredExample = {
  readonly type: string;
  readonly version: number;
  readonly data: unknown;
  readonly secret?: unknown;
};
