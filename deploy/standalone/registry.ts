// Checks at start that the services have the parts that the subjects declare (contracts/subjects.ts). A missing part
// would lose events or leave a route without an answer; a duplicate would do things twice.
import type { EventDefinition } from "@sb/contracts/events.ts";
import { modelsOf, type RouteTable } from "@sb/contracts/route.ts";
import { groupsOf, type Subject } from "@sb/contracts/subject.ts";
import type { Subscription } from "@sb/platform/bus/port.ts";
import type { JobWorker, Schedule } from "@sb/platform/jobs/port.ts";
import { StartError } from "@sb/platform/service/start-error.ts";
import type { Projections } from "@sb/projector/runtime/parts.ts";

/** Throws StartError with one line unless each model and index has one projection, and each event at least one. */
export function requireProjections(
  subjects: readonly Subject[],
  { projections, indexProjections }: Pick<Projections, "projections" | "indexProjections">,
): void {
  const models = named(subjects, "read model", ({ models }) => models);
  const indexes = named(subjects, "index", ({ indexes }) => indexes.map(({ name }) => name));
  const handles = [...projections, ...indexProjections].flatMap(({ handles }) => handles);
  refuse([
    ...onceEach(
      "projection",
      models,
      projections.map(({ name }) => name),
    ),
    ...onceEach(
      "index projection",
      indexes,
      indexProjections.map(({ schema }) => schema.name),
    ),
    ...subjects.flatMap((subject) => unhandled(subject, new Set(handles.map(({ type }) => type)))),
  ]);
}

export type Services = {
  /** Route keys of both services. */
  readonly handlers: readonly string[];
  /** Follow-ups and workers. */
  readonly subscriptions: readonly (Pick<Subscription, "group"> & {
    readonly handles: readonly Pick<EventDefinition, "type">[];
  })[];
  readonly jobParts: {
    readonly handlers: readonly Pick<JobWorker, "kind">[];
    readonly schedules: readonly Pick<Schedule, "kind" | "name">[];
  };
};

/**
 * Throws StartError with one line unless each consumer group has one worker or follow-up, which handles only what travels on
 * the bus, each kind of jobs one handler, each schedule a kind, and each route one handler.
 */
export function requireServices(
  subjects: readonly Subject[],
  routes: RouteTable,
  { handlers, subscriptions, jobParts }: Services,
): void {
  const groups = named(subjects, "consumer group", groupsOf);
  const kinds = named(subjects, "kind of jobs", ({ jobs }) => jobs.map(({ kind }) => kind));
  const paths = Object.keys(routes).map((name) => ({ name, what: `the route ${name}` }));
  refuse([
    ...onceEach(
      "worker or follow-up",
      groups,
      subscriptions.map(({ group }) => group),
    ),
    ...unheard(subjects, subscriptions),
    ...onceEach(
      "job handler",
      kinds,
      jobParts.handlers.map(({ kind }) => kind),
    ),
    ...jobParts.schedules
      .filter(({ kind }) => !kinds.some(({ name }) => name === kind))
      .map(({ name, kind }) => `the schedule ${name} makes jobs of a kind of no subject: ${kind}`),
    ...onceEach("handler", paths, handlers),
    ...foreign(subjects, routes),
  ]);
}

function refuse(problems: readonly string[]): void {
  if (problems.length > 0) throw new StartError(problems.join("; "));
}

type Wanted = { readonly name: string; readonly what: string };

function named(subjects: readonly Subject[], kind: string, pick: (subject: Subject) => readonly string[]) {
  return subjects.flatMap((subject) =>
    pick(subject).map((name): Wanted => ({ name, what: `the ${kind} ${name} of the subject ${subject.name}` })),
  );
}

function onceEach(kind: string, wanted: readonly Wanted[], given: readonly string[]): readonly string[] {
  const wrong = wanted.flatMap(({ name, what }) => {
    const count = given.filter((each) => each === name).length;
    return count === 1 ? [] : [`${what} has ${count === 0 ? `no ${kind}` : `more than one ${kind}`}`];
  });
  const extra = given.filter((each) => !wanted.some(({ name }) => name === each));
  return [...wrong, ...extra.map((name) => `the ${kind} ${name} is of no subject`)];
}

function unhandled({ name, streams, notProjected }: Subject, handled: ReadonlySet<string>): readonly string[] {
  const types = streams.flatMap(({ events }) => events.definitions.map(({ type }) => type));
  return types
    .filter((type) => handled.has(type) === type in notProjected)
    .map(
      (type) =>
        `the event ${type} of the subject ${name} is handled by ${handled.has(type) ? "a projection, against notProjected" : "no projection"}`,
    );
}

/** Events that a group waits for in vain: the bus does not carry their streams. */
function unheard(subjects: readonly Subject[], subscriptions: Services["subscriptions"]): readonly string[] {
  const carried = subjects.flatMap(({ streams }) => streams.filter(({ travels }) => travels));
  const types = new Set(carried.flatMap(({ events }) => events.definitions.map(({ type }) => type)));
  return subscriptions.flatMap(({ group, handles }) =>
    handles
      .filter(({ type }) => !types.has(type))
      .map(({ type }) => `the consumer group ${group} handles the event ${type}, of a stream that does not travel`),
  );
}

/** Names that the route table uses but no subject declares. */
function foreign(subjects: readonly Subject[], routes: RouteTable): readonly string[] {
  const readable = new Set(subjects.flatMap(({ models, indexes }) => [...models, ...indexes.map(({ name }) => name)]));
  return Object.entries(routes).flatMap(([name, route]) => [
    ...(subjects.some((subject) => subject.name === route.subject)
      ? []
      : [`the route ${name} is of no subject: ${route.subject}`]),
    ...modelsOf(route)
      .filter((model) => !readable.has(model))
      .map((model) => `the route ${name} reads ${model}, of no subject`),
  ]);
}
