// What an agency is still to be told of a report, in order. Pure.
import { type EntitledAgency, type Entitlement, entitlement, levelOf } from "@sb/contracts/agency/entitled.ts";
import type { ReportAt, ReportStep } from "./report-steps.ts";

/** How far an agency was told (command-service/delivery/rules/decider.ts). */
export type Standing = {
  /** Revision of the newest of the report's events that it was told of; -1: of none. */
  readonly told: number;
  readonly tried: number;
  readonly content?: "SHARED" | "REVOKED" | undefined;
};

export type Outgoing = {
  readonly content: "SHARED" | "REVOKED";
  readonly level: Exclude<Entitlement, "NONE">;
  readonly step: ReportStep;
};

/**
 * One message for each of the report's events that changes what the agency may have. What was destroyed since is left out:
 * a later message says what became of it.
 */
export function outstanding(
  steps: readonly ReportStep[],
  standing: Standing,
  agency: EntitledAgency,
): readonly Outgoing[] {
  const messages: Outgoing[] = [];
  let last = standing.tried < 0 ? undefined : standing.content;
  for (const step of steps.filter(({ revision }) => revision > standing.told)) {
    const message = messageOf(step, last, agency);
    if (!message) continue;
    messages.push(message);
    last = message.content;
  }
  return messages;
}

/** What it was told last, to be told again; undefined where there is nothing to tell any more. */
export function lastTold(
  steps: readonly ReportStep[],
  { told }: Standing,
  agency: EntitledAgency,
): Outgoing | undefined {
  const step = steps.findLast(({ revision }) => revision === told);
  return step && messageOf(step, "SHARED", agency);
}

function messageOf(step: ReportStep, last: Standing["content"], agency: EntitledAgency): Outgoing | undefined {
  const level = step.report ? entitledTo(step.report, last !== undefined, agency) : "NONE";
  if (level === "NONE")
    return last === "SHARED" && isEnd(step) ? { content: "REVOKED", level: "PUBLIC", step } : undefined;
  if (!step.report?.whole) return undefined;
  return isNews(step, last, level) ? { content: "SHARED", level, step } : undefined;
}

/** Whoever was given a report keeps getting what becomes of it, whatever the criteria are by now. */
function entitledTo({ open, whole }: ReportAt, wasGiven: boolean, agency: EntitledAgency): Entitlement {
  if (wasGiven) return levelOf(agency, { open });
  if (!whole) return "NONE";
  const { declaration, provenance, country } = whole;
  const { crimeType, chain, customChain } = declaration;
  return entitlement(agency, { open, crimeType, chain, customChain, country, provenance });
}

/** The report is gone, or was made private. Where only the agency's own rights changed, there is nothing to revoke. */
const isEnd = ({ report, before }: ReportStep): boolean =>
  report === undefined || (report.open === "PRIVATE" && before?.open === "PUBLIC");

/** Extra information is confidential as a whole; an accepted request is followed by what it leads to. */
function isNews({ event }: ReportStep, last: Standing["content"], level: Outgoing["level"]): boolean {
  if (last !== "SHARED") return true;
  if (event === "ExtraInfoAdded") return level === "CONFIDENTIAL";
  return true;
}
