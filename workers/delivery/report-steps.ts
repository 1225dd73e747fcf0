// A report as it stood after each of its events. Pure.
import type { ReportEvent } from "@sb/contracts/report/events.ts";
import { agencyFold, type ReportForAgency, reportForAgency } from "@sb/contracts/report/for-agency.ts";
import type { StreamEvent } from "@sb/platform/event-store/port.ts";

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

type Place = { readonly addressKey: string };
type Placed = { readonly declaration?: Place | undefined; readonly was?: Place | undefined };

/** `was` is there when the words are destroyed. */
const placeOf = ({ declaration, was }: Placed): { readonly addressKey?: string } => {
  const place = declaration ?? was;
  return place ? { addressKey: place.addressKey } : {};
};
