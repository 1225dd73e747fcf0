// Jobs, projections and consumer groups on the wire, and what waits in the admin area's queues.
import * as z from "zod";
import { REASON } from "../field.ts";
import { codeOr, Instant, listOf, PaginationQuery, textOf } from "../http.ts";
import { QUEUE_LIMITS } from "../queue.ts";
import { JOB_STATES, SETUP_ANSWERS, SETUP_LEAVES, SETUP_STATES, SETUP_STEPS } from "./model.ts";

const kind = z.string().min(1).max(60);
const id = z.string().min(1).max(200);
const reason = textOf(REASON);

/** Numbers stop at LIMITS.jobsCounted: then it is that many or more. */
export const JobCounts = z.object({
  items: z.array(
    z.object({
      kind: z.string(),
      waiting: z.int(),
      delayed: z.int(),
      running: z.int(),
      /** Failed, and due again: among those that wait or are delayed. */
      retrying: z.int(),
      parked: z.int(),
      /** For how long the oldest waiting one has been due. */
      lagMs: z.number(),
    }),
  ),
});

export const JobsQuery = z.object({ kind, state: codeOr(JOB_STATES, "PARKED"), pagination: PaginationQuery });

export const JobItem = z.object({
  kind: z.string(),
  id: z.string(),
  state: z.enum(JOB_STATES),
  failures: z.int(),
  /** When it is due or was due last. */
  runAt: Instant,
  /** The last entry of its history. */
  lastAt: Instant.optional(),
  /** The code of the last error, never its message. */
  code: z.string().optional(),
});
export type JobItem = z.output<typeof JobItem>;
export const JobList = listOf(JobItem);

export const JobParams = z.object({ kind, id });
export const JobDetail = JobItem.extend({
  /** JSON. It holds ids, no personal data. */
  payload: z.string(),
  schedule: z.string().optional(),
  history: z.array(z.object({ at: Instant, what: z.string(), code: z.string().optional() })),
});
export type JobDetail = z.output<typeof JobDetail>;

/** Without an id: all parked ones of the kind, LIMITS.jobsReplayed at most. */
export const ReplayBody = z.object({ kind, id: id.optional() });
export const Replayed = z.object({ replayed: z.int() });
export const DropBody = z.object({ kind, id, reason });

export const ProjectionItem = z.object({
  projection: z.string(),
  state: z.enum(["catching-up", "live", "failing"]),
  /** Its model may be read. */
  ready: z.boolean(),
  /** Where the read model stands in the log; empty for an index, and where it never ran. Positions sort as texts. */
  position: z.string().max(100),
  lagEvents: z.int(),
  lagMs: z.number(),
  /** The event that it can't take; absent where a store failed. */
  error: z.object({ eventId: z.string().optional(), eventType: z.string().optional(), failures: z.int() }).optional(),
  /** Failing projections that it waits for. */
  heldUpBy: z.array(z.string()).optional(),
  /** The newest one that an admin ordered. */
  rebuild: z
    .object({
      orderedAt: Instant,
      /** Empty where they have left. */
      nick: z.string(),
      endedAt: Instant.optional(),
      outcome: z.enum(["PROMOTED", "FAILED"]).optional(),
      code: z.string().optional(),
    })
    .optional(),
});
export type ProjectionItem = z.output<typeof ProjectionItem>;
export const ProjectionList = z.object({ items: z.array(ProjectionItem) });
export const RebuildBody = z.object({ projection: z.string().min(1).max(60) });

export const ConsumerGroups = z.object({
  items: z.array(
    z.object({
      group: z.string(),
      state: z.enum(["standby", "catching-up", "live", "holding"]),
      /** Streams held back. */
      held: z.int(),
      lagMs: z.number(),
    }),
  ),
  /** Longest first, LIMITS.heldShown at most. */
  held: z.array(
    z.object({
      group: z.string(),
      stream: z.string(),
      eventId: z.string(),
      eventType: z.string(),
      failures: z.int(),
      /** The code or name of the last try's error, and words of our own. */
      cause: z.string(),
      since: Instant,
    }),
  ),
});
export type ConsumerGroups = z.output<typeof ConsumerGroups>;
export const SkipBody = z.object({ group: z.string().min(1).max(60), eventId: z.string().min(1).max(64), reason });

/** Work that waits for the caller: queues with what can't wait first, then by the age of their oldest, the empty ones last. */
export const Waiting = z.object({
  items: z
    .array(
      z.object({
        queue: z.string(),
        /** Where it is worked off. */
        path: z.string().max(QUEUE_LIMITS.pathChars),
        count: z.int(),
        /** Those among them that can't wait: overdue, or harmful while they wait. QUEUE_LIMITS.lookedAt: that many or more. */
        urgent: z.int(),
        /** Since when the oldest waits. */
        oldestAt: Instant.optional(),
        /** Things in it, those first that wait for someone most. */
        first: z
          .array(
            z.object({
              id: z.string().max(QUEUE_LIMITS.idChars),
              /** Its own screen. */
              path: z.string().max(QUEUE_LIMITS.pathChars).optional(),
              since: Instant,
              /** By when it is due, where something ends its time. */
              dueAt: Instant.optional(),
              urgent: z.boolean(),
            }),
          )
          .max(QUEUE_LIMITS.shown),
        /** Their names, where that says more than a number: the first LIMITS.waitingNamed. */
        names: z.array(z.string()).optional(),
        /** Kinds of what waits, the one with the oldest first, and where each is worked off. */
        kinds: z
          .array(
            z.object({
              kind: z.string().max(QUEUE_LIMITS.idChars),
              path: z.string().max(QUEUE_LIMITS.pathChars),
              count: z.int(),
              oldestAt: Instant.optional(),
            }),
          )
          .max(QUEUE_LIMITS.kinds)
          .optional(),
      }),
    )
    .max(QUEUE_LIMITS.queues),
});
export type Waiting = z.output<typeof Waiting>;

/** Steps of setting up, in their order. */
export const SetupList = z.object({
  items: z.array(
    z.object({
      step: z.enum(SETUP_STEPS),
      state: z.enum(SETUP_STATES),
      /** How many of them there are, where the step counts something. */
      count: z.int().optional(),
      /** The last word of an admin, unless it was taken back; `nick` is empty where they have left. */
      said: z.object({ answer: z.enum(SETUP_ANSWERS).exclude(["OPEN"]), at: Instant, nick: z.string() }).optional(),
    }),
  ),
  /** Nothing is missing or not known. */
  complete: z.boolean(),
});
export type SetupList = z.output<typeof SetupList>;

export const SetupAnswerBody = z.union([
  z.object({ step: z.enum(SETUP_STEPS), answer: z.enum(SETUP_ANSWERS).exclude(["LEFT"]) }),
  z.object({ step: z.enum(SETUP_LEAVES), answer: z.literal("LEFT") }),
]);
