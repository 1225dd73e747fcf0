// The address or site of a report as an observable, and as a pattern.
import { isIP } from "node:net";
import { observableId } from "./ids.ts";
import { SPEC_VERSION, type StixObject } from "./object.ts";
import type { SharedTarget } from "./shared-report.ts";

export type Observable = { readonly type: ObservableType; readonly value: string };
type ObservableType = "cryptocurrency-wallet" | "domain-name" | "ipv4-addr" | "ipv6-addr" | "url";

/** Published as a new kind of observable, beside those of the standard. */
const WALLET_EXTENSION = {
  "extension-definition--be78509e-6958-51b1-8b26-d17ee0eba2d7": { extension_type: "new-sco" },
};

/** The chain is no part of it: one address may be in use on several. */
export function observableOf({ declareType, addressKey }: SharedTarget): Observable {
  if (declareType === "WALLET") return { type: "cryptocurrency-wallet", value: addressKey };
  const version = isIP(addressKey);
  if (version > 0) return { type: version === 4 ? "ipv4-addr" : "ipv6-addr", value: addressKey };
  if (addressKey.includes("/")) return { type: "url", value: `https://${addressKey}` };
  return { type: "domain-name", value: addressKey };
}

export const idOfObservable = ({ type, value }: Observable): string => observableId(type, JSON.stringify({ value }));

export function observableObject(observable: Observable, markings: readonly string[]): StixObject {
  const { type, value } = observable;
  return {
    type,
    spec_version: SPEC_VERSION,
    id: idOfObservable(observable),
    object_marking_refs: markings,
    value,
    ...(type === "cryptocurrency-wallet" && { extensions: WALLET_EXTENSION }),
  };
}

/** As STIX patterns write texts (section 9.2): `\` and `'` are escaped. */
export const patternOf = ({ type, value }: Observable): string =>
  `[${type}:value = '${value.replace(/[\\']/g, (mark) => `\\${mark}`)}']`;
