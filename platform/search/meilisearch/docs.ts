// The documents of an index of Meilisearch: those of the subject, groups, and one document about the index itself. They are of one index, so
// that a batch is one task: all of it is there, its checkpoint too, or nothing.
import type { Position } from "../../event-store/port.ts";
import { type Layout, storedFields } from "../analysis/layout.ts";
import { termsOf } from "../analysis/terms.ts";
import type { SearchDoc } from "../port.ts";
import { sortField } from "./settings.ts";
import { groupId, writeKey, writeTerm } from "./terms.ts";

/** Each kind is written with all fields: a new one takes the old one's place field by field. */
export type MeiliDoc = Readonly<Record<string, string | number | null | readonly (string | null)[]>> & {
  readonly id: string;
};

export type Meta = {
  readonly position: Position;
  readonly version: string;
  /** `versionOf` its layout. */
  readonly fields: string;
  /** The log it was made from. */
  readonly log: string | null;
  /** Which rebuild it is of. */
  readonly rebuild: string | null;
  /** "yes" where it is ready (read-store/port.ts, ModelState). */
  readonly ready: string | null;
};
export type Group = { readonly name: string; readonly value: number; readonly keys: readonly string[] };

export const META_ID = "meta";
export const READY = "yes";
export const docId = (id: number): string => `d${id}`;

const NOTHING = { no: null, terms: null, words: null, groups: null, texts: null, group: null, value: null, keys: null };

export const metaDoc = (meta: Meta): MeiliDoc => ({ ...NOTHING, id: META_ID, kind: "meta", ...meta });

/** In the place of what was deleted, until it is removed. */
export function goneDoc({ sorts }: Layout, id: string): MeiliDoc {
  return { ...NOTHING, ...Object.fromEntries(sorts.map((_, at) => [sortField(at), null])), id, kind: "gone" };
}

export const groupDoc = (id: string, { name, value, keys }: Group): MeiliDoc => ({
  ...NOTHING,
  id,
  kind: "group",
  groups: [id],
  group: JSON.stringify(name),
  value,
  keys,
});

export const writeKeys = (sort: string, keys: readonly string[]): string[] => [
  ...new Set(keys.map((key) => writeKey(sort, key))),
];

/** The groups that a document is in, in the order of the layout's sorts by group. Throws TypeError where one is missing. */
export function groupsOf({ sorts }: Layout, doc: SearchDoc): string[] {
  return sorts.filter(({ isGroup }) => isGroup).map(({ name }) => groupId(name, requireGroup(doc.sorts[name])));
}

function requireGroup(group: unknown): string {
  if (typeof group !== "string") throw new TypeError("A document names no group to sort by");
  return group;
}

/** Throws TypeError where the document is not as its schema declares it. */
export function requireDoc(layout: Layout, doc: SearchDoc): void {
  if (!Number.isSafeInteger(doc.id) || doc.id < 0) throw new TypeError(`No id of a document: ${doc.id}`);
  storedFields(layout, doc);
  groupsOf(layout, doc);
  for (const { name, isGroup } of layout.sorts) if (!isGroup) requireValue(doc.sorts[name]);
}

export function requireValue(value: unknown): void {
  const isValue = typeof value === "number" && Number.isInteger(value) && value >= 0 && value < 2 ** 32;
  if (!isValue) throw new TypeError("A number to sort by is whole, from 0 to 4,294,967,295");
}

/** `numberOf`: a group's number. */
export function docOf(layout: Layout, doc: SearchDoc, numberOf: (group: string) => number): MeiliDoc {
  const fields = storedFields(layout, doc);
  const { terms, words } = termsOf(layout, fields);
  const values = layout.sorts.map(({ name, isGroup }, at) => {
    const own = doc.sorts[name];
    return [sortField(at), isGroup ? numberOf(groupId(name, String(own))) : Number(own)];
  });
  return {
    ...NOTHING,
    ...Object.fromEntries(values),
    id: docId(doc.id),
    kind: "doc",
    no: doc.id,
    terms: [...terms].map(writeTerm),
    words: [...words].join(" "),
    groups: groupsOf(layout, doc),
    // Its JSON may have no lone surrogates; offsets stay what they are.
    texts: layout.texts.map(({ highlight }, at) => (highlight ? String(fields.texts[at]).toWellFormed() : null)),
  };
}
