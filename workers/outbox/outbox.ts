// The outbox: an event becomes jobs, so that what is to be done outside is in the queue before anything is done. All consumers of
// the workers begin here; deliver.ts goes on for webhooks.
import type { AnyEvent } from "@sb/contracts/events.ts";
import type { JobKind } from "@sb/contracts/job.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import { defineSubscription } from "@sb/platform/bus/subscription.ts";
import type { Jobs, JobWorker, NewJob } from "@sb/platform/jobs/port.ts";
import { defineHandler } from "../runtime/define-handler.ts";

type Consumer<Handled extends readonly AnyEvent[]> = Parameters<typeof defineSubscription<Handled>>[0];

type Outbox<Handled extends readonly AnyEvent[]> = Omit<Consumer<Handled>, "handle" | "handleAll"> & {
  readonly jobs: Pick<Jobs, "enqueue">;
  /** Ids are made of the event's and the receiver's: an event that is delivered again makes nothing new. */
  readonly jobsOf: (
    event: Parameters<Consumer<Handled>["handle"]>[0],
  ) => readonly NewJob[] | Promise<readonly NewJob[]>;
};

/** A consumer that makes jobs of events. */
export const defineOutbox = <Handled extends readonly AnyEvent[]>({
  jobs,
  jobsOf,
  ...consumer
}: Outbox<Handled>): Subscription => {
  const handleAll = async (events: readonly Parameters<typeof jobsOf>[0][]): Promise<void> => {
    const made: NewJob[] = [];
    for (const event of events) made.push(...(await jobsOf(event)));
    if (made.length > 0) await jobs.enqueue(made);
  };
  return defineSubscription<Handled>({ ...consumer, handleAll, handle: (event) => handleAll([event]) });
};

type Entitled<Payload> = Pick<JobWorker, "concurrency"> & {
  readonly jobs: Pick<Jobs, "enqueue">;
  readonly job: JobKind<Payload>;
  /** A job for each receiver that may have it. */
  readonly entitled: (payload: Payload) => AsyncIterable<NewJob>;
};

/** Made at once. */
const BATCH = 100;

/** The handler of the job that finds out who is entitled. */
export const entitledHandler = <Payload>({ jobs, entitled, ...settings }: Entitled<Payload>): JobWorker =>
  defineHandler({
    ...settings,
    async handle({ payload, signal }) {
      const made: NewJob[] = [];
      for await (const job of entitled(payload)) {
        signal.throwIfAborted();
        made.push(job);
        if (made.length === BATCH) await jobs.enqueue(made.splice(0));
      }
      if (made.length > 0) await jobs.enqueue(made);
    },
  });
