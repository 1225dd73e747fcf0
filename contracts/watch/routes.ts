// The watch subject's rows of the route table.
import { Empty } from "../http.ts";
import type { KeysOf, RouteTable } from "../route.ts";
import { WATCH_LIMITS, WATCH_MODEL } from "./model.ts";
import * as watch from "./wire.ts";

export const watchRoutes = {
  "GET watch": {
    service: "query",
    subject: "watch",
    who: "user",
    summary: "What the person watches, the newest first",
    reads: [WATCH_MODEL],
    query: watch.WatchListQuery,
    response: watch.WatchList,
    refusals: ["TEXT_TOO_LONG"],
    examples: [{}],
  },
  "POST watch": {
    service: "command",
    subject: "watch",
    who: "user",
    summary: "Watch an address, a site or a search: a mail tells when it is reported, disputed or cleared",
    dailyQuota: WATCH_LIMITS.watchesADay,
    creates: true,
    status: 201,
    body: watch.NewWatch,
    response: watch.WatchSeqBody,
    refusals: [
      "REQUIRED_FIELD_MISSING",
      "ADDRESS_INVALID",
      "TEXT_UNREADABLE",
      "TEXT_TOO_LONG",
      "ALREADY_WATCHED",
      "TOO_MANY_WATCHES",
      "CONFLICT",
    ],
    examples: [
      {
        body: { adrs: "0x52908400098527886E0F7030069857D2E4169EE7" },
        given: { "body.adrs": "a new address" },
      },
    ],
  },
  "POST watch/change": {
    service: "command",
    subject: "watch",
    who: "user",
    summary: "Change when and how one is told, pause or resume; repeated, it changes nothing",
    body: watch.ChangedWatch,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      {
        body: { watchSeq: 2, pace: "DAILY" },
        given: { "body.watchSeq": { by: "POST watch", anew: true } },
        belongsTo: "user",
      },
    ],
  },
  "POST watch/end": {
    service: "command",
    subject: "watch",
    who: "user",
    summary: "Stop watching; what was watched is destroyed. Repeated, it changes nothing",
    body: watch.WatchSeqBody,
    response: Empty,
    status: 204,
    refusals: ["NOT_FOUND", "CONFLICT"],
    examples: [
      { body: { watchSeq: 2 }, given: { "body.watchSeq": { by: "POST watch", anew: true } }, belongsTo: "user" },
    ],
  },
  "POST watch/link": {
    service: "command",
    subject: "watch",
    who: "anyone",
    token: "ignored",
    summary:
      "What the link of a mail does by one click (RFC 8058): end its watch, or pause all that are told of daily; repeated, it changes nothing",
    query: watch.WatchLinkQuery,
    response: Empty,
    status: 204,
    refusals: ["LINK_EXPIRED", "REQUIRED_FIELD_MISSING", "TEXT_TOO_LONG", "CONFLICT"],
    examples: [{ what: "with a token that is none", query: { token: "a.b" }, refusedWith: "LINK_EXPIRED" }],
  },
} as const satisfies RouteTable;

export type WatchCommandKey = KeysOf<typeof watchRoutes, "command">;
export type WatchQueryKey = KeysOf<typeof watchRoutes, "query">;
