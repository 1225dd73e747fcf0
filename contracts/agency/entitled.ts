// Which agency gets which report, and how much of it. Pure.
import type { Chain, CrimeType, Visibility } from "../codes.ts";
import type { Country } from "../countries.ts";
import type { AgencyScope, AgencyStatus } from "./model.ts";

/** An empty list stands for all. */
export type Criteria = {
  readonly crimeTypes: readonly CrimeType[];
  readonly chains: readonly Chain[];
  readonly countries: readonly Country[];
};

export type EntitledAgency = {
  readonly status: AgencyStatus;
  readonly criteria: Criteria;
  readonly scope: AgencyScope;
  /** Confidential facts are encrypted to it: without it, an agency gets public facts alone. */
  readonly publicKey?: object | undefined;
};

export type SharedFacts = {
  readonly open: Visibility;
  readonly crimeType: CrimeType;
  /** Absent, and `OTHER` with UNKNOWN_CHAIN: not known. */
  readonly chain?: Chain | undefined;
  readonly customChain?: string | undefined;
  /** Where the reporter lives; absent: not told. */
  readonly country?: Country | undefined;
  /** Present in an entry of a published list. */
  readonly provenance?: object | undefined;
};

/** NONE: it gets nothing. PUBLIC: what everybody can read. CONFIDENTIAL: all of it. */
export type Entitlement = "NONE" | AgencyScope;

/** `customChain` of a site whose reporter does not know the coin (docs/wire.md, "Reports"). */
const UNKNOWN_CHAIN = "UNKNOWN";

/**
 * The part of a report that is due to an agency. A fact that a report lacks keeps it from no agency: a criterion on countries must
 * not hide the reports of people who named none. Entries of published lists are not sent: agencies get what people report.
 */
export function entitlement(agency: EntitledAgency, report: SharedFacts): Entitlement {
  if (report.provenance !== undefined || !matches(agency.criteria, report)) return "NONE";
  return levelOf(agency, report);
}

/**
 * How much an agency may see of a report that it was given, whatever its criteria are by now: narrower criteria must not
 * take reports out of an investigation, but a smaller scope holds at once.
 */
export function levelOf(
  { status, scope, publicKey }: Pick<EntitledAgency, "status" | "scope" | "publicKey">,
  { open }: Pick<SharedFacts, "open">,
): Entitlement {
  if (status !== "ACTIVE") return "NONE";
  if (scope === "CONFIDENTIAL" && publicKey !== undefined) return "CONFIDENTIAL";
  return open === "PUBLIC" ? "PUBLIC" : "NONE";
}

type Told = { readonly [Fact in "crimeType" | "chain" | "customChain" | "country"]?: string | undefined };

export function matches(
  { crimeTypes, chains, countries }: { readonly [Wanted in keyof Criteria]: readonly string[] },
  report: Told,
): boolean {
  return meets(crimeTypes, report.crimeType) && meets(chains, knownChain(report)) && meets(countries, report.country);
}

const meets = <Value>(wanted: readonly Value[], value: Value | undefined): boolean =>
  wanted.length === 0 || value === undefined || wanted.includes(value);

const knownChain = ({ chain, customChain }: Told): string | undefined =>
  chain === "OTHER" && customChain === UNKNOWN_CHAIN ? undefined : chain;
