// The query service: every read of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { type AccountQueryDeps, accountQueries, guardQueries } from "./account.ts";
import { homeQueries } from "./home.ts";
import type { ReportQueryDeps } from "./report/deps.ts";
import { reportQueries } from "./report/routes.ts";
import { termsQueries } from "./terms/routes.ts";

/** Closed to the access tokens of those whose account is not active any more. */
export function createQueryHandlers(deps: AccountQueryDeps & ReportQueryDeps): Handlers<RouteKeyOf<"query">> {
  return guardQueries(deps, {
    ...accountQueries(deps),
    ...homeQueries(deps),
    ...reportQueries(deps),
    ...termsQueries(deps),
  });
}
