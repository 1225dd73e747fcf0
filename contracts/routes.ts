// The route table. Both services mount their routes from it, the web app has its typed client from it,
// GET /sb/openapi.json is made from it, and the tests of roles walk it. Each subject has its rows in its own folder.
import type * as z from "zod";
import type { KeysOf, Route } from "./route.ts";
import { queues, subjectList } from "./subjects.ts";

export { BASE_PATH, type Method, modelsOf, type Route, type RouteTable } from "./route.ts";

type RowsOf<List extends readonly { readonly routes: object }[]> = List extends readonly [
  { readonly routes: infer Rows },
  ...infer Rest extends readonly { readonly routes: object }[],
]
  ? Rows & RowsOf<Rest>
  : unknown;
/** In one piece: an intersection would be looked through for each key. */
type Flat<Rows> = { readonly [Key in keyof Rows]: Rows[Key] };
type Routes = Flat<RowsOf<typeof subjectList>>;

const ofQueues = queues.flatMap(({ reads }) => reads);
const completed = (row: Route): Route =>
  row.readsQueues ? { ...row, reads: [...new Set([...row.reads, ...ofQueues])] } : row;
const rows = subjectList.flatMap((subject) => Object.entries<Route>(subject.routes));

// The rows of all subjects, as the type says.
export const routes = Object.fromEntries(rows.map(([key, row]) => [key, completed(row)])) as unknown as Routes;

export type RouteKey = keyof Routes;

type Schema<K extends RouteKey, Part extends string> =
  Routes[K] extends Record<Part, infer S extends z.ZodType> ? S : undefined;

/** The caller's input, before the schema's defaults. */
export type InputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.input<S> : undefined;
/** The handler's input, after them. */
export type OutputOf<K extends RouteKey, Part extends "params" | "query" | "body"> =
  Schema<K, Part> extends infer S extends z.ZodType ? z.output<S> : undefined;
export type ResponseOf<K extends RouteKey> = z.output<Routes[K]["response"]>;
export type WhoOf<K extends RouteKey> = Routes[K]["who"];
/** The routes that only signed-in people may ask. */
export type MemberRouteKey = { [K in RouteKey]: "anyone" extends WhoOf<K> ? never : K }[RouteKey];
export type RouteKeyOf<Service extends Route["service"]> = KeysOf<Routes, Service>;
