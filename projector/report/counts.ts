// Counts of leads: on an address, in all, of a crime type, on a day. A lead counts in one place; a change takes it out
// of where it was and puts it where it is.
import type { CrimeType } from "@sb/contracts/codes.ts";
import { type FilerEntry, listNameOf } from "@sb/contracts/report/filers.ts";
import {
  COUNTS_ID,
  type CountsDoc,
  type CrimeCounts,
  DAYS_KEPT,
  REPORT_COLLECTIONS,
} from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import type { Addresses, FilerRef } from "./addresses.ts";

export type Lead = { readonly place: FilerRef; readonly entry: FilerEntry };

const NOTHING: CountsDoc = { people: 0, listed: 0, crimeTypes: {}, days: {} };

/** Counts leads out and in: into the addresses, and into the one document of all. */
export function countOps(
  was: readonly Lead[],
  is: readonly Lead[],
  addresses: Addresses,
  docs: Docs,
): readonly ReadOp[] {
  const steps = [...was.map((lead) => ({ lead, by: -1 as const })), ...is.map((lead) => ({ lead, by: 1 as const }))];
  if (steps.length === 0) return [];
  let counts = (docs.get(REPORT_COLLECTIONS.counts, COUNTS_ID) as CountsDoc | undefined) ?? NOTHING;
  for (const { lead, by } of steps) {
    counts = stepped(counts, lead, by);
    if (!isListed(lead)) stepAddress(addresses, lead, by);
  }
  if (counts.people + counts.listed === 0)
    return [{ op: "delete", collection: REPORT_COLLECTIONS.counts, id: COUNTS_ID }];
  return [{ op: "put", collection: REPORT_COLLECTIONS.counts, id: COUNTS_ID, doc: counts }];
}

const isListed = ({ place }: Lead): boolean => listNameOf(place.by) !== undefined;

function stepped(counts: CountsDoc, lead: Lead, by: 1 | -1): CountsDoc {
  if (isListed(lead)) return { ...counts, listed: counts.listed + by };
  const { crimeType, reportedOn } = lead.entry;
  return {
    ...counts,
    people: counts.people + by,
    crimeTypes: ofCrime(counts.crimeTypes, crimeType, by),
    days: reportedOn === undefined ? counts.days : ofDay(counts.days, reportedOn, by),
  };
}

function stepAddress(addresses: Addresses, { place, entry }: Lead, by: 1 | -1): void {
  const { people, crimeTypes } = addresses.address(place.addressKey);
  const changes = { people: people + by, crimeTypes: ofCrime(crimeTypes, entry.crimeType, by) };
  addresses.change(place.addressKey, changes);
}

/** A crime type nobody reports any more leaves no trace. */
function ofCrime(counts: CrimeCounts, crimeType: CrimeType, by: 1 | -1): CrimeCounts {
  const now = (counts[crimeType] ?? 0) + by;
  if (now !== 0) return { ...counts, [crimeType]: now };
  const { [crimeType]: _, ...others } = counts;
  return others;
}

type Days = CountsDoc["days"];

/** A day that was dropped before is counted no more: nobody asks for it. */
function ofDay(days: Days, day: string, by: 1 | -1): Days {
  const now = (days[day] ?? 0) + by;
  if (now > 0) return days[day] === undefined ? newest({ ...days, [day]: now }) : { ...days, [day]: now };
  const { [day]: _, ...others } = days;
  return others;
}

function newest(days: Days): Days {
  const dates = Object.keys(days);
  if (dates.length <= DAYS_KEPT) return days;
  const { [dates.reduce((oldest, date) => (date < oldest ? date : oldest))]: _, ...others } = days;
  return others;
}
