// Found documents as hits: their ids, and the passages of their highlighted fields that matched.
import type { DatabaseSync } from "node:sqlite";
import type { Layout, StoredFields } from "../../analysis/layout.ts";
import type { Passage, SearchHit } from "../../port.ts";
import { createFindPassages, type FindPassages } from "../../query/highlight.ts";
import type { Mark } from "../../query/plan.ts";
import type { DocRef } from "../ranking/page.ts";
import { createReadStored } from "../storage/stored.ts";

/** Documents of a page, and what in them was looked for. */
export type Found = { readonly refs: readonly DocRef[]; readonly marks: readonly Mark[] };

/** Blocks kept in memory, about 4 MB: most pages show the newest documents. To compare a block takes a microsecond, to unpack it thirty. */
const KEPT_BLOCKS = 100;

export function createToHits(db: DatabaseSync, layout: Layout): (found: Found) => SearchHit[] {
  const storedOf = db.prepare("SELECT stored FROM doc WHERE id = ?");
  const read = createReadStored(db, KEPT_BLOCKS);
  const highlighted = layout.texts.flatMap(({ name, highlight }, i) => (highlight ? [{ name, i }] : []));
  const highlightsOf = (fields: StoredFields, find: FindPassages): Record<string, Passage[]> => {
    const found = highlighted.map(({ name, i }) => [name, find(String(fields.texts[i]))] as const);
    return Object.fromEntries(found.filter(([, passages]) => passages.length > 0));
  };
  return ({ refs, marks }) => {
    const ids = refs.map(({ segment, ordinal }) => segment.ids[ordinal] ?? 0);
    if (marks.length === 0 || highlighted.length === 0) return ids.map((id) => ({ id, highlights: {} }));
    const fields = read(ids.map((id) => Number(storedOf.get(id)?.stored)));
    const found = ids.map((id, i) => ({ id, fields: fields[i] }));
    const textsOf = (fields: StoredFields) => highlighted.map(({ i }) => String(fields.texts[i]));
    const find = createFindPassages(
      marks,
      found.flatMap(({ fields }) => (fields ? textsOf(fields) : [])),
    );
    return found.map(({ id, fields }) => ({ id, highlights: fields ? highlightsOf(fields, find) : {} }));
  };
}
