// Public reports on the topic for partners. A consumer makes a job of each event that may change what is public of a report;
// the job publishes the report as it is now.
import { PUBLISHED_MODEL } from "@sb/contracts/published/model.ts";
import {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
} from "@sb/contracts/report/events.ts";
import { ReportMirror } from "@sb/contracts/report/jobs.ts";
import { levelOf } from "@sb/contracts/report/level.ts";
import { REPORT_COLLECTIONS, REPORT_MODEL, type ReportDoc } from "@sb/contracts/report/model.ts";
import { partnerReport } from "@sb/contracts/report/partner-report.ts";
import { SHARING_MODEL } from "@sb/contracts/sharing/model.ts";
import { findStanding } from "@sb/knowledge/stix/levels.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { PartnerTopic } from "@sb/platform/partners/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { requireReached } from "../runtime/require-reached.ts";

/** How long a try waits for the read model, in milliseconds. */
const PATIENCE_MS = 10_000;

type Handled =
  | DeclarationFiled
  | DeclarationModified
  | DeclarationDeleted
  | DeclarationCorrected
  | DeletionRequested
  | DeletionRequestAccepted
  | DeletionRequestRejected;

type MirrorConsumerDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  /** Undefined where there is no topic. */
  readonly partners?: PartnerTopic | undefined;
};

/** It begins with the first event when there first is a topic, so that reports from before are published too. */
export const mirrorSubscription = ({ jobs, partners }: MirrorConsumerDeps): Subscription => ({
  ...defineOutbox({
    jobs,
    group: "report-mirror",
    handles: [
      DeclarationFiled,
      DeclarationModified,
      DeclarationDeleted,
      DeclarationCorrected,
      DeletionRequested,
      DeletionRequestAccepted,
      DeletionRequestRejected,
    ],
    jobsOf: (event) =>
      isOfPublic(event) ? [jobOf(ReportMirror, event.meta.eventId, { dclrSeq: event.data.dclrSeq })] : [],
  }),
  isOff: partners === undefined,
});

/** Partners don't learn the number of a report that was never public. */
function isOfPublic({ type, data }: Handled): boolean {
  switch (type) {
    case "DeclarationFiled":
      return data.open === "PUBLIC" && !data.provenance;
    case "DeclarationModified":
      return data.open === "PUBLIC" || data.was !== undefined;
    case "DeclarationDeleted":
      return data.was !== undefined;
    case "DeclarationCorrected":
      return true;
    case "DeletionRequested":
    case "DeletionRequestAccepted":
    case "DeletionRequestRejected":
      return data.addressKey !== undefined;
    default:
      return type satisfies never;
  }
}

export type MirrorDeps = {
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly eventStore: Pick<EventStore, "head">;
  readonly partners?: PartnerTopic | undefined;
};

export const mirrorHandler = ({ readStore, eventStore, partners }: MirrorDeps): JobWorker =>
  defineHandler({
    job: ReportMirror,
    concurrency: 4,
    async handle({ payload: { dclrSeq }, signal }) {
      if (!partners) return;
      const head = await eventStore.head();
      for (const model of [REPORT_MODEL, SHARING_MODEL, PUBLISHED_MODEL])
        await requireReached({ readStore }, model, head, PATIENCE_MS);
      let published = await publicValue(readStore, dclrSeq);
      for (;;) {
        signal.throwIfAborted();
        await partners.put(String(dclrSeq), published);
        // Another job may have published newer words before this one did: then these must not stand.
        const now = await publicValue(readStore, dclrSeq);
        if (now === published) return;
        published = now;
      }
    },
  });

/** Null where nothing of it is public. */
async function publicValue(readStore: MirrorDeps["readStore"], dclrSeq: number): Promise<string | null> {
  // Only its projection writes there.
  const doc = (await readStore.model(REPORT_MODEL).get(REPORT_COLLECTIONS.report, String(dclrSeq))) as
    | ReportDoc
    | undefined;
  const key = doc?.declaration?.addressKey;
  const { facts } = key === undefined ? {} : await findStanding(readStore, key);
  const report = doc && partnerReport(doc, facts && levelOf(facts, new Date().toISOString()));
  return report ? JSON.stringify(report) : null;
}
