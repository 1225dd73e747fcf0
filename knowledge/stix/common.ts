// Objects that every bundle brings along, so that nobody has to look up what its objects refer to.
import { EXTENSION_MODIFIED, EXTENSION_SCHEMA, EXTENSION_VERSION } from "./extension.ts";
import { IDENTITY_ID, REPORT_EXTENSION_ID } from "./ids.ts";
import { markingDefinition, markingId } from "./markings.ts";
import { BEGINNING, SPEC_VERSION, type StixObject } from "./object.ts";
import type { Tlp } from "./shared-report.ts";

const ORIGIN = { spec_version: SPEC_VERSION, created: BEGINNING, modified: BEGINNING } as const;
/** They describe the service and its format: nothing in them is to be kept from anybody. */
const OPEN = [markingId("CLEAR")];

const IDENTITY: StixObject = {
  type: "identity",
  id: IDENTITY_ID,
  ...ORIGIN,
  object_marking_refs: OPEN,
  name: "Safer Block",
  description: "Reports of fraud and other crime with crypto assets, filed by those who suffered it.",
  identity_class: "organization",
};

const EXTENSION: StixObject = {
  type: "extension-definition",
  id: REPORT_EXTENSION_ID,
  ...ORIGIN,
  modified: EXTENSION_MODIFIED,
  created_by_ref: IDENTITY_ID,
  object_marking_refs: OPEN,
  name: "Safer Block report",
  description: "What a report says beyond the properties that STIX has for it.",
  schema: JSON.stringify(EXTENSION_SCHEMA),
  version: EXTENSION_VERSION,
  extension_types: ["property-extension"],
};

/** The identity, the markings, and our extension. The markings come first: the others carry them. */
export const commonObjects = (tlp: Tlp): readonly StixObject[] => [
  ...[...new Set<Tlp>(["CLEAR", tlp])].map(markingDefinition),
  IDENTITY,
  EXTENSION,
];
