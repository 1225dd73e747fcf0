// The limits that the first page of the web app needs. Apart from the others (limits.ts), so that it does not carry those.

export const PAGE_LIMITS = {
  /** Characters of an address, a site, or words that are searched for. */
  addressChars: 2_048,
  /** Characters of a text in POST report/lookup/text. */
  lookupTextChars: 5_000,
  /** The last page of a list: beyond any real list, and small enough that offsets stay safe integers. */
  pageMax: 1_000_000_000,
  /** Request timeout of the web app, in milliseconds. */
  requestTimeoutMs: 100_000,
} as const;
