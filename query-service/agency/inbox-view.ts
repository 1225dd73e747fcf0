// Reports as agencies read them. Pure. What is confidential is in none of it: that comes encrypted to the agency's key.
import type { InboxItem, InboxReport } from "@sb/contracts/agency/inbox-wire.ts";
import { shownTarget } from "../report/view.ts";
import type { Shared } from "./shared.ts";

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

export const inboxItem = (shared: Shared): InboxItem => ({ ...entryOf(shared), report: factsOf(shared) });

export function inboxReport(shared: Shared): InboxReport {
  const facts = factsOf(shared);
  const declaration = shared.doc?.declaration;
  if (!facts || !declaration) return entryOf(shared);
  const etcSrc = declaration.etcSrc.filter(({ open }) => open).map((source) => ({ ...source }));
  return { ...entryOf(shared), report: { ...facts, comment: declaration.comment, etcSrc } };
}
