// Personal information in texts that will be published: where it is, and moving it to a confidential field.
import type { PersonalKind } from "@sb/contracts/codes.ts";
import { isEmail } from "@sb/contracts/email.ts";
import type { PersonalPassage } from "@sb/contracts/report/lookup-wire.ts";
import { isAsked, RULES } from "./rules.ts";
import { titleAfter } from "./title.ts";
import type { FieldPath, Fields, ReporterField, SuspectField } from "./values.ts";

/** A public report shows these as they were typed. */
export const PUBLISHED_TEXTS = [
  "declare.crimeDetail",
  "declare.customChain",
  "declare.comment",
  "declare.title",
] as const satisfies readonly FieldPath[];
export type PublishedText = (typeof PUBLISHED_TEXTS)[number];

export const isPublishedText = (place: string): place is PublishedText =>
  PUBLISHED_TEXTS.some((path) => path === place);

/** The server's findings in a text, by field; they say nothing of an older text. */
type CheckedText = { readonly text: string; readonly passages: readonly PersonalPassage[] };
export type CheckedTexts = Readonly<Partial<Record<PublishedText, CheckedText>>>;

/** Whether the text as it is now has still to be checked. */
export const isUnchecked = (path: PublishedText, fields: Fields, checked: CheckedTexts): boolean =>
  isAsked(path, fields) && fields[path].trim() !== "" && checked[path]?.text !== fields[path].trim();

/** In the text as it is now. */
export const passagesIn = (path: PublishedText, fields: Fields, checked: CheckedTexts): readonly PersonalPassage[] =>
  checked[path]?.text === fields[path].trim() ? (checked[path]?.passages ?? []) : [];

/** The places of each kind, in the order of their first ones: a hint says each kind once. */
export function kindsIn(
  passages: readonly PersonalPassage[],
): readonly { readonly kind: PersonalKind; readonly ranges: readonly PersonalPassage["range"][] }[] {
  const groups = Map.groupBy(passages, ({ kind }) => kind);
  return [...groups].map(([kind, found]) => ({ kind, ranges: found.map(({ range }) => range) }));
}

export type Owner = "suspect" | "reporter";

const SUSPECT: Readonly<Partial<Record<PersonalKind, SuspectField>>> = {
  EMAIL: "email",
  PHONE: "phone",
  NAME: "name",
  HOME_ADDRESS: "address",
};
const REPORTER: Readonly<Partial<Record<PersonalKind, ReporterField>>> = {
  EMAIL: "email",
  PHONE: "phone",
  NAME: "name",
};

const ownFieldOf = (kind: PersonalKind, owner: Owner): FieldPath | undefined => {
  const field = owner === "suspect" ? SUSPECT[kind] : REPORTER[kind];
  return field && (`additional.${owner}.${field}` as FieldPath);
};
const OTHERWISE = {
  suspect: "additional.suspect.otherInfo",
  reporter: "additional.reporter.otherContact",
} as const satisfies Record<Owner, FieldPath>;

/**
 * Puts a mark in place of each passage, and the passage in a field that is never published. What has no room stays. What gives a
 * wallet away goes nowhere: nobody needs it.
 */
export function movePassages(
  path: PublishedText,
  passages: readonly PersonalPassage[],
  owner: Owner,
  mark: string,
  fields: Fields,
): Fields {
  let moved: Fields = { ...fields, [path]: fields[path].trim() };
  for (const { kind, range } of passages.toReversed()) {
    const [start, end] = range;
    const filled = kind === "WALLET_SECRET" ? moved : withPassage(moved, kind, moved[path].slice(start, end), owner);
    if (filled) moved = { ...filled, [path]: moved[path].slice(0, start) + mark + moved[path].slice(end) };
  }
  return path === "declare.comment" ? { ...moved, "declare.title": titleAfter(fields, moved[path]) } : moved;
}

/** In its own field if that is empty, else with the other information; undefined where there is no room. */
function withPassage(fields: Fields, kind: PersonalKind, text: string, owner: Owner): Fields | undefined {
  const own = ownFieldOf(kind, owner);
  const fits = own && fields[own] === "" && (kind !== "EMAIL" || isEmail(text));
  const path = fits ? own : OTHERWISE[owner];
  const value = fields[path] === "" ? text : `${text}, ${fields[path]}`;
  return value.length > (RULES[path].maxChars ?? 0) ? undefined : { ...fields, [path]: value };
}
