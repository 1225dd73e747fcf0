// The common properties of all objects (STIX 2.1, section 3).

export type StixObject = { readonly type: string; readonly id: string; readonly [property: string]: unknown };

export const SPEC_VERSION = "2.1";

/** When the identity and the extension definition were made. */
export const BEGINNING = "2025-01-01T00:00:00.000Z";

/** Without the properties that are undefined: in STIX one is there or it is not. */
export const present = <T extends object>(properties: T): T =>
  Object.fromEntries(Object.entries(properties).filter(([, value]) => value !== undefined)) as T;
