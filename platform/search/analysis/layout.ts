// An index's fields by number, so that nothing is looked up by name for each document: the order of the schema.
import type { Analysis, IndexSchema } from "@sb/contracts/search-schema.ts";
import type { FilterValue, SearchDoc } from "../port.ts";

export type Layout = {
  readonly texts: readonly { readonly name: string; readonly analysis: Analysis; readonly highlight: boolean }[];
  readonly filters: readonly string[];
  /** A column of doc values each. */
  readonly sorts: readonly { readonly name: string; readonly isGroup: boolean }[];
  /** The declared fields as one text: equal where two schemas declare the same. */
  readonly fingerprint: string;
};

/** The fields that terms and highlights are made from: one value for each field of the layout. */
export type StoredFields = {
  readonly texts: readonly (string | readonly string[])[];
  readonly filters: readonly (FilterValue | null)[];
};

export function layoutOf({ texts, filters, sorts }: IndexSchema): Layout {
  return {
    texts: Object.entries(texts).map(([name, { analysis, highlight = false }]) => ({ name, analysis, highlight })),
    filters,
    sorts: Object.entries(sorts).map(([name, kind]) => ({ name, isGroup: kind === "group" })),
    fingerprint: JSON.stringify([texts, filters, sorts]),
  };
}

/** The column of a sort field. Throws on a name that is not declared. */
export function columnOf({ sorts }: Layout, name: string): number {
  const column = sorts.findIndex((sort) => sort.name === name);
  if (column < 0) throw new TypeError(`The search index has no sort field ${name}`);
  return column;
}

/** Throws TypeError where a text is missing. */
export function storedFields(layout: Layout, { texts, filters }: SearchDoc): StoredFields {
  return {
    texts: layout.texts.map(({ name }) => {
      const value = texts[name];
      if (value === undefined) throw new TypeError(`A document has no text for ${name}`);
      return value;
    }),
    filters: layout.filters.map((name) => filters[name] ?? null),
  };
}
