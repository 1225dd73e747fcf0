// The reports that an agency was given, as it may read them now. What is confidential is in none of it: that comes encrypted to the
// agency's key.
import { type Entitlement, levelOf } from "@sb/contracts/agency/entitled.ts";
import type { InboxItem, InboxList, InboxQuery, InboxReport } from "@sb/contracts/agency/inbox-wire.ts";
import { AGENCY_LIMITS, type AgencyDoc } from "@sb/contracts/agency/model.ts";
import {
  DELIVERY_COLLECTIONS,
  DELIVERY_LISTS,
  DELIVERY_MODEL,
  type DeliveryDoc,
  deliveryId,
} from "@sb/contracts/delivery/model.ts";
import { paginate } from "@sb/contracts/http.ts";
import type { AddressDoc, ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAddresses, findReports, type KnownAddress } from "../report/documents.ts";
import { findSameIncident } from "../report/incident.ts";
import { shownTarget } from "../report/view.ts";

type Filters = Pick<InboxQuery, "crimeType" | "chain" | "declareType">;

export async function inbox(readStore: ReadStore, agency: AgencyDoc, query: InboxQuery): Promise<InboxList> {
  const list = DELIVERY_LISTS.of(agency.agencySeq, query.status);
  const { crimeType, chain, declareType, pagination } = query;
  const { page, size } = pagination;
  if (crimeType ?? chain ?? declareType) return filtered(readStore, agency, list, query);
  const { docs, total } = await findDeliveries(readStore, agency.agencySeq, list, {
    offset: (page - 1) * size,
    limit: size,
  });
  return { items: await itemsOf(readStore, agency, docs), pagination: paginate(page, size, total) };
}

/** The facts stand in the reports' own documents, so the newest are read and looked at one by one. */
async function filtered(
  readStore: ReadStore,
  agency: AgencyDoc,
  list: string,
  { pagination: { page, size }, ...filters }: InboxQuery,
): Promise<InboxList> {
  const newest = await findDeliveries(readStore, agency.agencySeq, list, {
    offset: 0,
    limit: AGENCY_LIMITS.inboxSearched,
  });
  const found = (await sharedReports(readStore, agency, newest.docs)).filter(meets(filters));
  const items = found.slice((page - 1) * size, page * size).map(inboxItem);
  const isPart = newest.total > AGENCY_LIMITS.inboxSearched;
  return {
    items,
    pagination: paginate(page, size, found.length),
    ...(isPart && { totalIsLowerBound: true as const }),
  };
}

const meets =
  ({ crimeType, chain, declareType }: Filters) =>
  ({ doc }: Shared): boolean => {
    const facts = doc?.declaration;
    if (!facts) return false;
    return (
      (crimeType === undefined || facts.crimeType === crimeType) &&
      (chain === undefined || facts.chain === chain) &&
      (declareType === undefined || facts.declareType === declareType)
    );
  };

const itemsOf = async (readStore: ReadStore, agency: AgencyDoc, docs: readonly DeliveryDoc[]): Promise<InboxItem[]> =>
  (await sharedReports(readStore, agency, docs)).map(inboxItem);

function entryOf({ delivery, doc, level }: Shared) {
  const { dclrSeq, sharedAt, status, statusAt } = delivery;
  return {
    ...{ dclrSeq, sharedAt, status, statusAt },
    revoked: doc === undefined,
    open: doc?.open,
    filedAt: doc?.filedAt,
    modifiedAt: doc?.modifiedAt,
    sealed: level === "CONFIDENTIAL",
  };
}

function factsOf({ doc, address }: Shared): InboxItem["report"] {
  if (!doc?.declaration) return undefined;
  const { declareType, crimeType, crimeDetail, chain, customChain, title } = doc.declaration;
  return {
    ...{ declareType, crimeType, crimeDetail, chain, customChain, title },
    adrs: shownTarget(doc.declaration),
    timesReported: address?.people ?? 0,
    disputedSince: doc.disputedSince,
  };
}

