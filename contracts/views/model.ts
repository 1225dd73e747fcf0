// The read model `views@1`: how often articles, news and notices were looked at.

export const VIEWS_MODEL = "views@1";

/** ViewsDoc by `viewedId`; none for what nobody has looked at. */
export const VIEWS_COLLECTION = "views";

export type ViewsDoc = {
  readonly count: number;
  /** The newest applied event of the last two days' streams, oldest first; makes a redelivered event a no-op. */
  readonly applied: readonly { readonly stream: string; readonly revision: number }[];
};
