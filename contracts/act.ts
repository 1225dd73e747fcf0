// Acts of admins, moderators and editors, as a subject declares them among its events. The audit shows each.
import type { AnyEvent, EventDefinition } from "./events.ts";

export type Act = {
  readonly event: EventDefinition;
  /** Whether this event is one: users cause it as well. */
  readonly isAct: (data: unknown) => boolean;
  /** The reason, where it can't hold anything about people. */
  readonly reasonOf: (data: unknown) => string | undefined;
  /** The target of the act, where that is not the id of its stream. */
  readonly targetOf: (data: unknown) => string | undefined;
};

type Facts<Event extends AnyEvent> = {
  readonly only?: (data: Event["data"]) => boolean;
  /** Left out where a reason may quote what people wrote, or name them: the audit must not repeat it. */
  readonly reason?: (data: Event["data"]) => string | undefined;
  readonly target?: (data: Event["data"]) => string;
};

/** `actOf(JobDropped, { reason: ({ reason }) => reason })`. */
export const actOf = <Event extends AnyEvent>(
  event: EventDefinition<Event>,
  { only = () => true, reason = () => undefined, target }: Facts<Event> = {},
): Act => ({
  event,
  // The caller has read the data by this definition.
  isAct: (data) => only(data as Event["data"]),
  reasonOf: (data) => reason(data as Event["data"]),
  targetOf: (data) => target?.(data as Event["data"]),
});
