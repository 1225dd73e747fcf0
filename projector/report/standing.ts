// Where reports stand in public: each person's and each list's earliest on an address leads, the others add to it. One event
// may change that for several reports: where a lead goes, the next one leads.
import { type FilerEntry, filerOf, withEntry, withoutEntry } from "@sb/contracts/report/filers.ts";
import type { ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import { Addresses, type FilerRef } from "./addresses.ts";
import { countOps, type Lead } from "./counts.ts";
import { listOps } from "./lists.ts";

export type Standing =
  | { readonly role: "LEAD"; readonly place: FilerRef; readonly entry: FilerEntry; readonly isApart: boolean }
  | { readonly role: "ADDITION" };

type Public = { readonly place: FilerRef; readonly entry: FilerEntry };
type Standings = ReadonlyMap<number, Standing>;

/** Undefined for a private report: it stands nowhere. */
function publicOf(doc: ReportDoc | undefined): Public | undefined {
  if (!doc?.declaration) return undefined;
  const { dclrSeq, declaration, reportedOn, provenance, filedAt } = doc;
  const { addressKey, crimeType } = declaration;
  const entry = { dclrSeq, crimeType, reportedOn, ...(!provenance && { filedAt }) };
  return { place: { addressKey, by: filerOf(doc) }, entry };
}

/** The addresses, counts and lists along with a report that goes from one state to another. */
export function standingOps(
  dclrSeq: number,
  before: ReportDoc | undefined,
  after: ReportDoc | undefined,
  docs: Docs,
): readonly ReadOp[] {
  const [from, to] = [publicOf(before), publicOf(after)];
  const addresses = new Addresses(docs);
  const places = placesOf(from, to);
  const was = standings(dclrSeq, from, places, addresses);
  for (const place of places) addresses.set(place, changed(place, dclrSeq, from, to, addresses));
  const is = standings(dclrSeq, to, places, addresses);
  const seqs = new Set([...was.keys(), ...is.keys()]);
  return [
    ...[...seqs].flatMap((seq) => listOps(seq, was.get(seq), is.get(seq))),
    ...countOps(leads(was, is), leads(is, was), addresses, docs),
    ...addresses.ops(),
  ];
}

const isSame = (a: FilerRef, b: FilerRef): boolean => a.addressKey === b.addressKey && a.by === b.by;

function placesOf(from: Public | undefined, to: Public | undefined): readonly FilerRef[] {
  if (from && to) return isSame(from.place, to.place) ? [to.place] : [from.place, to.place];
  return [from ?? to].flatMap((found) => found?.place ?? []);
}

function changed(
  place: FilerRef,
  dclrSeq: number,
  from: Public | undefined,
  to: Public | undefined,
  addresses: Addresses,
) {
  const filer = addresses.find(place);
  const left = from && filer && isSame(from.place, place) ? withoutEntry(filer, dclrSeq) : filer;
  return to && isSame(to.place, place) ? withEntry(left, place.by, to.entry) : left;
}

/** The standings of all reports at the places. One that is public and not among those that are kept is an addition. */
function standings(
  dclrSeq: number,
  own: Public | undefined,
  places: readonly FilerRef[],
  addresses: Addresses,
): Standings {
  const found = new Map<number, Standing>(own && [[dclrSeq, { role: "ADDITION" }]]);
  for (const place of places) {
    const isApart = addresses.isApart(place);
    for (const [at, entry] of addresses.find(place)?.entries.entries() ?? [])
      found.set(entry.dclrSeq, at === 0 ? { role: "LEAD", place, entry, isApart } : { role: "ADDITION" });
  }
  return found;
}

/** Those that lead, but not just as they do in `others`. */
function leads(standings: Standings, others: Standings): readonly Lead[] {
  return [...standings].flatMap(([seq, standing]) => {
    if (standing.role !== "LEAD") return [];
    const other = others.get(seq);
    return other?.role === "LEAD" && isSameLead(standing, other) ? [] : [standing];
  });
}

const isSameLead = (a: Lead, b: Lead): boolean =>
  isSame(a.place, b.place) && a.entry.crimeType === b.entry.crimeType && a.entry.reportedOn === b.entry.reportedOn;
