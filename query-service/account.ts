// What people see of their own account.

import { membershipKeyOwner, Person } from "@sb/contracts/account/events.ts";
import { ACCOUNT_COLLECTION, ACCOUNT_MODEL, type AccountDoc } from "@sb/contracts/account/model.ts";
import type { AccountQueryKey } from "@sb/contracts/account/routes.ts";
import type { MyPage } from "@sb/contracts/account/wire.ts";
import { REPORT_LISTS, REPORT_MODEL } from "@sb/contracts/report/model.ts";
import type { RouteKey } from "@sb/contracts/routes.ts";
import { requireCaller } from "@sb/platform/http/caller.ts";
import type { Handler, Handlers, HttpRequest } from "@sb/platform/http/handler.ts";
import type { ReadStore } from "@sb/platform/read-store/port.ts";
import { Refused } from "@sb/platform/refused.ts";
import type { Vault } from "@sb/platform/vault/port.ts";
import { keptWhile } from "./kept.ts";
import type { StateOf } from "./public-state.ts";

export type AccountQueryDeps = { readonly readStore: ReadStore; readonly vault: Vault };

export function accountQueries(deps: AccountQueryDeps): Handlers<AccountQueryKey> {
  return {
    "GET support/my-page": async ({ query, caller }) => {
      const { userId, isAdmin } = requireCaller({ caller });
      if (query.userId !== undefined && query.userId !== userId) throw new Refused("NOT_FOUND");
      return { body: { ...(await myPage(deps, userId)), isAdmin } };
    },
  };
}

async function myPage({ readStore, vault }: AccountQueryDeps, userId: string): Promise<Omit<MyPage, "isAdmin">> {
  const [account, reportCount] = await Promise.all([findAccount(readStore, userId), countReports(readStore, userId)]);
  if (!account) throw new Refused("NOT_FOUND");
  const person = account.sealed && (await vault.open(membershipKeyOwner(userId, account.membership), account.sealed));
  if (!account.active || !person) throw new Refused("LOGIN_EXPIRED");
  const { nickname, joinedAt } = account;
  return { userId, email: Person.parse(person).email, nickname, joinedAt, reportCount };
}

async function findAccount(readStore: ReadStore, userId: string): Promise<AccountDoc | undefined> {
  // Only the projection named writes here.
  return (await readStore.model(ACCOUNT_MODEL).get(ACCOUNT_COLLECTION, userId)) as AccountDoc | undefined;
}

async function countReports(readStore: ReadStore, userId: string): Promise<number> {
  const page = { offset: 0, limit: 1, newestFirst: true };
  return (await readStore.model(REPORT_MODEL).list(REPORT_LISTS.owner(userId), page)).total;
}

type GuardDeps = { readonly readStore: ReadStore; readonly stateOf: StateOf };

/**
 * The same handlers, which refuse who has left with LOGIN_EXPIRED: an access token outlives a deregistration by minutes,
 * and on public routes too it would show what only the owner may see. Visitors, and who has only just joined and may not
 * be in the read model yet, pass.
 */
export function guardQueries<Keys extends RouteKey>(deps: GuardDeps, handlers: Handlers<Keys>): Handlers<Keys> {
  const hasLeft = createHasLeft(deps);
  const guarded = Object.entries(handlers).map(([key, handler]) => [key, guard(hasLeft, handler as Handler<RouteKey>)]);
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

type HasLeft = (request: HttpRequest<RouteKey>) => Promise<boolean>;

function guard(hasLeft: HasLeft, handle: Handler<RouteKey>): Handler<RouteKey> {
  return async (request) => {
    if (request.caller && (await hasLeft(request))) throw new Refused("LOGIN_EXPIRED");
    return handle(request);
  };
}

/** People whose answer is kept at most. */
const LIMIT = 10_000;

/** Looked up once for each person while the models stand still. */
function createHasLeft({ readStore, stateOf }: GuardDeps): HasLeft {
  const keptOf = keptWhile<boolean>(LIMIT);
  return async (request) => {
    const { userId } = requireCaller(request);
    const kept = keptOf(await stateOf(request));
    const known = kept.find(userId);
    if (known !== undefined) return known;
    const left = (await findAccount(readStore, userId))?.active === false;
    kept.keep(userId, left, 1);
    return left;
  };
}
