// The people and lists that name an address: in the address's document, and people beyond PEOPLE_KEPT in one each.
import { type Filer, filerAmong, listNameOf } from "@sb/contracts/report/filers.ts";
import {
  type AddressDoc,
  filerId,
  LISTS_KEPT,
  PEOPLE_KEPT,
  REPORT_COLLECTIONS,
  REPORT_LISTS,
} from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { familyOf } from "@sb/knowledge/address/family.ts";
import { rangeKeyOf, rangeOf } from "@sb/knowledge/address/range.ts";
import type { Doc, ReadOp } from "@sb/platform/read-store/port.ts";
import type { AskedKey, Docs } from "../runtime/projection.ts";

/** A person or a list, at an address. */
export type FilerRef = { readonly addressKey: string; readonly by: string };

const NOBODY: AddressDoc = { people: 0, crimeTypes: {}, filers: [], sources: [] };

/** The documents in which a person's or a list's reports on an address may stand. */
export function keysOf({ addressKey, by }: FilerRef): readonly AskedKey[] {
  const address = { collection: REPORT_COLLECTIONS.address, id: addressKey };
  if (listNameOf(by) !== undefined) return [address];
  const onlyIf = { key: address, holds: hasMore };
  return [address, { collection: REPORT_COLLECTIONS.filer, id: filerId(addressKey, by), onlyIf }];
}

/** True where an address's document has no room for some people. */
export function hasMore(doc: Doc | undefined): boolean {
  const { people, filers } = (doc as AddressDoc | undefined) ?? NOBODY;
  return people > filers.length;
}

/** Addresses as one event changes them. */
export class Addresses {
  readonly #docs: Docs;
  readonly #addresses = new Map<string, AddressDoc>();
  readonly #apart = new Map<string, Filer | undefined>();

  constructor(docs: Docs) {
    this.#docs = docs;
  }

  address(addressKey: string): AddressDoc {
    return this.#addresses.get(addressKey) ?? this.#before(addressKey) ?? NOBODY;
  }

  find(place: FilerRef): Filer | undefined {
    return filerAmong(this.address(place.addressKey), place.by, this.#findApart(place));
  }

  /** Whether the filer has a document of its own. */
  isApart(place: FilerRef): boolean {
    return this.#findApart(place) !== undefined;
  }

  /** In place of what was there. A list for which there is no room is left out. */
  set(place: FilerRef, filer: Filer | undefined): void {
    const { addressKey, by } = place;
    const doc = this.address(addressKey);
    if (listNameOf(by) !== undefined) {
      this.change(addressKey, { sources: replaced(doc.sources, by, filer).slice(0, LISTS_KEPT) });
      return;
    }
    const isInside = doc.filers.some((each) => each.by === by);
    const hasRoom = doc.filers.length < PEOPLE_KEPT && !this.isApart(place);
    if (isInside || hasRoom) this.change(addressKey, { filers: replaced(doc.filers, by, filer) });
    else this.#apart.set(filerId(addressKey, by), filer);
  }

  change(addressKey: string, changes: Partial<AddressDoc>): void {
    this.#addresses.set(addressKey, { ...this.address(addressKey), ...changes });
  }

  ops(): readonly ReadOp[] {
    const { address, filer } = REPORT_COLLECTIONS;
    return [
      ...Array.from(this.#addresses, ([id, doc]) => opOf(address, id, isNamed(doc) ? doc : undefined)),
      ...Array.from(this.#addresses, ([id, doc]) => this.#rangeOps(id, isNamed(doc))).flat(),
      ...Array.from(this.#addresses, ([id, doc]) => this.#familyOps(id, rankIn(doc))).flat(),
      ...Array.from(this.#apart, ([id, doc]) => opOf(filer, id, doc)),
    ];
  }

  #findApart({ addressKey, by }: FilerRef): Filer | undefined {
    if (listNameOf(by) !== undefined) return undefined;
    const hadMore = hasMore(this.#before(addressKey));
    if (!hadMore && this.#apart.size === 0) return undefined;
    const id = filerId(addressKey, by);
    if (this.#apart.has(id) || !hadMore) return this.#apart.get(id);
    return this.#docs.get(REPORT_COLLECTIONS.filer, id) as Filer | undefined;
  }

  /** An address is in the list of its range, and of that by which it is asked about, while it has a document. */
  #rangeOps(addressKey: string, isNow: boolean): readonly ReadOp[] {
    const wasBefore = this.#before(addressKey) !== undefined;
    if (wasBefore === isNow) return [];
    const key = rangeKeyOf(addressKey);
    const lists = [
      REPORT_LISTS.range(rangeOf(addressKey).prefix),
      ...(key === addressKey ? [] : [REPORT_LISTS.led(rangeOf(key).prefix)]),
    ];
    const at = { member: addressKey };
    return lists.map((list) => (isNow ? { op: "listAdd", list, ...at, score: 0 } : { op: "listRemove", list, ...at }));
  }

  /** A host below its domain is in the list of the domain while somebody names it, the most reported first. */
  #familyOps(addressKey: string, rank: number): readonly ReadOp[] {
    const before = this.#before(addressKey);
    if (rank === (before ? rankIn(before) : 0)) return [];
    const family = familyOf(addressKey);
    if (family === undefined || family.domain === addressKey) return [];
    const at = { list: REPORT_LISTS.family(family.domain), member: addressKey };
    return [rank > 0 ? { op: "listAdd", ...at, score: rank } : { op: "listRemove", ...at }];
  }

  #before(addressKey: string): AddressDoc | undefined {
    return this.#docs.get(REPORT_COLLECTIONS.address, addressKey) as AddressDoc | undefined;
  }
}

const rankIn = ({ people, sources }: AddressDoc): number => rankOf({ people, listings: sources.length });

/** A cleared address stays when nobody names it any more. */
const isNamed = ({ people, sources, cleared }: AddressDoc): boolean =>
  people > 0 || sources.length > 0 || cleared !== undefined;

function replaced(filers: readonly Filer[], by: string, filer: Filer | undefined): readonly Filer[] {
  const at = filers.findIndex((each) => each.by === by);
  if (at === -1) return filer ? [...filers, filer] : filers;
  return filer ? filers.with(at, filer) : filers.toSpliced(at, 1);
}

function opOf(collection: string, id: string, doc: Doc | undefined): ReadOp {
  return doc ? { op: "put", collection, id, doc } : { op: "delete", collection, id };
}
