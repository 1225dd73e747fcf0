// The query service: every read of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { type AccountQueryDeps, accountQueries, guardQueries } from "./account.ts";
import { homeQueries } from "./home.ts";
import { publicState, type StateOf } from "./public-state.ts";
import { type OthersIn, remember } from "./remember.ts";
import type { ReportQueryDeps } from "./report/deps.ts";
import { ownersIn, ownersOf, ownersOrAdmins } from "./report/others.ts";
import { reportQueries } from "./report/routes.ts";
import { termsQueries } from "./terms/routes.ts";

type QueryKey = RouteKeyOf<"query">;

/** Closed to those whose account is not active any more; what is asked for most is remembered. */
export function createQueryHandlers(deps: AccountQueryDeps & ReportQueryDeps): Handlers<QueryKey> {
  const handlers = { ...accountQueries(deps), ...homeQueries(deps), ...reportQueries(deps), ...termsQueries(deps) };
  const stateOf = publicState(deps);
  return guardQueries({ ...deps, stateOf }, { ...handlers, ...remembered(handlers, stateOf) });
}

function remembered(handlers: Handlers<QueryKey>, stateOf: StateOf): Partial<Handlers<QueryKey>> {
  const keep = <K extends QueryKey>(key: K, othersIn: OthersIn<K>) => ({
    [key]: remember(stateOf, handlers[key], othersIn),
  });
  return {
    ...keep("GET home/main", ({ declareReport }) => ownersOf(declareReport)),
    ...keep("GET report/history", ownersIn),
    ...keep("GET report/history/user/{userId}", ownersIn),
    ...keep("GET report/history/{dclrSeq}", ownersOrAdmins),
    ...keep("GET report/lookup", () => nobody),
  };
}

const nobody = (): boolean => false;
