// Notices that jobs on a server were lost: emptied, or put back from an older copy. A mark among the jobs grows each hour, and
// the event log notes what it was an hour before. So the jobs' mark is never behind the log's, unless jobs were lost.
import { defineEvent } from "@sb/contracts/events.ts";
import * as z from "zod";
import type { Bus, Subscription } from "../bus/port.ts";
import { type EventStore, hasErrorCode, type Revision } from "../event-store/port.ts";
import { uuidv7 } from "../ids.ts";
import type { Jobs, JobsMark } from "../jobs/port.ts";
import { errorFacts, type Log } from "../log-port.ts";
import { StartError } from "./start-error.ts";

const LOOK_EVERY_MS = 60_000;
/** Jobs lost within so many milliseconds of their making are not noticed. */
const GROWS_EVERY_MS = 3_600_000;
const STREAM = "jobs-mark";

/** A time, in milliseconds since 1970. */
const JobsMarked = defineEvent("JobsMarked", { version: 1, data: z.object({ mark: z.int().positive() }) });

/** `GONE`: there are none any more. `OLDER`: they are a copy of before. */
type MarkState = "THERE" | "GONE" | "OLDER";

type Parts = {
  readonly jobs: Pick<Jobs, "mark">;
  readonly eventStore: Pick<EventStore, "readStream" | "append">;
  readonly bus: Pick<Bus, "beginAnew">;
  /** Those that make jobs. */
  readonly workers: readonly Pick<Subscription, "group" | "from">[];
  readonly log: Log;
  /** Milliseconds since 1970. */
  readonly now?: () => number;
};

export type JobsWatch = {
  /** Whether jobs were lost since the start. */
  readonly isLost: () => boolean;
  /** Looks at once. */
  readonly look: () => Promise<void>;
  readonly close: () => Promise<void>;
};

/**
 * Before jobs are worked on and consumers are subscribed: where jobs are gone, consumers begin anew and make them again, but for
 * those that begin with `now`. Throws StartError where they are an older copy: what was done since would be done again.
 */
export async function watchJobs({ jobs: { mark }, log, now = Date.now, ...parts }: Parts): Promise<JobsWatch> {
  if (mark === undefined) return { isLost: () => false, look: async () => {}, close: async () => {} };
  const noted = createNoted(parts.eventStore);
  const begun = await standingOf(mark, noted);
  if (begun === "OLDER")
    throw new StartError("the jobs are an older copy than the events: delete them (docs/operations.md, JobsLost)");
  if (begun === "GONE") {
    log.error({}, "the jobs were lost: the groups that make them begin anew");
    await parts.bus.beginAnew(parts.workers.filter(({ from }) => from !== "now").map(({ group }) => group));
    await mark.write(now());
  }
  await grow(mark, noted, now());

  let isLost = false;
  const look = async (): Promise<void> => {
    const standing = await standingOf(mark, noted);
    if (standing !== "THERE" && !isLost) log.error({ standing }, "jobs were lost: stop all workers, then start them");
    isLost = standing !== "THERE";
    if (!isLost) await grow(mark, noted, now());
  };
  let looking: Promise<void> = Promise.resolve();
  const timer = setInterval(() => {
    looking = look().catch((error: unknown) => log.warn(errorFacts(error), "the jobs' mark could not be read"));
  }, LOOK_EVERY_MS).unref();
  return {
    isLost: () => isLost,
    look,
    close: async () => {
      clearInterval(timer);
      await looking;
    },
  };
}

async function standingOf(mark: JobsMark, noted: Noted): Promise<MarkState> {
  const [there, before] = [await mark.read(), await noted.newest()];
  if (before === undefined || (there !== undefined && there >= before)) return "THERE";
  return there === undefined ? "GONE" : "OLDER";
}

/** The log notes what has been on the server's disk for long. */
async function grow(mark: JobsMark, noted: Noted, now: number): Promise<void> {
  const there = await mark.read();
  if (there !== undefined && now - there < GROWS_EVERY_MS) return;
  if (there !== undefined) await noted.add(there, now);
  await mark.write(now);
}

type Noted = ReturnType<typeof createNoted>;

function createNoted(eventStore: Parts["eventStore"]) {
  let next: Revision = 0;
  let newest: number | undefined;
  const read = async (): Promise<void> => {
    const { events, revision } = await eventStore.readStream(STREAM, next);
    for (const event of events) newest = JobsMarked.read(event).data.mark;
    next = revision + 1;
  };
  return {
    newest: async (): Promise<number | undefined> => {
      await read();
      return newest;
    },
    async add(mark: number, now: number): Promise<void> {
      if (newest !== undefined && newest >= mark) return;
      const eventId = uuidv7();
      const meta = { eventId, correlationId: eventId, actor: "system:jobs", at: new Date(now).toISOString() };
      try {
        await eventStore.append(STREAM, [{ type: JobsMarked.type, version: 1, data: { mark }, meta }], next - 1);
      } catch (error) {
        // Another process was faster.
        if (!hasErrorCode(error, "REVISION_CONFLICT")) throw error;
      }
      await read();
    },
  };
}
