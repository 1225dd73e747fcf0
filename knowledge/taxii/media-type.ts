// Media types of TAXII 2.1 (section 1.6.8) and what clients say they take and send.
import { STIX_MEDIA_TYPE } from "../stix/bundle.ts";

export const TAXII_MEDIA_TYPE = "application/taxii+json;version=2.1";
/** The media type of the objects, in manifests. */
export { STIX_MEDIA_TYPE };

const SUBTYPE = "application/taxii+json";
/** A range that holds every type, or all of `application`. */
const ANY = new Set(["*/*", "application/*"]);

/** Whether a client takes answers of this version: it names it, names no version, or takes anything. */
export const isAccepted = (accept: string | undefined): boolean =>
  accept === undefined || accept.split(",").some((range) => ANY.has(typeOf(range)) || isTaxii(range));

/** Whether a media type is TAXII's, of this version or of none. */
export function isTaxii(mediaType: string): boolean {
  const [, version] = /;\s*version\s*=\s*"?([^";,\s]*)/i.exec(mediaType) ?? [];
  return typeOf(mediaType) === SUBTYPE && (version === undefined || version === "2.1");
}

const typeOf = (range: string): string => (range.split(";", 1)[0] ?? "").trim().toLowerCase();
