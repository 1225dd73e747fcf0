// The messages that an agency is still to get of a report, in order: the report as it stood after each of its events, and which of these
// are news to the agency.

import { type EntitledAgency, type Entitlement, entitlement, levelOf } from "@sb/contracts/agency/entitled.ts";
import type { DeliveryStanding } from "@sb/contracts/delivery/remote.ts";
import { type ReportEvent, reportEvents } from "@sb/contracts/report/events.ts";
import { agencyFiler } from "@sb/contracts/report/filers.ts";
import { agencyFold, type ReportForAgency, reportForAgency } from "@sb/contracts/report/for-agency.ts";
import { reportStream } from "@sb/contracts/report/subject.ts";
import type { EventStore, StreamEvent } from "@sb/platform/event-store/port.ts";
import type { Vault } from "@sb/platform/vault/port.ts";

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
  standing: DeliveryStanding,
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

/** The last message, to be told again; undefined where there is nothing to tell any more. */
export function lastTold(
  steps: readonly ReportStep[],
  { told }: DeliveryStanding,
  agency: EntitledAgency,
): Outgoing | undefined {
  const step = steps.findLast(({ revision }) => revision === told);
  return step && messageOf(step, "SHARED", agency);
}

function messageOf(step: ReportStep, last: DeliveryStanding["content"], agency: EntitledAgency): Outgoing | undefined {
  const level = step.report ? entitledTo(step.report, last !== undefined, agency) : "NONE";
  if (level === "NONE")
    return last === "SHARED" && isEnd(step) ? { content: "REVOKED", level: "PUBLIC", step } : undefined;
  if (!step.report?.whole) return undefined;
  return isNews(step, last, level) ? { content: "SHARED", level, step } : undefined;
}

/** An agency that was given a report keeps getting its changes, whatever the criteria are by now. */
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
function isNews({ event }: ReportStep, last: DeliveryStanding["content"], level: Outgoing["level"]): boolean {
  if (last !== "SHARED") return true;
  if (event === "ExtraInfoAdded") return level === "CONFIDENTIAL";
  return true;
}

export type ReportAt = {
  readonly dclrSeq: number;
  readonly open: "PUBLIC" | "PRIVATE";
  /** Undefined where its words were destroyed since. */
  readonly whole: ReportForAgency | undefined;
  /** How often it was public and is not any more. */
  readonly withdrawals: number;
  /** Since when it is public, or private, without a gap: ISO 8601. */
  readonly since: string;
  /** Where it was public last. */
  readonly addressKey?: string | undefined;
};

export type ReportStep = {
  readonly event: ReportEvent["type"];
  readonly revision: number;
  readonly eventId: string;
  readonly correlationId: string;
  /** ISO 8601. */
  readonly at: string;
  readonly before: ReportAt | undefined;
  /** Undefined: it is deleted. */
  readonly report: ReportAt | undefined;
};

type Stored = StreamEvent & ReportEvent;

export function reportSteps(events: readonly Stored[]): readonly ReportStep[] {
  const steps: ReportStep[] = [];
  let fold = agencyFold.initialState;
  let before: ReportAt | undefined;
  for (const event of events) {
    fold = agencyFold.evolve(fold, event);
    const report = after(before, event, reportForAgency(fold));
    const { revision, meta, type } = event;
    const { eventId, correlationId, at } = meta;
    steps.push({ event: type, revision, eventId, correlationId, at, before, report });
    before = report;
  }
  return steps;
}

function after(before: ReportAt | undefined, event: Stored, whole: ReportForAgency | undefined): ReportAt | undefined {
  switch (event.type) {
    case "DeclarationFiled":
      return { ...sideOf(event, undefined), whole, withdrawals: 0, ...placeOf(event.data) };
    case "DeclarationModified": {
      const withdrawn = before?.open === "PUBLIC" && event.data.open === "PRIVATE";
      const withdrawals = (before?.withdrawals ?? 0) + Number(withdrawn);
      return { ...before, ...sideOf(event, before), whole, withdrawals, ...placeOf(event.data) };
    }
    case "DeclarationDeleted":
      return undefined;
    case "DeclarationCorrected":
      return before && { ...before, whole, ...placeOf(event.data) };
    default:
      return before && { ...before, whole };
  }
}

type Declared = Extract<Stored, { type: "DeclarationFiled" | "DeclarationModified" }>;

const sideOf = ({ data: { dclrSeq, open }, meta }: Declared, before: ReportAt | undefined) => ({
  dclrSeq,
  open,
  since: before?.open === open ? before.since : meta.at,
});

type AddressRef = { readonly addressKey: string };
type Placed = { readonly declaration?: AddressRef | undefined; readonly was?: AddressRef | undefined };

/** `was` is there when the words are destroyed. */
const placeOf = ({ declaration, was }: Placed): { readonly addressKey?: string } => {
  const place = declaration ?? was;
  return place ? { addressKey: place.addressKey } : {};
};

export type ReadReportDeps = {
  readonly eventStore: Pick<EventStore, "readStream">;
  readonly vault: Pick<Vault, "open">;
};

/**
 * A report's stream with what is confidential in it; what was destroyed is missing. Oldest first; empty where there is no such report, and
 * where the agency filed it itself.
 */
export async function readReportSteps(
  { eventStore, vault }: ReadReportDeps,
  { dclrSeq, agencySeq }: { readonly dclrSeq: number; readonly agencySeq: number },
): Promise<readonly ReportStep[]> {
  const stream = reportStream.of(dclrSeq);
  const { events } = await eventStore.readStream(stream);
  const opened = events.map(async (event) => {
    const secret = event.sealed === undefined ? undefined : await vault.open(stream, event.sealed);
    return { ...event, ...reportEvents.read(event, secret) };
  });
  const steps = await Promise.all(opened);
  return steps.some(({ data }) => "ownerId" in data && data.ownerId === agencyFiler(agencySeq))
    ? []
    : reportSteps(steps);
}
