// Agreeing to a newer version of what was agreed to on joining, and being held up until then.
import { accountStream } from "@sb/contracts/account/subject.ts";
import type { JOIN_TERMS } from "@sb/contracts/codes.ts";
import { Refused } from "@sb/contracts/refused.ts";
import { needsTerms } from "@sb/contracts/route.ts";
import { type MemberRouteKey, type RouteKey, routes } from "@sb/contracts/routes.ts";
import type { Handler, Handlers } from "@sb/platform/http/handler.ts";
import { contextOf } from "../runtime/deps.ts";
import type { AccountDeps } from "./deps.ts";
import { type ActiveAccount, accountDecider } from "./rules/decider.ts";

type Deps = Pick<AccountDeps, "accounts" | "terms" | "clock">;
type Due = { readonly termsDue?: (typeof JOIN_TERMS)[number][] };

/** Refuses where another version has come into force than the one that the person has read. */
export function agreeToTerms(deps: AccountDeps): Handler<"POST user/terms/agree"> {
  return async ({ body: { agreements }, ...from }) => {
    const context = contextOf(deps, from);
    for (const { code, applyDt } of agreements) {
      if ((await deps.terms.inForce(code, context.at))?.applyDt !== applyDt) throw new Refused("TERMS_NOT_AGREED");
    }
    const stream = accountStream.of(from.caller.userId);
    const { position } = await deps.handle(accountDecider, stream, { type: "Agree", agreements }, context);
    return { body: undefined, position };
  };
}

/** For the answer to a login: nothing where nothing is due. */
export async function dueOf({ terms }: Pick<Deps, "terms">, account: ActiveAccount, at: string): Promise<Due> {
  const due = await terms.due(account.agreements, at);
  return due.length > 0 ? { termsDue: [...due] } : {};
}

/**
 * The same handlers; those by which users create something first require that they agreed to the terms in force. What
 * is there already can be read, withdrawn and deleted without.
 */
export function guardTerms<Keys extends RouteKey>(deps: Deps, handlers: Handlers<Keys>): Handlers<Keys> {
  const guarded = Object.entries(handlers).map(([key, handler]) => {
    return [key, needsTerms(routes[key as Keys]) ? guard(deps, handler as Handler<MemberRouteKey>) : handler];
  });
  return Object.fromEntries(guarded) as Handlers<Keys>;
}

function guard({ accounts, terms, clock }: Deps, handle: Handler<MemberRouteKey>): Handler<MemberRouteKey> {
  return async (request) => {
    const at = clock();
    // Accounts are looked at only where a version asks somebody.
    if (await terms.asksAgain(at)) {
      const { agreements } = await accounts.requireActive(request.caller.userId);
      if ((await terms.due(agreements, at)).length > 0) throw new Refused("TERMS_CHANGED");
    }
    return handle(request);
  };
}
