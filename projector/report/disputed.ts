// Reports with an open deletion request, how many an address has, and which addresses were cleared by one.
import {
  type AddressDoc,
  CLEARED_KEPT,
  type Cleared,
  type ReportDoc,
  type ReportFact,
} from "@sb/contracts/report/model.ts";
import type { ReadOp } from "@sb/platform/read-store/port.ts";
import type { Docs } from "../runtime/projection.ts";
import { Addresses } from "./addresses.ts";
import { withFact } from "./facts.ts";
import type { ReportStored } from "./projection.ts";

export type Disputed = Extract<ReportStored, { type: `DeletionRequest${string}` }>;

/** The report after the event. */
export function disputedDoc(before: ReportDoc, event: Disputed): ReportDoc {
  const { data, meta, revision } = event;
  const pendingRequests =
    event.type === "DeletionRequested"
      ? [...before.pendingRequests, data.requestSeq]
      : before.pendingRequests.filter((seq) => seq !== data.requestSeq);
  const disputedSince = pendingRequests.length > 0 ? (before.disputedSince ?? meta.at) : undefined;
  const what = factOf(event);
  const facts = what ? withFact(before.facts, { what, at: meta.at }) : before.facts;
  return { ...before, pendingRequests, disputedSince, facts, revision };
}

function factOf(event: Disputed): ReportFact["what"] | undefined {
  if (event.type === "DeletionRequested") return "DISPUTED";
  switch (event.data.outcome) {
    case "KEPT":
    case "CORRECTED":
      return event.data.outcome;
    case "WITHDRAWN":
      return "DISPUTE_WITHDRAWN";
    default:
      return undefined;
  }
}

/** The address along with a report that goes from one state to another. */
export function disputedAddressOps(
  event: Disputed,
  before: ReportDoc,
  after: ReportDoc,
  docs: Docs,
): readonly ReadOp[] {
  const { addressKey } = event.data;
  const more = Number(after.pendingRequests.length > 0) - Number(before.pendingRequests.length > 0);
  const cleared = clearedBy(event);
  if (addressKey === undefined || (more === 0 && !cleared)) return [];
  const addresses = new Addresses(docs);
  const was = addresses.address(addressKey);
  addresses.change(addressKey, {
    ...(more !== 0 && { disputed: (was.disputed ?? 0) + more }),
    ...(cleared && { cleared: clearedWith(was, cleared) }),
  });
  return addresses.ops();
}

type Clearing = { readonly at: string; readonly reporterId: string | undefined };

function clearedBy(event: Disputed): Clearing | undefined {
  if (event.type !== "DeletionRequestAccepted" || event.data.outcome !== "REMOVED") return undefined;
  return { at: event.meta.at, reporterId: event.data.ownerId };
}

function clearedWith({ cleared }: AddressDoc, { at, reporterId }: Clearing): Cleared {
  const others = (cleared?.reporters ?? []).filter((each) => each !== reporterId);
  const reporters = reporterId === undefined ? others : [...others, reporterId];
  return { at, reporters: reporters.slice(-CLEARED_KEPT) };
}
