// Which mails an event about a request leads to: what happened, to the side that did not do it.
import type { DisputeMailKind } from "@sb/contracts/dispute/codes.ts";
import {
  DisputeClosed,
  DisputeDecided,
  type DisputeEvent,
  DisputeExtended,
  DisputeOpened,
  DisputeOverdue,
  DisputeReminded,
  DisputeWithdrawn,
  disputeEvents,
  ReporterAnswered,
} from "@sb/contracts/dispute/events.ts";
import { DisputeMail } from "@sb/contracts/dispute/jobs.ts";
import { disputeStream } from "@sb/contracts/dispute/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { EventStore } from "@sb/platform/event-store/port.ts";
import type { Jobs } from "@sb/platform/jobs/port.ts";
import { defineOutbox } from "../outbox/outbox.ts";
import { jobOf } from "../runtime/define-handler.ts";

export type DisputeMailsDeps = {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly eventStore: Pick<EventStore, "readStream">;
};

type Side = "REQUESTER" | "REPORTER";

/** By the type of event. */
const MAILS: Readonly<Partial<Record<DisputeEvent["type"], Readonly<Partial<Record<Side, DisputeMailKind>>>>>> = {
  DisputeOpened: { REQUESTER: "RECEIVED", REPORTER: "ASKED" },
  ReporterAnswered: { REQUESTER: "ANSWERED" },
  DisputeExtended: { REQUESTER: "EXTENDED", REPORTER: "EXTENDED" },
  DisputeReminded: { REPORTER: "REMIND" },
  DisputeOverdue: { REQUESTER: "OVERDUE", REPORTER: "OVERDUE" },
  DisputeDecided: { REQUESTER: "DECIDED", REPORTER: "DECIDED" },
  DisputeWithdrawn: { REPORTER: "WITHDRAWN" },
  DisputeClosed: { REQUESTER: "CLOSED" },
};

/** A request that was held is let in by what extends others: the reporter hears of it for the first time. */
const ADMISSION: Readonly<Record<Side, DisputeMailKind>> = { REQUESTER: "EXTENDED", REPORTER: "ASKED" };

/** From now on only: nobody wants to be told again what happened long ago. */
export function disputeMailsSubscription({ jobs, eventStore }: DisputeMailsDeps): Subscription {
  return defineOutbox({
    jobs,
    group: "dispute-mails",
    from: "now",
    handles: [
      DisputeOpened,
      ReporterAnswered,
      DisputeExtended,
      DisputeReminded,
      DisputeOverdue,
      DisputeDecided,
      DisputeWithdrawn,
      DisputeClosed,
    ],
    async jobsOf({ type, data, meta }) {
      const people = await peopleIn(eventStore, data.requestSeq);
      const isAdmission = people.admittedBy === meta.eventId;
      const { requestSeq, dclrSeq } = data;
      const dueAt = "dueAt" in data ? data.dueAt : undefined;
      return Object.entries(isAdmission ? ADMISSION : (MAILS[type] ?? {})).flatMap(([side, mail]) => {
        const userId = people[side as Side];
        const payload = { requestSeq, dclrSeq, userId: userId ?? "", mail, ...(dueAt && { dueAt }) };
        return userId === undefined ? [] : [jobOf(DisputeMail, `${meta.eventId}.${side}`, payload)];
      });
    },
  });
}

async function peopleIn(
  eventStore: DisputeMailsDeps["eventStore"],
  requestSeq: number,
): Promise<Readonly<Record<Side | "admittedBy", string | undefined>>> {
  const events = (await eventStore.readStream(disputeStream.of(requestSeq))).events;
  const opened = events[0] && disputeEvents.read(events[0]);
  if (opened?.type !== "DisputeOpened") return { REQUESTER: undefined, REPORTER: undefined, admittedBy: undefined };
  const { requesterId, reporterId, held } = opened.data;
  const admittedBy = held ? events.find(({ type }) => type === DisputeExtended.type)?.meta.eventId : undefined;
  return { REQUESTER: requesterId, REPORTER: held && !admittedBy ? undefined : reporterId, admittedBy };
}
