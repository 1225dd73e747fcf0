// The query key factory, and the query options that all routes share.
import type { ResponseOf, RouteKey } from "@sb/contracts/routes.ts";
import { queryOptions } from "@tanstack/react-query";
import { type Arguments, callWith } from "./client.ts";
import { takeArrived, takePrefetched } from "./prefetched.ts";

/** A key starts with the route's path segments: `["report", "history", …]` invalidates all report lists. */
export const keys = {
  of: (key: RouteKey, parts?: unknown): readonly unknown[] => [...piecesOf(key), parts ?? {}],
  /** Everything about reports. */
  report: ["report"],
  /** Everything about the signed-in user. */
  support: ["support"],
  /** What everybody reads of notices, and what admins see of them. */
  notice: ["support", "notice"],
  adminNotice: ["admin", "notice"],
  /** What everybody reads of safer view, and what editors see of it. */
  saferView: ["insight", "safer-view"],
  adminSaferView: ["admin", "safer-view"],
  analysis: ["report", "analysis"],
  adminAnalysis: ["admin", "analysis"],
  inquiry: ["support", "inquiry"],
  adminInquiry: ["admin", "inquiry"],
  adminDispute: ["admin", "deletion"],
  adminComment: ["admin", "comment"],
  adminUnusual: ["admin", "unusual"],
  news: ["insight", "block-news"],
  adminNews: ["admin", "news"],
  adminNewsSource: ["admin", "news-source"],
  adminAgency: ["admin", "agency"],
  adminJob: ["admin", "job"],
  adminProjection: ["admin", "projection"],
  adminGroup: ["admin", "consumer-group"],
  watch: ["watch"],
  agency: ["agency"],
  apiKey: ["support", "api-key"],
  webhook: ["support", "webhook"],
  adminApiKey: ["admin", "api-key"],
  home: ["home"],
  terms: ["terms"],
  adminTerms: ["admin", "terms"],
} as const;

const piecesOf = (key: RouteKey): readonly string[] => key.slice(key.indexOf(" ") + 1).split("/");

type GetKey = Extract<RouteKey, `GET ${string}`>;

/** `useQuery(queryOf("GET report/history", { query }))`. The request is aborted when no component needs it any more. */
export function queryOf<K extends GetKey>(key: K, ...input: Arguments<K>) {
  const [parts = {}] = input;
  return queryOptions<ResponseOf<K>>({
    queryKey: keys.of(key, parts),
    initialData: () => takeArrived(key, parts),
    queryFn: async ({ signal }) => (await takePrefetched(key, parts)) ?? callWith(key, { ...parts, signal }),
  });
}
