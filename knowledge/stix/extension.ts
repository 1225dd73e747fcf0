// Our extension: what of a report has no property in STIX. What matters in it stands in labels and descriptions too, because
// many receivers drop what they don't know.
import { LEVEL_STEPS } from "@sb/contracts/report/level.ts";
import type { SharedReport } from "./shared-report.ts";

const text = { type: "string" } as const;

/** Another version with each change of the schema, and the day of that change: bundle.test.ts holds both to it. */
export const EXTENSION_VERSION = "1.2.0";
export const EXTENSION_MODIFIED = "2026-11-27T00:00:00.000Z";

/** JSON Schema of the extension's properties. */
export const EXTENSION_SCHEMA = {
  $schema: "https://json-schema.org/draft/2020-12/schema",
  type: "object",
  properties: {
    extension_type: { const: "property-extension" },
    dclr_seq: { type: "integer", description: "The number of the report." },
    declare_type: { enum: ["WALLET", "SITE"] },
    crime_type: text,
    crime_detail: text,
    chain: { ...text, description: "The ticker of the chain or coin." },
    custom_chain: text,
    address: { ...text, description: "The address or URL as the reporter wrote it." },
    sources: { type: "array", items: text },
    disputed: { type: "boolean", description: "Somebody asks for the report to be deleted." },
    level: {
      type: "integer",
      minimum: 0,
      maximum: 100,
      description: "How sure it is that the target is what it was reported for; the indicator's confidence.",
    },
    level_step: { enum: LEVEL_STEPS, description: "What the level is called." },
    level_formula: { ...text, description: "How the level was computed." },
    level_day: { ...text, description: "The day in UTC for which the level was computed." },
    incident: { ...text, description: "Reports with the same one are of one incident, on other targets." },
    sealed: { ...text, description: "Confidential information, encrypted to the receiver's key." },
  },
  required: ["extension_type", "dclr_seq"],
} as const;

export function extensionOf({ dclrSeq, target, ...report }: SharedReport) {
  return {
    extension_type: "property-extension",
    dclr_seq: dclrSeq,
    declare_type: target?.declareType,
    crime_type: report.crimeType,
    crime_detail: report.crimeDetail,
    chain: target?.chain,
    custom_chain: target?.customChain,
    address: target?.adrs,
    sources: report.sources?.length ? report.sources : undefined,
    disputed: report.disputed || undefined,
    level: report.level?.value,
    level_step: report.level?.step,
    level_formula: report.level?.formula,
    level_day: report.level?.day,
    incident: report.incident,
    sealed: report.sealed,
  };
}
