// The terms subject's rows of the route table.
import type { KeysOf, RouteTable } from "../route.ts";
import * as terms from "./wire.ts";

export const termsRoutes = {
  "GET terms": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "Terms in force",
    reads: [],
    query: terms.TermsQuery,
    response: terms.TermsList,
    refusals: ["TEXT_TOO_LONG"],
  },
  "GET terms/detail": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "One terms text as of a date",
    reads: [],
    query: terms.TermsDetailQuery,
    response: terms.TermsItem,
    refusals: ["NOT_FOUND"],
  },
  "GET terms/privacy/date/{code}": {
    service: "query",
    subject: "terms",
    who: "anyone",
    summary: "The dates on which versions of a terms text came into force",
    reads: [],
    params: terms.TermsDateParams,
    query: terms.TermsDateQuery,
    response: terms.TermsDates,
  },
} as const satisfies RouteTable;

export type TermsQueryKey = KeysOf<typeof termsRoutes, "query">;
