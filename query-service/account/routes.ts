// The account subject's reads: one handler per route.
import type { AccountQueryKey } from "@sb/contracts/account/routes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Handlers } from "@sb/platform/http/handler.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { type AccountQueryDeps, myPage } from "./my-page.ts";

export const routes = ((deps: AccountQueryDeps): Handlers<AccountQueryKey> => {
  return {
    "GET support/my-page": async ({ query, caller }) => {
      const { userId, isAdmin, roles = [], agencySeq } = caller;
      if (query.userId !== undefined && query.userId !== userId) throw new Refused("NOT_FOUND");
      return { body: { ...(await myPage(deps, userId)), isAdmin, roles: [...roles], agencySeq } };
    },
  };
}) satisfies QueryRoutes;