const inboxItem = (shared: Shared): InboxItem => ({ ...entryOf(shared), report: factsOf(shared) });

export function inboxReport(shared: Shared): InboxReport {
  const facts = factsOf(shared);
  const declaration = shared.doc?.declaration;
  if (!facts || !declaration) return entryOf(shared);
  const etcSrc = declaration.etcSrc.filter(({ open }) => open).map((source) => ({ ...source }));
  return { ...entryOf(shared), report: { ...facts, comment: declaration.comment, etcSrc } };
}

/** Other reports of the incident that the agency was given and may still see, in the order of their filing. */
export async function givenOfIncident(
  readStore: ReadStore,
  agency: AgencyDoc,
  { doc }: Shared,
): Promise<readonly number[]> {
  const others = doc ? await findSameIncident(readStore, doc) : [];
  const given = await Promise.all(others.map(({ dclrSeq }) => findDelivery(readStore, agency.agencySeq, dclrSeq)));
  const shared = await sharedReports(
    readStore,
    agency,
    given.filter((delivery) => delivery !== undefined),
  );
  return shared.flatMap((each) => each.doc?.dclrSeq ?? []).toReversed();
}

type Shared = {
  readonly delivery: DeliveryDoc;
  /** Absent where there is nothing for the agency to see any more. */
  readonly doc?: ReportDoc | undefined;
  readonly level: Entitlement;
  readonly address?: AddressDoc | undefined;
};

/**
 * In the order of the deliveries. Whether it may see a report is decided anew: one that was made private, or deleted, is gone
 * at once, and so is what a smaller scope takes away.
 */
export async function sharedReports(
  readStore: ReadStore,
  agency: AgencyDoc,
  deliveries: readonly DeliveryDoc[],
): Promise<readonly Shared[]> {
  const found = await findReports(
    readStore,
    deliveries.map(({ dclrSeq }) => String(dclrSeq)),
  );
  const docs = new Map(found.map((doc) => [doc.dclrSeq, doc]));
  const addresses = await findAddresses(
    readStore,
    found.flatMap(({ declaration }) => (declaration ? [declaration.addressKey] : [])),
  );
  return deliveries.map((delivery) => sharedReport(agency, delivery, docs.get(delivery.dclrSeq), addresses));
}

function sharedReport(
  agency: AgencyDoc,
  delivery: DeliveryDoc,
  doc: ReportDoc | undefined,
  addresses: ReadonlyMap<string, KnownAddress>,
): Shared {
  const level = doc && delivery.content === "SHARED" ? levelOf(agency, doc) : "NONE";
  if (!doc || level === "NONE") return { delivery, level: "NONE" };
  return { delivery, doc, level, address: addresses.get(doc.declaration?.addressKey ?? "") };
}

type Models = Pick<ReadStore, "model">;
type Slice = { readonly offset: number; readonly limit: number };

/** One report as it was given to one agency; undefined where it was not. */
export async function findDelivery(
  readStore: Models,
  agencySeq: number,
  dclrSeq: number,
): Promise<DeliveryDoc | undefined> {
  const id = deliveryId(agencySeq, dclrSeq);
  return (await readStore.model(DELIVERY_MODEL).get(DELIVERY_COLLECTIONS.delivery, id)) as DeliveryDoc | undefined;
}

/** A slice of one of an agency's lists (`DELIVERY_LISTS.of`), the newest first, and how many the list has. */
async function findDeliveries(
  readStore: Models,
  agencySeq: number,
  list: string,
  slice: Slice,
): Promise<{ readonly docs: readonly DeliveryDoc[]; readonly total: number }> {
  const model = readStore.model(DELIVERY_MODEL);
  const { members, total } = await model.list(list, { ...slice, newestFirst: true });
  const ids = members.map((dclrSeq) => deliveryId(agencySeq, Number(dclrSeq)));
  const docs = await model.getMany(ids.map((id) => ({ collection: DELIVERY_COLLECTIONS.delivery, id })));
  return { docs: docs.filter((doc) => doc !== undefined) as readonly object[] as readonly DeliveryDoc[], total };
}
