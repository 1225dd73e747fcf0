// The rules of docs/specification/5-rules.md on a report's form, in the order the wizard asks.
import { type CrimeType, FILING_TERMS } from "@sb/contracts/codes.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import { type FieldError, Refused } from "@sb/contracts/refused.ts";
import { REPORT_LIMITS } from "@sb/contracts/report/codes.ts";
import type { FullDeclaration } from "@sb/contracts/report/confidential.ts";
import type { EvidenceFile, PublicDeclaration, Source } from "@sb/contracts/report/events.ts";
import { type Declaration, isEmail } from "@sb/contracts/report/wire.ts";
import { contactNumber } from "@sb/knowledge/address/accounts.ts";
import { siteKey } from "@sb/knowledge/address/site.ts";
import { hasPersonalInformation } from "@sb/knowledge/personal-information/find.ts";
import { addressOf, requireAddress } from "./require-address.ts";
import { requireReadable } from "./require-readable.ts";

type Declare = Declaration["declare"];

/** The report in full, or Refused with the field. `files` are all that the report will have. */
export function requireGoodForm(form: Declaration, files: readonly EvidenceFile[]): FullDeclaration {
  const { declare, additional, terms, newFacts } = form;
  const crimeType = requireCrimeType(declare);
  requireFields(declare, crimeType);
  requireReadable(declare);
  requireVolume(declare.dmgVolume);
  requireEmail(additional.suspect.email, "additional.suspect.email");
  requireEmail(additional.reporter.email, "additional.reporter.email");
  const etcSrc = requireSources(declare.etcSrc);
  requireFiles(files);
  const declaration = declarationOf(declare, crimeType);
  if (declare.open === "PUBLIC") requireNoPersonalInformation(declare);
  if (!FILING_TERMS.every((code) => terms.includes(code))) throw refused("TERMS_NOT_AGREED", "terms");
  const { dmgHash, dmgAdrs, dmgVolume, country } = declare;
  return { declaration, dmgHash, dmgAdrs, dmgVolume, country, newFacts, etcSrc, ...additional, files };
}

function refused(code: FieldError["code"], path: string): Refused {
  return new Refused(code, [{ path, code }]);
}

function requireCrimeType({ crimeType }: Declare): CrimeType {
  if (crimeType === undefined) throw refused("CRIME_TYPE_NOT_SELECTED", "declare.crimeType");
  return crimeType;
}

function requireFields(declare: Declare, crimeType: CrimeType): void {
  const missing = [
    crimeType === "OTHER" && declare.crimeDetail === undefined && "declare.crimeDetail",
    declare.declareType === "WALLET" && declare.chain === undefined && "declare.chain",
    declare.chain === "OTHER" && declare.customChain === undefined && "declare.customChain",
  ].filter((path) => path !== false);
  if (missing.length === 0) return;
  const code = "REQUIRED_FIELD_MISSING";
  throw new Refused(
    code,
    missing.map((path) => ({ path, code })),
  );
}

function requireVolume(volume: string | undefined): void {
  if (volume !== undefined && Buffer.byteLength(volume) > REPORT_LIMITS.dmgVolumeBytes) {
    throw refused("TEXT_TOO_LONG", "declare.dmgVolume");
  }
}

function requireEmail(email: string | undefined, path: string): void {
  if (email !== undefined && !isEmail(email)) throw refused("EMAIL_INVALID", path);
}

/** Without the blank ones. */
function requireSources(sources: Declare["etcSrc"]): readonly Source[] {
  const filled = sources.flatMap(({ src, open }) => (src === undefined ? [] : [{ src, open }]));
  if (filled.length > REPORT_LIMITS.sources) throw refused("TOO_MANY_SOURCES", "declare.etcSrc");
  return filled;
}

function declarationOf(declare: Declare, crimeType: CrimeType): PublicDeclaration {
  const { declareType, crimeDetail, chain, adrs, title, comment } = declare;
  const customChain = chain === "OTHER" ? declare.customChain : undefined;
  const address = { declareType, chain, customChain, text: adrs };
  const addressKey = requireAddress(address, "declare.adrs", addressOf(declare));
  return { declareType, crimeType, crimeDetail, chain, customChain, adrs, addressKey, title, comment, etcSrc: [] };
}

/** Published texts must not tell who the reporter or the suspect is. */
function requireNoPersonalInformation({
  declareType,
  crimeDetail,
  chain,
  customChain,
  adrs,
  title,
  comment,
  etcSrc,
}: Declare): void {
  const code = "PERSONAL_INFORMATION";
  const fields: { path: string; code: typeof code }[] = [];
  const look = (path: string, text: string | undefined): void => {
    if (text && hasPersonalInformation(text)) fields.push({ path, code });
  };
  look("declare.crimeDetail", crimeDetail);
  look("declare.customChain", chain === "OTHER" ? customChain : undefined);
  // A link made for one victim often holds their e-mail address. A messenger's contact is the number that is reported.
  look("declare.adrs", declareType === "SITE" ? withoutContact(adrs) : adrs);
  look("declare.title", title);
  look("declare.comment", comment);
  for (const [i, { src, open }] of etcSrc.entries()) if (open) look(`declare.etcSrc.${i}.src`, src);
  if (fields.length > 0) throw new Refused(code, fields);
}

/** The link without the number that it is a contact of; anything else in it is looked at. */
function withoutContact(adrs: string): string {
  const number = contactNumber(siteKey(adrs) ?? "");
  if (number === undefined) return adrs;
  return adrs.replace(new RegExp(`${number.split("").join(String.raw`(?:%20|[+\s().-])*`)}(?!\\d)`), "");
}

/** Refuses too many files, and a file that comes twice: equal bytes are the same file, whatever the names. */
export function requireFiles(files: readonly EvidenceFile[]): void {
  if (files.length > LIMITS.files) throw new Refused("TOO_MANY_FILES", [{ path: "files", code: "TOO_MANY_FILES" }]);
  if (new Set(files.map((file) => file.sha256)).size < files.length) {
    throw new Refused("DUPLICATE_FILE", [{ path: "files", code: "DUPLICATE_FILE" }]);
  }
}
