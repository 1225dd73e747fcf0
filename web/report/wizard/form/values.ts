// The form's values: one flat record of texts by field path in the API.
import type { DeclarationInput } from "@sb/contracts/report/wire.ts";

type Additional = NonNullable<DeclarationInput["additional"]>;
type DeclareField = Exclude<keyof DeclarationInput["declare"], "etcSrc">;
export type SuspectField = keyof NonNullable<Additional["suspect"]>;
export type ReporterField = keyof NonNullable<Additional["reporter"]>;

// `satisfies` over the contract's keys: a new field in the API does not compile until it is listed here.
// In the order of the screens, the error summary and the review.
const DECLARE_BLANK = {
  "declare.crimeType": "",
  "declare.crimeDetail": "",
  "declare.declareType": "",
  "declare.adrs": "",
  "declare.chain": "",
  "declare.customChain": "",
  "declare.comment": "",
  "declare.title": "",
  "declare.dmgVolume": "",
  "declare.dmgHash": "",
  "declare.dmgAdrs": "",
  "declare.open": "",
} satisfies Record<`declare.${Exclude<DeclareField, "country">}`, string>;

/** Asked only of those who had a report on the target removed, once the server says so. */
const NEW_FACTS_BLANK = { newFacts: "" } satisfies Partial<Record<keyof DeclarationInput, string>>;

const SUSPECT_BLANK = {
  "additional.suspect.name": "",
  "additional.suspect.phone": "",
  "additional.suspect.email": "",
  "additional.suspect.site": "",
  "additional.suspect.otherContact": "",
  "additional.suspect.ip": "",
  "additional.suspect.businessNumber": "",
  "additional.suspect.address": "",
  "additional.suspect.otherInfo": "",
} satisfies Record<`additional.suspect.${SuspectField}`, string>;

const REPORTER_BLANK = {
  "additional.reporter.name": "",
  "additional.reporter.phone": "",
  "additional.reporter.email": "",
  "additional.reporter.otherContact": "",
  "declare.country": "",
} satisfies Record<`additional.reporter.${ReporterField}` | "declare.country", string>;

const BLANK_FIELDS = { ...DECLARE_BLANK, ...NEW_FACTS_BLANK, ...SUSPECT_BLANK, ...REPORTER_BLANK };

/** A text field's path in the body of `POST report`; the server's errors use the same paths. */
export type FieldPath = keyof typeof BLANK_FIELDS;

/** Every field is present; an empty text means "not filled in". */
export type Fields = Readonly<Record<FieldPath, string>>;

/** A further source or URL; `open`: whether a public report shows it. */
export type Source = { readonly src: string; readonly open: boolean };

/** Another target of the same incident. A kind or chain that is not known yet is empty. */
export type OtherTarget = Readonly<Record<"adrs" | "declareType" | "chain" | "customChain", string>>;

export type Values = {
  readonly fields: Fields;
  readonly sources: readonly Source[];
  readonly others: readonly OtherTarget[];
};

export const BLANK_SOURCE: Source = { src: "", open: true };
export const BLANK: Values = { fields: BLANK_FIELDS, sources: [BLANK_SOURCE], others: [] };

export const isFieldPath = (path: string): path is FieldPath => Object.hasOwn(BLANK_FIELDS, path);
export const FIELD_PATHS: readonly FieldPath[] = Object.keys(BLANK_FIELDS).filter(isFieldPath);

/** Whether anything is filled in. An empty form is not saved as a draft. */
export const hasContent = ({ fields, sources }: Values): boolean =>
  FIELD_PATHS.some((path) => fields[path].trim() !== "") || sources.some(({ src }) => src.trim() !== "");
