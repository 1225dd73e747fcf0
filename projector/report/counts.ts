// How many public reports there are: on an address, on a day, of a crime type. A report counts in one place; a change
// takes it out of where it was and puts it where it is.
import type { CrimeType } from "@sb/contracts/codes.ts";
import type { Published } from "@sb/contracts/report/events.ts";
import { COUNTS_ID, type CrimeCounts, REPORT_COLLECTIONS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { Doc, ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import type { ReportStored } from "./projection.ts";

/** Where a public report counts. */
export type Place = Published;

/** Undefined for a private report: it counts nowhere. */
export function placeOf({ declaration, reportedOn }: Pick<ReportDoc, "declaration" | "reportedOn">): Place | undefined {
  return declaration && { addressKey: declaration.addressKey, crimeType: declaration.crimeType, reportedOn };
}

/** The places an event takes a report from and puts it in. */
export function placesOf(event: ReportStored): readonly Place[] {
  switch (event.type) {
    case "DeclarationFiled":
      return [placeOf(event.data)].filter((place) => place !== undefined);
    case "DeclarationModified":
      return [event.data.was, placeOf(event.data)].filter((place) => place !== undefined);
    case "DeclarationDeleted":
      return event.data.was ? [event.data.was] : [];
    default:
      return [];
  }
}

export function countOps(from: Place | undefined, to: Place | undefined, docs: Docs): readonly ReadOp[] {
  const tally = new Tally(docs);
  if (from) tally.add(from, -1);
  if (to) tally.add(to, 1);
  return tally.ops();
}

type Counts = { readonly count: number; readonly crimeTypes?: CrimeCounts };

/** Counts changed by one event: several steps may meet in one document. */
class Tally {
  readonly #docs: Docs;
  readonly #changed = new Map<string, { collection: string; id: string; doc: Counts }>();

  constructor(docs: Docs) {
    this.#docs = docs;
  }

  add({ addressKey, crimeType, reportedOn }: Place, step: 1 | -1): void {
    this.#step(REPORT_COLLECTIONS.counts, COUNTS_ID, step, crimeType);
    this.#step(REPORT_COLLECTIONS.address, addressKey, step, crimeType);
    if (reportedOn !== undefined) this.#step(REPORT_COLLECTIONS.day, reportedOn, step);
  }

  #step(collection: string, id: string, step: 1 | -1, crimeType?: CrimeType): void {
    const key = `${collection}/${id}`;
    const doc = this.#changed.get(key)?.doc ?? (this.#docs.get(collection, id) as Counts | undefined);
    const { count = 0, crimeTypes = {} } = doc ?? {};
    const next = { count: count + step };
    this.#changed.set(key, {
      collection,
      id,
      doc: crimeType === undefined ? next : { ...next, crimeTypes: stepped(crimeTypes, crimeType, step) },
    });
  }

  ops(): readonly ReadOp[] {
    return [...this.#changed.values()].map(({ collection, id, doc }) =>
      doc.count === 0 ? { op: "delete", collection, id } : { op: "put", collection, id, doc: doc as Doc },
    );
  }
}

/** A crime type nobody reports any more leaves no trace. */
function stepped(counts: CrimeCounts, crimeType: CrimeType, step: 1 | -1): CrimeCounts {
  const { [crimeType]: before = 0, ...others } = counts;
  return before + step === 0 ? others : { ...counts, [crimeType]: before + step };
}
