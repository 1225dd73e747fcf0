// The command service: every write of the route table, subject by subject.
import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { type AccountDeps, accountRoutes } from "./account/routes.ts";
import type { ReportCommandDeps } from "./report/deps.ts";
import { reportRoutes } from "./report/routes.ts";

export function createCommandHandlers(deps: AccountDeps & ReportCommandDeps): Handlers<RouteKeyOf<"command">> {
  return { ...accountRoutes(deps), ...reportRoutes(deps) };
}
