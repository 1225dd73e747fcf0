// An event of a report: a job for each agency that may have it. The job that sends asks what the agency is entitled to.
import { DeliverySend, DeliveryShare } from "@sb/contracts/delivery/jobs.ts";
import {
  DeclarationCorrected,
  DeclarationDeleted,
  DeclarationFiled,
  DeclarationModified,
  DeletionRequestAccepted,
  DeletionRequested,
  DeletionRequestRejected,
  ExtraInfoAdded,
} from "@sb/contracts/report/events.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs, JobWorker } from "@sb/platform/jobs/port.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { defineHandler, jobOf } from "../runtime/define-handler.ts";
import { findActive, requireAgencies } from "./receivers.ts";

/** Reports from before the first agency are not sent: agencies get those by TAXII. */
export const deliveryShareSubscription = (jobs: Pick<Jobs, "enqueue">): Subscription =>
  defineSubscription({
    group: "delivery-shares",
    from: "now",
    handles: [
      DeclarationFiled,
      DeclarationModified,
      DeclarationDeleted,
      DeclarationCorrected,
      ExtraInfoAdded,
      DeletionRequested,
      DeletionRequestAccepted,
      DeletionRequestRejected,
    ],
    async handle({ data, meta, type }) {
      // Agencies get what people report, not the published lists.
      if (type === "DeclarationFiled" && data.provenance) return;
      await jobs.enqueue([jobOf(DeliveryShare, meta.eventId, { dclrSeq: data.dclrSeq, eventId: meta.eventId })]);
    },
  });

export type ShareDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly readStore: Pick<ReadStore, "model" | "whenReached">;
  readonly eventStore: Pick<EventStore, "head">;
};

export const deliveryShareHandler = ({ jobs, readStore, eventStore }: ShareDeps): JobWorker =>
  defineHandler({
    job: DeliveryShare,
    concurrency: 8,
    async handle({ payload: { dclrSeq, eventId } }) {
      // An agency that was registered before the report must not be missed.
      await requireAgencies({ readStore, eventStore });
      const agencies = await findActive({ readStore });
      const made = agencies.map((agencySeq) => jobOf(DeliverySend, `${agencySeq}-${eventId}`, { agencySeq, dclrSeq }));
      if (made.length > 0) await jobs.enqueue(made);
    },
  });
