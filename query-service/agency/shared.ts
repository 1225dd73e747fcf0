// What an agency may see, now, of the reports that it was given.
import { type Entitlement, levelOf } from "@sb/contracts/agency/entitled.ts";
import type { AgencyDoc } from "@sb/contracts/agency/model.ts";
import type { DeliveryDoc } from "@sb/contracts/delivery/model.ts";
import type { AddressDoc, ReportDoc } from "@sb/contracts/report/model.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAddresses, findReports } from "../report/documents.ts";

export type Shared = {
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
  addresses: ReadonlyMap<string, AddressDoc>,
): Shared {
  const level = doc && delivery.content === "SHARED" ? levelOf(agency, doc) : "NONE";
  if (!doc || level === "NONE") return { delivery, level: "NONE" };
  return { delivery, doc, level, address: addresses.get(doc.declaration?.addressKey ?? "") };
}
