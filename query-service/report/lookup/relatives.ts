// Reported hosts of the family of a host: those above it, those below it, and others of the same domain.

import type { RelatedTarget } from "@sb/contracts/report/lookup-wire.ts";
import { type AddressDoc, REPORT_COLLECTIONS, REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { familyOf, relationOf } from "@sb/knowledge/address/family.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { listingsIn, reportModel } from "../documents.ts";

/** In one answer at most. */
const RELATIVES = 20;
/** Hosts of a domain that are read: the most reported ones. */
const LOOKED_AT = 50;

/** The most reported first, but hosts above before all others: who holds those holds this one. */
export async function findRelatives(readStore: ReadStore, addressKey: string): Promise<RelatedTarget[]> {
  const family = familyOf(addressKey);
  if (family === undefined) return [];
  const model = reportModel(readStore);
  const query = { offset: 0, limit: LOOKED_AT, newestFirst: true };
  const { members } = await model.list(REPORT_LISTS.family(family.domain), query);
  // The domain itself is in no list. A host is of one family alone, whatever list it was once put into.
  const below = members.filter((member) => familyOf(member)?.domain === family.domain);
  const keys = [...new Set([...family.parents, ...below])].filter((key) => key !== addressKey);
  const docs = await model.getMany(keys.map((id) => ({ collection: REPORT_COLLECTIONS.address, id })));
  return keys
    .flatMap((adrs, i) => relativeOf(addressKey, adrs, docs[i] as AddressDoc | undefined))
    .sort((a, b) => Number(b.relation === "PARENT") - Number(a.relation === "PARENT") || rank(b) - rank(a))
    .slice(0, RELATIVES);
}

function relativeOf(addressKey: string, adrs: string, doc: AddressDoc | undefined): RelatedTarget | [] {
  if (!doc || doc.people + doc.sources.length === 0) return [];
  const relation = relationOf(addressKey, adrs);
  return { adrs, relation, timesReported: doc.people, listings: listingsIn(doc) };
}

const rank = ({ timesReported, listings }: RelatedTarget): number =>
  rankOf({ people: timesReported, listings: listings.length });
