// Builds a request from a route key and its parts. The key contains method and path, so no schema has to load.
import type { InputOf, RouteKey, routes } from "@sb/contracts/routes.ts";

type Routes = typeof routes;
type MultipartKey = { [K in RouteKey]: Routes[K] extends { multipart: string } ? K : never }[RouteKey];

/** Name of the JSON part next to files, "*" for a field each; the type keeps it in step with the route table. */
const MULTIPART: { readonly [K in MultipartKey]: Routes[K]["multipart"] } = {
  "POST admin/list/preview": "list",
  "POST admin/list/take": "list",
  "POST admin/safer-view/picture": "picture",
  "POST agency/batch": "batch",
  "POST report": "declaration",
  "POST report/incident": "declaration",
  "POST report/deletion": "request",
  "POST report/history/modify": "declaration",
  "POST support/inquiry/modify": "*",
  "POST support/inquiry/submit": "*",
};

/** Path and query numbers are sent as text; callers may pass either. */
type Loose<T> = T extends string
  ? string extends T
    ? string | number
    : T
  : T extends readonly unknown[]
    ? T
    : T extends object
      ? { [K in keyof T]: Loose<T[K]> }
      : T;

type Part<K extends RouteKey, P extends "params" | "query", T = InputOf<K, P>> = T extends undefined
  ? unknown
  : Record<never, never> extends T
    ? { readonly [Name in P]?: Loose<T> }
    : { readonly [Name in P]: Loose<T> };
type Body<K extends RouteKey, T = InputOf<K, "body">> = [T] extends [undefined] ? unknown : { readonly body: T };
type Files<K extends RouteKey> = K extends MultipartKey ? { readonly files?: readonly File[] } : unknown;

/** The parts that a route takes: params, query, body and files. */
export type PartsOf<K extends RouteKey> = Part<K, "params"> & Part<K, "query"> & Body<K> & Files<K>;

export type AnyParts = {
  readonly params?: Readonly<Record<string, unknown>>;
  readonly query?: Readonly<Record<string, unknown>>;
  readonly body?: unknown;
  readonly files?: readonly File[];
};

export type Request = {
  readonly method: string;
  readonly url: string;
  readonly body: string | FormData | undefined;
};

export function requestOf(key: RouteKey, parts: AnyParts): Request {
  const space = key.indexOf(" ");
  const path = key
    .slice(space + 1)
    .replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(String(parts.params?.[name])));
  const query = dotted(parts.query ?? {}).toString();
  return { method: key.slice(0, space), url: `/sb/${path}${query && `?${query}`}`, body: bodyOf(key, parts) };
}

/** Flattens objects to `key.subkey` (docs/wire.md, "Conventions") and omits undefined. */
export function dotted(query: Readonly<Record<string, unknown>>): URLSearchParams {
  const found = new URLSearchParams();
  const add = (prefix: string, value: unknown): void => {
    if (value === undefined || value === null) return;
    if (typeof value !== "object") found.append(prefix, String(value));
    else for (const [name, inner] of Object.entries(value)) add(prefix ? `${prefix}.${name}` : name, inner);
  };
  add("", query);
  return found;
}

function bodyOf(key: RouteKey, { body, files = [] }: AnyParts): string | FormData | undefined {
  if (body === undefined) return undefined;
  const json = JSON.stringify(body);
  if (files.length === 0) return json;
  const form = new FormData();
  const name = multipartName(key);
  if (name === "*") appendFields(form, body as object);
  else form.append(name, new Blob([json], { type: "application/json" }));
  for (const file of files) form.append("files", file, file.name);
  return form;
}

/** Arrays go one by one. */
function appendFields(form: FormData, body: object): void {
  for (const [name, value] of Object.entries(body)) {
    for (const each of [value].flat()) if (each !== undefined) form.append(name, String(each));
  }
}

function multipartName(key: RouteKey): string {
  if (Object.hasOwn(MULTIPART, key)) return MULTIPART[key as MultipartKey];
  throw new Error(`${key} takes no files`);
}
