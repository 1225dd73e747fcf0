import type { RouteKeyOf } from "@sb/contracts/routes.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import { guardTerms } from "../account/agree.ts";
import { guardHandlers } from "../account/gate.ts";
import { guardAgencies } from "../agency/gate.ts";
import type { CommandDeps } from "./parts.ts";

type Writes = Handlers<RouteKeyOf<"command">>;

/**
 * Routes for signed-in people are closed to those whose account is not active any more, those for agencies to those who were
 * removed from theirs; what is new is taken from those only who agreed to the terms in force.
 */
export const guardWrites = (deps: CommandDeps, handlers: Writes): Writes =>
  guardHandlers(deps.accounts, guardAgencies(deps.agencies, guardTerms(deps, handlers)));
