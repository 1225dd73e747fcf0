// Closes the queries of agencies to those who may not act for theirs any more: an access token outlives that by minutes.

import { Refused } from "@sb/contracts/refused.ts";
import { type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Caller, Handler, Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { findAgency } from "./documents.ts";

type Deps = { readonly readStore: Pick<ReadStore, "model"> };

/** Without a `memberId`, a program with the agency's key. It goes by what the model has, and never waits. */
async function mayAct({ readStore }: Deps, { agencySeq, memberId }: Caller): Promise<boolean> {
  const agency = agencySeq === undefined ? undefined : await findAgency(readStore, agencySeq);
  if (agency?.status !== "ACTIVE") return false;
  return memberId === undefined || agency.members.some((member) => member.memberId === memberId);
}

/** As the command service's guard: TOKEN_EXPIRED, so that the next token does not name the agency. */
export function guardAgencies<Keys extends RouteKey>(deps: Deps, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => {
    const isAgencys = routes[key as Keys].who === "agency";
    return [key, isAgencys ? guard(deps, handler as Handler<"GET agency">) : handler];
  });
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

function guard(deps: Deps, handle: Handler<"GET agency">): Handler<"GET agency"> {
  return async (request) => {
    if (!(await mayAct(deps, request.caller))) throw new Refused("TOKEN_EXPIRED");
    return handle(request);
  };
}
