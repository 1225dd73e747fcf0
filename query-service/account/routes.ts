// The account subject's reads: one handler per route.

import { readDevice } from "@sb/contracts/account/device.ts";
import type { AccountQueryKey } from "@sb/contracts/account/routes.ts";
import type { Logins } from "@sb/contracts/account/wire.ts";
import { Refused } from "@sb/contracts/refused.ts";
import type { Caller, Handlers } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import type { QueryRoutes } from "../runtime/parts.ts";
import { findAccount } from "./documents.ts";
import { type AccountQueryDeps, myPage } from "./my-page.ts";

export const routes = ((deps: AccountQueryDeps): Handlers<AccountQueryKey> => {
  return {
    "GET user/logins": async ({ caller }) => ({ body: await loginsOf(deps, caller) }),
    "GET support/my-page": async ({ query, caller }) => {
      const { userId, isAdmin, roles = [], agencySeq } = caller;
      if (query.userId !== undefined && query.userId !== userId) throw new Refused("NOT_FOUND");
      return { body: { ...(await myPage(deps, userId)), isAdmin, roles: [...roles], agencySeq } };
    },
  };
}) satisfies QueryRoutes;

type LoginsDeps = { readonly readStore: Pick<ReadStore, "model"> };

/** Newest first. Of another membership there is nothing to see. */
async function loginsOf({ readStore }: LoginsDeps, { userId, membership, sessionId }: Caller): Promise<Logins> {
  const account = await findAccount(readStore, userId);
  const logins = account?.membership === membership ? (account.logins ?? []) : [];
  const items = logins.map(({ device, ...login }) => ({
    ...readDevice(device),
    ...login,
    isThis: login.sessionId === sessionId,
  }));
  return { items: items.toReversed() };
}
