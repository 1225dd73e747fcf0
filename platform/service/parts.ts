// Loads a service's part of each subject by its folder: `<service>/<subject>/<file>`. A service names no subject itself. A part that the
// subject's definition asks for and is not there, or is there and nothing asks for it, stops the start.
import { readdirSync } from "node:fs";
import { join } from "node:path";
import { pathToFileURL } from "node:url";
import type { RemoteCall } from "@sb/contracts/remote.ts";
import type { Route, RouteTable } from "@sb/contracts/route.ts";
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Consumer, Subject } from "@sb/contracts/subject.ts";
import { subjects } from "@sb/contracts/subjects.ts";
import type { Subscription } from "../bus/port.ts";
import type { Handlers } from "../http/handler.ts";
import type { RemoteTable } from "./mount-remote.ts";
import { StartError } from "./start-error.ts";

/** The service's own folder. */
const OWN = "runtime";

/** By the name of the subject, in the order asked for. */
export type Parts<Part> = ReadonlyMap<string, Part>;

/**
 * The modules `<folder>/<subject>/<file>`, as a process begins: which part is missing is one line, and ends it with exit code 1. What each
 * exports under its fixed names is checked where it is written (`satisfies`).
 */
export async function loadParts<Part>(folder: string, file: string, subjects: readonly string[]): Promise<Parts<Part>> {
  try {
    return await findParts(folder, file, subjects);
  } catch (error) {
    // Services load their parts in the top level of a module, where no caller could catch it.
    if (!(error instanceof StartError)) throw error;
    process.stderr.write(`Could not start: ${error.message}\n`);
    process.exit(1);
  }
}

/** Throws StartError unless exactly these subjects have the file. */
export async function findParts<Part>(folder: string, file: string, subjects: readonly string[]): Promise<Parts<Part>> {
  const has = (subject: string) => readdirSync(join(folder, subject)).includes(file);
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const found = folders.flatMap(({ name }) => (name !== OWN && has(name) ? [name] : []));
  const problems = [
    ...subjects
      .filter((name) => !found.includes(name))
      .map((name) => `PART_MISSING: the subject ${name} has no ${file} in ${folder}`),
    ...found
      .filter((name) => !subjects.includes(name))
      .map((name) => `PART_NOT_ASKED_FOR: nothing asks for ${join(folder, name, file)}`),
  ];
  if (problems.length > 0) throw new StartError(problems.join("; "));
  const load = async (name: string): Promise<readonly [string, Part]> => {
    const { href } = pathToFileURL(join(folder, name, file));
    return [name, (await import(/* @vite-ignore */ href)) as Part];
  };
  return new Map(await Promise.all(subjects.map(load)));
}

/** Subjects that one service has rows of. */
export const serving = (service: Route["service"]): readonly string[] =>
  subjects.flatMap(({ name }) => (keysOf(name, service).length > 0 ? [name] : []));

/** Subjects that one service has consumer groups of. */
export const consuming = (service: Consumer): readonly string[] => subjectsWith(({ groups }) => groups[service]);

/** The names of subjects whose definition says something. */
export const subjectsWith = (says: (subject: Subject) => unknown): readonly string[] =>
  subjects.filter((subject) => says(subject)).map(({ name }) => name);

type RoutesPart<Deps> = { readonly routes: (deps: Deps) => Readonly<Record<string, unknown>> };

/** The handlers of all subjects. Throws StartError unless each subject has exactly those of its rows. */
export function handlersOf<Service extends Route["service"], Deps>(
  service: Service,
  parts: Parts<RoutesPart<Deps>>,
  deps: Deps,
): Handlers<RouteKeyOf<Service>> {
  const all = [...parts].map(([subject, part]) => {
    const handlers = part.routes(deps);
    requireSame(subject, "handler of", keysOf(subject, service), Object.keys(handlers));
    return handlers;
  });
  // Each was checked against its rows.
  return Object.assign({}, ...all) as Handlers<RouteKeyOf<Service>>;
}

/** The consumers of all subjects. Throws StartError unless each subject has exactly those that its definition names. */
export function consumersIn<Part>(
  service: Consumer,
  parts: Parts<Part>,
  make: (part: Part) => readonly Subscription[],
): readonly Subscription[] {
  return [...parts].flatMap(([subject, part]) => {
    const consumers = make(part);
    const wanted = subjects.find(({ name }) => name === subject)?.groups[service] ?? [];
    requireSame(
      subject,
      "consumer of the group",
      wanted,
      consumers.map(({ group }) => group),
    );
    return consumers;
  });
}

/** The remote calls of all subjects, by part. Throws StartError unless each subject has exactly those that its definition names. */
export function remoteIn<Part>(
  parts: Parts<Part>,
  make: (part: Part) => Readonly<Record<string, RemoteCall>>,
): RemoteTable {
  const all = subjects.flatMap(({ name, remote }) => {
    const part = parts.get(name);
    if (!remote || part === undefined) return [];
    const calls = make(part);
    requireSame(name, "remote call", remote.names, Object.keys(calls));
    return [[remote.part, calls] as const];
  });
  return Object.fromEntries(all);
}

/** Throws StartError where one is missing, comes twice, or is not named. */
export function requireSame(subject: string, what: string, wanted: readonly string[], given: readonly string[]): void {
  const missing = wanted.find((name) => !given.includes(name));
  if (missing !== undefined) throw new StartError(`the subject ${subject} has no ${what} ${missing}`);
  const extra = given.find((name, at) => !wanted.includes(name) || given.indexOf(name) !== at);
  if (extra !== undefined) throw new StartError(`the subject ${subject} has a ${what} ${extra} too many`);
}

const routesOf = (subject: string): RouteTable => subjects.find(({ name }) => name === subject)?.routes ?? {};
const keysOf = (subject: string, service: Route["service"]): readonly string[] =>
  Object.entries(routesOf(subject)).flatMap(([key, row]) => (row.service === service ? [key] : []));
