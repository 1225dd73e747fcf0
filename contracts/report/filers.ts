// Who names an address in public: a person, or a published list. Whoever names it again adds to what they said before:
// the earliest report leads, is counted and listed; the others are its additions (docs/decisions/0019).
import type { CrimeType } from "../codes.ts";
import type { FiledBy } from "./codes.ts";
import type { Provenance } from "./events.ts";
import type { AddressDoc } from "./model.ts";

/** A public report on an address. */
export type FilerEntry = {
  readonly dclrSeq: number;
  readonly crimeType: CrimeType;
  /** `YYYY-MM-DD` in UTC; absent where a list gives no day. */
  readonly reportedOn?: string | undefined;
  /** ISO 8601; absent for an entry of a list, where the day of the import says nothing. */
  readonly filedAt?: string | undefined;
};

/** One person, or one list, with their public reports on one address. */
export type Filer = {
  /** As `filerOf` gives it. */
  readonly by: string;
  /** The earliest first, so the first is the lead; never empty, and at most ENTRIES_KEPT. */
  readonly entries: readonly FilerEntry[];
  /** Those beyond, which are only counted. */
  readonly more: number;
};

/** A person may have five (LIMITS.reportsOnTarget); a list may name a site once for each of its pages. */
const ENTRIES_KEPT = 20;

const LIST = "list ";

/** Their name: a person's user id, or the publisher of a list, however many files it publishes. */
export const filerOf = ({
  ownerId,
  provenance,
}: {
  readonly ownerId: string;
  readonly provenance?: Provenance | undefined;
}) => (provenance ? `${LIST}${publisherOf(provenance.source)}` : ownerId);

const AGENCY = "agency-";

/** Owner of the reports that an agency files by batches: all of them are one filer's, whoever of the agency sent them. No account has it. */
export const agencyFiler = (agencySeq: number): string => `${AGENCY}${agencySeq}`;

export const isAgencyFiler = (ownerId: string): boolean => ownerId.startsWith(AGENCY);

/** For the filter of the history. */
export const filedByOf = ({ provenance }: { readonly provenance?: Provenance | undefined }): FiledBy =>
  provenance ? "LISTS" : "PEOPLE";

/** `owner/repository` of `owner/repository/path`. */
export const publisherOf = (source: string): string => source.split("/").slice(0, 2).join("/");

/** The publisher, where a list filed it; undefined for a person. */
export const listNameOf = (by: string): string | undefined => (by.startsWith(LIST) ? by.slice(LIST.length) : undefined);

/** A person or a list among those that an address's document names; `apart` is the person's own document. */
export function filerAmong(
  address: Pick<AddressDoc, "filers" | "sources"> | undefined,
  by: string,
  apart: Filer | undefined,
): Filer | undefined {
  const inside = listNameOf(by) === undefined ? address?.filers : address?.sources;
  return inside?.find((filer) => filer.by === by) ?? apart;
}

export const leadOf = (filer: Filer | undefined): FilerEntry | undefined => filer?.entries[0];

/** With one more report, or with another version of one that is there. */
export function withEntry(filer: Filer | undefined, by: string, entry: FilerEntry): Filer {
  const { entries = [], more = 0 } = filer ?? {};
  const all = [...entries.filter(({ dclrSeq }) => dclrSeq !== entry.dclrSeq), entry].sort(earliestFirst);
  return { by, entries: all.slice(0, ENTRIES_KEPT), more: more + Math.max(0, all.length - ENTRIES_KEPT) };
}

/** Undefined where none is left. */
export function withoutEntry(filer: Filer, dclrSeq: number): Filer | undefined {
  const entries = filer.entries.filter((entry) => entry.dclrSeq !== dclrSeq);
  if (entries.length === 0) return undefined;
  if (entries.length < filer.entries.length) return { ...filer, entries };
  return { ...filer, more: Math.max(0, filer.more - 1) };
}

/** Sorts entries without a date behind those that a list dates. */
const NEVER = "9999";

function earliestFirst(a: FilerEntry, b: FilerEntry): number {
  const [dayA, dayB] = [a.reportedOn ?? NEVER, b.reportedOn ?? NEVER];
  return dayA === dayB ? a.dclrSeq - b.dclrSeq : dayA < dayB ? -1 : 1;
}
