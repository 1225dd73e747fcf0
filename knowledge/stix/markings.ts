// Who may be given what is shared: the Traffic Light Protocol 2.0 as marking definitions.
import { SPEC_VERSION, type StixObject } from "./object.ts";
import type { Tlp } from "./shared-report.ts";

const TLP_EXTENSION = "extension-definition--60a3c5c5-0d10-413e-aab3-9e08dde9e88d";

/** As OASIS publishes them. */
const DEFINITIONS = {
  CLEAR: { uuid: "94868c89-83c2-464b-929b-a1a8aa3c8487", level: "clear" },
  GREEN: { uuid: "bab4a63c-aed9-4cf5-a766-dfca5abac2bb", level: "green" },
  AMBER: { uuid: "55d920b0-5e8b-4f79-9ee9-91f868d9b421", level: "amber" },
  AMBER_STRICT: { uuid: "939a9414-2ddd-4d32-a0cd-375ea402b003", level: "amber+strict" },
} as const satisfies Readonly<Record<Tlp, object>>;

export const markingId = (tlp: Tlp): string => `marking-definition--${DEFINITIONS[tlp].uuid}`;

/** `tlp:amber+strict`, as others tag it. */
export const tlpTag = (tlp: Tlp): string => `tlp:${DEFINITIONS[tlp].level}`;

export const markingDefinition = (tlp: Tlp): StixObject => ({
  type: "marking-definition",
  spec_version: SPEC_VERSION,
  id: markingId(tlp),
  created: "2022-10-01T00:00:00.000Z",
  name: tlpTag(tlp).toUpperCase(),
  extensions: { [TLP_EXTENSION]: { extension_type: "property-extension", tlp_2_0: DEFINITIONS[tlp].level } },
});
