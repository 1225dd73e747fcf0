// The document of one report after each event.
import { REPORT_COLLECTIONS, type ReportDoc } from "@sb/contracts/report/model.ts";
import type { Docs } from "../runtime/projection.ts";
import { withFact } from "./facts.ts";
import type { ReportStored } from "./projection.ts";

type Of<T extends ReportStored["type"]> = Extract<ReportStored, { type: T }>;

/** The document that this projection put there itself. */
export function reportDoc(docs: Docs, dclrSeq: number): ReportDoc | undefined {
  return docs.get(REPORT_COLLECTIONS.report, String(dclrSeq)) as ReportDoc | undefined;
}

export function filedDoc({ data, sealed, meta, revision }: Of<"DeclarationFiled">): ReportDoc {
  const { dclrSeq, ownerId, open, declaration, reportedOn, provenance, incident } = data;
  return {
    dclrSeq,
    ownerId,
    open,
    declaration,
    reportedOn,
    provenance,
    incident,
    status: "RECEIVED",
    filedAt: meta.at,
    pendingRequests: [],
    deliveries: [],
    sealed: sealed ?? "",
    extras: 0,
    revision,
  };
}

export function modifiedDoc(before: ReportDoc, event: Of<"DeclarationModified">): ReportDoc {
  const { data, meta, revision, sealed } = event;
  const { open, declaration } = data;
  const what = open === "PUBLIC" ? "PUBLISHED" : "WITHDRAWN";
  const facts = open === before.open ? before.facts : withFact(before.facts, { what, at: meta.at });
  return { ...before, open, declaration, modifiedAt: meta.at, sealed: sealed ?? before.sealed, facts, revision };
}

/** Its owner's confidential part stays as it is. */
export function correctedDoc(before: ReportDoc, { data, revision }: Of<"DeclarationCorrected">): ReportDoc {
  return { ...before, declaration: data.declaration, revision };
}

export function withExtra(before: ReportDoc, { revision }: Of<"ExtraInfoAdded">): ReportDoc {
  return { ...before, extras: before.extras + 1, revision };
}
