// A subject: one definition of its streams and events, and of what the services must have for it.
import type * as z from "zod";
import type { Act } from "./act.ts";
import { type AnyEvent, type EventDefinition, type RawEvent, UnreadableEvent } from "./events.ts";
import type { JobKind } from "./job.ts";
import type { Queue } from "./queue.ts";
import type { Remote } from "./remote.ts";
import type { RouteTable } from "./route.ts";
import type { IndexSchema } from "./search-schema.ts";
import type { StoredExample } from "./stored-example.ts";

/** Definitions of events by type. */
export type Events<Event extends AnyEvent = AnyEvent> = {
  readonly definitions: readonly EventDefinition<Event>[];
  /** Undefined where no event here has the type. */
  readonly find: (type: string) => EventDefinition<Event> | undefined;
  /** A stored event as today's, with its secret where that comes in opened. Throws UnreadableEvent, also on another type. */
  readonly read: (stored: RawEvent, secret?: unknown) => Event;
};

/** The union of events that a set holds. */
export type EventIn<Set extends Events> = Set extends Events<infer Event> ? Event : never;

/** Throws where two have the same type. */
export function defineEvents<List extends readonly AnyEvent[]>(
  ...definitions: { readonly [At in keyof List]: EventDefinition<List[At]> }
): Events<List[number]> {
  const byType = new Map(definitions.map((definition) => [definition.type, definition]));
  if (byType.size < definitions.length)
    throw new Error(`Two events of one type: ${definitions.map(({ type }) => type)}`);
  return {
    definitions,
    find: (type) => byType.get(type),
    read(stored, secret) {
      const definition = byType.get(stored.type);
      if (definition === undefined) throw new UnreadableEvent(stored);
      return definition.read(stored, secret);
    },
  };
}

/** Type guard: whether an event's type is among these. */
export function isOneOf<Event extends AnyEvent, Some extends Pick<AnyEvent, "type">>(
  events: Events<Event>,
  event: Some,
): event is Extract<Some, Pick<Event, "type">> {
  return events.find(event.type) !== undefined;
}

/** A kind of stream: how its names are made, and what events it holds. */
export type Stream<Id extends string | number = string | number, Event extends AnyEvent = AnyEvent> = {
  /** Stands before the first hyphen of its names. */
  readonly kind: string;
  readonly events: Events<Event>;
  /**
   * Whether the bus carries its events, so that workers and logs outside get them. What must be destroyed one day, or must
   * not be seen outside, stays in the event store: keys, claims, sessions.
   */
  readonly travels: boolean;
  /** `report-17` of 17. */
  of(id: Id): string;
  /** 17 of `report-17`; undefined for streams of another kind, or where the id can't be one. */
  idOf(stream: string): Id | undefined;
};

/** `id` reads an id out of a stream's name. Its events stay in the event store unless it `travels`. */
export function defineStream<Id extends string | number, Event extends AnyEvent>(
  kind: string,
  id: z.ZodType<Id, string>,
  events: Events<Event>,
  { travels = false }: { readonly travels?: boolean } = {},
): Stream<Id, Event> {
  const prefix = `${kind}-`;
  return {
    kind,
    events,
    travels,
    of: (of) => `${prefix}${of}`,
    idOf: (stream) => (stream.startsWith(prefix) ? id.safeParse(stream.slice(prefix.length)).data : undefined),
  };
}

/** Services that consume what the bus carries. */
export type Consumer = "command" | "projector" | "workers";

/** How many events of some types were appended, for Prometheus: plain names and numbers, nothing of anybody. */
export type BusinessCount = {
  /** Ends in `_total`, as counters do. */
  readonly name: string;
  /** One line. */
  readonly help: string;
  /** Types of events. */
  readonly events: readonly string[];
};

export type Subject<Rows extends RouteTable = RouteTable> = {
  /** As its folders are called. */
  readonly name: string;
  /** Its rows of the route table; each has one handler. */
  readonly routes: Rows;
  /** A stored event of each type and version that there ever was: logs hold events like these. */
  readonly examples: readonly StoredExample[];
  readonly streams: readonly Stream[];
  /** Names of read models; each has one projection. */
  readonly models: readonly string[];
  /** Search indexes; each has one index projection. */
  readonly indexes: readonly IndexSchema[];
  /** Consumer groups, by the service that consumes; each has one follow-up or worker there. */
  readonly groups: Readonly<Partial<Record<Consumer, readonly string[]>>>;
  /** Kinds of jobs; each has one handler. */
  readonly jobs: readonly JobKind[];
  /** Calls of other services on its rules. */
  readonly remote?: Remote | undefined;
  /** Acts of admins, moderators and editors among its events: the audit shows them. */
  readonly acts: readonly Act[];
  /** Events that the business counts. */
  readonly counts: readonly BusinessCount[];
  /** Its work that waits for staff; its reads find each. */
  readonly queues: readonly Queue[];
  /**
   * Paths of its screens that are rendered for readers without scripts as well (web/<subject>/pages.tsx). What is found at those with
   * params stands in the sitemaps, by the `sitemap` of its reads.
   */
  readonly pages: readonly string[];
  /** Why no projection handles an event, by type. Every other event must be handled by one. */
  readonly notProjected: Readonly<Record<string, string>>;
};

/** A service refuses to start unless it has what is named here, each once (platform/service/parts.ts). */
export const defineSubject = <Rows extends RouteTable>(
  subject: Pick<Subject<Rows>, "name" | "routes"> & Partial<Subject<Rows>>,
): Subject<Rows> => ({
  examples: [],
  streams: [],
  models: [],
  indexes: [],
  groups: {},
  jobs: [],
  acts: [],
  counts: [],
  queues: [],
  pages: [],
  notProjected: {},
  ...subject,
});

/** All of a subject's, whoever consumes. */
export const groupsOf = ({ groups }: Pick<Subject, "groups">): readonly string[] => Object.values(groups).flat();
