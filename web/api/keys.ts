// The one factory of query keys, and the options every query of a route shares.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { arrivedAhead, takeAhead } from "./ahead.ts";
import { type Arguments, callWith } from "./client.ts";

/** Keys begin with the route's path, piece by piece: `["report", "history", …]` invalidates all lists of reports. */
export const keys = {
  of: (key: RouteKey, parts?: unknown): readonly unknown[] => [...piecesOf(key), parts ?? {}],
  /** Everything about reports. */
  report: ["report"],
  /** Everything about the signed-in person. */
  support: ["support"],
  /** What everybody reads of notices, and what admins see of them. */
  notice: ["support", "notice"],
  adminNotice: ["admin", "notice"],
  home: ["home"],
  terms: ["terms"],
} as const;

const piecesOf = (key: RouteKey): readonly string[] => key.slice(key.indexOf(" ") + 1).split("/");

type GetKey = Extract<RouteKey, `GET ${string}`>;

/** `useQuery(queryOf("GET report/history", { query }))`; the request is given up when nobody waits for it any more. */
export function queryOf<K extends GetKey>(key: K, ...input: Arguments<K>) {
  const [parts = {}] = input;
  return queryOptions<ResponseOf<K>>({
    queryKey: keys.of(key, parts),
    initialData: () => arrivedAhead(key, parts),
    queryFn: async ({ signal }) => (await takeAhead(key, parts)) ?? callWith(key, { ...parts, signal }),
  });
}
