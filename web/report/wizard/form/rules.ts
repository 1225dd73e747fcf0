// The validation rules of each field as data, with the limits and codes of the server's schemas.
import { LIMITS } from "@sb/contracts/limits.ts";
import type { TextRule } from "../../../form/rules.ts";
import type { FieldPath, Fields } from "./values.ts";

export type Rule = Omit<TextRule, "required"> & {
  /** Whether the field is asked. If not, it is neither validated nor sent. */
  readonly asked?: (fields: Fields) => boolean;
  readonly required?: (fields: Fields) => boolean;
};

const always = () => true;
const short: Rule = { maxChars: LIMITS.shortTextChars };
const isOtherChain = (fields: Fields) => fields["declare.chain"] === "OTHER";

export const RULES: Readonly<Record<FieldPath, Rule>> = {
  "declare.crimeType": { required: always },
  "declare.crimeDetail": { ...short, required: (fields) => fields["declare.crimeType"] === "OTHER" },
  "declare.declareType": { required: always },
  "declare.adrs": { maxChars: LIMITS.addressChars, required: always },
  "declare.chain": { required: (fields) => fields["declare.declareType"] === "WALLET" },
  "declare.customChain": { ...short, asked: isOtherChain, required: isOtherChain },
  "declare.title": { maxChars: LIMITS.titleChars, required: always },
  "declare.comment": { maxChars: LIMITS.incidentChars, required: always },
  "declare.dmgVolume": { maxBytes: LIMITS.dmgVolumeBytes },
  "declare.dmgHash": short,
  "declare.dmgAdrs": short,
  "declare.open": { required: always },
  "declare.country": {},
  newFacts: { maxChars: LIMITS.longTextChars },
  "additional.suspect.name": short,
  "additional.suspect.phone": short,
  "additional.suspect.email": { ...short, email: true },
  "additional.suspect.site": { maxChars: LIMITS.addressChars },
  "additional.suspect.otherContact": short,
  "additional.suspect.businessNumber": short,
  "additional.suspect.address": short,
  "additional.suspect.ip": short,
  "additional.suspect.otherInfo": { maxChars: LIMITS.longTextChars },
  "additional.reporter.name": short,
  "additional.reporter.phone": short,
  "additional.reporter.otherContact": short,
  "additional.reporter.email": { ...short, email: true },
};

export const isAsked = (path: FieldPath, fields: Fields): boolean => RULES[path].asked?.(fields) ?? true;
export const isRequired = (path: FieldPath, fields: Fields): boolean => RULES[path].required?.(fields) ?? false;

/** The field's rule, given the other values. */
export const textRuleOf = (path: FieldPath, fields: Fields): TextRule => ({
  ...RULES[path],
  required: isRequired(path, fields),
});
