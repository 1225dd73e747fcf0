// Ids of what is shared: made of what they name, so that a repeat is recognised.
import type { SharedReport } from "./shared-report.ts";
import { uuid5In } from "./uuid5.ts";

/** The namespace that STIX 2.1 gives to observables (section 2.9). */
const observableUuid = uuid5In("00abedb4-aa42-466c-9c01-fed23315a9b7");
/** Of everything else that Safer Block makes. */
const inOwn = uuid5In("6c1f9d3e-7b52-4a0e-9a55-2f7c8e1d4b06");

/** `properties` are the type's id contributing properties, as canonical JSON (RFC 8785). */
export const observableId = (type: string, properties: string): string => `${type}--${observableUuid(properties)}`;

/** A UUID for a thing of our own. */
export const ownUuid = inOwn;

/** The objects made of one report share it; their types tell them apart. */
export const reportUuid = ({ dclrSeq, withdrawals = 0 }: Pick<SharedReport, "dclrSeq" | "withdrawals">): string =>
  ownUuid(withdrawals === 0 ? `report ${dclrSeq}` : `report ${dclrSeq} ${withdrawals}`);

/** Of the incident that holds what is confidential of a report, public or not: it stays until the report is deleted. */
export const confidentialUuid = (dclrSeq: number): string => ownUuid(`what is confidential of report ${dclrSeq}`);

export const IDENTITY_ID = `identity--${ownUuid("identity")}`;
export const REPORT_EXTENSION_ID = `extension-definition--${ownUuid("extension of a report")}`;
