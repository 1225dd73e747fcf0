// The validation rules of each field as data, with the limits and codes of the server's schemas.
import { DECLARE_FIELDS, NEW_FACTS_FIELDS, REPORTER_FIELDS, SUSPECT_FIELDS } from "@sb/contracts/report/fields.ts";
import type { TextRule } from "../../../form/rules.ts";
import type { FieldPath, Fields } from "./values.ts";

export type Rule = Omit<TextRule, "required"> & {
  /** Whether the field is asked. If not, it is neither validated nor sent. */
  readonly asked?: (fields: Fields) => boolean;
  readonly required?: (fields: Fields) => boolean;
};

const always = () => true;
const isOtherChain = (fields: Fields) => fields["declare.chain"] === "OTHER";

export const RULES: Readonly<Record<FieldPath, Rule>> = {
  "declare.crimeType": { required: always },
  "declare.crimeDetail": {
    ...DECLARE_FIELDS.crimeDetail,
    required: (fields) => fields["declare.crimeType"] === "OTHER",
  },
  "declare.declareType": { required: always },
  "declare.adrs": { ...DECLARE_FIELDS.adrs, required: always },
  "declare.chain": { required: (fields) => fields["declare.declareType"] === "WALLET" },
  "declare.customChain": { ...DECLARE_FIELDS.customChain, asked: isOtherChain, required: isOtherChain },
  "declare.title": { ...DECLARE_FIELDS.title, required: always },
  "declare.comment": { ...DECLARE_FIELDS.comment, required: always },
  "declare.dmgVolume": DECLARE_FIELDS.dmgVolume,
  "declare.dmgHash": DECLARE_FIELDS.dmgHash,
  "declare.dmgAdrs": DECLARE_FIELDS.dmgAdrs,
  "declare.open": { required: always },
  "declare.country": {},
  newFacts: NEW_FACTS_FIELDS.newFacts,
  "additional.suspect.name": SUSPECT_FIELDS.name,
  "additional.suspect.phone": SUSPECT_FIELDS.phone,
  "additional.suspect.email": SUSPECT_FIELDS.email,
  "additional.suspect.site": SUSPECT_FIELDS.site,
  "additional.suspect.otherContact": SUSPECT_FIELDS.otherContact,
  "additional.suspect.businessNumber": SUSPECT_FIELDS.businessNumber,
  "additional.suspect.address": SUSPECT_FIELDS.address,
  "additional.suspect.ip": SUSPECT_FIELDS.ip,
  "additional.suspect.otherInfo": SUSPECT_FIELDS.otherInfo,
  "additional.reporter.name": REPORTER_FIELDS.name,
  "additional.reporter.phone": REPORTER_FIELDS.phone,
  "additional.reporter.otherContact": REPORTER_FIELDS.otherContact,
  "additional.reporter.email": REPORTER_FIELDS.email,
};

export const isAsked = (path: FieldPath, fields: Fields): boolean => RULES[path].asked?.(fields) ?? true;
export const isRequired = (path: FieldPath, fields: Fields): boolean => RULES[path].required?.(fields) ?? false;

/** The field's rule, given the other values. */
export const textRuleOf = (path: FieldPath, fields: Fields): TextRule => ({
  ...RULES[path],
  required: isRequired(path, fields),
});
