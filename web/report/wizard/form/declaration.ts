// Maps the form to the body of POST report, and a user's own report back to the form.
import { CHAINS, CRIME_TYPES, DECLARE_TYPES, type TermsCode, VISIBILITIES } from "@sb/contracts/codes.ts";
import type { DeclarationInput, IncidentInput, ReportDetail } from "@sb/contracts/report/wire.ts";
import { isAsked } from "./rules.ts";
import { askedTerms } from "./terms.ts";
import { BLANK, BLANK_SOURCE, FIELD_PATHS, type FieldPath, type Fields, type Source, type Values } from "./values.ts";

/** The text as a member of the closed list, or undefined. */
export const oneOf = <Member extends string>(list: readonly Member[], text: string): Member | undefined =>
  list.find((member) => member === text);

function mustBeOneOf<Member extends string>(list: readonly Member[], text: string): Member {
  const member = oneOf(list, text);
  if (member === undefined) throw new Error("the form was not checked before it was sent");
  return member;
}

/** The body for a valid form, without fields that are blank or not asked, and without terms that are not asked for. */
export function toDeclaration(values: Values, agreed: readonly TermsCode[]): DeclarationInput {
  const { fields, sources } = values;
  const text = (path: FieldPath) => (isAsked(path, fields) ? fields[path].trim() || undefined : undefined);
  return {
    declare: {
      declareType: mustBeOneOf(DECLARE_TYPES, fields["declare.declareType"]),
      crimeType: mustBeOneOf(CRIME_TYPES, fields["declare.crimeType"]),
      crimeDetail: text("declare.crimeDetail"),
      chain: oneOf(CHAINS, fields["declare.chain"]),
      customChain: text("declare.customChain"),
      adrs: fields["declare.adrs"].trim(),
      dmgHash: text("declare.dmgHash"),
      dmgAdrs: text("declare.dmgAdrs"),
      dmgVolume: text("declare.dmgVolume"),
      country: text("declare.country"),
      title: fields["declare.title"].trim(),
      comment: fields["declare.comment"].trim(),
      open: mustBeOneOf(VISIBILITIES, fields["declare.open"]),
      etcSrc: sources.filter(({ src }) => src.trim() !== "").map(({ src, open }) => ({ src: src.trim(), open })),
    },
    additional: {
      suspect: textsUnder("additional.suspect.", fields),
      reporter: textsUnder("additional.reporter.", fields),
    },
    newFacts: text("newFacts"),
    terms: askedTerms(values).filter((code) => agreed.includes(code)),
  };
}

type Others = IncidentInput["others"];

/** Other targets of the same incident, without blank rows. */
export const toOthers = (others: Values["others"]): Others =>
  others
    .filter(({ adrs }) => adrs.trim() !== "")
    .map(({ adrs, declareType, chain, customChain }) => ({
      declareType: mustBeOneOf(DECLARE_TYPES, declareType),
      chain: oneOf(CHAINS, chain),
      customChain: chain === "OTHER" ? customChain.trim() : undefined,
      adrs: adrs.trim(),
    }));

function textsUnder(prefix: string, fields: Fields): Record<string, string> {
  const filled = FIELD_PATHS.filter((path) => path.startsWith(prefix) && fields[path].trim() !== "");
  return Object.fromEntries(filled.map((path) => [path.slice(prefix.length), fields[path].trim()]));
}

/** The form prefilled with a user's own report. Sources 2 and 3 are there only with a value. */
export function fromReport(report: ReportDetail): Values {
  const texts: Partial<Record<string, string>> = Object.fromEntries([
    ...prefixed("declare.", report),
    ...prefixed("", { newFacts: report.newFacts }),
    ...prefixed("additional.suspect.", report.additional?.suspect ?? {}),
    ...prefixed("additional.reporter.", report.additional?.reporter ?? {}),
  ]);
  const fields: Fields = { ...BLANK.fields };
  return {
    fields: Object.fromEntries(FIELD_PATHS.map((path) => [path, texts[path] ?? fields[path]])) as Fields,
    sources: filledSources(report.etcSrc),
    others: [],
  };
}

/** The first source always has a row, the others only with a value (docs/specification/5-rules.md). */
export function filledSources(sources: readonly Source[]): readonly Source[] {
  const filled = sources.filter(({ src }) => src.trim() !== "");
  return filled.length > 0 ? filled : [BLANK_SOURCE];
}

const prefixed = (prefix: string, record: object): [string, string][] =>
  Object.entries(record).flatMap(([name, value]) => (typeof value === "string" ? [[`${prefix}${name}`, value]] : []));
