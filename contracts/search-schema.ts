// How a search index is declared. A subject declares its own; the projector fills it, queries search it.

/**
 * How a text is cut into terms. Every text is found by its words, hosts and addresses, and by their prefixes; they differ
 * in what joins the vocabulary that misspelt words are corrected to.
 *
 * - `prose`: its words, those of links too; no addresses or codes.
 * - `headline`: its words, but nothing of links and hosts.
 * - `verbatim`: nothing. For names, addresses and codes, which are found as they are written.
 */
export type Analysis = "prose" | "headline" | "verbatim";

export type IndexedText = {
  readonly analysis: Analysis;
  /** Hits tell which passages of it matched. A field with `many` has no highlights. */
  readonly highlight?: true;
  /** Holds any number of texts. */
  readonly many?: true;
};

/**
 * How a number is kept that documents are sorted by. Whole, from 0 to 4,294,967,295; ordering is fastest where most are
 * below 4,096.
 *
 * - `value`: each document has its own.
 * - `group`: each document names its group, and the number is the group's: one operation changes it for all of them.
 */
type SortKind = "value" | "group";

/** Declare one `as const satisfies IndexSchema`: documents and queries are typed by it. */
export type IndexSchema = {
  /** `report-index@1`: a new version is built beside the old one. */
  readonly name: string;
  readonly texts: Readonly<Record<string, IndexedText>>;
  /** Exact values; a document may have several of one field. */
  readonly filters: readonly string[];
  readonly sorts: Readonly<Record<string, SortKind>>;
};
