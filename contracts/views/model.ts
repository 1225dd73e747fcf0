// Things whose views are counted, and the read model `views@1`: how often articles, news and notices were looked at.

/** Kinds of things whose views are counted. */
export const VIEWED_KINDS = ["SAFER_VIEW", "NEWS", "NOTICE"] as const;
export type ViewedKind = (typeof VIEWED_KINDS)[number];

export const VIEWS_MODEL = "views@1";

/** ViewsDoc by `viewedId`; none for what nobody has looked at. */
export const VIEWS_COLLECTION = "views";

export type ViewsDoc = {
  readonly count: number;
  /** The newest applied event of the last two days' streams, oldest first; makes a redelivered event a no-op. */
  readonly applied: readonly { readonly stream: string; readonly revision: number }[];
};
