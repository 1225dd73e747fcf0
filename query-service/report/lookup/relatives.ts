// Reported hosts of the family of a host: those above it, those below it, and others of the same domain.

import { PUBLISHED_LISTS, PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import type { RelatedTarget } from "@sb/contracts/report/lookup-wire.ts";
import { REPORT_LISTS } from "@sb/contracts/report/model.ts";
import { rankOf } from "@sb/contracts/report/rank.ts";
import { familyOf, relationOf } from "@sb/knowledge/address/family.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAddresses, isNamed, type KnownAddress, reportModel } from "../documents.ts";

/** In one answer at most. */
const RELATIVES = 20;
/** Hosts of a domain that are read: the most reported ones. */
const LOOKED_AT = 50;

/** The most reported first, but hosts above before all others: who holds those holds this one. */
export async function findRelatives(readStore: ReadStore, addressKey: string): Promise<RelatedTarget[]> {
  const family = familyOf(addressKey);
  if (family === undefined) return [];
  const query = { offset: 0, limit: LOOKED_AT, newestFirst: true };
  const [reported, listed] = await Promise.all([
    reportModel(readStore).list(REPORT_LISTS.family(family.domain), query),
    readStore.model(PUBLISHED_MODEL).list(PUBLISHED_LISTS.family(family.domain), query),
  ]);
  const members = [...reported.members, ...listed.members];
  // The domain itself is in no list. A host is of one family alone, whatever list it was once put into.
  const below = members.filter((member) => familyOf(member)?.domain === family.domain);
  const keys = [...new Set([...family.parents, ...below])].filter((key) => key !== addressKey);
  const docs = await findAddresses(readStore, keys);
  return keys
    .flatMap((adrs) => relativeOf(addressKey, adrs, docs.get(adrs)))
    .sort((a, b) => Number(b.relation === "PARENT") - Number(a.relation === "PARENT") || rank(b) - rank(a))
    .slice(0, RELATIVES);
}

function relativeOf(addressKey: string, adrs: string, doc: KnownAddress | undefined): RelatedTarget | [] {
  if (!doc || !isNamed(doc)) return [];
  const relation = relationOf(addressKey, adrs);
  return { adrs, relation, timesReported: doc.people, listings: doc.listings };
}

const rank = ({ timesReported, listings }: RelatedTarget): number =>
  rankOf({ people: timesReported, listings: listings.length });
