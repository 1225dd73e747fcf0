// Ids of what is shared: made of what they name, so that a repeat is recognised.

import { hash } from "node:crypto";
import type { SharedReport } from "./shared-report.ts";

/** The namespace that STIX 2.1 gives to observables (section 2.9). */
const observableUuid = uuid5In("00abedb4-aa42-466c-9c01-fed23315a9b7");
/** The namespace of everything else that Safer Block makes. */
const inOwn = uuid5In("6c1f9d3e-7b52-4a0e-9a55-2f7c8e1d4b06");

/** `properties` are the type's id contributing properties, as canonical JSON (RFC 8785). */
export const observableId = (type: string, properties: string): string => `${type}--${observableUuid(properties)}`;

/** A UUID for a thing of our own. */
export const ownUuid = inOwn;

/** The objects made of one report share it; their types tell them apart. */
export const reportUuid = ({ dclrSeq, withdrawals = 0 }: Pick<SharedReport, "dclrSeq" | "withdrawals">): string =>
  ownUuid(withdrawals === 0 ? `report ${dclrSeq}` : `report ${dclrSeq} ${withdrawals}`);

/** The UUID of the incident that holds the confidential part of a report, public or not: it stays until the report is deleted. */
export const confidentialUuid = (dclrSeq: number): string => ownUuid(`what is confidential of report ${dclrSeq}`);

export const IDENTITY_ID = `identity--${ownUuid("identity")}`;
export const REPORT_EXTENSION_ID = `extension-definition--${ownUuid("extension of a report")}`;

/** Makes UUIDs by name (RFC 9562, section 5.5) in a namespace, which is a UUID in its text form: the same name has the same UUID everywhere. */
export function uuid5In(namespace: string): (name: string) => string {
  const space = Buffer.from(namespace.replaceAll("-", ""), "hex");
  return (name) => {
    const hex = hash("sha1", Buffer.concat([space, Buffer.from(name)]), "hex");
    // The version takes four bits, and the variant two.
    const variant = ((Number.parseInt(hex.slice(16, 17), 16) & 0x3) | 0x8).toString(16);
    return `${hex.slice(0, 8)}-${hex.slice(8, 12)}-5${hex.slice(13, 16)}-${variant}${hex.slice(17, 20)}-${hex.slice(20, 32)}`;
  };
}
