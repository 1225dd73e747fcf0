// A request to delete a report as people see it. Pure.
import type { Language } from "@sb/contracts/codes.ts";
import type { DisputeForm } from "@sb/contracts/dispute/events.ts";
import type { DisputeDoc } from "@sb/contracts/dispute/model.ts";
import { hearingEnd } from "@sb/contracts/dispute/terms.ts";
import type { DisputeDetail, DisputeItem } from "@sb/contracts/dispute/wire.ts";
import { mayDo } from "@sb/contracts/roles.ts";
import { shownSite } from "@sb/knowledge/address/shown.ts";
import type { Caller } from "@sb/platform/http/handler.ts";
import type { OpenedDispute } from "./open.ts";

export type Role = DisputeItem["role"];

/** Undefined for those who have no part in it. */
export function roleOf({ requesterId, reporterId, held }: DisputeDoc, caller: Caller): Role | undefined {
  if (caller.userId === requesterId) return "REQUESTER";
  if (mayDo(caller, "moderator")) return "ADMIN";
  return caller.userId === reporterId && !held ? "REPORTER" : undefined;
}

/** `now`: ISO 8601. */
export function disputeItem(doc: DisputeDoc, form: DisputeForm | undefined, role: Role, now: string): DisputeItem {
  const { requestSeq, dclrSeq, status, openedAt, dueAt, closedAt, outcome, proof } = doc;
  return {
    ...{ requestSeq, dclrSeq, status, role, openedAt, dueAt, closedAt, outcome },
    overdue: status === "OPEN" && !doc.held && now > dueAt,
    extendedAt: doc.extension?.at,
    answeredAt: doc.answer?.at,
    proof: proof && { ...proof },
    ...(doc.held && { held: doc.held }),
    ...(form && claimOf(form)),
  };
}

function claimOf({ reason, summary, target }: DisputeForm): Partial<DisputeItem> {
  const { declareType, chain, adrs } = target;
  return { reason, summary, declareType, chain, adrs: declareType === "SITE" ? shownSite(adrs) : adrs };
}

export type Around = {
  readonly role: Role;
  readonly now: string;
  readonly isReporterGone: boolean;
  readonly language: Language | undefined;
};

/** The reporter is told what is said against the report, and not by whom. */
export function disputeDetail(
  doc: DisputeDoc,
  opened: OpenedDispute,
  { role, now, isReporterGone, language }: Around,
): DisputeDetail {
  const { form, answer, extensionReason, decisionReason } = opened;
  const isOpen = doc.status === "OPEN";
  return {
    ...disputeItem(doc, form, role, now),
    ...{ answer, extensionReason, decisionReason },
    mayAnswer: role === "REPORTER" && isOpen && !doc.answer && now <= doc.dueAt,
    ...(role !== "REPORTER" && { check: doc.check && { ...doc.check }, form: form && formOf(form) }),
    ...(role === "ADMIN" && {
      language,
      reporterGone: isReporterGone,
      decidableFrom: isOpen && !doc.held ? decidableFrom(doc, isReporterGone) : undefined,
    }),
  };
}

/** When the reporter had been heard, or had had the time. */
function decidableFrom({ answer, openedAt }: DisputeDoc, isReporterGone: boolean): string {
  return isReporterGone ? openedAt : (answer?.at ?? hearingEnd(openedAt));
}

function formOf({
  content,
  fullName,
  email,
  contact1,
  contact2,
  institution,
  files,
}: DisputeForm): DisputeDetail["form"] {
  return {
    ...{ content, fullName, email, contact1, contact2 },
    institution: institution && { ...institution },
    files: files.map((file) => ({ ...file })),
  };
}
