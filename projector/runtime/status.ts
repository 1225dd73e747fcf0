// Where one projection stands; the log says when it fails and when it recovers.
import { type Position, START } from "@sb/platform/event-store/port.ts";
import { errorFacts, type Log } from "@sb/platform/log-port.ts";
import { ProjectionFailed } from "./failure.ts";

type ProjectionError = {
  /** The id of the event that could not be taken; absent where a store failed. */
  readonly eventId?: string;
  readonly eventType?: string;
  /** Tries so far. */
  readonly failures: number;
};

/** Where a projection stands. */
export type ProjectionStanding = {
  readonly projection: string;
  readonly position: Position;
  readonly state: "catching-up" | "live" | "failing";
  readonly error?: ProjectionError;
};

export type Status = {
  moved(position: Position): void;
  live(): void;
  behind(): void;
  overtaken(): void;
  failed(error: unknown, failures: number): void;
  /** From its first failure until it has caught up again, retries included. */
  isFailing(): boolean;
  /** It has caught up once since the start, whatever came later. */
  hasCaughtUp(): boolean;
  standing(): ProjectionStanding;
};

export function createStatus(projection: string, log: Log): Status {
  let position = START;
  let state: ProjectionStanding["state"] = "catching-up";
  let hasCaughtUp = false;
  let error: ProjectionError | undefined;

  return {
    moved(to) {
      position = to;
    },
    live() {
      if (error) log.info({ projection, position }, "the projection is well again");
      error = undefined;
      hasCaughtUp = true;
      state = "live";
    },
    behind() {
      if (state === "live") state = "catching-up";
    },
    overtaken() {
      state = "catching-up";
      log.warn({ projection, position }, "another projector works on the same read model; going on from where it is");
    },
    failed(reason, failures) {
      state = "failing";
      const event = reason instanceof ProjectionFailed ? { eventId: reason.eventId, eventType: reason.eventType } : {};
      error = { ...event, failures };
      const cause = reason instanceof ProjectionFailed ? reason.cause : reason;
      log.error(
        { projection, position, ...error, ...errorFacts(cause) },
        "a projection failed; it will be tried again",
      );
    },
    isFailing: () => error !== undefined,
    hasCaughtUp: () => hasCaughtUp,
    standing: () => ({
      projection,
      position,
      state,
      ...(error ? { error } : {}),
    }),
  };
}
