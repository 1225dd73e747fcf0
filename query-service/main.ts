// The query service: every read of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { type AccountQueryDeps, accountQueries, guardQueries } from "./account.ts";
import { homeQueries } from "./home.ts";
import { publicState } from "./public-state.ts";
import { remember } from "./remember.ts";
import type { ReportQueryDeps } from "./report/deps.ts";
import { ownersOf, ownersOrAdmins } from "./report/others.ts";
import { reportQueries } from "./report/routes.ts";
import { termsQueries } from "./terms/routes.ts";

/** Closed to those whose account is not active any more; what is asked for most is remembered. */
export function createQueryHandlers(deps: AccountQueryDeps & ReportQueryDeps): Handlers<RouteKeyOf<"query">> {
  const handlers = { ...accountQueries(deps), ...homeQueries(deps), ...reportQueries(deps), ...termsQueries(deps) };
  const stateOf = publicState(deps);
  return guardQueries(
    { ...deps, stateOf },
    {
      ...handlers,
      "GET home/main": remember(stateOf, handlers["GET home/main"], ({ declareReport }) => ownersOf(declareReport)),
      "GET report/history": remember(stateOf, handlers["GET report/history"], ({ items }) => ownersOf(items)),
      "GET report/history/{dclrSeq}": remember(stateOf, handlers["GET report/history/{dclrSeq}"], ownersOrAdmins),
      "GET report/lookup": remember(stateOf, handlers["GET report/lookup"], () => nobody),
    },
  );
}

const nobody = (): boolean => false;
