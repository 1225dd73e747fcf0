/** How much Markdown is drawn. What exceeds a limit is shown as it was written. */
export const MARKDOWN_LIMITS = {
  /** Characters of a text. */
  chars: 50_000,
  /** Characters of one paragraph or cell: matching emphasis and links takes more than linear time. */
  inlineChars: 10_000,
  /** Lists and quotes in each other. */
  depth: 10,
  /** Emphasis and links in each other. */
  inlineDepth: 10,
  /** Limits of one table: short rows are filled up with empty cells, so a few characters can ask for thousands. */
  columns: 30,
  rows: 300,
  /** Characters of a URL or a title: one definition can be used by thousands of links. */
  urlChars: 2_048,
  /** Characters of the HTML, and tags in it. */
  htmlChars: 500_000,
  tags: 10_000,
} as const;
