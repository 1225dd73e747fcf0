// Query keys, and the query options that all routes share.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { type Arguments, callWith } from "./client.ts";
import { arrivedAt, takeArrived, takePrefetched } from "./prefetched.ts";
import type { AnyParts } from "./request.ts";

/** The query key of a route; it starts with the segments of the route's path. */
export const keyOf = (key: RouteKey, parts?: unknown): readonly unknown[] => [...piecesOf(pathOf(key)), parts ?? {}];

/** The beginning of the keys of all routes below a path: `under("support/notice")` refreshes what shows notices. */
export const under = (path: Beginning<PathOf<RouteKey>>): readonly string[] => piecesOf(path);

type PathOf<K extends RouteKey> = K extends `${string} ${infer Path}` ? Path : never;
type Beginning<Path extends string> = Path extends `${infer First}/${infer Rest}`
  ? First | `${First}/${Beginning<Rest>}`
  : Path;

const pathOf = (key: RouteKey): string => key.slice(key.indexOf(" ") + 1);
const piecesOf = (path: string): readonly string[] => path.split("/");

type GetKey = Extract<RouteKey, `GET ${string}`>;

/** `useQuery(queryOf("GET report/history", { query }))`. The request is aborted when no component needs it any more. */
export function queryOf<K extends GetKey>(key: K, ...input: Arguments<K>) {
  const [parts = {}] = input;
  return queryOptions<ResponseOf<K>>({
    queryKey: keyOf(key, parts),
    initialData: () => takeArrived(key, parts),
    initialDataUpdatedAt: arrivedAt,
    queryFn: ({ signal }) => answerTo(key, parts, signal),
  });
}

/** Answers as a query does: by what came with the page, once, and from then on by the service. */
export const answerTo = async <K extends GetKey>(
  key: K,
  parts: AnyParts,
  signal: AbortSignal,
): Promise<ResponseOf<K>> => (await takePrefetched(key, parts)) ?? callWith(key, { ...parts, signal });
