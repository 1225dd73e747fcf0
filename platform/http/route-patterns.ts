// The paths of the route table as Express knows them.
import { BASE_PATH, type Method, type RouteKey } from "@sb/contracts/routes.ts";

export type Pattern = {
  /** Such as `/sb/report/history/:dclrSeq`. */
  readonly path: string;
  readonly methods: readonly { readonly key: RouteKey; readonly method: Lowercase<Method> }[];
  /** All its methods, as the header `Allow` has them. */
  readonly allow: readonly string[];
};

/** By the first segment below the base path. A fixed segment goes before a parameter, whatever the table's order. */
export function patternsOf(keys: readonly RouteKey[]): ReadonlyMap<string, readonly Pattern[]> {
  const byPath = Map.groupBy(keys, (key) => pathOf(key));
  const patterns = [...byPath].map(([path, its]) => patternOf(path, its));
  patterns.sort((a, b) => (sortKey(a.path) < sortKey(b.path) ? -1 : 1));
  return Map.groupBy(patterns, ({ path }) => path.split("/", 3)[2] ?? "");
}

function patternOf(path: string, keys: readonly RouteKey[]): Pattern {
  const methods = keys.map((key) => ({ key, method: methodOf(key) }));
  const allow = methods.flatMap(({ method }) => (method === "get" ? ["GET", "HEAD"] : [method.toUpperCase()]));
  return { path, methods, allow: allow.sort() };
}

/** `{name}` in the table is `:name` here. */
function pathOf(key: RouteKey): string {
  const [, path = ""] = key.split(" ");
  return `${BASE_PATH}/${path.replace(/\{(\w+)\}/g, ":$1")}`;
}

const METHODS: Readonly<Record<string, Lowercase<Method>>> = { GET: "get", POST: "post", PUT: "put", DELETE: "delete" };

function methodOf(key: RouteKey): Lowercase<Method> {
  const method = METHODS[key.split(" ", 1)[0] ?? ""];
  if (!method) throw new Error(`${key} begins with no method`);
  return method;
}

/** `~` stands after all letters. */
const sortKey = (path: string): string => path.replaceAll(":", "~");
