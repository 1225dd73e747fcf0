// An item as it is taken of a feed: plain texts and checked links, each of a length that is known.

export type FeedItem = {
  readonly title: string;
  /** Empty where it has none. */
  readonly summary: string;
  readonly link: string;
  /** Milliseconds since 1970; undefined where it says none that can be read. */
  readonly publishedAt: number | undefined;
  readonly guid: string | undefined;
  /** https: only. */
  readonly pictureUrl: string | undefined;
};

export type ParsedFeed =
  | { readonly items: readonly FeedItem[] }
  | { readonly failure: "DTD_REFUSED" | "MALFORMED" | "TOO_COMPLEX" };
