// GET agency/report: the reports that an agency was given.
import type { InboxItem, InboxList, InboxQuery } from "@sb/contracts/agency/inbox-wire.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import { DELIVERY_LISTS, type DeliveryDoc } from "@sb/contracts/delivery/model.ts";
import { paginate } from "@sb/contracts/http.ts";
import { LIMITS } from "@sb/contracts/limits.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findDeliveries } from "./deliveries.ts";
import { inboxItem } from "./inbox-view.ts";
import { type Shared, sharedReports } from "./shared.ts";

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
  const newest = await findDeliveries(readStore, agency.agencySeq, list, { offset: 0, limit: LIMITS.inboxSearched });
  const found = (await sharedReports(readStore, agency, newest.docs)).filter(meets(filters));
  const items = found.slice((page - 1) * size, page * size).map(inboxItem);
  const isPart = newest.total > LIMITS.inboxSearched;
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
